/** Where something can lie over a board without covering any of its places. */

export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';
const CORNERS: Corner[] = ['top left', 'top right', 'bottom left', 'bottom right'];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The first corner of a board in which something of this size covers nothing; null if none is. */
export function freeCorner(
  board: Box,
  taken: readonly Box[],
  width: number,
  height: number,
): Corner | null {
  const at = (corner: Corner): Box => {
    const top = corner.startsWith('top') ? board.top : board.bottom - height;
    const left = corner.endsWith('left') ? board.left : board.right - width;
    return { left, top, right: left + width, bottom: top + height };
  };
  return CORNERS.find((corner) => !taken.some((box) => meet(at(corner), box))) ?? null;
}
