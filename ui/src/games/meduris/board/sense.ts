/** What is to be seen and heard of changes: materials on their way, buildings, runes and points. */
import type { Action, MedurisView, Told, View } from '../../../api/types';
import type { Flight, Sense } from '../../../sense/contract';
import { points } from '../../../sense/payments';
import { MATERIALS } from '../answers';
import { plainPlace, runePlace, spacePlace } from '../speech';

/** Materials come from their plain to whoever works there, or takes them, and go back there. */
function materials({ action, seat }: Told, before: MedurisView, after: MedurisView): Flight[] {
  return MATERIALS.flatMap((material): Flight[] => {
    const symbol = `m-mat-${material}`;
    const plain = plainPlace(material);
    const came = (before.supply[material] ?? 0) - (after.supply[material] ?? 0);
    if (action.type === 'roll')
      return came > 0
        ? (before.towers[material] ?? []).map((owner, level) => ({
            symbol,
            from: plain,
            to: owner,
            count: level + 1,
          }))
        : [];
    if (!came || typeof seat !== 'number') return [];
    return came > 0
      ? [{ symbol, from: plain, to: seat, count: came }]
      : [{ symbol, from: seat, to: plain, count: -came }];
  });
}

/** What was built comes from whose it is. */
function buildings(before: MedurisView, after: MedurisView): Flight[] {
  return after.spaces.flatMap(({ building, owner }, space) =>
    building && owner != null && !before.spaces[space]?.building
      ? [{ symbol: `m-${building}`, from: owner, to: spacePlace(space), seat: owner }]
      : [],
  );
}

/** A worker comes from whose it is; one that goes to another plain walks by itself. */
function workers({ action, seat }: Told): Flight[] {
  return action.type === 'worker' && typeof seat === 'number'
    ? [{ symbol: 'm-worker', from: seat, to: plainPlace(action.plain), seat }]
    : [];
}

function runes(before: MedurisView, after: MedurisView): Flight[] {
  return after.seats.flatMap(({ runes: held }, seat) =>
    held
      .filter((rune) => !before.seats[seat]?.runes.includes(rune))
      .map((rune) => ({ symbol: `m-rune-${rune}`, from: runePlace(rune), to: seat })),
  );
}

function flights(told: Told, given: View, shown: View): Flight[] {
  const [before, after] = [given as MedurisView, shown as MedurisView];
  const { action, changes = [] } = told;
  const space = 'space' in action && typeof action.space === 'number' ? action.space : null;
  const earned = space ?? (after.druid >= 0 ? after.druid : null);
  return [
    ...materials(told, before, after),
    ...buildings(before, after),
    ...workers(told),
    ...runes(before, after),
    ...points(changes, earned === null ? null : spacePlace(earned)),
  ];
}

function arrows(action: Action): [string, string][] {
  return action.type === 'move' && 'height' in action
    ? [[plainPlace(action.plain), plainPlace(action.to)]]
    : [];
}

export const sense: Sense = {
  flights,
  arrows,
  sounds: { roll: 'die', hut: 'place', temple: 'place', worker: 'place' },
};
