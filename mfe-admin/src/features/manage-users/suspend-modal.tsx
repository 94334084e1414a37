import { useSuspendUserMutation } from '@kaaj/api-client';
import { LENGTHS, type User } from '@kaaj/contract';
import { Modal } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';
import { ReasonForm } from '../../shared/reason-form';

interface Props {
  /** The user to suspend, or whose suspension to lift; closed while undefined. */
  readonly user: User | undefined;
  readonly onClose: () => void;
}

/** Suspends a user or lifts the suspension, with a reason that the user can read. */
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
  const [suspendUser] = useSuspendUserMutation();
  const lifted = user.suspended;
  return (
    <ReasonForm
      text={t(lifted ? 'users.liftText' : 'users.suspendText')}
      field={{
        label: t('users.suspendReason'),
        extra: t('users.suspendReasonHint'),
        maxLength: LENGTHS.suspensionReason,
      }}
      action={t(lifted ? 'users.lift' : 'users.suspend')}
      variant={lifted ? 'primary' : 'danger'}
      success={t(lifted ? 'users.lifted' : 'users.suspended')}
      onSend={(reason) => suspendUser({ id: user._id, suspendBody: { reason, ...(lifted && { lifted }) } }).unwrap()}
      onClose={onClose}
    />
  );
}
