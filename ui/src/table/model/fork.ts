/** A practice table that goes on from a moment of a match. */
import { post } from '../../api/client';
import type { TableInfo } from '../../api/types';
import { router } from '../../route.svelte';
import { telling } from './notices.svelte';

export function fork(table: string, version: number): Promise<void | null> {
  const made = post<TableInfo>(`/tables/${table}/fork`, { version });
  return telling(made.then(({ id }) => router.go({ table: id })));
}
