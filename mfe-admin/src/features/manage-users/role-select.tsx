import { useChangeRoleMutation } from '@kaaj/api-client';
import { type Role, type User } from '@kaaj/contract';
import { SelectField } from '@kaaj/ui';
import { useCommonMessages, useOnline, useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const CHOICES: readonly Role[] = ['Admin', 'Buyer', 'Worker'];

/** Changes a role as soon as another one is chosen. An Admin's stays as it is. */
export function RoleSelect({ user: { _id, name, role } }: { user: User }) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const [changeRole, { isLoading }] = useChangeRoleMutation();
  const choose = async (wanted: Role) => {
    if (wanted === role) return;
    try {
      await changeRole({ id: _id, roleBody: { role: wanted } }).unwrap();
      toast.success(t('users.roleUpdated'));
    } catch (error) {
      toast.problem(error);
    }
  };
  return (
    <SelectField
      hideLabel
      label={t('users.roleOf', { name })}
      value={role}
      disabled={role === 'Admin' || isLoading || !online}
      options={CHOICES.map((choice) => ({ value: choice, label: common(`role.${choice}`) }))}
      onChange={({ target }) => void choose(target.value as Role)}
    />
  );
}
