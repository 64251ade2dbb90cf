/** Which bot one plays against if one has not chosen. */
import type { GameInfo } from '../../api/types';

/** The level that is a good match for most. */
const USUAL = 'adept';

/** The usual bot, or the best of those that play this game; nothing if none does. */
export function usualBot({ bots }: Pick<GameInfo, 'bots'>): string | undefined {
  return bots.includes(USUAL) ? USUAL : bots.at(-1);
}
