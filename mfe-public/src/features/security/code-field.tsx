import { TextField } from '@kaaj/ui';
import { type ComponentProps } from 'react';

interface Props {
  readonly label: string;
  readonly error: string | undefined;
  /** `numeric` where a recovery code, which has letters, will not do. */
  readonly inputMode?: ComponentProps<typeof TextField>['inputMode'];
}

/** Takes a code of the authenticator, in either language's digits, or a recovery code where one will do. */
export function CodeField({ label, error, inputMode }: Props) {
  return (
    <TextField
      label={label}
      name="code"
      type="text"
      inputMode={inputMode}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
      maxLength={40}
    />
  );
}
