import { LENGTHS } from '@kaaj/contract';
import { PasswordField } from '@kaaj/ui';
import { useState } from 'react';
import { PasswordRules } from './password-rules';

interface NewPasswordProps {
  readonly label: string;
  readonly verifyLabel: string;
  /** What is wrong with each, in words. */
  readonly error: string | undefined;
  readonly verifyError: string | undefined;
}

/** A new password with its rules, and its repetition: the fields `password` and `verifyPassword` of a form. */
export function NewPassword({ label, verifyLabel, error, verifyError }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        error={error}
        onChange={({ target }) => setPassword(target.value)}
        maxLength={LENGTHS.password}
      />
      <PasswordRules password={password} />
      <PasswordField
        label={verifyLabel}
        name="verifyPassword"
        autoComplete="new-password"
        required
        error={verifyError}
        maxLength={LENGTHS.password}
      />
    </>
  );
}
