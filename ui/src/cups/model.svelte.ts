/** One tournament, or a list of them: asked for again whenever the server rings. */
import { get } from '../api/client';
import { Feed } from '../api/socket';
import type { CupInfo, CupListed, GameInfo } from '../api/types';
import { rest } from '../rest';
import { settings } from '../settings.svelte';
import { telling } from '../table/model/notices.svelte';
import { botName } from '../words/words.svelte';
import { cupWords, k } from './words.svelte';

/** Those who look on hear no bell: so often they look again, in milliseconds. */
const OFTEN = 30_000;
/** So long after one look the next one comes at the earliest. */
const PAUSE = 1500;

/** What is asked for, again after each ring. */
abstract class Heard {
  #feed: Feed | undefined;
  #stop = () => {};
  #cancel = () => {};
  #closed = false;
  #looking = false;
  #missed = false;

  /** Begin, once everything that is asked for is known. */
  protected begin() {
    this.#stop = rest.every(OFTEN, () => this.look());
    void telling(this.load()).then(() => {
      if (!this.#closed)
        this.#feed = new Feed(
          () => '/guest/socket',
          () => this.look(),
          () => {},
        );
    });
  }
  protected abstract load(): Promise<void>;

  look() {
    if (document.hidden || this.#closed) return;
    if (this.#looking) {
      this.#missed = true;
      return;
    }
    this.#looking = true;
    this.#missed = false;
    void telling(this.load()).finally(() => {
      if (!this.#missed) this.#looking = false;
      else
        this.#cancel = rest.later('the tournament', PAUSE, () => {
          this.#looking = false;
          this.look();
        });
    });
  }
  close() {
    this.#closed = true;
    this.#feed?.close();
    this.#cancel();
    this.#stop();
  }
}

export class CupList extends Heard {
  mine = $state.raw<CupListed[]>([]);
  open = $state.raw<CupListed[]>([]);
  games = $state.raw<GameInfo[]>([]);
  loaded = $state(false);

  constructor() {
    super();
    this.begin();
  }
  protected async load() {
    await cupWords.load();
    if (!this.games.length) this.games = await get<GameInfo[]>('/games');
    this.mine = await get<CupListed[]>('/cups?mine=true');
    const all = await get<CupListed[]>('/cups');
    this.open = all.filter((each) => !this.mine.some(({ id }) => id === each.id));
    this.loaded = true;
  }
}

export class Tournament extends Heard {
  info = $state.raw<CupInfo>();
  game = $state.raw<GameInfo>();
  #query: string;
  constructor(
    readonly id: string,
    readonly by: string,
  ) {
    super();
    this.#query = by ? `?token=${encodeURIComponent(by)}` : '';
    this.begin();
  }
  protected async load() {
    await cupWords.load();
    const info = await get<CupInfo>(`/cups/${this.id}${this.#query}`);
    if (!this.game) this.game = await get<GameInfo>(`/games/${info.game}`);
    this.info = info;
  }
  take(info: CupInfo | null) {
    if (info) this.info = info;
  }
  /** What an entrant is called. */
  name(id: string): string {
    const found = this.info?.entrants.find((each) => each.id === id);
    if (!found) return '';
    if (!found.bot) return found.name;
    const alike = this.info!.entrants.filter(({ bot }) => bot === found.bot);
    const name = botName(found.bot);
    return alike.length > 1 ? `${name} ${alike.indexOf(found) + 1}` : name;
  }
  /** Which emblem an entrant has: the same at all tables. */
  emblem(id: string): number {
    return Math.max(0, this.info?.entrants.findIndex((each) => each.id === id) ?? 0) % 10;
  }
  get me(): string | undefined {
    return this.info?.entrants.find((each) => each.yours && !each.out)?.id;
  }
}

const DAY = 24 * 3600;

/** When something is, as people say it. */
export function when(seconds: number): string {
  return new Intl.DateTimeFormat(settings.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(seconds * 1000));
}

/** How long something takes, as people say it. */
export function span(seconds: number): string {
  if (seconds >= 2 * DAY) return k('days', { count: Math.round(seconds / DAY) });
  if (seconds >= 2 * 3600) return k('hours', { count: Math.round(seconds / 3600) });
  return k('minutes', { count: Math.max(1, Math.round(seconds / 60)) });
}
