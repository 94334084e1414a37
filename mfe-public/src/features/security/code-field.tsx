import { TextField } from '@kaaj/ui';

interface Props {
  readonly label: string;
  readonly error: string | undefined;
}

/** Takes a code of the authenticator, in either language's digits, or a recovery code where one will do. */
export function CodeField({ label, error }: Props) {
  return (
    <TextField
      label={label}
      name="code"
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
      maxLength={40}
    />
  );
}
