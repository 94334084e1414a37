import { SkeletonRows, useBelow } from '@kaaj/ui';
import { RowCards, type Column, type TableProps } from '@kaaj/ui/data';
import { Table as AntdTable, type TableColumnType } from 'antd';

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
export function Table<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  loadingRows = 5,
  empty,
  refreshing = false,
}: TableProps<Row>) {
  const phone = useBelow('medium');
  const narrow = useBelow('large');
  if (!rows) return <SkeletonRows rows={loadingRows} columns={Math.min(columns.length, phone ? 2 : 5)} />;
  if (rows.length === 0) return <div className="k-table-empty">{empty}</div>;
  if (phone) return <RowCards label={label} columns={columns} rows={rows} rowKey={rowKey} refreshing={refreshing} />;

  const shown = columns.filter(({ hideBelow }) => !(hideBelow === 'large' && narrow));
  return (
    <AntdTable<Row>
      aria-label={label}
      aria-busy={refreshing}
      className={refreshing ? 'k-desk-table k-table--refreshing' : 'k-desk-table'}
      columns={shown.map(columnOf)}
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
    />
  );
}
