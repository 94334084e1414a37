import { useRemoveUserMutation } from '@kaaj/api-client';
import { type User } from '@kaaj/contract';
import { Button, Row } from '@kaaj/ui';
import { EditIcon, PauseIcon, TrashIcon } from '@kaaj/ui/icons';
import { Tooltip } from '@kaaj/ui-desk';
import { useSend } from '@kaaj/page-kit';
import { useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './user-actions.module.css';

interface UserActionsProps {
  user: User;
  onCorrect: () => void;
  onSuspend: () => void;
  onRemoved: () => void;
}

/** Correct the balance, suspend the person or lift that, or remove them. An Admin cannot be removed. */
export function UserActions({ user, onCorrect, onSuspend, onRemoved }: UserActionsProps) {
  const t = useMessages();
  const toast = useToast();
  const { send, button } = useSend();
  const [removeUser] = useRemoveUserMutation();
  const remove = () => {
    const ask = {
      title: t('users.removeQuestion'),
      text: t('users.removeText', { name: user.name, coins: user.coin }),
      ok: t('users.remove'),
      danger: true,
    };
    const done = () => {
      onRemoved();
      toast.success(t('users.removed'));
    };
    void send(() => removeUser({ id: user._id, removeUserBody: {} }).unwrap(), { ask, done });
  };
  return (
    <Row gap={2} className={styles.actions}>
      <Tooltip>
        <Button variant="ghost" size="small" icon={<EditIcon />} disabled={button.disabled} onClick={onCorrect}>
          {t('users.correct')}
        </Button>
      </Tooltip>
      <Tooltip>
        <Button
          variant="ghost"
          size="small"
          icon={<PauseIcon />}
          disabled={user.role === 'Admin' || button.disabled}
          onClick={onSuspend}
        >
          {t(user.suspended ? 'users.lift' : 'users.suspend')}
        </Button>
      </Tooltip>
      <Tooltip>
        <Button
          variant="danger"
          size="small"
          icon={<TrashIcon />}
          pending={button.pending}
          disabled={user.role === 'Admin' || button.disabled}
          onClick={remove}
        >
          {t('users.remove')}
        </Button>
      </Tooltip>
    </Row>
  );
}
