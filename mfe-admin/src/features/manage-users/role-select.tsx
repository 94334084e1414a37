import { type Role, type User } from '@kaaj/contract';
import { Select } from '@kaaj/ui-desk/forms';
import { useOnline } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const CHOICES: readonly Role[] = ['Admin', 'Buyer', 'Worker'];

interface Props {
  readonly user: User;
  /** Another role was chosen. Until it has changed on the server the select shows the one that counts. */
  readonly onChoose: (role: Role) => void;
}

/** A person's role, and the way to another. An Admin's stays as it is. */
export function RoleSelect({ user: { name, role }, onChoose }: Props) {
  const t = useMessages();
  const online = useOnline();
  const choose = (wanted: Role) => {
    if (wanted !== role) onChoose(wanted);
  };
  return (
    <Select
      aria-label={t('users.roleOf', { name })}
      value={role}
      disabled={role === 'Admin' || !online}
      options={CHOICES.map((choice) => ({ value: choice, label: t(`role.${choice}`) }))}
      onChange={(wanted) => choose(wanted as Role)}
    />
  );
}
