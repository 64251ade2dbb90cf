/** What is to be said about things: names for those who cannot see, cards for those who point. */
import type { ZimbabweView } from '../../api/types';
import type { TableModel } from '../../table/model/model.svelte';
import type { Explained } from '../contract';
import type { CardNumbers, CraftsmanId, GodId, ResourceId, SpecialistId } from './answers';
import { spot } from './cells';

const LETTERS: Record<string, ResourceId> = { w: 'wood', c: 'clay', i: 'ivory', d: 'diamonds' };

/** The first letter large, as at the start of a sentence. */
export function large(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** A number with its sign, as VR and VP are told. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function letterAt(view: ZimbabweView, cell: string): string {
  const { column, row } = spot(cell);
  return view.rows[row]?.[column] ?? 'x';
}

export function resourceAt(view: ZimbabweView, cell: string): ResourceId | undefined {
  return LETTERS[letterAt(view, cell)];
}

export function craftsmanAt(view: ZimbabweView, cell: string) {
  return view.craftsmen.find((each) => each.cells.includes(cell));
}

export function monumentAt(view: ZimbabweView, cell: string) {
  return view.monuments.find((each) => each.cell === cell);
}

/** What is on a cell, in a few words. */
export function placeName(table: TableModel, view: ZimbabweView, cell: string): string {
  const craftsman = craftsmanAt(view, cell);
  if (craftsman) {
    return table.t('ui-place-craftsman', {
      cell: craftsman.cell,
      craftsman: table.t(`craftsman-${craftsman.craftsman}`),
      owner: table.name(craftsman.owner),
      price: priceOf(view, craftsman.owner, craftsman.craftsman),
    });
  }
  const monument = monumentAt(view, cell);
  if (monument) {
    const { level } = monument;
    return table.t('ui-place-monument', { cell, level, owner: table.name(monument.owner) });
  }
  const resource = resourceAt(view, cell);
  if (resource) {
    const used = view.used[cell] ?? 0;
    return table.t('ui-place-resource', { cell, resource: table.t(`resource-${resource}`), used });
  }
  const letter = letterAt(view, cell);
  const thing = letter === '~' ? 'thing-water' : letter === 'S' ? 'thing-start' : 'ui-land';
  return table.t('ui-place', { cell, thing: table.t(thing) });
}

export function priceOf(view: ZimbabweView, owner: number, kind: string): number {
  return view.seats[owner]?.technologies.find((card) => card.craftsman === kind)?.price ?? 1;
}

/** The card of a cell. */
export function placeAbout(table: TableModel, view: ZimbabweView, cell: string): Explained | null {
  const title = placeName(table, view, cell);
  const craftsman = craftsmanAt(view, cell);
  if (craftsman) {
    const kind = craftsman.craftsman;
    const card = view.seats[craftsman.owner]?.technologies.find((each) => each.craftsman === kind);
    return { title, lines: card ? [table.t('ui-on-card', { cattle: card.cattle })] : [] };
  }
  if (monumentAt(view, cell)) return { title, text: table.t('ui-hub-about') };
  return resourceAt(view, cell) || letterAt(view, cell) === 'S' ? { title } : null;
}

export function godAbout(
  table: TableModel,
  god: GodId,
  numbers: CardNumbers | null,
  lines: string[] = [],
): Explained {
  const vr = numbers ? [table.t('ui-vr-change', { vr: signed(numbers.gods[god]) })] : [];
  return {
    title: table.t(`god-${god}`),
    text: table.t(`god-effect-${god}`),
    lines: [...vr, ...lines],
  };
}

export function specialistAbout(
  table: TableModel,
  specialist: SpecialistId,
  numbers: CardNumbers | null,
  lines: string[] = [],
): Explained {
  const vr = numbers
    ? [table.t('ui-vr-change', { vr: signed(numbers.specialists[specialist].vr) })]
    : [];
  return {
    title: large(table.t(`specialist-${specialist}`)),
    text: table.t(`specialist-effect-${specialist}`),
    lines: [...vr, ...lines],
  };
}

export function craftsmanAbout(
  table: TableModel,
  kind: CraftsmanId,
  numbers: CardNumbers | null,
  lines: string[] = [],
): Explained {
  const title = large(table.t(`craftsman-${kind}`));
  if (!numbers) return { title, lines };
  const { resource, primary, cost, vp, vr, square } = numbers.craftsmen[kind];
  return {
    title,
    text: table.t(primary ? 'ui-needs-primary' : 'ui-needs', {
      resource: table.t(`resource-${resource}`),
      primary: primary ? { id: `craftsman-${primary}`, args: {} } : '',
    }),
    lines: [
      table.t('ui-costs', { cost, vp, size: square ? '2×2' : '1×2' }),
      ...(vr === null ? [] : [table.t('ui-vr-change', { vr: signed(vr) })]),
      ...lines,
    ],
  };
}
