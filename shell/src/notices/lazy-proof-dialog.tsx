import { useLazyModule } from '@kaaj/ui';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { type ProofDialog } from './proof-dialog';

/** Loaded when the first call needs a proof; if it cannot be loaded, the call fails as when the user declines. */
export function LazyProofDialog(props: ComponentProps<typeof ProofDialog>) {
  const { loaded } = useLazyModule('proof dialog', () => import('./proof-dialog'));
  const failed = loaded.state === 'failed';
  const decline = useEffectEvent(() => props.onAnswer(false));
  useEffect(() => {
    if (failed) decline();
  }, [failed]);
  return loaded.state === 'ready' && <loaded.value.ProofDialog {...props} />;
}
