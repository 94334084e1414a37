import { SkeletonRows, useBelow } from '@kaaj/ui';
import { RowCards, type Column, type TableProps } from '@kaaj/ui/data';
import { Table as AntdTable, type TableColumnType } from 'antd';
import { useRef } from 'react';
import { useScrolls } from './use-scrolls';

const columnOf = <Row extends object>({
  key,
  title,
  render,
  align,
  width,
  card,
}: Column<Row>): TableColumnType<Row> => ({
  key,
  title,
  align: align ?? 'start',
  width,
  className: card === 'actions' ? 'k-desk-table__actions' : '',
  render: (_, row, index) => render(row, index),
});

/** antd's table on wide screens; on phones each row becomes a card with the same words, as everywhere. */
export function Table<Row extends object>({ rows, ...props }: TableProps<Row>) {
  const { label, columns, rowKey, loadingRows = 5, empty, refreshing = false } = props;
  const phone = useBelow('medium');
  if (!rows) return <SkeletonRows rows={loadingRows} columns={Math.min(columns.length, phone ? 2 : 5)} />;
  if (rows.length === 0) return <div className="k-table-empty">{empty}</div>;
  if (phone) return <RowCards label={label} columns={columns} rows={rows} rowKey={rowKey} refreshing={refreshing} />;
  return <WideTable {...props} rows={rows} />;
}

function WideTable<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  refreshing = false,
}: TableProps<Row> & { rows: readonly Row[] }) {
  const narrow = useBelow('large');
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  const shown = columns.filter(({ hideBelow }) => !(hideBelow === 'large' && narrow));
  return (
    <div
      ref={frame}
      className={refreshing ? 'k-desk-table k-table--refreshing' : 'k-desk-table'}
      {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <AntdTable<Row>
        aria-label={label}
        aria-busy={refreshing}
        columns={shown.map(columnOf)}
        dataSource={rows}
        rowKey={rowKey}
        pagination={false}
      />
    </div>
  );
}
