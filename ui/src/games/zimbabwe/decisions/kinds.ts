/** Which places are of one kind. */
import type { ZimbabweView } from '../../../api/types';
import { craftsmanAt, resourceAt } from '../about';
import { cellName } from '../cells';

/** The cells of all craftsmen, or of all resources, of the kind that is on a cell. */
export function sameKind(view: ZimbabweView, cell: string): string[] {
  const craftsman = craftsmanAt(view, cell);
  if (craftsman) {
    return view.craftsmen
      .filter((each) => each.craftsman === craftsman.craftsman)
      .flatMap((each) => each.cells);
  }
  const resource = resourceAt(view, cell);
  return view.rows.flatMap((row, y) =>
    [...row].flatMap((_, x) =>
      resourceAt(view, cellName(x, y)) === resource ? [cellName(x, y)] : [],
    ),
  );
}
