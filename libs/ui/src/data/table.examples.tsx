import { useLines } from '../../gallery/lines';
import { EmptyState } from '../components/states';
import { Stack } from '../components/layout';
import { Table } from './table';
import { useWords } from '../../gallery/use-words';

export default function TableExamples() {
  const t = useWords();
  const { lines, columns } = useLines();
  const table = {
    label: t.heading,
    columns,
    rowKey: (row: { id: number }) => row.id,
    empty: <EmptyState drawing="nothing-to-review" title={t.noTasks} />,
  };
  return (
    <Stack>
      <Table {...table} rows={lines} />
      <Table {...table} rows={undefined} loadingRows={2} />
      <Table {...table} rows={[]} />
    </Stack>
  );
}
