/** Asks the server. Somebody not known yet becomes a guest on the way. */
import { rest } from '../rest';
import { settings } from '../settings.svelte';
import type { Problem } from './types';

export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.words);
  }
}

const AWAY: Problem = { id: 'away', words: '' };

async function once(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': settings.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  try {
    const request = { method, headers, signal };
    return await fetch(`/api${path}`, body === undefined ? request : { ...request, body: content });
  } catch {
    throw new RefusedError(0, AWAY);
  }
}

let becoming: Promise<Response> | null = null;

export function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  return rest.during(`${method} ${path}`, answer<T>(method, path, body, signal));
}

async function answer<T>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  let response = await once(method, path, body, signal);
  if (response.status === 401 && path !== '/guest') {
    becoming ??= once('POST', '/guest').finally(() => (becoming = null));
    await becoming; // one guest, however many ask at once
    response = await once(method, path, body, signal);
  }
  if (response.status === 204) return null as T;
  const found: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const problem = (found as { error?: Problem } | null)?.error ?? AWAY;
    throw new RefusedError(response.status, problem);
  }
  return found as T;
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal) =>
  ask<T>('POST', path, body, signal);

const PATIENCE = 4;

/**
 * Ask for something, and again when the server wants a pause first. `pauses` is told its seconds, and
 * says whether what is asked for is still wanted.
 */
export async function patiently<T>(
  request: () => Promise<T>,
  pauses: (seconds: number) => boolean = () => true,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await request();
    } catch (error) {
      const retry = error instanceof RefusedError && error.problem.retry;
      if (!retry || tried === PATIENCE || !pauses(Math.ceil(retry))) throw error;
      await rest.pause('asking again', 1000 * retry);
    }
  }
}

/** A key for a request that must not be done twice. */
export function freshKey(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
}
