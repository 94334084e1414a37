import { useRevokeKeyMutation } from '@kaaj/api-client';
import { type AccessKey } from '@kaaj/contract';
import { DeleteButton } from '@kaaj/ui/data';
import { useAskedStep } from '@kaaj/page-kit';
import { useOnline, useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

interface RevokeButtonProps {
  accessKey: AccessKey;
  onRevoked: () => void;
}

/** Takes a key back, after a question: whatever uses it stands still. */
export function RevokeButton({ accessKey: { _id, name }, onRevoked }: RevokeButtonProps) {
  const t = useMessages();
  const toast = useToast();
  const online = useOnline();
  const doAsked = useAskedStep();
  const [revokeKey, { isLoading }] = useRevokeKeyMutation();
  const revoke = async () => {
    const question = {
      title: t('keys.revokeQuestion', { name }),
      text: t('keys.revokeText'),
      ok: t('keys.revoke'),
      danger: true,
    };
    if (!(await doAsked(question, () => revokeKey({ id: _id }).unwrap()))) return;
    onRevoked();
    toast.success(t('keys.revoked'));
  };
  return (
    <DeleteButton pending={isLoading} disabled={!online} onClick={revoke} aria-label={t('keys.revokeNamed', { name })}>
      {t('keys.revoke')}
    </DeleteButton>
  );
}
