/** A table as this browser knows it: what the server said, and what is being looked at. */
import { untrack } from 'svelte';
import { freshKey, get, post, RefusedError } from '../api/client';
import { Feed } from '../api/socket';
import type {
  Action,
  Answer,
  ChatInfo,
  GameInfo,
  Message,
  Played,
  Position,
  Preview,
  Pushed,
  ReasonInfo,
  TableInfo,
  Told,
  View,
  WordsInfo,
} from '../api/types';
import { loadGame } from '../games';
import type { GameUi, Offer } from '../games/contract';
import { hasRules } from '../learn/found';
import { rest } from '../rest';
import { router } from '../route.svelte';
import { settings } from '../settings.svelte';
import { Speaker, type Args } from '../words/fluent';
import { t, words } from '../words/words.svelte';
import { Film } from './film.svelte';
import { notices } from './notices.svelte';

/** Milliseconds after which one wants to see that something is on its way. */
const SLOW = 150;
/** Milliseconds after which news that must be there is asked for. */
const LATE = 3000;

export class TableModel {
  info = $state.raw<TableInfo>()!;
  position = $state.raw<Position | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatInfo[]>([]);
  link = $state<'on' | 'off' | 'gone'>('off');
  /** An earlier version that is being looked at. */
  past = $state.raw<Position | null>(null);
  /** The version that one wants to look at, also before the server has shown it; null for now. */
  looking = $state<number | null>(null);
  /** What a choice would lead to, while one points at it. */
  ghost = $state.raw<Preview | null>(null);
  /** Places clicked so far, of an action that takes several. */
  picked = $state.raw<string[]>([]);
  /** Actions that the same clicks mean: one of them is to be chosen. */
  open = $state.raw<Offer[]>([]);
  /** An action that cannot be undone and waits for a second click. */
  armed = $state.raw<Action | null>(null);
  /** Places to be lit: of a line of the log, of a choice that is pointed at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether what was chosen is on its way. */
  sending = $state(false);
  /** Whether that takes so long that it is to be seen. */
  busy = $state(false);
  film = new Film(this);

  #speaker: Speaker;
  #feed: Feed | undefined;
  #looks = 0;
  /** The match is over: what was hidden in the log is told when it is asked for again. */
  #reveals = false;
  #late = () => {};
  #slow = () => {};
  /** Who waits for what was chosen to arrive. */
  #arrivals: (() => void)[] = [];
  /** What is being wondered about; aborted when it does not matter any more. */
  #wondering = new AbortController();

  private constructor(
    readonly id: string,
    readonly game: GameUi,
    speaker: Speaker,
    info: TableInfo,
    /** What the server says of the game. */
    readonly about: GameInfo,
  ) {
    this.#speaker = speaker;
    this.info = info;
    this.#forget = $effect.root(() => {
      $effect(() => {
        if (this.#coming) return rest.hold(this.#coming);
      });
      $effect(() => {
        document.documentElement.dataset.version = String(this.position?.version ?? '');
      });
      $effect(() => {
        // a press has decided: nothing appears below the finger before it is let go
        const decided = () => this.#wondering.abort();
        addEventListener('pointerdown', decided, { capture: true });
        return () => removeEventListener('pointerdown', decided, { capture: true });
      });
    });
  }
  #forget: () => void;

  /** What will change without anybody doing anything: what was chosen, a recap, a bot that thinks. */
  get #coming(): string {
    if (this.link === 'gone') return '';
    if (this.sending) return 'what was chosen';
    if (this.film.view) return 'the recap';
    return this.#byBot ? 'a bot' : '';
  }
  /** Whether nobody has to be waited for: chance or a bot decides, perhaps for one's own seat. */
  get #byBot(): boolean {
    const { actor, outcome } = this.position ?? { actor: null };
    if (actor === null || outcome || this.info.status !== 'playing') return false;
    return actor < 0 || !!this.info.seats[actor]?.bot;
  }

  static open(id: string): Promise<TableModel> {
    return rest.during('a table', TableModel.#open(id));
  }
  static async #open(id: string): Promise<TableModel> {
    const info = await get<TableInfo>(`/tables/${id}`);
    const language = settings.language;
    const [about, rules, game] = await Promise.all([
      get<GameInfo>(`/games/${info.game}`),
      get<WordsInfo>(`/games/${info.game}/words/${language}`),
      loadGame(info.game, language),
    ]);
    const speaker = new Speaker(language, words.source, game.words, rules.fluent);
    const table = new TableModel(id, game.ui, speaker, info, about);
    table.#feed = new Feed(
      () => `/tables/${id}/socket?since=${table.#reveals ? 0 : (table.log.at(-1)?.version ?? 0)}`,
      (news) => table.#hear(news),
      (state) => (table.link = state),
    );
    return table;
  }

  close() {
    this.#feed?.close();
    this.#late();
    this.#slow();
    this.film.stop();
    this.#forget();
    delete document.documentElement.dataset.version;
  }

  // What the server says

  #hear(news: Pushed) {
    if (news.type === 'hello') {
      this.info = news.table;
      this.chat = news.chat;
      if (this.#passes(news.position ?? null)) return;
      if (this.#reveals) this.log = [];
      this.#reveals = false;
      this.#append(news.records);
      // after a short drop nothing may be different: what is picked stays so
      if (!this.position || this.position.version !== news.position?.version)
        this.#stand(news.position ?? null);
    } else if (news.type === 'update') {
      if (this.#passes(news.position)) return;
      const fresh = this.#append(news.records);
      this.film.add(this.position, news.position, fresh);
      const ends = !!news.position.outcome && !this.position?.outcome;
      this.#stand(news.position);
      if (ends && this.game.secrets) {
        this.#reveals = true;
        this.#feed?.renew();
      }
    } else if (news.type === 'table') {
      this.info = news.table;
    } else if (news.type === 'chat') {
      this.chat = [...this.chat, news];
    }
  }

  /** Add what is new of the log, and return it. */
  #append(records: Told[]): Told[] {
    const known = this.log.at(-1)?.version ?? 0;
    const fresh = records.filter((record) => record.version > known);
    this.log = [...this.log, ...fresh];
    return fresh;
  }

  /**
   * Whether somebody else looks at this screen from now on: what the one before could see, read or
   * was told is not for them, so all of it is forgotten and asked for again.
   */
  #passes(position: Position | null): boolean {
    if (!this.shared || !this.position || this.position.seat === position?.seat) return false;
    this.log = [];
    void this.look(null);
    notices.clear();
    this.#stand(position);
    this.#feed?.renew();
    return true;
  }

  #stand(position: Position | null) {
    this.#wondering.abort(); // it belongs to the position before
    this.position = position;
    this.ghost = null;
    this.picked = [];
    this.open = [];
    this.armed = null;
    this.#arrived();
    this.#late();
  }

  // What is so

  /** The view that is drawn: of the recap, of the past, of what would be, or of now. */
  get view(): View {
    const shown = this.film.view ?? this.past?.view ?? this.ghost?.view ?? this.position?.view;
    return shown!;
  }
  /** The version of what is drawn. */
  get version(): number {
    if (this.film.view) return this.film.version;
    return (this.past ?? this.position)?.version ?? 0;
  }
  /** Who decides in what is drawn; what one only wonders about changes nothing of that. */
  get acting(): number {
    return (this.film.view ?? this.past?.view ?? this.position?.view)?.actor ?? -1;
  }
  /** Whether what is drawn is now, so that one can decide. */
  get present(): boolean {
    return !this.film.view && !this.past;
  }
  /** The seat whose eyes this browser sees with; null for a spectator. */
  get seat(): number | null {
    return this.position?.seat ?? null;
  }
  /** Whether several people who may not know the same look at this screen. */
  get shared(): boolean {
    const own = this.info.seats.filter((seat) => seat.yours && !seat.bot);
    return this.game.secrets && !this.info.practice && own.length > 1;
  }
  get seats(): number {
    return this.info.seats.length;
  }
  get mine(): boolean {
    return this.present && !!this.position?.legal && this.position.actor === this.seat;
  }
  get offers(): Offer[] {
    if (!this.mine) return [];
    const { choices, legal } = this.position!;
    if (!choices) return legal!.map((action) => ({ action })); // there are too many to tell
    return choices.map(({ action, message }) => ({ action, does: message }));
  }
  #paths = $derived.by(() => {
    const view = this.position?.view;
    return view
      ? this.offers.map((offer) => ({ offer, path: this.game.path(offer.action, view) }))
      : [];
  });
  #glowing = $derived.by(() => {
    const found = new Set<string>();
    for (const { path } of this.#paths) {
      const next = path[this.picked.length];
      if (next && this.picked.every((place, step) => path[step] === place)) found.add(next);
    }
    return found as ReadonlySet<string>;
  });
  /** The places that may be clicked now. */
  get glowing(): ReadonlySet<string> {
    return this.#glowing;
  }

  /** People's names; somebody with several seats is called by those. */
  #names = $derived.by(() => {
    const names = this.info.seats.map((seat) => seat.name ?? '');
    return Object.fromEntries(
      names.map((name, seat) => [
        seat,
        names.filter((each) => each === name).length > 1 ? '' : name,
      ]),
    );
  });
  /** What the table is called: by its own name, or as its game. */
  get title(): string {
    return this.info.name || this.about.name;
  }
  name(seat: number): string {
    const id = `seat-${seat}`;
    if (!this.#names[seat] && !this.has(id)) return t('set-up-seat', { number: seat + 1 });
    return this.say({ id, args: {} });
  }
  say(message: Message): string {
    return this.#speaker.say(message, this.#names);
  }
  /** Say something of the game or of the page. */
  t(id: string, args: Args = {}): string {
    return this.say({ id, args });
  }
  has(id: string): boolean {
    return this.#speaker.has(id);
  }

  /** The version after one's own last decision, after which there is something to catch up with. */
  get sinceMine(): number | null {
    const own = this.log.findLast((record) => record.seat === this.seat);
    const last = this.log.at(-1);
    return own && last && last.version - own.version > 0 ? own.version : null;
  }

  // What is done

  /** Somebody clicks a place of the board. */
  async touch(place: string) {
    if (!this.mine) return;
    if (this.picked.at(-1) === place) {
      this.picked = this.picked.slice(0, -1);
      this.open = [];
      return;
    }
    if (!this.glowing.has(place)) {
      const from = this.picked.length && this.#paths.some(({ path }) => path[0] === place);
      if (from) this.picked = [place];
      else await this.wonder(place);
      return;
    }
    const picked = [...this.picked, place];
    const fits = this.#paths.filter(({ path }) =>
      picked.every((each, step) => path[step] === each),
    );
    const done = fits.filter(({ path }) => path.length === picked.length);
    if (done.length === 1 && fits.length === 1) {
      await this.choose(done[0]!.offer.action);
    } else {
      this.picked = picked;
      this.open = done.map(({ offer }) => offer);
    }
  }

  /** What a click on a place would do at once; null if it would do nothing yet. */
  would(place: string): Action | null {
    if (!this.glowing.has(place)) return null;
    const picked = [...this.picked, place];
    const fits = this.#paths.filter(({ path }) =>
      picked.every((each, step) => path[step] === each),
    );
    return fits.length === 1 && fits[0]!.path.length === picked.length
      ? fits[0]!.offer.action
      : null;
  }

  /** Say why a place cannot be chosen. */
  async wonder(place: string) {
    const action = this.game.attempt(place, this.position!.view);
    if (action) await this.whyNot(action);
  }

  async whyNot(action: Action | string) {
    const found = await this.#quietly(post<ReasonInfo>(`/tables/${this.id}/why-not`, { action }));
    if (found?.reason) {
      const { rule } = found.reason;
      const { game } = this.info;
      const link = { words: rule ?? '', to: router.link({ rules: game, at: rule ?? '' }) };
      const read = rule && hasRules(game, settings.language);
      notices.tell(this.say(found.reason), 'bad', read ? link : undefined);
    }
  }

  /** Choose an action: play it, or arm it if it cannot be undone and one wants to be asked. */
  async choose(action: Action) {
    if (!this.mine || this.sending) return;
    const { position } = this;
    if (settings.confirm && this.armed !== action) {
      const past = () => this.position !== position || this.sending;
      const final = await this.#final(action, past);
      if (past()) return; // what was clicked is not there any more
      if (final) {
        this.armed = action;
        return;
      }
    }
    await this.play(action);
  }

  async #final(action: Action, past: () => boolean): Promise<boolean> {
    if (this.info.practice) return false;
    const request = post<Preview>(`/tables/${this.id}/preview`, { action });
    const shown = await this.#quietly(request, past);
    return !shown?.view || shown.view.actor !== this.seat;
  }

  async play(action: Action) {
    await this.#send('actions', { action });
  }
  async undo(to?: number) {
    await this.#send('undo', to === undefined ? {} : { to });
  }
  async redo() {
    await this.#send('redo', {});
  }
  async restart() {
    await this.#send('restart', {});
  }

  async #send(what: string, body: object) {
    if (!this.position || this.sending) return;
    this.sending = true;
    this.#slow = rest.later('an answer', SLOW, () => (this.busy = true));
    this.armed = null;
    this.#wondering.abort();
    const request = { ...body, expected_version: this.position.version, key: freshKey() };
    const played = await this.#quietly(post<Played>(`/tables/${this.id}/${what}`, request));
    // What it led to comes by the socket: until then nothing that is shown can be chosen.
    if (!played || this.position.version >= played.now) this.#arrived();
    else this.#awaitNews();
  }
  #arrived() {
    this.#slow();
    this.sending = this.busy = false;
    for (const arrived of this.#arrivals.splice(0)) arrived();
  }
  /** Wait until what was chosen has arrived, or was refused. */
  async arrival() {
    if (this.sending) await new Promise<void>((arrived) => this.#arrivals.push(arrived));
  }

  /** There is news: if it does not come by itself, the socket is dead without knowing it. */
  #awaitNews() {
    this.#late();
    this.#late = rest.later('news', LATE, () => this.#feed?.renew());
  }

  /** Show what an action would lead to; null shows what is. */
  async wonderWhat(action: Action | null) {
    this.#wondering.abort();
    if (!action) {
      // the focus may be lost because it is being moved, while the page is being changed
      untrack(() => {
        this.ghost = null;
        this.lit = new Set();
      });
      return;
    }
    this.lit = new Set(this.game.places(action, this.position!.view));
    this.#wondering = new AbortController();
    const { signal } = this.#wondering;
    await rest.pause('a preview', 120); // just passing by asks nothing
    if (signal.aborted || !this.mine || this.sending) return;
    if (!this.position!.legal!.includes(action)) return; // the match has gone on
    try {
      const shown = await post<Preview>(`/tables/${this.id}/preview`, { action }, signal);
      if (!signal.aborted && this.mine) this.ghost = shown;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error; // a preview is not worth a message
    }
  }

  light(places: Iterable<string>) {
    this.lit = new Set(places);
  }

  /** Ask the game a question that it answers with data. */
  async query<T>(question: string): Promise<T | null> {
    const { position } = this;
    const address = `/tables/${this.id}/query?words=${encodeURIComponent(question)}`;
    const past = () => this.position !== position || this.sending;
    return (await this.#quietly(get<Answer>(address), past))?.answer as T | null;
  }

  /** Look at an earlier version, or at now. */
  async look(version: number | null) {
    this.film.stop();
    const asked = ++this.#looks;
    this.looking = version === this.position?.version ? null : version;
    if (this.looking === null) {
      this.past = null;
      return;
    }
    const found = await this.#quietly(
      get<Position>(`/tables/${this.id}/position?version=${version}`),
    );
    if (asked !== this.#looks) return; // one wants to see something else
    if (found) this.past = found.version === this.position?.version ? null : found;
    this.looking = this.past?.version ?? null;
  }

  /**
   * Return what a request brings; what is refused brings nothing, and is told unless it is about
   * something that is `past` by then.
   */
  async #quietly<T>(request: Promise<T>, past = () => false): Promise<T | null> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (error.problem.id === 'stale') this.#awaitNews();
      else if (!past()) {
        const { reason } = error.problem;
        notices.tell(reason ? this.say(reason) : error.problem.words || t('away'), 'bad');
      }
      return null;
    }
  }
}
