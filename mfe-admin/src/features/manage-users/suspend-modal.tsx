import { useSuspendUserMutation } from '@kaaj/api-client';
import { LENGTHS, type User } from '@kaaj/contract';
import { useMessages } from '../../messages';
import { ReasonModal } from '../../shared/reason-modal';

interface SuspendModalProps {
  /** The user to suspend, or whose suspension to lift; closed while undefined. */
  readonly user: User | undefined;
  readonly onClose: () => void;
}

/** Suspends a user or lifts the suspension, with a reason that the user can read. */
export function SuspendModal({ user, onClose }: SuspendModalProps) {
  const t = useMessages();
  const [suspendUser] = useSuspendUserMutation();
  const lifted = user?.suspended;
  return (
    <ReasonModal
      about={user?._id}
      title={t(lifted ? 'users.liftTitle' : 'users.suspendTitle', { name: user?.name ?? '' })}
      text={t(lifted ? 'users.liftText' : 'users.suspendText')}
      field={{
        label: t('users.suspendReason'),
        extra: t('users.suspendReasonHint'),
        maxLength: LENGTHS.suspensionReason,
      }}
      action={t(lifted ? 'users.lift' : 'users.suspend')}
      variant={lifted ? 'primary' : 'danger'}
      success={t(lifted ? 'users.lifted' : 'users.suspended')}
      onSend={(reason, id) => suspendUser({ id, suspendBody: { reason, ...(lifted && { lifted }) } }).unwrap()}
      onClose={onClose}
    />
  );
}
