/** Cards that explain what is pointed at, focused, tapped or long pressed. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Explained } from '../games/contract';
import { rest } from '../rest';

const LONG_PRESS = 450;
const LINGER = 350;
/** A finger that goes further than this many pixels pushes the board, and asks nothing. */
const STILL = 10;

/** The id of the card in the page. */
export const CARD = 'card';
/** What has the focus by itself, with all that is part of it. */
const FOCUSED = 'button, a, input, select, textarea, summary, [role="button"]';

class Tips {
  shown = $state.raw<{ about: Explained; box: DOMRect; pinned: boolean } | null>(null);
  #cancel = () => {};
  /** What is explained, or about to be. */
  #element: Element | null = null;

  show(about: Explained, element: Element, wait: number, pinned = false) {
    if (element !== this.#element) this.hide();
    this.#cancel();
    this.#element = element;
    this.#cancel = rest.later('a card', wait, () => {
      this.shown = { about, box: element.getBoundingClientRect(), pinned };
      element.setAttribute('aria-describedby', CARD);
    });
  }
  /** Hide the card; if an element is given, only if it is the one of that element. */
  hide(element?: Element) {
    if (element && element !== this.#element) return;
    this.#cancel();
    this.#element?.removeAttribute('aria-describedby');
    this.#element = null;
    // what has the focus may lose it because it is being moved, while the page is being changed
    untrack(() => (this.shown = null));
  }
}
export const tips = new Tips();

/** Where the pointer was last moved to: what slides under one at rest has not been pointed at. */
let last = '';
const spot = (event: Event) => {
  const { clientX, clientY } = event as PointerEvent;
  return `${clientX} ${clientY}`;
};
addEventListener('pointermove', (event) => (last = spot(event)), { capture: true, passive: true });

/**
 * Explain an element; what is to be said is asked for when it is shown. A tap on what does nothing
 * else explains it. A long press only asks: it is not a click, and `held` is told of it.
 */
export function tip(
  about: () => Explained | null,
  held?: (on: boolean) => void,
): Attachment<Element> {
  return (element) => {
    let cancel = () => {};
    let pressed = false;
    /** Whether a tap on it does nothing else, and therefore explains it. */
    const idle = !element.closest(FOCUSED);
    let touched = false;
    let from = { x: 0, y: 0 };
    const show = (wait: number, pinned = false) => {
      const found = about();
      if (found) tips.show(found, element, wait, pinned);
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') return;
      if (spot(event) !== last) show(LINGER);
      else element.addEventListener('pointermove', move);
    };
    const move = () => {
      element.removeEventListener('pointermove', move);
      show(LINGER);
    };
    const down = (event: Event) => {
      pressed = false;
      const { pointerType, clientX, clientY } = event as PointerEvent;
      from = { x: clientX, y: clientY };
      touched = pointerType !== 'mouse';
      if (!touched) tips.hide();
      else {
        cancel();
        cancel = rest.later('a long press', LONG_PRESS, () => {
          pressed = true;
          show(0, true);
          held?.(true);
        });
      }
    };
    const drag = (event: Event) => {
      const { clientX, clientY } = event as PointerEvent;
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) cancel();
    };
    const up = () => cancel();
    const click = (event: Event) => {
      if (!pressed) {
        if (touched && idle) show(0, true);
        return;
      }
      pressed = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const leave = () => {
      cancel();
      if (pressed) held?.(false);
      element.removeEventListener('pointermove', move);
      tips.hide(element);
    };
    const focus = () => {
      if (element.matches(':focus-visible')) show(LINGER);
    };
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', enter],
      ['pointerdown', down],
      ['pointermove', drag],
      ['pointerup', up],
      ['pointercancel', up],
      ['pointerleave', leave],
      ['focus', focus],
      ['blur', leave],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.setAttribute('data-explained', '');
    // whoever uses keys reads of a symbol or a number, too
    if (element instanceof HTMLElement && element.tabIndex < 0 && idle) element.tabIndex = 0;
    element.addEventListener('click', click, { capture: true });
    return () => {
      leave();
      element.removeEventListener('click', click, { capture: true });
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
