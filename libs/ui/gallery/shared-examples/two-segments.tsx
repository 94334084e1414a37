import { useState } from 'react';
import { type SegmentedControl as LightSegments } from '../../src';
import { useWords } from '../use-words';

export function TwoSegments({ SegmentedControl: Segments }: { readonly SegmentedControl: typeof LightSegments }) {
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
