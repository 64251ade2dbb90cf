/** Whether others on the local network can come in; whoever sits at the machine is told where. */
import { ask, get } from '../api/client';
import type { ReachInfo } from '../api/types';
import { telling } from '../table/model/notices.svelte';

class Reach {
  #info = $state.raw<ReachInfo | null>(null);

  /** Whether it was asked for yet. */
  get known(): boolean {
    return this.#info !== null;
  }
  get open(): boolean {
    return this.#info?.open ?? false;
  }
  /** Whether this person can change it: they sit at the machine. */
  get yours(): boolean {
    return this.#info?.yours ?? false;
  }
  /** The addresses that others type into a browser, the likeliest first. */
  get sites(): string[] {
    return this.#info?.sites ?? [];
  }
  async look() {
    this.#info = await telling(get<ReachInfo>('/reach'));
  }
  async change(open: boolean) {
    const changed = await telling(ask<ReachInfo>('PUT', '/reach', { open }));
    this.#info = changed ?? this.#info;
  }
}
export const reach = new Reach();
