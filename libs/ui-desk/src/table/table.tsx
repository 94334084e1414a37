import { classes, SkeletonRows, Stack, useIsBelow } from '@kaaj/ui';
import { RowCards, type Column } from '@kaaj/ui/data';
import { Table as AntdTable, type TableColumnType } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ColumnMenu } from './column-menu';
import { OrderField } from './order-field';
import { type ColumnSort, type DeskTableProps } from './table-props';
import { useScrolls } from './use-scrolls';

const ORDERS = { asc: 'ascend', dsc: 'descend', '': null } as const;
const WORDS = { ascend: 'asc', descend: 'dsc' } as const;

/** antd's header handles Enter only. */
const pressBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

const columnOf = <Row extends object>(
  { key, title, render, align, width, card, compare }: Column<Row>,
  sort: ColumnSort | undefined,
): TableColumnType<Row> => ({
  key,
  title,
  align: align ?? 'start',
  width,
  className: card === 'actions' ? 'k-desk-table__actions' : '',
  render: (_, row, index) => render(row, index),
  ...(compare && { sorter: compare, onHeaderCell: () => ({ onKeyDown: pressBySpace }) }),
  ...(sort?.column === key && {
    sorter: true,
    sortOrder: ORDERS[sort.order],
    onHeaderCell: () => ({ onKeyDown: pressBySpace }),
  }),
});

/** Whether the column can be hidden: it neither identifies a row nor holds its actions. */
const mayBeHidden = <Row,>({ card }: Column<Row>, index: number) => index > 0 && card !== 'title' && card !== 'actions';

/** antd's table on wide screens; on phones each row becomes a card with the same words, as everywhere. */
export function Table<Row extends object>(props: DeskTableProps<Row>) {
  const phone = useIsBelow('medium');
  if (props.rows?.length === 0) return <div className="k-table-empty">{props.empty}</div>;
  return phone ? <Cards {...props} /> : <Wide {...props} />;
}

function Cards<Row extends object>({ rows, loadingRows = 5, sort, ...list }: DeskTableProps<Row>) {
  return (
    <Stack gap={3}>
      {sort && <OrderField {...sort} />}
      {rows ? (
        <RowCards {...list} rows={rows} />
      ) : (
        <SkeletonRows rows={loadingRows} columns={Math.min(list.columns.length, 2)} />
      )}
    </Stack>
  );
}

function Wide<Row extends object>({ columns, choice, choicePlace, ...table }: DeskTableProps<Row>) {
  const narrow = useIsBelow('large');
  const fitting = columns.filter(({ hideBelow }) => !(hideBelow === 'large' && narrow));
  const optional = choice ? fitting.filter(mayBeHidden) : [];
  const shown = fitting.filter((column) => !optional.includes(column) || !choice?.hidden.includes(column.key));
  const { rows, loadingRows = 5, sort } = table;
  const [loaded, setLoaded] = useState(false);
  if (rows && !loaded) setLoaded(true);
  // A sortable header keeps its place under the pointer while the other order loads.
  const headed = rows ?? (sort && loaded);
  const loading = <SkeletonRows rows={loadingRows} columns={Math.min(columns.length, 5)} />;
  const menu = choice && <ColumnMenu label={table.label} columns={optional} choice={choice} />;
  return (
    <Stack gap={3}>
      {choicePlace ? createPortal(menu, choicePlace) : choicePlace === undefined && menu}
      {headed ? <WideTable {...table} columns={shown} rows={rows ?? []} empty={loading} /> : loading}
    </Stack>
  );
}

function WideTable<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  empty,
  sort,
  refreshing = false,
}: DeskTableProps<Row> & { rows: readonly Row[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  return (
    <div
      ref={frame}
      className={classes('k-desk-table', scrolls && 'k-desk-table--scrolls', refreshing && 'k-table--refreshing')}
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <AntdTable<Row>
        aria-label={label}
        aria-busy={refreshing}
        columns={columns.map((column) => columnOf(column, sort))}
        dataSource={rows}
        rowKey={rowKey}
        pagination={false}
        showSorterTooltip={false}
        locale={{ emptyText: empty }}
        onChange={(_, __, sorter) => {
          const { order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          sort?.onOrder(order ? WORDS[order] : '');
        }}
      />
    </div>
  );
}
