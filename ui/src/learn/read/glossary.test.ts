import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../words/languages';

const LANG = new URL('../../../../src/mbira/lang/', import.meta.url);
const GAMES = readdirSync(new URL('en/page/rules', LANG)).map((name) => name.split('.')[0]!);
const TERM = /\]\(\?([\w-]+)\)/g;

const read = (language: string, place: string) =>
  readFileSync(new URL(`${language}/page/${place}`, LANG), 'utf-8');
const body = (language: string, game: string) =>
  new FluentResource(read(language, `glossary/${game}.ftl`)).body;
const terms = (text: string) => [...text.matchAll(TERM)].map(([, id]) => id!);

describe.each(GAMES)('the words of %s', (game) => {
  test.each([...LANGUAGES.keys()])('have a sentence each in %s', (language) => {
    const entries = body(language, game);
    expect(entries.map(({ id }) => id)).toEqual(body('en', game).map(({ id }) => id));
    for (const { attributes } of entries) expect(Object.keys(attributes)).toEqual(['about']);
  });

  test.each([...LANGUAGES.keys()])('are those that texts in %s lead to', (language) => {
    const known = body(language, game).map(({ id }) => id);
    for (const place of [`rules/${game}.txt`, `lessons/${game}.ftl`]) {
      const used = terms(read(language, place));
      expect(used.length).toBeGreaterThan(10);
      for (const id of used) expect(known).toContain(id);
    }
  });

  test('that a lesson explains are the same in every language', () => {
    const english = [...new Set(terms(read('en', `lessons/${game}.ftl`)))].sort();
    for (const language of LANGUAGES.keys())
      expect([...new Set(terms(read(language, `lessons/${game}.ftl`)))].sort()).toEqual(english);
  });
});
