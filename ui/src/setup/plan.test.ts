import { describe, expect, test } from 'vitest';
import type { GameInfo, OptionInfo } from '../api/types';
import { Plan } from './plan.svelte';

const option = (name: string, more: Partial<OptionInfo>): OptionInfo => ({
  name,
  default: null,
  description: '',
  ...more,
});
const gods = option('gods', { many: true, choices: ['gu', 'eshu'], group: 'gods' });
const ruling = option('ruling', { default: false, choices: ['true', 'false'] });
const colours = option('colours', {
  default: ['violet', 'blue', 'green'],
  choices: ['violet', 'blue', 'green'],
  many: true,
  by_seat: true,
  few: ['violet', 'blue'],
});

function game(more: Partial<GameInfo> = {}): GameInfo {
  return {
    id: 'toy',
    name: 'Toy',
    about: '',
    fewest: 2,
    most: 4,
    ruleset: 1,
    options: [ruling, gods],
    bots: ['random', 'adept'],
    weight: 3,
    puzzles: 0,
    presets: [
      { id: 'standard', options: {}, minutes: [60, 120] },
      { id: 'long', options: { gods: ['gu', 'eshu'] }, minutes: [80, 160] },
    ],
    ...more,
  };
}

describe('chairs', () => {
  test('are three at first: oneself, and the usual bots', () => {
    expect(new Plan(game()).wish.chairs).toEqual(['you', 'adept', 'adept']);
  });

  test('wait for friends, and begin at once without any', () => {
    const plan = new Plan(game());
    expect(plan.wish.start).toBe(true);
    plan.sitters[1]!.kind = 'open';
    expect(plan.wish).toMatchObject({ start: false, chairs: ['you', null, 'adept'] });
  });

  test('of those who share the screen have names', () => {
    const plan = new Plan(game());
    Object.assign(plan.sitters[1]!, { kind: 'here', name: 'Mutapa' });
    expect(plan.wish).toMatchObject({
      chairs: ['you', 'you', 'adept'],
      names: ['', 'Mutapa', ''],
    });
  });

  test('of a game without bots wait', () => {
    expect(new Plan(game({ bots: [] })).wish.chairs).toEqual(['you', null, null]);
  });
});

describe('colours', () => {
  test('are sent only if somebody chose some', () => {
    const plan = new Plan(game());
    expect(plan.wish.colours).toEqual([]);
    plan.paint(0, 'gold');
    expect(plan.wish.colours).toEqual(['gold', 'blue', 'green']);
  });

  test('change hands, so that no two seats have the same', () => {
    const plan = new Plan(game());
    plan.paint(0, 'blue');
    expect(plan.colours).toEqual(['blue', 'red', 'green']);
  });

  test('are those of the game where it has some, and as many as there are for few', () => {
    const plan = new Plan(game({ options: [colours] }));
    plan.paint(0, 'green');
    expect(plan.colours).toEqual(['green', 'blue', 'violet']);
    expect(plan.wish).toMatchObject({
      colours: [],
      options: { colours: ['green', 'blue', 'violet'] },
    });
    plan.remove(2);
    expect(plan.colours.toSorted()).toEqual(['blue', 'violet']);
    expect((plan.wish.options?.['colours'] as string[]).slice(0, 2).toSorted()).toEqual([
      'blue',
      'violet',
    ]);
  });

  test('are not offered where there are too few for all seats', () => {
    expect(new Plan(game({ most: 6 })).paints).toEqual([]);
  });
});

describe('options', () => {
  test('stand in groups, those without one at the end', () => {
    expect(new Plan(game()).groups.map((each) => each.id)).toEqual(['gods', '']);
  });

  test('are as a preset says, until one of them is changed', () => {
    const plan = new Plan(game());
    expect(plan.preset?.id).toBe('standard');
    plan.set(ruling, true);
    expect(plan.preset).toBeUndefined();
    plan.choose(plan.game.presets[1]!);
    expect(plan.preset?.id).toBe('long');
    expect(plan.changed).toEqual({ gods: ['gu', 'eshu'] });
    expect([plan.differs(gods), plan.differs(ruling)]).toEqual([true, false]);
  });

  test('take as long as the preset says, for as many as play', () => {
    const plan = new Plan(game());
    const [standard] = plan.game.presets;
    expect(plan.minutes(standard!)).toBe(90);
    plan.remove(2);
    expect(plan.minutes(standard!)).toBe(60);
  });
});
