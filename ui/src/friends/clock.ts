/** How long people may take, in words. */
import type { TableSettings } from '../api/types';
import { t } from '../words/words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The largest unit that a time is a whole number of. */
function measured(
  seconds: number,
): [unit: 'days' | 'hours' | 'minutes' | 'seconds', count: number] {
  if (seconds % DAY === 0) return ['days', seconds / DAY];
  if (seconds % HOUR === 0) return ['hours', seconds / HOUR];
  if (seconds % MINUTE === 0) return ['minutes', seconds / MINUTE];
  return ['seconds', seconds];
}

export function clockWords(clock: TableSettings['clock']): string {
  if (!clock) return t('agreed-no-clock');
  const [unit, count] = measured(clock.seconds);
  const time = t(`time-${unit}`, { count });
  return t(clock.per === 'move' ? 'agreed-clock-move' : 'agreed-clock-match', { time });
}
