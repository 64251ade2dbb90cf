/** Whether the page is touched by a finger, which covers what it touches, or by something finer. */
class Pointer {
  touch = false;

  constructor() {
    const note = (touch: boolean) => (this.touch = touch);
    const early = { capture: true, passive: true };
    addEventListener('pointerdown', ({ pointerType }) => note(pointerType === 'touch'), early);
    addEventListener('keydown', () => note(false), early);
  }
}
export const pointer = new Pointer();
