/**
 * Nothing new is hit by a click that was meant for what was there before: what has just appeared in
 * the strip does not count yet, nor does a place of the board for a second click where the first one
 * has changed it; and a press that ends on something else than it began on does nothing.
 */
import type { Attachment } from 'svelte/attachments';

/** Milliseconds in which a click may be the second one of two. */
const SECOND = 350;
/** Pixels within which it is. */
const NEAR = 30;
const ACTS = 'button, a, summary, [role="button"]';

const thing = (at: EventTarget | null) => (at as Element | null)?.closest?.(ACTS) ?? null;

function stop(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

/** What is in the strip, where, and since when: what moves, means or says something else is new. */
class Known {
  #signs = new WeakMap<Element, { sign: string; since: number }>();

  /** Look at everything, and remember what is new. */
  note(strip: HTMLElement) {
    const now = performance.now();
    for (const each of strip.querySelectorAll<HTMLElement>(ACTS)) {
      const place = `${each.offsetLeft} ${each.offsetTop}`;
      const sign = `${strip.dataset.version} ${place} ${each.textContent}`;
      if (this.#signs.get(each)?.sign === sign) continue;
      this.#signs.set(each, { sign, since: now });
    }
  }
  since(thing: Element): number {
    return this.#signs.get(thing)?.since ?? -SECOND;
  }
}

/** Watch over clicks while a strip is shown. */
export const guard: Attachment<HTMLElement> = (strip) => {
  const known = new Known();
  let changed = -SECOND;
  let began = { on: null as Element | null, at: 0, touch: false };
  let ended: Element | null = null;
  let last = { x: -NEAR, y: -NEAR };

  const look = (records: MutationRecord[] = []) => {
    if (records.some(({ type }) => type === 'attributes')) changed = performance.now();
    known.note(strip);
  };
  const down = (event: PointerEvent) => {
    began = {
      on: thing(event.target),
      at: event.timeStamp,
      touch: event.pointerType === 'touch',
    };
    ended = null;
  };
  const up = ({ clientX, clientY }: PointerEvent) => {
    ended = thing(document.elementFromPoint(clientX, clientY));
  };
  /**
   * Whether a press has ended elsewhere. A browser takes a finger for what is beside it, so that
   * where it was let go says nothing: only what is hit in the end does.
   */
  const slid = (on: Element | null) =>
    began.touch ? !!began.on && !!on && began.on !== on : began.on !== ended;
  const click = (event: MouseEvent) => {
    if (!event.detail) return; // by a key, or by the page itself
    const on = thing(event.target);
    const { clientX: x, clientY: y } = event;
    const twice = Math.hypot(x - last.x, y - last.y) < NEAR;
    last = { x, y };
    if (slid(on)) return stop(event);
    if (!on) return;
    if (strip.contains(on)) {
      if (began.at - known.since(on) < SECOND) stop(event);
    } else if (
      on.closest('.spot') &&
      began.at - changed < SECOND &&
      (twice || began.at < changed)
    ) {
      stop(event);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(strip, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-version'],
  });
  look();
  addEventListener('pointerdown', down, { capture: true });
  addEventListener('pointerup', up, { capture: true });
  addEventListener('click', click, { capture: true });
  return () => {
    observer.disconnect();
    removeEventListener('pointerdown', down, { capture: true });
    removeEventListener('pointerup', up, { capture: true });
    removeEventListener('click', click, { capture: true });
  };
};
