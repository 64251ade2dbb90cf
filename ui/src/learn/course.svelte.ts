/** The course of a guided match: which step is shown, and what leads from one to the next. */

export interface Step {
  /** Names its words. */
  id: string;
  /** What is decided when one can do it (`view.step`), and the types of action that do it. */
  at?: string[];
  does?: string[];
  /** Belongs to the step before: without that one it makes no sense. */
  follows?: boolean;
  /** Explained when it comes up for the first time, wherever the lesson is. */
  whenever?: boolean;
}

/** What is so when the learner decides. */
export interface Decision {
  step: string;
  /** The types of what can be done. */
  types: ReadonlySet<string>;
}

export class Course {
  index = $state(0);
  /** What was to be done is done; what came of it is explained. */
  after = $state(false);
  /** Something else was done instead. */
  otherwise = $state(false);
  #strayed = false;
  #last = '';
  #told = new Set<string>();
  /** Where to go on behind a step that came up by itself. */
  #resume: number | null = null;

  constructor(
    readonly steps: readonly Step[],
    index = 0,
    /** Whether there is something to say about what came of a step. */
    readonly explains: (id: string) => boolean = () => true,
  ) {
    this.index = Math.min(index, steps.length - 1);
  }

  get step(): Step {
    return this.steps[this.index]!;
  }
  get last(): boolean {
    return this.index === this.steps.length - 1;
  }

  /** Go on: behind what was read, or without doing it. */
  next() {
    this.#told.add(this.step.id);
    this.#leave();
  }
  #leave() {
    const left = !!this.step.does && !this.after;
    let to = this.#resume ?? this.index + 1;
    while (this.steps[to] && ((left && this.steps[to]!.follows) || this.#known(to))) to++;
    this.#go(to);
  }
  back() {
    if (this.index > 0) this.#go(this.index - 1);
  }

  /** The learner did something. */
  did(type: string) {
    if (!this.after && this.#fits(this.step, type)) {
      this.#complete();
    } else if (this.after || !this.step.does) {
      // Who does not wait for the guide is not held up.
      const next = this.steps.findIndex((step, number) => number > this.index && step.does);
      if (next < 0 || !this.#fits(this.steps[next]!, type)) return;
      this.#go(next);
      this.#complete();
    } else {
      this.#strayed = true;
    }
  }

  /** The learner is to decide. */
  decides(now: Decision) {
    this.#last = now.step;
    const possible = (step: Step) =>
      !!step.at?.includes(now.step) && !!step.does?.some((type) => now.types.has(type));
    const comes = this.steps.findIndex(
      (step, number) =>
        number !== this.index && step.whenever && possible(step) && !this.#known(number),
    );
    if (comes >= 0) {
      const behind = this.after ? this.index + 1 : this.index;
      this.#go(comes);
      this.#resume = behind;
      return;
    }
    let strayed = this.#strayed;
    while (!this.after && this.step.does && !possible(this.step)) {
      const later = this.steps.some(
        (step, number) => number > this.index && possible(step) && !this.#known(number),
      );
      if (!strayed && !later) return; // its time will come
      this.#leave();
      this.otherwise = strayed;
      if (!later) strayed = false;
    }
  }

  /** What has come up by itself already is not told again. */
  #known(index: number): boolean {
    const step = this.steps[index]!;
    return !!step.whenever && this.#told.has(step.id);
  }
  #fits(step: Step, type: string): boolean {
    return !!step.does?.includes(type) && !!step.at?.includes(this.#last);
  }
  #complete() {
    this.#told.add(this.step.id);
    this.after = true;
    if (!this.explains(this.step.id)) this.next();
  }
  #go(index: number) {
    this.index = Math.min(index, this.steps.length - 1);
    this.after = false;
    this.otherwise = false;
    this.#strayed = false;
    this.#resume = null;
  }
}
