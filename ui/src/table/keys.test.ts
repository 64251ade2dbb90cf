import { expect, test } from 'vitest';
import { deedOf } from './keys';

test('digits are choices in their order, the tenth is 0', () => {
  expect(deedOf('1')).toEqual({ do: 'choose', number: 0 });
  expect(deedOf('9')).toEqual({ do: 'choose', number: 8 });
  expect(deedOf('0')).toEqual({ do: 'choose', number: 9 });
});

test('letters are the same in both cases, and others are nothing', () => {
  expect(deedOf('d')).toEqual(deedOf('D'));
  expect(deedOf('?')).toEqual({ do: 'list' });
  expect(deedOf('x')).toBeNull();
  expect(deedOf('Enter')).toBeNull();
  expect(deedOf('constructor')).toBeNull();
});
