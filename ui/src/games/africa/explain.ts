/** Things in words: for the cards that explain them, and for those who cannot see them. */
import type { AfricaView, MarkerView } from '../../api/types';
import type { TableModel } from '../../table/model/model.svelte';
import type { Message } from '../../api/types';
import type { Explained } from '../contract';
import { readyTraders } from './holding';
import { known } from './known.svelte';

export type MarkerId = NonNullable<AfricaView['vp_marker']>;

export function areaMessage(table: TableModel, name: string): Message {
  return table.has(`area-${name}`)
    ? { id: `area-${name}`, args: {} }
    : { id: 'area-other', args: { name } };
}
export const areaName = (table: TableModel, name: string) => table.say(areaMessage(table, name));
export const markerName = (table: TableModel, marker: string) => table.t(`marker-${marker}`);
export const valueName = (table: TableModel, value: string) => table.t(`value-${value}`);

/** What stands in an area, one line per kind. */
function there(table: TableModel, view: AfricaView, name: string): string[] {
  const area = view.areas[name]!;
  const lines: string[] = [];
  if (area.resource) lines.push(valueName(table, area.resource));
  area.traders.forEach((count, seat) => {
    if (!count) return;
    const ready = readyTraders(view, name, seat);
    const words = table.t('ui-there-traders', { seat: table.name(seat), count });
    lines.push(ready < count ? `${words} ${table.t('ui-there-ready', { ready })}` : words);
  });
  for (const seat of area.wholesalers) {
    lines.push(table.t('ui-there-wholesaler', { seat: table.name(seat) }));
  }
  if (area.neutrals) lines.push(table.t('ui-there-neutrals', { count: area.neutrals }));
  if (area.station) lines.push(table.t('ui-there-station'));
  return lines;
}

export function spokenArea(table: TableModel, view: AfricaView, name: string): string {
  const area = view.areas[name]!;
  const worth = table.t('ui-worth', { vp: area.value });
  return `${areaName(table, name)}: ${[...there(table, view, name), worth].join(', ')}`;
}

export function explainArea(table: TableModel, view: AfricaView, name: string): Explained {
  const area = view.areas[name]!;
  const numbers = known.terms?.numbers;
  const lines = there(table, view, name);
  if (area.heart && numbers) lines.push(table.t('ui-heart-more', { vp: numbers.heart_vp }));
  lines.push(table.t(area.coast ? 'ui-coast' : 'ui-inland'));
  for (const sides of known.fights[name] ?? []) {
    const says = sides.map(({ seat, base, most }) =>
      most === null
        ? table.t('tell-side-hidden', { seat: table.name(seat), base })
        : table.t('tell-side', { seat: table.name(seat), base, most }),
    );
    lines.push(table.t('ui-conflict-sides', { one: says[0]!, two: says[1]! }));
  }
  return { title: areaName(table, name), text: table.t('ui-worth', { vp: area.value }), lines };
}

/** What a marker does, in a sentence. */
export function whatItDoes(table: TableModel, marker: string): string {
  const numbers = known.terms?.numbers;
  if (!numbers) return '';
  const kind = marker.startsWith('majority-') ? 'majority' : marker;
  const value = marker.startsWith('majority-')
    ? table.t('ui-areas-with', {
        value: { id: `value-${marker.slice('majority-'.length)}`, args: {} },
      })
    : '';
  return table.t(`ui-effect-${kind}`, {
    value,
    neutrals: numbers.heart_marker_neutrals,
    vp:
      {
        heart: numbers.heart_marker_vp,
        majority: numbers.majority_vp,
        area: numbers.area_special_vp,
        traders: numbers.traders_special_vp,
        'resource-area': numbers.resource_special_vp,
      }[kind] ?? 0,
  });
}

export function explainMarker(table: TableModel, marker: MarkerView | string): Explained {
  const id = typeof marker === 'string' ? marker : marker.icon;
  if (id === 'hidden') {
    return { title: table.t('ui-special-hidden'), text: table.t('ui-special-hidden-text') };
  }
  const strength = known.terms?.numbers.marker_strength;
  const lines =
    typeof marker === 'string' ? [] : [table.t('ui-marker-points', { count: marker.points })];
  if (strength && id !== 'points') lines.push(table.t('ui-marker-strength', { count: strength }));
  return { title: markerName(table, id), text: whatItDoes(table, id), lines };
}
