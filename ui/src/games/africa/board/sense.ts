/** What is to be seen and heard of changes: traders that come and go, influence, markers, points. */
import type { Action, AfricaAction, AfricaView, Told, View } from '../../../api/types';
import type { Flight, Sense } from '../../../sense/contract';
import { payments, points } from '../../../sense/payments';
import { places } from '../decisions/actions';

/** Traders that came from the supply of their seat, or went back there; others walk by themselves. */
function traders(before: AfricaView, after: AfricaView): Flight[] {
  return after.seats.flatMap(({ supply }, seat) => {
    const came = (before.seats[seat]?.supply ?? supply) - supply;
    if (!came) return [];
    return Object.entries(after.areas).flatMap(([area, { traders: now }]) => {
      const more = (now[seat] ?? 0) - (before.areas[area]?.traders[seat] ?? 0);
      if (more * came <= 0) return [];
      const [from, to] = came > 0 ? [seat, area] : [area, seat];
      return [{ symbol: 'a-trader', from, to, count: Math.abs(more), seat }];
    });
  });
}

/** The markers that a seat has just won. */
function markers(before: AfricaView, after: AfricaView): Flight[] {
  const { active, won } = after;
  if (active === null || !won?.length || before.won?.length) return [];
  return won.map(({ icon }) => ({ symbol: `a-m-${icon}`, from: null, to: active }));
}

function flights({ action, changes = [] }: Told, given: View, shown: View): Flight[] {
  const [before, after] = [given as AfricaView, shown as AfricaView];
  const at = places(action, shown).at(-1) ?? null;
  return [
    ...payments(changes, { symbol: 'a-influence', of: ['influence'], to: at }),
    ...traders(before, after),
    ...markers(before, after),
    ...points(changes, at),
  ];
}

function arrows(given: Action, shown: View): [string, string][] {
  const action = given as AfricaAction;
  const { seats, active, conflict } = shown as AfricaView;
  switch (action.type) {
    case 'move':
    case 'drift':
    case 'caravan':
      return [[action.origin, action.goal]];
    case 'lead': {
      const origin = seats[active ?? 0]?.wholesaler;
      return origin ? [[origin, action.goal]] : [];
    }
    case 'retreat':
      return conflict ? [[conflict.area, action.area]] : [];
    default:
      return [];
  }
}

export const sense: Sense = {
  flights,
  arrows,
  sounds: { fate: 'die', reveal: 'die', bid: 'pay', marker: 'place' },
};
