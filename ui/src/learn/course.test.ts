import { expect, test } from 'vitest';
import { Course, type Step } from './course.svelte';

const STEPS: Step[] = [
  { id: 'hello' },
  { id: 'gift', at: ['gift'], does: ['bid', 'pass'] },
  { id: 'place', at: ['turn'], does: ['place'] },
  { id: 'site', at: ['site'], does: ['at'], follows: true },
  { id: 'druid', at: ['offering'], does: ['offer'], whenever: true },
  { id: 'end', at: ['turn'], does: ['end'] },
  { id: 'goodbye' },
];
const begin = (index = 0, explains = true) => new Course(STEPS, index, () => explains);
const now = (step: string, ...types: string[]) => ({ step, types: new Set(types) });

test('a step is read, done, explained, and then comes the next', () => {
  const course = begin();
  course.decides(now('gift', 'bid', 'pass'));
  expect(course.step.id).toBe('hello');
  course.next();
  course.did('bid');
  expect([course.step.id, course.after]).toEqual(['gift', true]);
  course.decides(now('turn', 'place', 'end'));
  expect(course.step.id).toBe('gift');
  course.next();
  expect([course.step.id, course.after]).toEqual(['place', false]);
});

test('who does not wait for the guide is not held up', () => {
  const course = begin();
  course.decides(now('gift', 'bid', 'pass'));
  course.did('pass');
  expect([course.step.id, course.after]).toEqual(['gift', true]);
  course.decides(now('turn', 'place', 'end'));
  course.did('place');
  expect([course.step.id, course.after]).toEqual(['place', true]);
});

test('a step without an explanation is left at once', () => {
  const course = begin(1, false);
  course.decides(now('gift', 'bid'));
  course.did('bid');
  expect(course.step.id).toBe('place');
});

test('something else may be done: the lesson goes on, without what belonged to the step', () => {
  const course = begin(2);
  course.decides(now('turn', 'place', 'raise', 'end'));
  course.did('raise');
  course.decides(now('turn', 'place', 'end'));
  expect([course.step.id, course.otherwise]).toEqual(['place', false]); // still possible
  course.did('raise');
  course.decides(now('turn', 'end'));
  expect([course.step.id, course.otherwise]).toEqual(['end', true]);
  course.decides(now('offering', 'offer'));
  expect(course.step.id).toBe('druid'); // it was passed over, not told
});

test('the lesson waits as long as nothing else can be learnt', () => {
  const course = begin(5);
  course.decides(now('gift', 'bid'));
  expect(course.step.id).toBe('end');
});

test('what comes up by itself is explained once, and then the lesson goes on where it was', () => {
  const course = begin(1);
  course.decides(now('offering', 'offer'));
  expect(course.step.id).toBe('druid');
  course.did('offer');
  course.next();
  expect(course.step.id).toBe('gift');
  course.decides(now('offering', 'offer'));
  expect(course.step.id).toBe('gift');
  course.next(); // left without being done: `site` belongs to `place`, not to it
  course.next();
  expect(course.step.id).toBe('end');
});

test('one can look back, and not beyond the ends', () => {
  const course = begin(1);
  course.back();
  course.back();
  expect(course.step.id).toBe('hello');
  for (const _ of STEPS) course.next();
  expect([course.step.id, course.last]).toEqual(['goodbye', true]);
});
