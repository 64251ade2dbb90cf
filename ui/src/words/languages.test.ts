import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGLISH, LANGUAGES, textIn } from './languages';

test('every folder of texts is a language', () => {
  const folders = readdirSync(new URL('../../../src/mbira/lang', import.meta.url), {
    withFileTypes: true,
  });
  const codes = folders.filter((each) => each.isDirectory() && /^[a-z]+$/.test(each.name));
  expect([...LANGUAGES.keys()].sort()).toEqual(codes.map((each) => each.name).sort());
});

test('a text that a language does not have is in English', () => {
  const english = textIn(ENGLISH, 'page.ftl');
  expect(english).toBeDefined();
  expect(textIn('xx', 'page.ftl')).toBe(english);
  for (const code of LANGUAGES.keys())
    if (code !== ENGLISH) expect(textIn(code, 'page.ftl')).not.toBe(english);
  expect(textIn(ENGLISH, 'rules/nowhere.txt')).toBeUndefined();
});
