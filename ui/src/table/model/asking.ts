/**
 * What is asked of the server about a position. Each question names the version that is seen: others
 * may decide meanwhile, and what was right to ask is not refused for it.
 */
import { get, post, RefusedError } from '../../api/client';
import type { Action, Answer, Preview, Reason, ReasonInfo } from '../../api/types';
import { t } from '../../words/words.svelte';
import type { TableModel } from './model.svelte';
import { notices } from './notices.svelte';

export class Asking {
  #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  /** The version that is seen, now. */
  get #version(): number {
    return this.#table.position?.version ?? 0;
  }
  /** Return what tells whether what is seen now is past. */
  #past(): () => boolean {
    const table = this.#table;
    const { position } = table;
    return () => table.position !== position || table.sending.on;
  }

  /** Ask the game a question, which it answers with data. */
  async query<T>(question: string): Promise<T | null> {
    const asked = `words=${encodeURIComponent(question)}&version=${this.#version}`;
    const request = get<Answer>(`/tables/${this.#table.id}/query?${asked}`);
    return (await this.quietly(request, this.#past()))?.answer as T | null;
  }

  /** Ask what an action would lead to. */
  preview(action: Action, signal?: AbortSignal): Promise<Preview> {
    const body = { action, version: this.#version };
    return post<Preview>(`/tables/${this.#table.id}/preview`, body, signal);
  }

  /** Say why an action cannot be chosen. */
  async whyNot(action: Action | string) {
    const body = { action, version: this.#version };
    const past = this.#past();
    const request = post<ReasonInfo>(`/tables/${this.#table.id}/why-not`, body);
    const found = await this.quietly(request, past);
    if (found?.reason && !past()) this.#deny(found.reason);
  }

  /** Tell why something cannot be done, with the way to its rule. */
  #deny(reason: Reason) {
    const { reading } = this.#table;
    const { rule } = reason;
    const link = rule && { words: rule, open: () => reading.open(rule) };
    notices.tell(this.#table.say(reason), 'bad', (reading.possible && link) || undefined);
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
      if (error.problem.id === 'stale') this.#table.sending.awaitNews();
      else if (!past()) {
        const { reason, words } = error.problem;
        if (reason) this.#deny(reason);
        else notices.tell(words || t('away'), 'bad');
      }
      return null;
    }
  }
}
