import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import type { Taught } from '../games/contract';
import { LANGUAGES } from '../words/languages';

const LESSONS = import.meta.glob<Taught[]>('../games/*/learn/steps.ts', {
  eager: true,
  import: 'default',
});

const ids = (steps: string, language: string) =>
  new FluentResource(
    readFileSync(
      new URL(
        `../../../src/mbira/lang/${language}/page/lessons/${steps.split('/')[2]}.ftl`,
        import.meta.url,
      ),
      'utf-8',
    ),
  ).body.map((entry) => entry.id);

describe.each(Object.entries(LESSONS))('the guided match of %s', (file, steps) => {
  test('has words for every step, and for nothing else', () => {
    const english = ids(file, 'en');
    for (const { id, does } of steps) {
      expect(english).toContain(id);
      expect(english).toContain(`${id}-title`);
      if (does) expect(english).toContain(`${id}-do`);
    }
    const known = new Set(steps.map(({ id }) => id));
    expect(english.filter((id) => !known.has(id.replace(/-(title|do|done)$/, '')))).toEqual([]);
  });

  test.each([...LANGUAGES.keys()])('says the same in %s', (language) => {
    expect(ids(file, language)).toEqual(ids(file, 'en'));
  });

  test('ends with something to read', () => {
    expect(steps.at(-1)!.does).toBeUndefined();
    expect(steps[0]!.follows).toBeUndefined();
  });
});
