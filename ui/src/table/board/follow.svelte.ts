/** Where the camera goes by itself: to where one decides, to what is looked at, to what happens. */
import { untrack } from 'svelte';
import type { TableModel } from '../model/model.svelte';
import type { Camera, Holder } from './camera.svelte';

const LEGAL = '.spot.legal';
/** What a guide speaks of is seen together with what may be chosen. */
const HERE = `${LEGAL}, .spot.pinned`;
const spots = (camera: Camera, css: string) => camera.svg?.querySelectorAll(css) ?? [];

/** What a decision is about that is made in the strip. */
function about({ game, position }: TableModel, camera: Camera): Element[] {
  const places = (position && game.about?.(position.view)) ?? [];
  return places.flatMap((place) => [...spots(camera, `.spot[data-place="${place}"]`)]);
}

/** Let the camera follow a table; to be called while a component is made. */
export function follow(table: TableModel, holder: Holder) {
  $effect(() => {
    const { camera } = holder;
    void table.position?.version;
    const speaks = table.reading.pins.size > 0;
    if (!camera?.svg || !camera.room.width || !(table.mine || speaks)) return;
    untrack(() => {
      const place = camera.around(spots(camera, HERE)) ?? camera.around(about(table, camera));
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
          ? '.spot.lit'
          : '';
    void table.lit;
    if (!css) return;
    untrack(() => {
      const place = camera.around(spots(camera, css));
      if (place) camera.follow(place);
    });
  });
}
