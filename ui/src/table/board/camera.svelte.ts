/** What can be seen of a drawing, and how large. */
import { getContext, setContext, type Snippet } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion, Tween } from 'svelte/motion';
import { rest } from '../../rest';

const MOST = 5;
/** How near the camera goes by itself: more would show too little around. */
const NEAR = 2.4;
/** What is hardly larger is not worth the way. */
const LITTLE = 1.25;
/** How much of the room is filled by what is shown. */
const FILLED = 0.84;
/** Milliseconds of a way. */
const TRAVEL = 300;
const KEY = Symbol('camera');
const LENS = Symbol('lens');

interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}
const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const within = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/** Where a part that is seen may begin: inside the whole; if that is smaller, around it or at its edge. */
function begin(wanted: number, seen: number, whole: number, more: number, edge = false): number {
  const least = seen < whole || edge ? 0 : (whole - seen) / 2;
  return within(wanted, least, Math.max(least, whole - seen + more));
}

export class Camera {
  /** The drawing itself, and a small one for the overview. */
  svg = $state.raw<SVGSVGElement | null>(null);
  mini = $state.raw<Snippet | null>(null);
  /** The room on the screen, in pixels. */
  room = $state.raw({ width: 0, height: 0 });
  /** Where it is decided, if that is only a part of the drawing. */
  home = $state.raw<Box | null>(null);
  /** How often it has gone there and arrived. */
  arrivals = $state(0);
  /** How much of the room is covered from below, in pixels. */
  covered = $state(0);
  /** Whether what is lower than its room stands at the top of it: then it stays there, however high that is. */
  atTop = $state(false);
  /** How large, and the middle of what is seen as parts of the drawing. */
  #at = new Tween({ scale: 1, x: 0.5, y: 0.5 }, { duration: 0, easing: cubicOut });
  #arrive = () => {};

  constructor(
    readonly width: () => number,
    readonly height: () => number,
  ) {}

  get scale(): number {
    return this.#at.current.scale;
  }
  /** Pixels for a unit of the drawing when all of it is seen; 0 before the room is known. */
  get #fit(): number {
    const { width, height } = this.room;
    return Math.min(width / this.width(), height / this.height());
  }
  /** Pixels for a unit of the drawing as it is seen. */
  get unit(): number {
    return this.#fit * this.scale;
  }
  /** What is seen. */
  get seen(): Box {
    const [whole, high] = [this.width(), this.height()];
    if (!this.#fit) return { x: 0, y: 0, width: whole, height: high };
    const { scale, x, y } = this.#at.current;
    const unit = this.#fit * scale;
    const [width, height] = [this.room.width / unit, this.room.height / unit];
    return {
      x: begin(x * whole - width / 2, width, whole, 0),
      y: begin(y * high - height / 2, height, high, this.covered / unit, this.atTop),
      width,
      height,
    };
  }
  /** How much of the room there is below the drawing, in pixels. */
  get below(): number {
    const { y, height } = this.seen;
    return Math.max(0, Math.round((y + height - this.height()) * this.unit));
  }
  get box(): string {
    const { x, y, width, height } = this.seen;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Enlarge around a point of the drawing, the middle of what is seen if there is none. */
  zoom(factor: number, around?: Point) {
    const before = this.#at.target.scale;
    const scale = within(before * factor, 1, MOST);
    const from = middle(this.seen);
    const fixed = around ?? from;
    const part = before / scale;
    this.#go(scale, {
      x: fixed.x - (fixed.x - from.x) * part,
      y: fixed.y - (fixed.y - from.y) * part,
    });
  }
  move(x: number, y: number) {
    const from = middle(this.seen);
    this.#go(this.#at.target.scale, { x: from.x + x, y: from.y + y });
  }
  /** Go to a part of the drawing, as near as all of it fits; to the whole if there is none. */
  show(part: Box | null, arrived = () => {}) {
    const scale = part ? this.#scaleFor(part) : 1;
    const all = { x: 0, y: 0, width: this.width(), height: this.height() };
    this.#travel(scale, part && scale > 1 ? part : all, arrived);
  }
  /** Go there if it is not seen, or if one can be much nearer. */
  approach(part: Box) {
    const scale = this.#scaleFor(part);
    this.home = scale > 1 ? part : null;
    const near = scale <= this.#at.target.scale * LITTLE;
    if (!near || !this.#fits(part) || !this.#sees(part)) this.show(part, () => this.arrivals++);
  }
  /** Go there at the scale that there is, if it is not seen; farther off if `all` of it is to be. */
  follow(part: Box, all = false) {
    if (all && !this.#fits(part)) this.#travel(this.#scaleFor(part), part);
    else if (!this.#sees(part)) this.#travel(this.#at.target.scale, part);
  }
  /** The box around some things that are drawn; null if there are none. */
  around(things: Iterable<Element>): Box | null {
    const matrix = this.svg?.getScreenCTM()?.inverse();
    const boxes = [...things]
      .map((each) => each.getBoundingClientRect())
      .filter((box) => box.width > 0);
    if (!matrix || !boxes.length) return null;
    const from = new DOMPoint(
      Math.min(...boxes.map((box) => box.left)),
      Math.min(...boxes.map((box) => box.top)),
    ).matrixTransform(matrix);
    const to = new DOMPoint(
      Math.max(...boxes.map((box) => box.right)),
      Math.max(...boxes.map((box) => box.bottom)),
    ).matrixTransform(matrix);
    return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  }

  #scaleFor({ width, height }: Box): number {
    const free = this.room.height - this.covered;
    const fits = FILLED * Math.min(this.room.width / width, free / height);
    const scale = within(fits / this.#fit, 1, NEAR);
    return scale < LITTLE ? 1 : scale;
  }
  /** Whether there is room for all of it at the scale that there is. */
  #fits(part: Box): boolean {
    const unit = this.#fit * this.#at.target.scale;
    const free = this.room.height - this.covered;
    return part.width * unit <= this.room.width && part.height * unit <= free;
  }
  #sees(part: Box): boolean {
    const seen = this.seen;
    const free = seen.height * (1 - this.covered / (this.room.height || 1));
    const { x, y } = middle(part);
    const inside = (from: number, size: number, within: number, length: number) =>
      size > length ? true : from >= within && from + size <= within + length;
    const across = inside(part.x, part.width, seen.x, seen.width);
    const down = inside(part.y, part.height, seen.y, free);
    return across && down && x >= seen.x && y >= seen.y && y <= seen.y + free;
  }
  #travel(scale: number, part: Box, arrived = () => {}) {
    const { x, y } = middle(part);
    const aside = this.#fit ? this.covered / 2 / (this.#fit * scale) : 0;
    const duration = prefersReducedMotion.current ? 0 : TRAVEL;
    this.#go(scale, { x, y: y + aside }, duration);
    if (duration) this.#arrive = rest.later('the camera', duration, arrived);
    else arrived();
  }
  #go(scale: number, { x, y }: Point, duration = 0) {
    this.#arrive();
    void this.#at.set({ scale, x: x / this.width(), y: y / this.height() }, { duration });
  }
}

/** A place outside the drawing from where it is looked at, as on a phone. */
export class Holder {
  camera = $state.raw<Camera | null>(null);
}
export const holdCamera = (): Holder => setContext(KEY, new Holder());
/** The camera that a drawing is seen with, for what is drawn in it. */
export const useLens = (camera: Camera): Camera => setContext(LENS, camera);
export const lens = (): Camera | undefined => getContext(LENS);
export const cameraHolder = (): Holder | undefined => getContext(KEY);
