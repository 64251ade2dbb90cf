/** How things share the room of an area, so that each stays as large as it can. */
export interface Cell {
  x: number;
  y: number;
  size: number;
}

/** Cells for a number of things in a box around a middle, none larger than `most`. */
export function cells(
  [x, y, width, height]: [number, number, number, number],
  count: number,
  most: number,
): Cell[] {
  let size = 0;
  let columns = 1;
  for (let tried = 1; tried <= count; tried++) {
    const fits = Math.min(width / tried, height / Math.ceil(count / tried), most);
    if (fits > size + 0.01) [size, columns] = [fits, tried];
  }
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, number) => {
    const row = Math.floor(number / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: x + ((number % columns) - (inRow - 1) / 2) * size,
      y: y + (row - (rows - 1) / 2) * size,
      size,
    };
  });
}
