import { Fragment, type Key, type ReactNode } from 'react';
import { classes } from '../components/classes';
import { SkeletonRows } from '../components/skeleton';
import { useIsBelow } from '../settings/use-media';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  render: (row: Row, index: number) => ReactNode;
  align?: 'start' | 'end' | 'center';
  /** Sorts the rows that are loaded, in the table of the desk. */
  compare?: (one: Row, other: Row) => number;
  /** CSS width of the column in the table. */
  width?: number | string;
  /** Left out below this width. */
  hideBelow?: 'medium' | 'large';
  /** In a card: the heading, a labelled line (default), the row of buttons at the end, or not at all. */
  card?: 'title' | 'line' | 'actions' | 'none';
}

export interface TableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while they load for the first time: skeleton rows replace them. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => Key;
  /** Rows while loading, so that nothing moves afterwards. */
  loadingRows?: number;
  /** Instead of the table when there is no row: an EmptyState. */
  empty: ReactNode;
  /** Newer rows are under way; the old ones stay, paler. */
  refreshing?: boolean;
}

/** A table on wide screens; on phones each row becomes a card with the same words. */
export function Table<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  loadingRows = 5,
  empty,
  refreshing = false,
}: TableProps<Row>) {
  const phone = useIsBelow('medium');
  const narrow = useIsBelow('large');
  if (!rows) return <SkeletonRows rows={loadingRows} columns={Math.min(columns.length, phone ? 2 : 5)} />;
  if (rows.length === 0) return <div className="k-table-empty">{empty}</div>;
  if (phone) return <RowCards label={label} columns={columns} rows={rows} rowKey={rowKey} refreshing={refreshing} />;

  const shown = columns.filter(({ hideBelow }) => !(hideBelow === 'large' && narrow));
  return (
    <div className={classes('k-table', refreshing && 'k-table--refreshing')} aria-busy={refreshing}>
      <table aria-label={label}>
        <thead>
          <tr>
            {shown.map(({ key, title, align = 'start', width }) => (
              <th key={key} scope="col" style={{ width, textAlign: align }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row)}>
              {shown.map(({ key, render, align = 'start', card }) => (
                <td
                  key={key}
                  className={card === 'actions' ? 'k-table__actions' : undefined}
                  style={{ textAlign: align }}
                >
                  {render(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Rows as cards, as on phones. */
export function RowCards<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  refreshing,
}: Pick<TableProps<Row>, 'label' | 'columns' | 'rowKey' | 'refreshing'> & { rows: readonly Row[] }) {
  const inCard = columns.filter(({ hideBelow, card }) => !hideBelow && card !== 'none');
  const titles = inCard.filter(({ card }) => card === 'title');
  const lines = inCard.filter(({ card = 'line' }) => card === 'line');
  const actions = inCard.filter(({ card }) => card === 'actions');
  return (
    <ul
      className={classes('k-row-cards', refreshing && 'k-table--refreshing')}
      aria-label={label}
      aria-busy={refreshing}
    >
      {rows.map((row, index) => (
        <li key={rowKey(row)} className="k-card k-row-card">
          {titles.map(({ key, render }) => (
            <div key={key} className="k-row-card__title">
              {render(row, index)}
            </div>
          ))}
          <dl>
            {lines.map(({ key, title, render }) => (
              <div key={key} className="k-row-card__line">
                <dt>{title}</dt>
                <dd>{render(row, index)}</dd>
              </div>
            ))}
          </dl>
          <div className="k-row-card__actions">
            {actions.map(({ key, render }) => (
              <Fragment key={key}>{render(row, index)}</Fragment>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
