import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Sections } from '../../games/contract';
import { LANGUAGES } from '../../words/languages';
import { linesOf, parse, rulesIn, sectionAt, type Block } from './markup';

const ROOT = new URL('../../../../src/mbira/', import.meta.url);
const FOUND = import.meta.glob<Sections>('../../games/*/learn/sections.ts', {
  eager: true,
  import: 'sections',
});
const GAMES = Object.entries(FOUND).map(([file, found]) => [file.split('/')[3]!, found] as const);

const read = (place: string) => readFileSync(new URL(place, ROOT), 'utf-8');
const rules = (game: string, language: string): Block[] =>
  parse(read(`lang/${language}/page/rules/${game}.txt`));

/** What can be decided in a game, as its rules have it. */
function steps(game: string): string[] {
  const [, list] = /StepId = Literal\[(.*?)\]/s.exec(read(`games/${game}/views/view.py`))!;
  return [...list!.matchAll(/"([\w-]+)"/g)].map(([, id]) => id!);
}
/** The types of actions of a game. */
const actions = (game: string) =>
  [...read(`games/${game}/actions.py`).matchAll(/tag="([\w-]+)"/g)].map(([, id]) => id!);

test('every game with rules says where they speak of what is decided', () => {
  const written = readdirSync(new URL('lang/en/page/rules', ROOT));
  expect(GAMES.map(([game]) => `${game}.txt`)).toEqual(written);
});

describe.each(GAMES)('the sections of %s', (game, sections) => {
  test('are there for every step, and only for steps and actions that there are', () => {
    expect(Object.keys(sections.steps).sort()).toEqual(steps(game).sort());
    expect(actions(game)).toEqual(expect.arrayContaining(Object.keys(sections.actions)));
  });

  test.each([...LANGUAGES.keys()])('are there in %s', (language) => {
    const blocks = rules(game, language);
    const places = [...Object.values(sections.steps), ...Object.values(sections.actions)];
    for (const at of places) expect([at, sectionAt(blocks, at ?? '')?.id]).toEqual([at, at]);
  });

  test.each([...LANGUAGES.keys()])('are found for every rule in %s', (language) => {
    const blocks = rules(game, language);
    const all = blocks.flatMap((block) => rulesIn(...linesOf(block)));
    expect(all.length).toBeGreaterThan(20);
    for (const rule of all) {
      const found = sectionAt(blocks, rule)!.blocks;
      expect(found.flatMap((block) => rulesIn(...linesOf(block)))).toContain(rule);
    }
  });
});

test('a section ends where the next of its kind begins', () => {
  const blocks = parse(
    '# Title\n\n## One {one}\n\nWords.\n\n### Part {part}\n\nMore. {R1}\n\n## Two {two}\n\nEnd.',
  );
  expect(sectionAt(blocks, 'one')!.blocks).toHaveLength(4);
  expect(sectionAt(blocks, 'part')!.title).toBe('Part');
  expect(sectionAt(blocks, 'R1')!.id).toBe('part');
  expect(sectionAt(blocks, 'two')!.blocks).toHaveLength(2);
  expect(sectionAt(blocks, 'three')).toBeNull();
  expect(sectionAt(blocks, '')).toBeNull();
});
