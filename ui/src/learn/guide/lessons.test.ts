import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import type { Lesson } from '../../games/contract';
import { LANGUAGES } from '../../words/languages';

const LESSONS = import.meta.glob<Lesson>('../../games/*/learn/lesson.ts', {
  eager: true,
  import: 'default',
});
const PARTS = /-(title|do|done|past)$/;

const read = (file: string, language: string) =>
  readFileSync(
    new URL(
      `../../../../src/mbira/lang/${language}/page/lessons/${file.split('/')[3]}.ftl`,
      import.meta.url,
    ),
    'utf-8',
  );
const ids = (file: string, language: string) =>
  new FluentResource(read(file, language)).body.map((entry) => entry.id);

test('every game teaches', () => expect(Object.keys(LESSONS)).toHaveLength(3));

describe.each(Object.entries(LESSONS))('the guided match of %s', (file, { ideas }) => {
  test('has words for every idea, and for nothing else', () => {
    const english = ids(file, 'en');
    for (const { id, did } of ideas) {
      const parts = did ? ['', '-title', '-do', '-past'] : ['', '-title'];
      expect(english).toEqual(expect.arrayContaining(parts.map((part) => `${id}${part}`)));
    }
    const known = new Set([...ideas.map(({ id }) => id), 'aim', 'won', 'lost']);
    expect(english.filter((id) => !known.has(id.replace(PARTS, '')))).toEqual([]);
  });

  test.each([...LANGUAGES.keys()])('says the same in %s', (language) => {
    expect(ids(file, language)).toEqual(ids(file, 'en'));
  });

  test('has ten to fifteen ideas, and more only where chance brings them', () => {
    const counted = ideas.filter(({ rare }) => !rare).length;
    expect(counted).toBeGreaterThanOrEqual(10);
    expect(counted).toBeLessThanOrEqual(15);
  });

  test('names each idea once, and waits only for ideas that there are', () => {
    const names = ideas.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    for (const { id, after = [] } of ideas) {
      for (const each of after) expect(names).toContain(each);
      expect(after).not.toContain(id);
    }
  });
});
