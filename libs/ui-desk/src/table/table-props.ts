import { type TableProps } from '@kaaj/ui/data';

/** A column by whose values the server sorts. Whoever chooses is told; the order comes back with the next drawing. */
export interface ColumnSort {
  /** Its key. */
  readonly column: string;
  /** `asc`: the lowest first; '': as the list comes by itself. */
  readonly order: 'asc' | 'dsc' | '';
  readonly onOrder: (order: ColumnSort['order']) => void;
  /** Of the choice that stands above cards, which have no head. */
  readonly texts: { readonly label: string; readonly unsorted: string; readonly asc: string; readonly dsc: string };
}

/** Which columns somebody does not want to see. */
export interface ColumnChoice {
  /** Their keys. */
  readonly hidden: readonly string[];
  readonly onHide: (hidden: readonly string[]) => void;
}

export interface DeskTableProps<Row> extends TableProps<Row> {
  sort?: ColumnSort;
  /** With one, the table has a button for its columns on wide screens. */
  choice?: ColumnChoice;
  /** Of a `ColumnPlace`, where that button stands; null until the page has drawn it. Without one it has a line of its own. */
  choicePlace?: HTMLElement | null;
}
