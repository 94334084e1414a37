import { type ComponentProps } from 'react';
import { useOptionalModule } from '../design/use-optional-module';
import { type ProofDialog } from './proof-dialog';

/** Loaded when the first call needs a proof; if it cannot be loaded, the call fails as when the user declines. */
export function LazyProofDialog(props: ComponentProps<typeof ProofDialog>) {
  const loaded = useOptionalModule(
    'proof dialog',
    () => import('./proof-dialog'),
    () => props.onAnswer(false),
  );
  return loaded && <loaded.ProofDialog {...props} />;
}
