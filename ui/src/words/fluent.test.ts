/** The page says what the server says: both read the same Fluent files, each with a reader of its own. */
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { Message } from '../api/types';
import { Speaker, type Names } from './fluent';

interface Game {
  names: Names;
  reader: number;
  fluent: Record<string, string>;
  said: { message: Message; [language: string]: unknown }[];
}
/** Made by ui/make_said.py. */
const games = JSON.parse(readFileSync(new URL('said.json', import.meta.url), 'utf-8')) as Record<
  string,
  Game
>;

describe.each(Object.keys(games))('%s', (name) => {
  const game = games[name]!;
  test.each(Object.entries(game.fluent))('is told in %s as the server tells it', (code, fluent) => {
    const warned = vi.spyOn(console, 'warn');
    const speaker = new Speaker(code, fluent);
    const told = game.said.map(({ message }) => speaker.say(message, game.names, game.reader));
    expect(told).toEqual(game.said.map((each) => each[code]));
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('a speaker', () => {
  const page = 'hut = hut\n    .many = huts\nseat-0 = Epona\nlog = Log\n';
  const game = 'built = { $seat } builds { $what_many }: { $what }\nlog = Story\n';
  const speaker = new Speaker('en', page, game);

  test('puts people in place of seats, and forms of words beside them', () => {
    const message = { id: 'built', args: { seat: { id: 'seat-0' }, what: { id: 'hut' } } };
    expect(speaker.say(message)).toBe('Epona builds huts: hut');
    expect(speaker.say(message, { 0: 'Anna' })).toBe('Anna builds huts: hut');
  });
  test('speaks to the seat that something is about', () => {
    const source =
      'gives = { $seat } gives { $other } a hut.\n' +
      '    .you = You give { $other } a hut.\n    .you-other = { $seat } gives you a hut.\n' +
      'also = { $seat } too\n';
    const told = new Speaker('en', source);
    const names = { 0: 'Anna', 1: 'Bert' };
    const message = { id: 'gives', args: { seat: { id: 'seat-0' }, other: { id: 'seat-1' } } };
    expect(told.say(message, names)).toBe('Anna gives Bert a hut.');
    expect(told.say(message, names, 0)).toBe('You give Bert a hut.');
    expect(told.say(message, names, 1)).toBe('Anna gives you a hut.');
    expect(told.say(message, names, 2)).toBe('Anna gives Bert a hut.');
    expect(told.say({ id: 'also', args: { seat: { id: 'seat-0' } } }, names, 0)).toBe('Anna too');
    const own = { ...message, args: { ...message.args, other: { id: 'seat-0' } } };
    expect(told.say(own, names, 0)).toBe('You give Anna a hut.');
  });
  test('takes the later of two words', () => {
    expect(speaker.say({ id: 'log' })).toBe('Story');
  });
  test('shows the id of what it has no words for', () => {
    expect(speaker.say({ id: 'nothing' })).toBe('{nothing}');
    expect(speaker.has('nothing')).toBe(false);
  });
  test('knows forms that need no arguments', () => {
    expect(speaker.attribute('hut', 'many')).toBe('huts');
    expect(speaker.attribute('hut', 'few')).toBeUndefined();
  });
});
