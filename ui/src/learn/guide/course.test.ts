import { expect, test } from 'vitest';
import type { Action, View } from '../../api/types';
import { at, does, inTurn, may } from './conditions';
import { Course, type Idea, type Moment } from './course.svelte';

const IDEAS: Idea[] = [
  { id: 'hello', when: () => true },
  { id: 'gift', when: at('gift'), did: does('bid', 'pass') },
  { id: 'good', when: at('good'), did: does('buy') },
  { id: 'used', when: at('resource'), did: does('resource') },
  { id: 'paid', after: ['good'], when: () => true },
  { id: 'site', when: at('site'), did: inTurn('place', 'at') },
  { id: 'god', when: may('god'), did: does('god') },
  { id: 'raise', when: may('raise'), did: does('raise') },
  { id: 'place', after: ['raise'], when: may('place'), did: does('place') },
  { id: 'druid', when: at('offering'), did: does('offer'), rare: true },
];
const begin = (...explained: string[]) => new Course(IDEAS, (id) => explained.includes(id));
const now = (step: string, ...types: string[]): Moment => ({
  view: { step } as View,
  seat: 0,
  types: new Set(types),
});
const done = (...types: string[]) =>
  types.map((type, number) => ({
    action: { type } as Action,
    before: number ? ({ type: types[number - 1] } as Action) : null,
  }));
const shows = (course: Course) => [course.shown?.id ?? null, ...course.meanwhile];

test('an idea is explained when its moment has come, done, and then comes the next', () => {
  const course = begin();
  course.hear([], now('gift', 'bid', 'pass'));
  expect([shows(course), course.asks]).toEqual([['hello'], false]);
  course.next();
  expect([shows(course), course.asks]).toEqual([['gift'], true]);
  course.hear(done('bid'), now('turn', 'god', 'raise', 'place'));
  expect(shows(course)).toEqual(['god']);
  course.next();
  expect(shows(course)).toEqual(['raise']);
  expect(course.told).toEqual(['hello', 'gift', 'god', 'raise']);
});

test('what came of an idea is said before the next, once', () => {
  const course = begin('gift');
  course.hear([], now('gift', 'bid'));
  course.next();
  course.hear(done('bid'), now('turn', 'god'));
  expect([course.shown, course.asks]).toEqual([{ id: 'gift', after: true }, false]);
  course.next();
  expect(shows(course)).toEqual(['god']);
  course.hear(done('bid'), now('turn', 'god'));
  expect(shows(course)).toEqual(['god']);
});

test('a helper that does several things at once skips no idea, and none is explained twice', () => {
  const course = begin('raise');
  course.hear([], now('turn', 'raise'));
  course.next();
  course.hear(done('raise', 'buy', 'resource'), now('turn', 'place', 'end'));
  expect([shows(course), course.asks]).toEqual([[null, 'good', 'used'], false]);
  course.next();
  expect([course.shown, course.meanwhile]).toEqual([{ id: 'raise', after: true }, []]);
  course.next();
  expect(shows(course)).toEqual(['paid']);
  course.next();
  expect(shows(course)).toEqual(['place']);
  course.hear(done('raise', 'buy', 'resource'), now('good', 'buy'));
  expect(shows(course)).toEqual([null]);
  expect(course.told).toEqual(['hello', 'raise', 'good', 'used', 'paid', 'place']);
});

test('what is done in another order is explained in a sentence, and the rest waits for its time', () => {
  const course = begin();
  course.hear([], now('turn', 'raise', 'place'));
  course.next();
  expect(shows(course)).toEqual(['raise']);
  course.hear(done('place'), now('site', 'at'));
  expect(shows(course)).toEqual([null, 'place']);
  course.next();
  expect(shows(course)).toEqual(['site']);
  course.hear(done('at'), now('turn', 'raise', 'place'));
  expect(course.told).toEqual(['hello', 'raise', 'place', 'site']); // and raise is not said again
});

test('what is asked for waits until what happened was read', () => {
  const course = begin();
  course.hear([], now('turn', 'god', 'raise'));
  course.next();
  course.hear(done('place'), now('turn', 'god', 'raise'));
  expect([shows(course), course.asks]).toEqual([[null, 'place'], false]);
  course.back();
  expect([shows(course), course.past]).toEqual([['place'], true]);
  course.next();
  course.next();
  expect([shows(course), course.asks]).toEqual([['god'], true]);
});

test('what was asked for stays as long as it can be done', () => {
  const course = begin();
  course.hear([], now('turn', 'god', 'raise'));
  course.next();
  course.hear(done('end'), now('turn', 'god'));
  expect(shows(course)).toEqual(['god']);
  course.hear(done('end'), now('gift', 'bid'));
  expect(shows(course)).toEqual(['gift']);
});

test('an action is told from another of its type by what was done before', () => {
  const course = begin();
  course.hear(done('build', 'at'), now('turn'));
  expect(course.told).not.toContain('site');
  course.hear(done('place', 'at'), now('turn'));
  expect(course.told).toContain('site');
});

test('when no idea has its moment one plays on', () => {
  const course = begin();
  course.hear([], now('offering', 'offer'));
  course.next();
  course.hear(done('offer'), now('wait'));
  expect([course.shown, course.number, course.counted.length]).toEqual([null, 1, 9]);
  expect(course.left.map(({ id }) => id)).toContain('gift');
  expect(course.told).toContain('druid');
});

test('one can look back, and comes forward to now', () => {
  const course = begin();
  course.hear([], now('gift', 'bid'));
  expect(course.first).toBe(true);
  course.next();
  course.back();
  expect([shows(course), course.past, course.asks, course.number]).toEqual([
    ['hello'],
    true,
    false,
    1,
  ]);
  course.back();
  expect(shows(course)).toEqual(['hello']);
  course.next();
  expect([shows(course), course.past, course.asks]).toEqual([['gift'], false, true]);
  course.back();
  course.hear(done('bid'), now('turn', 'god'));
  expect([shows(course), course.past]).toEqual([['god'], false]);
});

test('what is taken back is asked for again, and what was explained is not explained again', () => {
  const course = begin();
  course.hear([], now('turn', 'raise'));
  course.next();
  const { mark } = course;
  course.hear(done('raise', 'buy'), now('resource', 'resource'));
  expect(shows(course)).toEqual([null, 'good']);
  course.next();
  expect(shows(course)).toEqual(['used']);
  course.return(mark);
  course.hear([], now('turn', 'raise'));
  expect([shows(course), course.asks]).toEqual([['raise'], true]);
  course.hear(done('raise', 'buy'), now('resource', 'resource'));
  expect(shows(course)).toEqual(['paid']);
  expect(new Set(course.told).size).toBe(course.told.length);
});

test('what words need to know is kept from when they were said', () => {
  const course = new Course([{ id: 'x', when: () => true, args: ({ seat }) => ({ seat }) }]);
  course.hear([], { ...now(''), seat: 2 });
  course.hear([], { ...now(''), seat: 1 });
  expect(course.args('x')).toEqual({ seat: 2 });
  const again = new Course(course.ideas);
  again.return(JSON.parse(JSON.stringify(course.mark)) as typeof course.mark);
  expect([again.args('x'), shows(again)]).toEqual([{ seat: 2 }, ['x']]);
});
