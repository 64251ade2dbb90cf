/**
 * Deciding by keys goes on where it was: what had the focus may be gone, or cannot be pressed any
 * more, and the focus with it. Then it goes to the strip, or to what leads to the same again.
 */
import { rest } from '../../rest';

const strip = () => document.querySelector<HTMLElement>('section.now');
const usable = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();
const version = () => document.documentElement.dataset.version;

/** Keep the focus while a table is shown; the answer stops that. */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  let since: string | undefined;
  let waits = () => {};

  const note = ({ target }: FocusEvent) => {
    const element = target as HTMLElement;
    last = element.matches(':focus-visible') ? element : null;
    since = version();
  };
  /** Whoever clicks somewhere has no need of it. */
  const forget = () => (last = null);
  const back = () => {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (!last || !lost || document.querySelector('dialog[open]')) return;
    const again = since === version() && usable(last) ? last : strip();
    again?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!last || (last === document.activeElement && usable(last))) return;
    waits();
    waits = rest.calm(back);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'open'],
  });
  addEventListener('focusin', note);
  addEventListener('pointerdown', forget, { capture: true });
  return () => {
    waits();
    observer.disconnect();
    removeEventListener('focusin', note);
    removeEventListener('pointerdown', forget, { capture: true });
  };
}
