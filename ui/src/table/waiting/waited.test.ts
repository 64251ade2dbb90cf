import { expect, test } from 'vitest';
import { waitedFor } from './waited';

const anna = { name: 'Anna', made: true };
const bert = { name: 'Bert', yours: true };

test('free seats are waited for, and people who have not said that they are ready', () => {
  expect(waitedFor({ seats: [anna, bert, {}, { bot: 'adept' }] })).toEqual({
    free: [2],
    unready: ['Bert'],
    ready: 2,
    said: false,
  });
});

test('somebody with two seats is named once', () => {
  expect(waitedFor({ seats: [anna, bert, bert] }).unready).toEqual(['Bert']);
});

test('nothing is waited for once all have said so', () => {
  const { free, unready, ready, said } = waitedFor({ seats: [anna, { ...bert, ready: true }] });
  expect([free, unready, ready, said]).toEqual([[], [], 2, true]);
});
