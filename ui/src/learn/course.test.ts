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

test('somebody who does not wait for the guide is not held up', () => {
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
});

test('whoever does what comes later is told what came of that', () => {
  const course = begin(2);
  course.decides(now('turn', 'place', 'end'));
  course.did('end');
  course.waits();
  expect([course.step.id, course.after, course.otherwise]).toEqual(['end', true, true]);
});

test('the lesson waits as long as nothing else can be learnt', () => {
  const course = begin(5);
  course.decides(now('gift', 'bid'));
  expect([course.step.id, course.possible]).toEqual(['end', false]);
  course.decides(now('turn', 'end'));
  expect([course.step.id, course.possible]).toEqual(['end', true]);
});

test('what comes up by itself may be interrupted by the same', () => {
  const course = new Course([
    { id: 'hut', at: ['turn'], does: ['hut'] },
    { id: 'one', at: ['one'], does: ['one'], whenever: true },
    { id: 'two', at: ['two'], does: ['two'], whenever: true },
    { id: 'goodbye' },
  ]);
  course.decides(now('turn', 'hut'));
  course.did('hut');
  course.decides(now('one', 'one'));
  course.did('one');
  course.decides(now('two', 'two'));
  expect(course.step.id).toBe('two');
  course.next();
  expect([course.step.id, course.after]).toEqual(['one', true]);
  course.next();
  expect([course.step.id, course.after]).toEqual(['hut', true]);
  course.next();
  expect(course.step.id).toBe('goodbye');
});

test('a patient step is not given up', () => {
  const course = new Course([
    { id: 'temple', at: ['turn'], does: ['temple'], patient: true },
    { id: 'goodbye' },
  ]);
  course.decides(now('turn', 'move'));
  course.did('move');
  course.waits();
  expect(course.step.id).toBe('temple');
});

test('what comes up by itself is explained once, and then the lesson goes on where it was', () => {
  const course = begin(1);
  course.decides(now('gift', 'bid'));
  course.did('bid');
  course.decides(now('offering', 'offer'));
  expect([course.step.id, course.after]).toEqual(['druid', false]);
  course.did('offer');
  course.next();
  expect([course.step.id, course.after]).toEqual(['gift', true]);
  course.decides(now('offering', 'offer'));
  expect(course.step.id).toBe('gift');
  course.next();
  course.next(); // left without being done, so `site` makes no sense
  expect(course.step.id).toBe('end');
});

test('one can look back, and not beyond the ends', () => {
  const course = begin(1);
  course.back();
  course.back();
  expect(course.step.id).toBe('hello');
  STEPS.forEach(() => course.next());
  expect([course.step.id, course.last]).toEqual(['goodbye', true]);
});

test('what takes several decisions is done when it is not asked any more', () => {
  const course = new Course([
    { id: 'use', at: ['turn'], does: ['use'] },
    { id: 'traders', at: ['area'], does: ['at'], follows: true, whole: true },
    { id: 'end', at: ['turn'], does: ['end'] },
  ]);
  course.decides(now('turn', 'use', 'end'));
  course.did('use');
  course.decides(now('area', 'at'));
  course.next();
  course.did('at');
  course.decides(now('area', 'at'));
  expect([course.step.id, course.after]).toEqual(['traders', false]);
  course.did('at');
  course.decides(now('turn', 'end'));
  expect([course.step.id, course.after, course.otherwise]).toEqual(['traders', true, false]);
});

test('what was done is only read again by looking back', () => {
  const course = begin(1);
  course.decides(now('gift', 'bid', 'pass'));
  course.did('bid');
  course.next();
  course.decides(now('turn', 'place', 'end'));
  expect([course.past, course.asks]).toEqual([false, true]);
  course.back();
  expect([course.step.id, course.past, course.asks]).toEqual(['gift', true, false]);
  course.did('place');
  expect([course.step.id, course.after]).toEqual(['place', true]);
});

test('the lesson can be where it was', () => {
  const course = begin(1);
  course.decides(now('gift', 'bid', 'pass'));
  const { mark } = course;
  course.did('bid');
  course.next();
  const later = course.mark;
  course.return(mark);
  expect([course.step.id, course.after, course.asks]).toEqual(['gift', false, true]);
  course.return(later);
  expect(course.step.id).toBe('place');
});

test('what comes up by itself does not change how far one is', () => {
  const course = begin(5);
  course.decides(now('offering', 'offer'));
  expect([course.step.id, course.number]).toEqual(['druid', 5]);
});
