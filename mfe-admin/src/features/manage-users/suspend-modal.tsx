import { useSuspendUserMutation } from '@kaaj/api-client';
import { LENGTHS, type User } from '@kaaj/contract';
import { Button, Stack } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Modal } from '@kaaj/ui-desk';
import { DeskForm, TextAreaField, useValues } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';
import { useCommonMessages, useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

interface Props {
  /** Whom to suspend, or whose suspension to lift; closed while undefined. */
  readonly user: User | undefined;
  readonly onClose: () => void;
}

/** Suspends somebody or lifts that, with a reason that the person reads. */
export function SuspendModal({ user, onClose }: Props) {
  const t = useMessages();
  const title = user?.suspended ? 'users.liftTitle' : 'users.suspendTitle';
  return (
    <Modal open={user !== undefined} onClose={onClose} title={t(title, { name: user?.name ?? '' })}>
      {user && <SuspendForm key={user._id} user={user} onClose={onClose} />}
    </Modal>
  );
}

function SuspendForm({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const { send, wrong, button } = useSend();
  const [suspendUser] = useSuspendUserMutation();
  const form = useValues({ reason: '' });
  const lifted = user.suspended;

  const suspend = () => {
    const suspendBody = { reason: form.values.reason.trim(), ...(lifted && { lifted }) };
    const done = () => {
      toast.success(t(lifted ? 'users.lifted' : 'users.suspended'));
      onClose();
    };
    return send(() => suspendUser({ id: user._id, suspendBody }).unwrap(), { done });
  };

  return (
    <DeskForm {...form} refused={wrong} onSend={suspend}>
      <Stack gap={4}>
        <p>{t(lifted ? 'users.liftText' : 'users.suspendText')}</p>
        <TextAreaField
          name="reason"
          label={t('users.suspendReason')}
          hint={t('users.suspendReasonHint')}
          required
          maxLength={LENGTHS.suspensionReason}
        />
        <ModalButtons cancel={common('action.cancel')} onCancel={onClose}>
          <Button type="submit" variant={lifted ? 'primary' : 'danger'} {...button}>
            {t(lifted ? 'users.lift' : 'users.suspend')}
          </Button>
        </ModalButtons>
      </Stack>
    </DeskForm>
  );
}
