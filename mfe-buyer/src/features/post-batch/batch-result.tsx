import { useEffect, useRef } from 'react';
import { BatchFaults } from './batch-faults';
import { BatchPreview } from './batch-preview';
import { type Batch } from './use-batch';

interface BatchResultProps {
  readonly batch: Batch;
  readonly onPosted: (linkSecret: string | undefined) => void;
}

/** What the preview has: the cost and the first tasks, or what is wrong with which lines. */
export function BatchResult({ batch: { preview, faults, posting, post, step, open }, onPosted }: BatchResultProps) {
  const place = useRef<HTMLDivElement>(null);
  // On a phone it is below the screen.
  useEffect(() => {
    place.current?.querySelector('section, [role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [preview, faults]);
  return (
    <div ref={place} aria-live="polite">
      <BatchFaults faults={faults} current={step} onOpen={open} />
      {preview && (
        <BatchPreview
          preview={preview}
          posting={posting.pending}
          disabled={posting.button.disabled}
          onPost={() => post(onPosted)}
        />
      )}
    </div>
  );
}
