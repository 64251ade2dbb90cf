/** The course of a guided match: which step is shown, and what leads from one to the next. */

export interface Step {
  /** Names its words. */
  id: string;
  /** What is decided when one can do it (`view.step`), and the types of action that do it. */
  at?: string[];
  does?: string[];
  /** Belongs to the step before: without that one it makes no sense. */
  follows?: boolean;
  /** Takes several decisions: done when it is not asked any more. */
  whole?: boolean;
  /** Not given up because something else was done: its time may come later. */
  patient?: boolean;
  /** Explained when it comes up for the first time, wherever the lesson is. */
  whenever?: boolean;
}

/** What is so when the learner decides. */
export interface Decision {
  step: string;
  /** The types of what can be done. */
  types: ReadonlySet<string>;
}

/** How far a lesson has come: what is kept when one leaves it, and come back to with the match. */
export interface Mark {
  index: number;
  after: boolean;
  otherwise: boolean;
  told: string[];
  done: string[];
  resume: { index: number; after: boolean }[];
}

export class Course {
  index = $state(0);
  /** What was to be done is done; what came of it is explained. */
  after = $state(false);
  /** Something else was done instead. */
  otherwise = $state(false);
  /** What was done meanwhile: the step that this is part of, -1 for none; null if nothing was. */
  #strayed: number | null = null;
  /** What the learner decided last, or decides now. */
  #now = $state.raw<Decision>({ step: '', types: new Set() });
  #told = new Set<string>();
  #done = new Set<string>();
  /** Where to go on after steps that came up by themselves. */
  #resume = $state.raw<{ index: number; after: boolean }[]>([]);

  constructor(
    readonly steps: readonly Step[],
    index = 0,
    /** Whether there is something to say about what came of a step. */
    readonly explains: (id: string) => boolean = () => true,
  ) {
    this.index = Math.min(index, steps.length - 1);
  }

  get mark(): Mark {
    const { index, after, otherwise } = this;
    const [told, done] = [[...this.#told], [...this.#done]];
    return { index, after, otherwise, told, done, resume: this.#resume };
  }
  /** Be where the lesson was. */
  return(mark: Mark) {
    this.#go(mark.index);
    this.after = mark.after;
    this.otherwise = mark.otherwise;
    this.#told = new Set(mark.told);
    this.#done = new Set(mark.done);
    this.#resume = mark.resume;
  }

  get step(): Step {
    return this.steps[this.index]!;
  }
  /** Whether it can be done now. */
  get possible(): boolean {
    return this.#can(this.step);
  }
  /** Whether it was done before, and one only looks back at it. */
  get past(): boolean {
    return !this.after && !this.possible && this.#done.has(this.step.id);
  }
  /** Whether the learner is asked for something that can be done now. */
  get asks(): boolean {
    return !this.after && this.possible;
  }
  get last(): boolean {
    return this.index === this.steps.length - 1;
  }
  /** How many steps have come up; those that come up by themselves do not count. */
  get number(): number {
    const at = this.#resume[0]?.index ?? this.index;
    return this.steps.slice(0, at + 1).filter((step) => !step.whenever).length;
  }

  /** Go on: after what was read, or without doing it. */
  next() {
    this.#told.add(this.step.id);
    this.#leave();
  }
  back() {
    let to = this.index - 1;
    while (to > 0 && this.steps[to]!.whenever) to--;
    if (to >= 0) this.#go(to);
  }

  /** The learner did something. */
  did(type: string) {
    if (!this.after && this.#fits(this.step, type)) {
      if (this.step.whole) this.#strayed = this.index;
      else this.#complete(this.index);
    } else if (this.after || this.past || !this.step.does) {
      // Somebody who does not wait for the guide is not held up.
      const next = this.#later((step) => !!step.does);
      if (next >= 0 && this.#fits(this.steps[next]!, type)) this.#complete(next);
    } else if (!this.step.patient) {
      this.#strayed = this.#later((step) => this.#fits(step, type));
    }
  }

  /** The learner is to decide. */
  decides(now: Decision) {
    this.#now = now;
    const comes = this.steps.findIndex(
      (step) => step.whenever && step !== this.step && !this.#told.has(step.id) && this.#can(step),
    );
    if (comes >= 0) {
      const resume = [...this.#resume, { index: this.index, after: this.after }];
      this.#go(comes);
      this.#resume = resume;
      return;
    }
    if (this.#stuck) this.waits();
    while (this.#stuck) {
      const { otherwise } = this;
      const later = this.#later((step) => this.#can(step)) >= 0;
      if (!otherwise && !later) return; // its time will come
      this.#leave();
      this.otherwise = otherwise && later;
    }
  }

  /** The learner has nothing to decide: what was done, perhaps instead of a step, stands. */
  waits() {
    const strayed = this.#strayed;
    if (strayed === null) return;
    const otherwise = strayed !== this.index;
    if (strayed >= 0) this.#complete(strayed);
    else this.#leave();
    this.otherwise = otherwise;
  }

  get #stuck(): boolean {
    return !this.after && !!this.step.does && !this.possible;
  }
  #can(step: Step): boolean {
    const { step: now, types } = this.#now;
    return !!step.at?.includes(now) && !!step.does?.some((type) => types.has(type));
  }
  #later(is: (step: Step) => boolean): number {
    return this.steps.findIndex(
      (step, number) => number > this.index && !step.whenever && is(step),
    );
  }
  #fits(step: Step, type: string): boolean {
    return !!step.does?.includes(type) && !!step.at?.includes(this.#now.step);
  }
  #complete(index: number) {
    if (index !== this.index) this.#go(index);
    this.otherwise = false;
    this.#strayed = null;
    this.#told.add(this.step.id);
    this.#done.add(this.step.id);
    this.after = true;
    if (!this.explains(this.step.id)) this.#leave();
  }
  /** Go to the next step; those that only come up by themselves are passed over. */
  #leave() {
    const resume = this.#resume.at(-1);
    if (resume) {
      const more = this.#resume.slice(0, -1);
      this.#go(resume.index);
      this.after = resume.after;
      this.#resume = more;
      return;
    }
    const undone = !!this.step.does && !this.after && !this.past;
    let to = this.index + 1;
    while (this.steps[to]?.whenever || (undone && this.steps[to]?.follows)) to++;
    this.#go(to);
  }
  #go(index: number) {
    this.index = Math.min(index, this.steps.length - 1);
    this.after = false;
    this.otherwise = false;
    this.#strayed = null;
    this.#resume = [];
  }
}
