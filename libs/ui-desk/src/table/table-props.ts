import { type TableProps } from '@kaaj/ui/data';

/**
 * A column that the server can sort by. The choice is reported to the caller, and the new order comes with the next
 * render.
 */
export interface ColumnSort {
  /** Its key. */
  readonly column: string;
  /** `asc`: the lowest first; '': the default order of the list. */
  readonly order: 'asc' | 'dsc' | '';
  readonly onOrder: (order: ColumnSort['order']) => void;
  /** Label of the select above cards, which have no head. */
  readonly texts: { readonly label: string; readonly unsorted: string; readonly asc: string; readonly dsc: string };
}

/** The hidden columns. */
export interface ColumnChoice {
  /** Their keys. */
  readonly hidden: readonly string[];
  readonly onHide: (hidden: readonly string[]) => void;
}

export interface DeskTableProps<Row> extends TableProps<Row> {
  sort?: ColumnSort;
  /** With one, the table has a button for its columns on wide screens. */
  choice?: ColumnChoice;
  /** The `ColumnPlace` of the column button; null until it is mounted. Without one the button has a separate line. */
  choicePlace?: HTMLElement | null;
}
