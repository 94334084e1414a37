import { PageHeading, Stack } from '@kaaj/ui';
import { useLines, useWords } from '@kaaj/ui/gallery';
import { useState } from 'react';
import { ColumnPlace } from './column-place';
import { Table } from './table';

export default function ColumnPlaceExamples() {
  const t = useWords();
  const { lines, columns } = useLines();
  const [hidden, onHide] = useState<readonly string[]>([]);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Stack>
      <PageHeading title={t.heading} actions={<ColumnPlace ref={setPlace} />} />
      <Table
        label={t.heading}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        empty={null}
        choice={{ hidden, onHide }}
        choicePlace={place}
      />
    </Stack>
  );
}
