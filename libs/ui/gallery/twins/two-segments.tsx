import { useState } from 'react';
import { type Segments as LightSegments } from '../../src';
import { useWords } from '../use-words';

export function TwoSegments({ Segments }: { readonly Segments: typeof LightSegments }) {
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
