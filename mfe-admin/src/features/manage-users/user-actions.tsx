import { type User } from '@kaaj/contract';
import { Button, Row } from '@kaaj/ui';
import { EditIcon, PauseIcon, TrashIcon } from '@kaaj/ui/icons';
import { Tooltip } from '@kaaj/ui-desk';
import { useOnline } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './user-actions.module.css';

interface UserActionsProps {
  user: User;
  onCorrect: () => void;
  onSuspend: () => void;
  onRemove: () => void;
}

/** Correct the balance, suspend the person or lift that, or remove them. An Admin cannot be removed. */
export function UserActions({ user, onCorrect, onSuspend, onRemove }: UserActionsProps) {
  const t = useMessages();
  const online = useOnline();
  return (
    <Row gap={2} className={styles.actions}>
      <Tooltip>
        <Button variant="ghost" size="small" icon={<EditIcon />} disabled={!online} onClick={onCorrect}>
          {t('users.correct')}
        </Button>
      </Tooltip>
      <Tooltip>
        <Button
          variant="ghost"
          size="small"
          icon={<PauseIcon />}
          disabled={user.role === 'Admin' || !online}
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
          disabled={user.role === 'Admin' || !online}
          onClick={onRemove}
        >
          {t('users.remove')}
        </Button>
      </Tooltip>
    </Row>
  );
}
