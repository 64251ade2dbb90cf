import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LESSONS } from './steps';

const ids = (game: string, language: string) =>
  new FluentResource(
    readFileSync(new URL(`./texts/${game}.${language}.ftl`, import.meta.url), 'utf-8'),
  ).body.map((entry) => entry.id);

describe.each(Object.entries(LESSONS))('the guided match of %s', (game, steps) => {
  test('has words for every step, and for nothing else', () => {
    const english = ids(game, 'en');
    for (const { id, does } of steps) {
      expect(english).toContain(id);
      expect(english).toContain(`${id}-title`);
      if (does) expect(english).toContain(`${id}-do`);
    }
    const known = new Set(steps.map(({ id }) => id));
    expect(english.filter((id) => !known.has(id.replace(/-(title|do|done)$/, '')))).toEqual([]);
  });

  test.each(['it', 'ru'])('says the same in %s', (language) => {
    expect(ids(game, language)).toEqual(ids(game, 'en'));
  });

  test('ends with something to read', () => {
    expect(steps.at(-1)!.does).toBeUndefined();
    expect(steps[0]!.follows).toBeUndefined();
  });
});
