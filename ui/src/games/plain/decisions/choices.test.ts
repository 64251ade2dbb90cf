import { expect, test } from 'vitest';
import type { Action, Message } from '../../../api/types';
import { byType, matching, meant, notation, sentence, type Choice } from './choices';

/** An action of a game that nobody here knows. */
const action = (type: string, more: object = {}) => ({ type, ...more }) as unknown as Action;
const choice = (words: string, type: string, more: object = {}): Choice => ({
  action: action(type, more),
  words,
  typed: notation(action(type, more)),
});
const CHOICES = [
  choice('Anna draws a card.', 'draw'),
  choice('Anna plays the red three.', 'play', { card: 'red', number: 3 }),
  choice('Anna plays the red thirteen.', 'play', { card: 'red', number: 13 }),
  choice('Anna plays the blue three.', 'play', { card: 'blue', number: 3 }),
];

test('an action is written as it can be typed', () => {
  expect(notation(action('pass'))).toBe('pass');
  expect(notation(action('move', { from: 'A1', to: ['B2', 'C3'], lie: null }))).toBe(
    'move A1 B2 C3',
  );
});

test('a choice says what it would do, or how it is typed', () => {
  const table = { say: ({ id }: Message) => (id === 'told' ? 'Anna draws.' : `{${id}}`) };
  const draw = action('draw', { count: 2 });
  expect(sentence({ action: draw, does: { id: 'told' } }, table)).toBe('Anna draws.');
  expect(sentence({ action: draw, does: { id: 'nothing' } }, table)).toBe('draw 2');
  expect(sentence({ action: draw }, table)).toBe('draw 2');
});

test('choices are found by words of their sentence and of how they are typed', () => {
  expect(matching(CHOICES, '')).toEqual(CHOICES);
  expect(matching(CHOICES, ' THREE  red ')).toEqual([CHOICES[1]]);
  expect(matching(CHOICES, 'play 3')).toEqual(CHOICES.slice(1));
  expect(matching(CHOICES, 'green')).toEqual([]);
});

test('what is typed in full is meant, even where more is like it', () => {
  expect(meant(CHOICES, 'play  red 3 ')).toBe(CHOICES[1]);
  expect(meant(CHOICES, 'card.')).toBe(CHOICES[0]);
  expect(meant(CHOICES, 'red')).toBeNull();
  expect(meant(CHOICES, ' ')).toBeNull();
});

test('choices of a type stand together', () => {
  const [draw, ...play] = CHOICES;
  expect(byType([...play, draw!])).toEqual([
    ['play', play],
    ['draw', [draw]],
  ]);
});
