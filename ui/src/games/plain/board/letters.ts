/** Drawings made of letters: which columns their parts take, and how their styles look. */
import type { Span } from '../../../api/types';
import { paint } from '../../../look/Emblem.svelte';

/** What a style may be made of, as the terminal knows it; other words change nothing. */
const STYLES = new Set(
  'piece water land resource used start glow quiet strong accent good bad'.split(' '),
);

/** The classes of a style: its words, with the seats in the colours that there are. */
export function classes(style = ''): string[] {
  return style.split(' ').flatMap((word) => {
    const seat = /^seat-(\d+)$/.exec(word);
    if (seat) return `seat-${paint(Number(seat[1]))}`;
    return STYLES.has(word) ? word : [];
  });
}

/** How many columns a text takes: letters, not the halves that a computer keeps them in. */
export function columns(text: string): number {
  return [...text].length;
}

/** Lines without their trailing blanks, so that a drawing is no wider than what is drawn. */
export function trimmed(lines: Span[][]): Span[][] {
  return lines.map((line) => {
    const last = line.findLastIndex(
      ({ text, style }) => text.trim() || classes(style).includes('piece'),
    );
    const kept = line.slice(0, last + 1);
    const end = kept.at(-1);
    if (end?.text.trim()) kept[last] = { ...end, text: end.text.trimEnd() };
    return kept;
  });
}

/** How wide and how high a drawing is, in letters. */
export function extent(lines: Span[][]): { wide: number; high: number } {
  const widths = lines.map((line) => line.reduce((sum, { text }) => sum + columns(text), 0));
  return { wide: Math.max(1, ...widths), high: Math.max(1, lines.length) };
}
