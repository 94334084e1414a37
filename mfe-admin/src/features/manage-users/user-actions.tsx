import { type User } from '@kaaj/contract';
import { Button, Row, useIsBelow } from '@kaaj/ui';
import { EditIcon, PauseIcon, TrashIcon } from '@kaaj/ui/icons';
import { RowMenu, Tooltip } from '@kaaj/ui-desk';
import { useOnline } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './user-actions.module.css';

interface UserActionsProps {
  user: User;
  onCorrect: () => void;
  onSuspend: () => void;
  onRemove: () => void;
}

/** Removes the person; in a menu, corrects the balance, and suspends the person or lifts that. No Admin is removed. */
export function UserActions({ user, onCorrect, onSuspend, onRemove }: UserActionsProps) {
  const t = useMessages();
  const online = useOnline();
  const hasCards = useIsBelow('medium');
  const iconsAlone = useIsBelow('wide') && !hasCards;
  const fixed = user.role === 'Admin' || !online;
  return (
    <Row gap={1} className={styles.actions}>
      <Tooltip title={iconsAlone && t('users.remove')}>
        <Button variant="danger" size="small" icon={<TrashIcon />} disabled={fixed} onClick={onRemove}>
          {t('users.remove')}
        </Button>
      </Tooltip>
      <RowMenu label={t('users.more', { name: user.name })}>
        <Button variant="ghost" size="small" icon={<EditIcon />} disabled={!online} onClick={onCorrect}>
          {t('users.correct')}
        </Button>
        <Button variant="ghost" size="small" icon={<PauseIcon />} disabled={fixed} onClick={onSuspend}>
          {t(user.suspended ? 'users.lift' : 'users.suspend')}
        </Button>
      </RowMenu>
    </Row>
  );
}
