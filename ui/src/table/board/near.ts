/** What a finger means, which is broader than what it touches. */

/** How far from the middle of a finger something is still meant, in pixels. */
const REACH = 22;
const RINGS = [REACH / 3, (REACH * 2) / 3, REACH];
const TURNS = 12;

/** Whether a finger has hit something that does something, or that is too large to be missed. */
export function hits(at: Element): boolean {
  const acts = '.spot.legal, .spot[aria-pressed="true"], [role="button"]:not(.spot)';
  if (at.matches('[role="presentation"]') || at.closest(acts)) return true;
  const box = at.closest('.spot')?.getBoundingClientRect();
  return !!box && Math.min(box.width, box.height) >= 2 * REACH;
}

/** The nearest place that may be chosen, within reach of a point of the screen. */
export function nearest(x: number, y: number): Element | null {
  for (const ring of RINGS) {
    for (let turn = 0; turn < TURNS; turn++) {
      const angle = (turn / TURNS) * 2 * Math.PI;
      const at = document.elementFromPoint(x + ring * Math.cos(angle), y + ring * Math.sin(angle));
      const found = at?.closest('.spot.legal');
      if (found) return found;
    }
  }
  return null;
}
