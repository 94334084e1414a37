import { LENGTHS } from '@kaaj/contract';
import { TextField } from '@kaaj/ui';
import { type ComponentProps } from 'react';

type Props = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error' | 'inputMode'>;

/**
 * A code of the authenticator, in Bangla or English digits, or a recovery code if accepted. Recovery codes have
 * letters, so `inputMode` is `numeric` only without them.
 */
export function CodeField(props: Props) {
  return (
    <TextField
      {...props}
      name="code"
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={LENGTHS.code}
    />
  );
}
