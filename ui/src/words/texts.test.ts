/** A text that is sent says what its file says. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { packed } from '../../texts';

const ROOT = new URL('../../../src/mbira/lang/', import.meta.url);
const TEXTS = readdirSync(ROOT, { recursive: true, encoding: 'utf-8' }).filter((name) =>
  name.endsWith('.ftl'),
);

test('there are texts to look at', () => {
  expect(TEXTS.length).toBeGreaterThan(50);
});

test.each(TEXTS)('%s', (name) => {
  const text = readFileSync(new URL(name, ROOT), 'utf-8');
  expect(new FluentResource(packed(text)).body).toEqual(new FluentResource(text).body);
  expect(packed(text).length).toBeLessThan(text.length);
});

test('an empty line inside a message stays, and so does what is further in', () => {
  const text =
    '# For translators.\n\na =\n    one\n\n    two\n      more\n\n\nb   =  c\n    .d = e\n';
  const sent = packed(text);
  expect(sent).toBe('a=\n    one\n\n    two\n      more\nb=c\n .d=e');
  expect(new FluentResource(sent).body).toEqual(new FluentResource(text).body);
});
