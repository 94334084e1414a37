import { useRevokeKeyMutation } from '@kaaj/api-client';
import { type AccessKey } from '@kaaj/contract';
import { DeleteButton } from '@kaaj/ui/data';
import { useSend } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

interface RevokeButtonProps {
  accessKey: AccessKey;
  onRevoked: () => void;
}

/** Revokes a key after a confirm dialog: programs that use it stop working. */
export function RevokeButton({ accessKey: { _id, name }, onRevoked }: RevokeButtonProps) {
  const t = useMessages();
  const { send, button } = useSend();
  const [revokeKey] = useRevokeKeyMutation();
  const revoke = () => {
    const ask = {
      title: t('keys.revokeQuestion', { name }),
      text: t('keys.revokeText'),
      ok: t('keys.revoke'),
      danger: true,
    };
    void send(() => revokeKey({ id: _id }).unwrap(), {
      confirm: ask,
      success: t('keys.revoked'),
      onSuccess: onRevoked,
    });
  };
  return (
    <DeleteButton {...button} onClick={revoke} aria-label={t('keys.revokeNamed', { name })}>
      {t('keys.revoke')}
    </DeleteButton>
  );
}
