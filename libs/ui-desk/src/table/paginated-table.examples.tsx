import { EmptyState } from '@kaaj/ui';
import { useLines, useWords, loadedList } from '@kaaj/ui/gallery';
import { PaginatedTable } from './paginated-table';

export default function WalkedTableExamples() {
  const t = useWords();
  const { lines, columns } = useLines();
  return (
    <PaginatedTable
      label={t.heading}
      list={{ ...loadedList(lines), hasMore: true }}
      columns={columns}
      rowKey={(row) => row.id}
      failed={t.down}
      empty={<EmptyState drawing="nothing-to-review" title={t.noTasks} />}
    />
  );
}
