import { useRemoveUserMutation } from '@kaaj/api-client';
import { LENGTHS, type User } from '@kaaj/contract';
import { Modal } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';
import { ReasonForm } from '../../shared/reason-form';

interface Props {
  /** Whom to remove; closed while undefined. */
  readonly user: User | undefined;
  readonly onRemoved: (user: User) => void;
  readonly onClose: () => void;
}

/** Removes a user permanently, with a reason that the user can read. */
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
  const [removeUser] = useRemoveUserMutation();
  return (
    <ReasonForm
      text={t('users.removeText', { name: user.name, coins: user.coin })}
      field={{
        label: t('users.suspendReason'),
        extra: t('users.suspendReasonHint'),
        maxLength: LENGTHS.suspensionReason,
      }}
      action={t('users.remove')}
      variant="danger"
      success={t('users.removed')}
      onSend={(reason) => removeUser({ id: user._id, removeUserBody: { reason } }).unwrap()}
      onDone={() => {
        onRemoved(user);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
