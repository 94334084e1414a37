import { LENGTHS } from '@kaaj/contract';
import { PasswordField } from '@kaaj/ui';
import { useMessages } from '../../messages';

/** The current password: the field `password` of a form. */
export function OwnPasswordField({ error }: { readonly error: string | undefined }) {
  const t = useMessages();
  return (
    <PasswordField
      label={t('security.ownPassword')}
      name="password"
      autoComplete="current-password"
      required
      error={error}
      maxLength={LENGTHS.password}
    />
  );
}
