import { expect, test } from 'vitest';
import type { Action, Position, Told } from '../../api/types';
import { at, does } from './conditions';
import { Course, type Idea } from './course.svelte';
import { Following } from './following';

const IDEAS: Idea[] = [
  { id: 'gift', when: at('gift'), did: does('bid') },
  { id: 'turn', when: at('turn'), did: does('end') },
  { id: 'next', after: ['turn'], when: at('gift') },
];

/** A match of the learner, who has seat 0, and others. */
class Table {
  log: Told[] = [];
  version = 10;
  line = 10;
  step = 'gift';

  play(type: string, step: string, seat: number | 'chance' = 0) {
    this.version++;
    this.step = step;
    if (type === 'undo') this.line--;
    else this.line++;
    const action = { type } as Action;
    const told = { version: this.version, seat, action, message: { id: '' }, at: 0 };
    this.log = [...this.log, told];
  }
  get position(): Position {
    const view = { step: this.step } as Position['view'];
    return { version: this.version, seat: 0, actor: 0, view, line: this.line, legal: [] };
  }
}
function begin() {
  const table = new Table();
  const course = new Course(IDEAS, () => false);
  const following = new Following(course, table.position);
  const hear = () => following.hear(table.log, table.position);
  hear();
  return { table, course, following, hear };
}

test('what the learner does leads on, what others do does not', () => {
  const { table, course, hear } = begin();
  table.play('bid', 'gift', 1);
  hear();
  expect(course.shown?.id).toBe('gift');
  table.play('bid', 'turn');
  hear();
  expect(course.shown?.id).toBe('turn');
});

test('several records that came at once are all heard', () => {
  const { table, course, hear } = begin();
  table.play('bid', 'turn');
  table.play('end', 'turn');
  table.play('bid', 'gift', 2);
  hear();
  expect([course.shown, course.meanwhile, course.told]).toEqual([null, ['turn'], ['gift', 'turn']]);
  course.next();
  expect(course.shown?.id).toBe('next');
});

test('taking back leads to where the lesson was, and doing it again forward', () => {
  const { table, course, hear } = begin();
  table.play('bid', 'turn');
  hear();
  table.play('undo', 'gift');
  hear();
  expect([course.shown?.id, course.asks]).toEqual(['gift', true]);
  table.play('redo', 'turn');
  hear();
  expect(course.shown?.id).toBe('turn');
  expect(course.told).toEqual(['gift', 'turn']);
});

test('who loads the page again hears of what happened in between', () => {
  const { table, following } = begin();
  table.play('bid', 'turn');
  const progress = JSON.parse(JSON.stringify(following.progress)) as typeof following.progress;
  const course = new Course(IDEAS, () => false);
  const again = new Following(course, table.position, progress);
  expect(course.shown?.id).toBe('gift');
  again.hear(table.log, table.position);
  expect([course.shown?.id, course.told]).toEqual(['turn', ['gift', 'turn']]);
});
