/** What can be seen of a drawing, and how large. */
import { getContext, setContext } from 'svelte';

const MOST = 5;
const KEY = Symbol('camera');

interface Point {
  x: number;
  y: number;
}

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  constructor(
    readonly width: () => number,
    readonly height: () => number,
  ) {}

  get box(): string {
    return `${this.x} ${this.y} ${this.width() / this.scale} ${this.height() / this.scale}`;
  }
  /** Enlarge around a point of the drawing, its middle if there is none. */
  zoom(factor: number, around?: Point) {
    const before = this.scale;
    const centre = around ?? {
      x: this.x + this.width() / before / 2,
      y: this.y + this.height() / before / 2,
    };
    this.scale = Math.max(1, Math.min(MOST, before * factor));
    const part = before / this.scale;
    this.x = centre.x - (centre.x - this.x) * part;
    this.y = centre.y - (centre.y - this.y) * part;
    this.move(0, 0);
  }
  move(x: number, y: number) {
    const [width, height] = [this.width(), this.height()];
    this.x = Math.max(0, Math.min(this.x + x, width - width / this.scale));
    this.y = Math.max(0, Math.min(this.y + y, height - height / this.scale));
  }
}

/** A place outside the drawing where its buttons are, so that they do not cover it. */
export class Holder {
  camera = $state.raw<Camera | null>(null);
}
export const holdCamera = (): Holder => setContext(KEY, new Holder());
export const cameraHolder = (): Holder | undefined => getContext(KEY);
