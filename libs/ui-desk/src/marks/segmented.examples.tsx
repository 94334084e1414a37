import { useWords } from '@kaaj/ui/gallery';
import { useState } from 'react';
import { Segmented } from './segmented';

export default function SegmentedExamples() {
  const t = useWords();
  const [side, setSide] = useState('a');
  const options = [
    { value: 'a', label: t.forWorkers },
    { value: 'b', label: t.forBuyers },
  ];
  return <Segmented aria-label={t.kicker} value={side} onChange={setSide} options={options} />;
}
