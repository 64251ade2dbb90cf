/** How somebody is called, as the server says it. */
import type { CallsInfo } from '../api/types';

export type Channel = CallsInfo['channels'][number];
export const EVENTS = ['turn', 'clock', 'chat', 'over', 'invited'] as const;
export const WAYS: readonly Channel[] = ['push', 'mail', 'webhook'];
