/**
 * Knows when the page is at rest: nothing is asked, nothing moves, nothing is to come. Whoever looks
 * then sees what stays, until somebody does something or news comes from others.
 *
 * Everything that makes the page change later says so here, as long as it does: requests, parts
 * that are loaded, sockets that are not there yet, timers. What only goes away by itself and moves
 * nothing when it does, like a notice, is not waited for.
 */

/** What a page has to do with it; a test has another. */
export interface Scene {
  /** Say what the page is at; nothing when it is at rest. */
  say(what: string): void;
  /** Call back when the next picture has been laid out. */
  afterFrame(work: () => void): void;
  /** Something that still moves, or fonts that are on their way: when they are done; null if nothing is. */
  moving(): Promise<unknown> | null;
  /** Call back whenever the page changes. */
  watch(changed: () => void): void;
}

type Timer = ReturnType<typeof setTimeout>;

export class Rest {
  #scene: Scene;
  #held: string[] = [];
  /** Counts everything that happens, to know whether something did. */
  #stirs = 0;
  #looking = false;
  /** What is to be done when nothing else is to come. */
  #waiting = new Set<() => void>();

  constructor(scene: Scene) {
    this.#scene = scene;
    scene.watch(() => this.#stir());
    this.#stir();
  }

  /** Something is to come: until the answer is called, once or more often. */
  hold(what: string): () => void {
    this.#held.push(what);
    this.#stir();
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#held.splice(this.#held.indexOf(what), 1);
      this.#stir();
    };
  }

  /** Something is to come, which is waited for. */
  async during<T>(what: string, work: Promise<T>): Promise<T> {
    const release = this.hold(what);
    try {
      return await work;
    } finally {
      release();
    }
  }

  /** Do something later; the answer calls it off. */
  later(what: string, wait: number, work: () => unknown): () => void {
    const release = this.hold(what);
    const timer: Timer = setTimeout(() => {
      work(); // what it begins holds by itself
      release();
    }, wait);
    return () => {
      clearTimeout(timer);
      release();
    };
  }

  /** Wait a little. */
  pause(what: string, wait: number): Promise<void> {
    return new Promise((resolve) => this.later(what, wait, resolve));
  }

  /** Take something away later that lies over the page: nobody has to wait for that. */
  fade(wait: number, work: () => void): () => void {
    const timer: Timer = setTimeout(work, wait);
    return () => clearTimeout(timer);
  }

  /** Do something as soon as nothing else is to come; the answer calls it off. */
  calm(work: () => void): () => void {
    this.#waiting.add(work);
    this.#stir();
    return () => void this.#waiting.delete(work);
  }

  /** Do something again and again, as a clock goes: the page is at rest in between. */
  every(wait: number, work: () => void): () => void {
    const timer = setInterval(work, wait);
    return () => clearInterval(timer);
  }

  #stir() {
    this.#stirs++;
    this.#scene.say(this.#held.join(', ') || 'drawing');
    if (!this.#held.length) this.#look();
  }

  /** Nothing is to come: if nobody waited for that, the page is at rest. */
  #settle() {
    if (!this.#waiting.size) return this.#scene.say('');
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const work of waiting) work();
    this.#stir();
  }

  /** Look whether a picture goes by in which nothing happens. */
  #look() {
    if (this.#looking) return;
    this.#looking = true;
    const stirs = this.#stirs;
    this.#scene.afterFrame(() => {
      this.#looking = false;
      if (this.#held.length) return; // letting go looks again
      if (stirs !== this.#stirs) return this.#look();
      const moving = this.#scene.moving();
      if (!moving) return this.#settle();
      this.#scene.say('moving');
      void moving.then(() => this.#stir());
    });
  }
}
