/** Where the camera goes by itself: to where one decides, to what is looked at, to what happens. */
import { untrack } from 'svelte';
import type { TableModel } from '../model/model.svelte';
import type { Camera, Holder } from './camera.svelte';

const LEGAL = '.spot.legal';
const LIT = '.spot.lit';
/** Places by their names: how they look may change only after this. */
const named = (camera: Camera, places: ReadonlySet<string>) =>
  [...(camera.svg?.querySelectorAll<SVGElement>('.spot') ?? [])].filter((spot) =>
    places.has(spot.dataset.place ?? ''),
  );
const spots = (camera: Camera, css: string) => camera.svg?.querySelectorAll(css) ?? [];

/** What a decision is about that is made in the strip. */
const about = ({ game, position }: TableModel) =>
  new Set((position && game.about?.(position.view)) ?? []);

/** Let the camera follow a table; to be called while a component is made. */
export function follow(table: TableModel, holder: Holder) {
  $effect(() => {
    const { camera } = holder;
    void table.position?.version;
    const { pins } = table.reading;
    if (pins.size) void camera?.covered; // by what is said of them
    if (!camera?.svg || !camera.room.width || !(table.mine || pins.size)) return;
    untrack(() => {
      // what a guide speaks of is seen together with what may be chosen
      const here = new Set([...pins, ...(table.mine ? table.picks.glowing : [])]);
      const place =
        camera.around(named(camera, here)) ?? camera.around(named(camera, about(table)));
      if (place) camera.approach(place);
      else camera.home = null;
    });
  });
  $effect(() => {
    const { camera } = holder;
    if (!camera?.room.width) return;
    void camera.covered;
    const css = table.picks.proposed
      ? '.spot.picked'
      : table.picks.places.length
        ? LEGAL
        : table.lit.size
          ? LIT
          : '';
    void table.lit;
    if (!css) return;
    untrack(() => {
      // what a guide speaks of stays in sight
      const pins = css === LIT ? [] : named(camera, table.reading.pins);
      const place = camera.around([...spots(camera, css), ...pins]);
      if (place) camera.follow(place, pins.length > 0);
    });
  });
}
