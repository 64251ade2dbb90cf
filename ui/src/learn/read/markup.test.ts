import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contents, linesOf, parse, parseLine, rulesIn, type Block } from './markup';
import { LANGUAGES } from '../../words/languages';
import { symbolId } from './symbols';

test('a line has strong words, symbols, links and places of rules', () => {
  expect(parseLine('Pay **2** [symbol:k-cattle], see [hubs](hubs), a [word](?hub). {R7}')).toEqual([
    { kind: 'text', text: 'Pay ' },
    { kind: 'strong', text: '2' },
    { kind: 'text', text: ' ' },
    { kind: 'symbol', id: 'k-cattle' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'hubs', to: 'hubs' },
    { kind: 'text', text: ', a ' },
    { kind: 'term', text: 'word', id: 'hub' },
    { kind: 'text', text: '.' },
    { kind: 'rule', id: 'R7' },
  ]);
});

test('blocks are separated by empty lines', () => {
  const blocks = parse(
    '# A *game*\n\nOne\nparagraph.\n\n## Turn {turn}\n\n- a\n- b\n\n1. c\n\n> d\n\n| e | f |\n| g | |\n',
  );
  expect(blocks.map((block) => block.kind)).toEqual([
    'heading',
    'paragraph',
    'heading',
    'list',
    'list',
    'note',
    'table',
  ]);
  expect(contents(blocks)).toEqual([{ id: 'turn', words: 'Turn' }]);
  expect(blocks[1]).toEqual({
    kind: 'paragraph',
    line: [{ kind: 'text', text: 'One paragraph.' }],
  });
  expect(blocks[3]).toMatchObject({ ordered: false });
  expect(blocks[4]).toMatchObject({ ordered: true });
  expect(blocks[6]).toEqual({
    kind: 'table',
    head: [[{ kind: 'text', text: 'e' }], [{ kind: 'text', text: 'f' }]],
    rows: [[[{ kind: 'text', text: 'g' }], []]],
  });
});

test('what looks like nothing stays as it is', () => {
  expect(parseLine('2 * 3 and {x} and [y]')).toEqual([
    { kind: 'text', text: '2 * 3 and {x} and [y]' },
  ]);
});

const text = (place: string) => readFileSync(new URL(place, import.meta.url), 'utf-8');
const read = (game: string, language: string) =>
  parse(text(`../../../../src/mbira/lang/${language}/page/rules/${game}.txt`));
const GAMES = Object.keys(import.meta.glob('../../../../src/mbira/lang/en/page/rules/*.txt')).map(
  (file) => file.split('/').at(-1)!.replace('.txt', ''),
);
/** The rulings of a game, as its documentation numbers them: each has its place on the page. */
const rulings = (game: string) =>
  [...text(`../../../../docs/rulings/${game}.md`).matchAll(/^\| (R\d+) \|/gm)].map(
    (row) => row[1]!,
  );

const shape = (blocks: Block[]) =>
  blocks.map((block) => [
    block.kind,
    block.kind === 'heading' ? `${block.level} ${block.id}` : '',
    linesOf(block).length,
    linesOf(block)
      .flat()
      .flatMap((each) => (each.kind === 'symbol' || each.kind === 'rule' ? [each.id] : []))
      .sort(),
  ]);

describe.each(GAMES)('the rules of %s', (game) => {
  const english = read(game, 'en');

  test('have a place for every ruling', () => {
    const places = new Set(english.flatMap((block) => rulesIn(...linesOf(block))));
    expect(rulings(game).filter((rule) => !places.has(rule))).toEqual([]);
    expect(rulings(game).length).toBeGreaterThan(20);
  });

  test('have places of one name only, and rows of one length', () => {
    const ids = english.flatMap((block) =>
      block.kind === 'heading' && block.id ? [block.id] : [],
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const block of english) {
      if (block.kind !== 'table') continue;
      for (const row of block.rows) expect(row.length).toBe(block.head.length);
    }
  });

  test('use symbols that the game has', () => {
    const symbols = text(`../../games/${game}/Symbols.svelte`);
    const used = english
      .flatMap((block) => linesOf(block).flat())
      .flatMap((each) => (each.kind === 'symbol' ? [symbolId(game, each.id)] : []));
    expect(used.filter((id) => !symbols.includes(`id="${id}"`))).toEqual([]);
  });

  test.each([...LANGUAGES.keys()])('say the same in %s', (language) => {
    expect(shape(read(game, language))).toEqual(shape(english));
  });
});
