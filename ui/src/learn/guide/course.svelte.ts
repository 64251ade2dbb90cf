/**
 * The course of a guided match. It follows no script: each idea of the game has its moment, told by
 * what is so at the table, and is explained then; what the learner did before it could be explained
 * is explained in a sentence when it has happened. So every way through a match meets every idea
 * once, and none twice.
 */
import type { Action, View } from '../../api/types';
import type { Args } from '../../words/fluent';

/** The seat of the learner, also if they let a bot play on for them. */
export const LEARNER = 0;

/** What is so when the page has come to rest. */
export interface Moment {
  view: View;
  seat: number;
  /** The types of what the learner can choose; none while others decide. */
  types: ReadonlySet<string>;
}

/** Something that the learner did, and what they had done before. */
export interface Done {
  action: Action;
  before: Action | null;
}

export interface Idea {
  /** Names its words. */
  id: string;
  /** Ideas that are explained before. */
  after?: readonly string[];
  /** Whether it matters now. */
  when: (now: Moment) => boolean;
  /** Whether what was done is what it speaks of; without it, it is only read. */
  did?: (done: Done) => boolean;
  /** Not met in every match, so that it is not counted. */
  rare?: boolean;
  /** What its words need to know. */
  args?: (now: Moment) => Args;
}

/** What the card is about: an idea, or what came of it. */
export interface Shown {
  id: string;
  after: boolean;
}

/** How far a lesson has come: what is kept when one leaves it, and come back to with the match. */
export interface Mark {
  told: readonly string[];
  done: readonly string[];
  shown: Shown | null;
  meanwhile: readonly string[];
  /** What the words of ideas needed to know when they were explained. */
  args: Readonly<Record<string, Args>>;
}

export class Course {
  /** What the card is about; null when no idea has its moment. */
  #shown = $state.raw<Shown | null>(null);
  /** What was done without having been explained, and is explained now, before all else. */
  #meanwhile = $state.raw<readonly string[]>([]);
  /** Every idea that was explained, in that order, each once. */
  #told = $state.raw<readonly string[]>([]);
  /** What has happened: what came of it is told once. */
  #done: readonly string[] = [];
  #args: Readonly<Record<string, Args>> = {};
  #now = $state.raw<Moment | null>(null);
  /** The number of the idea that is read again; null when one looks at now. */
  #look = $state<number | null>(null);

  constructor(
    readonly ideas: readonly Idea[],
    /** Whether there is something to say about what came of an idea. */
    readonly explains: (id: string) => boolean = () => true,
  ) {}

  get mark(): Mark {
    const [told, done, args] = [this.#told, this.#done, this.#args];
    return { told, done, shown: this.#shown, meanwhile: this.#meanwhile, args };
  }

  // What is shown

  get shown(): Shown | null {
    if (this.#look !== null) return { id: this.#told[this.#look]!, after: false };
    return this.#meanwhile.length ? null : this.#shown;
  }
  get meanwhile(): readonly string[] {
    return this.#look === null ? this.#meanwhile : [];
  }
  /** Whether one reads again what was explained before. */
  get past(): boolean {
    return this.#look !== null;
  }
  /** Whether the learner is asked for something that can be done now. */
  get asks(): boolean {
    const { past, shown } = this;
    return !past && !!shown && !shown.after && !!this.#idea(shown.id).did;
  }
  /** What the words of an idea need to know. */
  args(id: string): Args {
    return this.#args[id] ?? {};
  }
  get told(): readonly string[] {
    return this.#told;
  }
  get counted(): Idea[] {
    return this.ideas.filter((idea) => !idea.rare);
  }
  /** How many of the ideas that count were explained. */
  get number(): number {
    const until = this.#look === null ? this.#told : this.#told.slice(0, this.#look + 1);
    return this.counted.filter(({ id }) => until.includes(id)).length;
  }
  /** The ideas that were not met yet. */
  get left(): Idea[] {
    return this.counted.filter(({ id }) => !this.#told.includes(id));
  }
  get first(): boolean {
    return this.#earlier < 0;
  }

  // What is read

  /** Go on: after what was read, or without doing it. */
  next() {
    if (this.#look !== null) {
      const to = this.#look + 1;
      const now = to === this.#told.length || this.#told[to] === this.#shown?.id;
      this.#look = now ? null : to;
      return;
    }
    if (!this.#meanwhile.length) this.#shown = null;
    this.#meanwhile = [];
    if (!this.#shown) this.#pick();
  }
  back() {
    if (!this.first) this.#look = this.#earlier;
  }
  get #earlier(): number {
    const { shown } = this;
    return (this.#look ?? (shown ? this.#told.indexOf(shown.id) : this.#told.length)) - 1;
  }

  // What happens

  /** The page has come to rest: this was done by the learner since then, and this is so now. */
  hear(done: readonly Done[], now: Moment) {
    this.#now = now;
    this.#look = null;
    const happened = this.ideas
      .filter((idea) => idea.did && done.some((each) => idea.did!(each)))
      .map(({ id }) => id);
    const came = happened.filter((id) => this.#told.includes(id) && !this.#done.includes(id));
    if (done.length) this.#meanwhile = happened.filter((id) => !this.#told.includes(id));
    if (done.length) this.#meanwhile.forEach((id) => this.#tell(id, now));
    this.#done = [...new Set([...this.#done, ...happened])];
    if (this.#passed(happened, done.length > 0)) this.#shown = null;
    const explained = came.findLast((id) => this.explains(id));
    if (!this.#shown && explained) this.#shown = { id: explained, after: true };
    if (!this.#shown && !this.#meanwhile.length) this.#pick();
  }
  /** Whether the time of what is shown is over. */
  #passed(happened: readonly string[], acted: boolean): boolean {
    if (!this.#shown) return false;
    const idea = this.#idea(this.#shown.id);
    if (this.#shown.after || !idea.did) return acted;
    return happened.includes(idea.id) || !idea.when(this.#now!);
  }
  #pick() {
    const now = this.#now;
    if (!now) return;
    const ready = (idea: Idea) =>
      !this.#told.includes(idea.id) &&
      (idea.after ?? []).every((id) => this.#told.includes(id)) &&
      idea.when(now);
    const idea = this.ideas.find(ready);
    if (!idea) return;
    this.#tell(idea.id, now);
    this.#shown = { id: idea.id, after: false };
  }
  #tell(id: string, now: Moment) {
    this.#told = [...this.#told, id];
    this.#args = { ...this.#args, [id]: this.#idea(id).args?.(now) ?? {} };
  }

  /** Be where the lesson was; what was explained since then is not explained again. */
  return(mark: Mark) {
    this.#look = null;
    this.#told = [...new Set([...mark.told, ...this.#told])];
    this.#done = mark.done;
    this.#args = { ...mark.args, ...this.#args };
    this.#shown = mark.shown;
    this.#meanwhile = mark.meanwhile;
  }

  #idea(id: string): Idea {
    return this.ideas.find((idea) => idea.id === id)!;
  }
}
