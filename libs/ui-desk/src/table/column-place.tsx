import { type Ref } from 'react';

/**
 * Where a page places the column button of its table: in the line of a heading or a search, instead of a separate line.
 */
export function ColumnPlace({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return <div ref={ref} className="k-column-place" />;
}
