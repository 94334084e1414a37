import { ErrorState, LoadMore } from '@kaaj/ui';
import { type WalkedTableProps } from '@kaaj/ui/data';
import { Table } from './table';
import { type DeskTableProps } from './table-props';

export interface WalkedDeskTableProps<Row>
  extends WalkedTableProps<Row>, Pick<DeskTableProps<Row>, 'sort' | 'choice' | 'choicePlace'> {}

/** A paginated desk table, with an error state or a button for more rows. */
export function PaginatedTable<Row extends object>({ list, failed, ...table }: WalkedDeskTableProps<Row>) {
  if (list.error) return <ErrorState title={failed} onRetry={list.retry} />;
  return (
    <>
      <Table {...table} rows={list.loading ? undefined : list.rows} refreshing={list.refreshing} />
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onMore={list.loadMore} failed={list.moreFailed} />
    </>
  );
}
