/** The drawn symbols of a game, for texts about it. */
import type { Component } from 'svelte';

const SYMBOLS = import.meta.glob<{ default: Component }>('../../games/*/Symbols.svelte');
const COLOURS = import.meta.glob('../../games/*/colours.css');

/** Load the symbols of a game and their colours; null if it has none. */
export async function loadSymbols(game: string): Promise<Component | null> {
  const folder = `../../games/${game}/`;
  const [found] = await Promise.all([
    SYMBOLS[`${folder}Symbols.svelte`]?.(),
    COLOURS[`${folder}colours.css`]?.(),
  ]);
  return found?.default ?? null;
}

/** The id of a symbol in the page: those of a game begin with its letter. */
export function symbolId(game: string, id: string): string {
  return `${game[0]}-${id}`;
}
