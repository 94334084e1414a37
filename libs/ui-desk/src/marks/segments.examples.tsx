import { useWords } from '@kaaj/ui/gallery';
import { useState } from 'react';
import { Segments } from './segments';

export default function SegmentsExamples() {
  const t = useWords();
  const [side, setSide] = useState<'a' | 'b'>('a');
  return (
    <Segments
      label={t.kicker}
      value={side}
      onChange={setSide}
      segments={[
        { value: 'a', label: t.forWorkers },
        { value: 'b', label: t.forBuyers },
      ]}
    />
  );
}
