import { Stack } from '@kaaj/ui';
import { GoldFields } from './gold-fields';
import { OverlapFields } from './overlap-fields';
import { type Batch } from './use-batch';

/** Step 3: control items and overlap; in a Form. */
export function CheckStep({ batch: { file, values, input } }: { readonly batch: Batch }) {
  return (
    <Stack gap={5}>
      <GoldFields columns={file?.columns ?? []} chosen={values.gold !== ''} questions={input.questions} />
      <OverlapFields chosen={values.confidence !== ''} />
    </Stack>
  );
}
