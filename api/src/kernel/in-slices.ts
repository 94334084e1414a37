/** The rows in their order, at most `size` at a time: a statement takes a limited number of parameters. */
export function* inSlices<Row>(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
