/** A table as this browser knows it: what the server said, and what is being looked at. */
import { get, post, RefusedError } from '../../api/client';
import { Feed } from '../../api/socket';
import type {
  Action,
  Answer,
  ChatInfo,
  GameInfo,
  Message,
  Outcome,
  Position,
  Pushed,
  Reason,
  ReasonInfo,
  TableInfo,
  Told,
  View,
  WordsInfo,
} from '../../api/types';
import { loadGame } from '../../games';
import type { GameUi, Offer } from '../../games/contract';
import { said } from '../../look/said.svelte';
import { rest } from '../../rest';
import { Senses } from '../../sense/senses.svelte';
import { settings } from '../../settings.svelte';
import { Speaker, type Args } from '../../words/fluent';
import { t, words } from '../../words/words.svelte';
import { Deciding } from './deciding.svelte';
import { Film } from './film.svelte';
import { Ghost } from './ghost.svelte';
import { notices } from './notices.svelte';
import { Past } from './past.svelte';
import { Picks } from './picks.svelte';
import { Reading } from './reading.svelte';
import { Sending } from './sending.svelte';

export class TableModel {
  info = $state.raw<TableInfo>()!;
  position = $state.raw<Position | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatInfo[]>([]);
  link = $state<'on' | 'off' | 'gone'>('off');
  /** Places to be lit: of a line of the log, of a choice that is pointed at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  readonly deciding = new Deciding(this);
  readonly film = new Film(this);
  readonly ghost = new Ghost(this);
  readonly past = new Past(this);
  readonly picks = new Picks(this);
  readonly reading = new Reading(this);
  readonly sending = new Sending(this);
  readonly senses = new Senses(this);

  #speaker: Speaker;
  #feed: Feed | undefined;
  /** The match is over: what was hidden in the log is told when it is asked for again. */
  #reveals = false;
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
        const decided = () => this.ghost.stop();
        addEventListener('pointerdown', decided, { capture: true });
        return () => removeEventListener('pointerdown', decided, { capture: true });
      });
    });
  }
  #forget: () => void;

  /** What will change without anybody doing anything: what was chosen, a recap, a bot that thinks. */
  get #coming(): string {
    if (this.link === 'gone') return '';
    if (this.sending.on) return 'what was chosen';
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

  /** Ask for everything again that may have been missed. */
  renew() {
    this.#feed?.renew();
  }

  close() {
    this.#feed?.close();
    this.sending.stop();
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
      const before = this.position;
      if (!this.film.add(before, news.position, fresh) && before && !this.past.shown)
        this.senses.happens(before.view, news.position.view, fresh);
      const ends = !!news.position.outcome && !this.position?.outcome;
      this.#stand(news.position);
      if (ends && this.game.secrets) {
        this.#reveals = true;
        this.renew();
      }
    } else if (news.type === 'table') {
      this.info = news.table;
    } else if (news.type === 'chat') {
      this.chat = [...this.chat, news];
      said.say(`${news.name}: ${news.text}`);
    } else if (news.type === 'retold') {
      this.chat = news.chat;
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
    void this.past.look(null);
    notices.clear();
    said.clear();
    this.#stand(position);
    this.renew();
    return true;
  }

  #stand(position: Position | null) {
    this.position = position;
    this.ghost.clear();
    this.picks.clear();
    this.sending.arrived();
  }

  // What is so

  /** The view that is drawn: of the recap, of the past, of what would be, or of now. */
  get view(): View {
    const shown =
      this.film.view ?? this.past.shown?.view ?? this.ghost.shown?.view ?? this.position?.view;
    return shown!;
  }
  /** The version of what is drawn. */
  get version(): number {
    if (this.film.view) return this.film.version;
    return (this.past.shown ?? this.position)?.version ?? 0;
  }
  /** Who decides in what is drawn; what one only wonders about changes nothing of that. */
  get acting(): number {
    return (this.film.view ?? this.past.shown?.view ?? this.position?.view)?.actor ?? -1;
  }
  /** Whether what is drawn is now, so that one can decide. */
  get present(): boolean {
    return !this.film.view && !this.past.shown;
  }
  /** How the match ended; a recap that goes on does not know yet. */
  get ended(): Outcome | null {
    return this.film.view ? null : (this.position?.outcome ?? null);
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
  /** An action that waits for a second click. */
  get armed(): Action | null {
    return this.deciding.armed;
  }
  get offers(): Offer[] {
    if (!this.mine) return [];
    const { choices, legal } = this.position!;
    if (!choices) return legal!.map((action) => ({ action })); // there are too many to tell
    return choices.map(({ action, message }) => ({ action, does: message }));
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
  /** The seat that is spoken to; nobody is where several people look, or somebody has several. */
  #reader = $derived.by(() => {
    const own = this.info.seats.flatMap(({ yours, bot }, seat) => (yours && !bot ? seat : []));
    return own.length === 1 ? own[0]! : null;
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
    return this.#speaker.say(message, this.#names, this.#reader);
  }
  /** Say something of the game or of the page. */
  t(id: string, args: Args = {}): string {
    return this.say({ id, args });
  }
  has(id: string): boolean {
    return this.#speaker.has(id);
  }

  // What is done

  /** Say why an action cannot be chosen. */
  async whyNot(action: Action | string) {
    const found = await this.quietly(post<ReasonInfo>(`/tables/${this.id}/why-not`, { action }));
    if (found?.reason) this.#deny(found.reason);
  }
  /** Tell why something cannot be done, with the way to its rule. */
  #deny(reason: Reason) {
    const { rule } = reason;
    const link = rule && { words: rule, open: () => this.reading.open(rule) };
    notices.tell(this.say(reason), 'bad', (this.reading.possible && link) || undefined);
  }

  choose(action: Action): Promise<void> {
    return this.deciding.choose(action);
  }
  /** What was decided is on its way: nothing waits for a second click, or is wondered about. */
  decided() {
    this.deciding.armed = null;
    this.ghost.stop();
  }

  async play(action: Action) {
    await this.sending.send('actions', { action });
  }
  async undo(to?: number) {
    await this.sending.send('undo', to === undefined ? {} : { to });
  }
  async redo() {
    await this.sending.send('redo', {});
  }
  async restart() {
    await this.sending.send('restart', {});
  }

  light(places: Iterable<string>) {
    this.lit = new Set(places);
  }

  /** Ask the game a question that it answers with data. */
  async query<T>(question: string): Promise<T | null> {
    const { position } = this;
    const address = `/tables/${this.id}/query?words=${encodeURIComponent(question)}`;
    const past = () => this.position !== position || this.sending.on;
    return (await this.quietly(get<Answer>(address), past))?.answer as T | null;
  }

  /**
   * Return what a request brings; what is refused brings nothing, and is told unless it is about
   * something that is `past` by then.
   */
  async quietly<T>(request: Promise<T>, past = () => false): Promise<T | null> {
    try {
      return await request;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (error.problem.id === 'stale') this.sending.awaitNews();
      else if (!past()) {
        const { reason, words } = error.problem;
        if (reason) this.#deny(reason);
        else notices.tell(words || t('away'), 'bad');
      }
      return null;
    }
  }
}
