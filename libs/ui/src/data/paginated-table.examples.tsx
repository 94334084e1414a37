import { useLines } from '../../gallery/lines';
import { loadedList } from '../../gallery/loaded-list';
import { EmptyState } from '../components/states';
import { PaginatedTable } from './paginated-table';
import { useWords } from '../../gallery/use-words';

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
