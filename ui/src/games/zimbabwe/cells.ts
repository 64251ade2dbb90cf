/** Cells by their names: "A1" is the first column of the first row. */

/** Column and row of a cell: "A1" is 0, 0. */
export function spot(cell: string): { column: number; row: number } {
  const found = /^([A-Z]+)(\d+)$/.exec(cell);
  if (!found) return { column: 0, row: 0 };
  let column = 0;
  for (const letter of found[1]!) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(found[2]) - 1 };
}

export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : String.fromCharCode(64 + Math.floor(column / 26)) + last;
}

export function cellName(column: number, row: number): string {
  return `${columnName(column)}${row + 1}`;
}
