import { EmptyState, Stack } from '@kaaj/ui';
import { useLines, useWords } from '@kaaj/ui/gallery';
import { Table } from './table';

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
