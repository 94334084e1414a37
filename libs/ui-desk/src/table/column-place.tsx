import { type Ref } from 'react';

/** Where a page wants the button for the columns of its table: in the line of a heading or a search, and not in one of its own. */
export function ColumnPlace({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return <div ref={ref} className="k-column-place" />;
}
