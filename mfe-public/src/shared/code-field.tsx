import { LENGTHS } from '@kaaj/contract';
import { TextField } from '@kaaj/ui';
import { type ComponentProps } from 'react';

type Props = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error' | 'inputMode'>;

/**
 * Takes a code of the authenticator, in either language's digits, or a recovery code where one will do; where it will not,
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
