/** Asks what a good player would do now, and waits when the server wants a pause. */
import { get, patiently, RefusedError } from '../api/client';
import type { Action, AdviceInfo, Message } from '../api/types';
import type { TableModel } from '../table/model/model.svelte';

export interface Idea {
  action: Action;
  /** What to do, as a button says it. */
  label: string;
  /** What comes of it, as a sentence. */
  does: string;
  /** What would follow, as far as it can be said now. */
  then: string[];
  good: string;
  bad: string;
  places: string[];
}

type Level = 'adept' | 'master';

const same = (one: Action, two: Action) => JSON.stringify(one) === JSON.stringify(two);

/** What an action is called now; nothing if that depends on what comes before it. */
function called(table: TableModel, action: Action): string {
  try {
    const words = table.game.label(action, table.position!.view, table);
    return words.includes('{') || words === action.type ? '' : words;
  } catch {
    return ''; // its label needs a position that is not there yet
  }
}

function reason(table: TableModel, message: Message, side: string): string {
  const said = message.args?.[side];
  return typeof said === 'object' ? table.say(said) : '';
}

function ideas(table: TableModel, found: AdviceInfo[]): Idea[] {
  const { view } = table.position!;
  return found.flatMap(({ actions, message }) => {
    const [first, ...rest] = actions;
    const offer = table.offers.find((each) => same(each.action, first!));
    if (!offer) return [];
    return {
      action: offer.action,
      label: called(table, offer.action),
      does: offer.does ? table.say(offer.does) : '',
      then: rest.map((each) => called(table, each)).filter((words) => words),
      good: reason(table, message, 'good'),
      bad: reason(table, message, 'bad'),
      places: table.game.places(offer.action, view),
    };
  });
}

export class Advisor {
  /** null before one asks. */
  ideas = $state.raw<Idea[] | null>(null);
  thinking = $state(false);
  /** Who is asked: an adept answers at once, a master thinks it over. */
  level = $state<Level>('adept');
  /** Seconds that the server asked to wait. */
  wait = $state(0);
  #version = -1;

  constructor(readonly table: TableModel) {}

  /** Whether there may be advice now. */
  get welcome(): boolean {
    return this.table.mine && this.table.info.settings.advice !== false && this.knows('adept');
  }
  /** Whether there is somebody of a level who plays this game. */
  knows(level: Level): boolean {
    return this.table.about.bots.includes(level);
  }
  /** Whether what is shown is about what is decided now. */
  get fresh(): boolean {
    return this.#version === this.table.position?.version;
  }

  async ask(level: Level = 'adept') {
    this.level = level;
    const version = this.table.position!.version;
    const asked = `level=${level}&version=${version}`;
    this.#version = version;
    this.ideas = null;
    this.thinking = true;
    try {
      const found = await patiently(
        () => get<AdviceInfo[]>(`/tables/${this.table.id}/advice?${asked}`),
        (seconds) => {
          this.wait = seconds;
          return this.fresh;
        },
      );
      if (this.fresh) this.ideas = ideas(this.table, found);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error; // then there is no advice
    } finally {
      this.wait = 0;
      this.thinking = false;
    }
    if (this.fresh) {
      this.ideas ??= [];
      this.table.light(this.ideas[0]?.places ?? []);
    }
  }

  close() {
    this.#version = -1;
    this.ideas = null;
    this.table.light([]);
  }
}
