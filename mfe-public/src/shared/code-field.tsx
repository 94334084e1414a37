import { LENGTHS } from '@kaaj/contract';
import { TextField } from '@kaaj/ui';
import { type ComponentProps } from 'react';

type Props = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error' | 'inputMode'>;

/**
 * A code of the authenticator, in Bangla or English digits, or a recovery code if one is accepted; otherwise
 * `inputMode` is `numeric`, since recovery codes have letters.
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
