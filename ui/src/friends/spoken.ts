/** Which languages are spoken at a table. */
import { settings } from '../settings.svelte';

export function spoken(codes: readonly string[]): string {
  const names = new Intl.DisplayNames([settings.language], { type: 'language' });
  return codes.map((code) => names.of(code) ?? code).join(', ');
}
