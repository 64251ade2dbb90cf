/** Two fingers that enlarge something by what lies between them. */
import type { Attachment } from 'svelte/attachments';

const apart = ({ touches: [one, two] }: TouchEvent) =>
  Math.hypot(one!.clientX - two!.clientX, one!.clientY - two!.clientY);

/** Tell of each change how many times larger it is; one finger still scrolls. */
export function pinch(zoom: (factor: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let last = 0;
    const start = (event: TouchEvent) => {
      if (event.touches.length === 2) last = apart(event);
    };
    const move = (event: TouchEvent) => {
      if (event.touches.length !== 2) return;
      event.preventDefault(); // or the browser enlarges the whole page
      const now = apart(event);
      zoom(now / Math.max(1, last));
      last = now;
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
    };
  };
}
