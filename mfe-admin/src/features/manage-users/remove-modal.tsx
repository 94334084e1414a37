import { useRemoveUserMutation } from '@kaaj/api-client';
import { LENGTHS, type User } from '@kaaj/contract';
import { useMessages } from '../../messages';
import { ReasonModal } from '../../shared/reason-modal';

interface RemoveModalProps {
  /** Whom to remove; closed while undefined. */
  readonly user: User | undefined;
  readonly onRemoved: (id: string) => void;
  readonly onClose: () => void;
}

/** Removes a user permanently, with a reason that the user can read. */
export function RemoveModal({ user, onRemoved, onClose }: RemoveModalProps) {
  const t = useMessages();
  const [removeUser] = useRemoveUserMutation();
  return (
    <ReasonModal
      about={user?._id}
      title={t('users.removeQuestion')}
      text={user && t('users.removeText', { name: user.name, coins: user.coin })}
      field={{
        label: t('users.suspendReason'),
        extra: t('users.suspendReasonHint'),
        maxLength: LENGTHS.suspensionReason,
      }}
      action={t('users.remove')}
      variant="danger"
      success={t('users.removed')}
      onSend={(reason, id) => removeUser({ id, removeUserBody: { reason } }).unwrap()}
      onSent={onRemoved}
      onClose={onClose}
    />
  );
}
