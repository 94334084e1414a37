import { useRemoveUserMutation } from '@kaaj/api-client';
import { LENGTHS, type User } from '@kaaj/contract';
import { Button, Stack } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Modal } from '@kaaj/ui-desk';
import { DeskForm, TextAreaField, useValues } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';
import { useCommonMessages, useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

interface Props {
  /** Whom to remove; closed while undefined. */
  readonly user: User | undefined;
  readonly onRemoved: (user: User) => void;
  readonly onClose: () => void;
}

/** Removes somebody for good, with a reason that the person reads. */
export function RemoveModal({ user, ...rest }: Props) {
  const t = useMessages();
  return (
    <Modal open={user !== undefined} onClose={rest.onClose} title={t('users.removeQuestion')}>
      {user && <RemoveForm key={user._id} user={user} {...rest} />}
    </Modal>
  );
}

function RemoveForm({ user, onRemoved, onClose }: Props & { readonly user: User }) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const { send, wrong, button } = useSend();
  const [removeUser] = useRemoveUserMutation();
  const form = useValues({ reason: '' });

  const remove = () => {
    const removeUserBody = { reason: form.values.reason.trim() };
    const done = () => {
      onRemoved(user);
      toast.success(t('users.removed'));
      onClose();
    };
    return send(() => removeUser({ id: user._id, removeUserBody }).unwrap(), { done });
  };

  return (
    <DeskForm {...form} refused={wrong} onSend={remove}>
      <Stack gap={4}>
        <p>{t('users.removeText', { name: user.name, coins: user.coin })}</p>
        <TextAreaField
          name="reason"
          label={t('users.suspendReason')}
          hint={t('users.suspendReasonHint')}
          required
          maxLength={LENGTHS.suspensionReason}
        />
        <ModalButtons cancel={common('action.cancel')} onCancel={onClose}>
          <Button type="submit" variant="danger" {...button}>
            {t('users.remove')}
          </Button>
        </ModalButtons>
      </Stack>
    </DeskForm>
  );
}
