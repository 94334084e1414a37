import { useChangeRoleMutation } from '@kaaj/api-client';
import { LENGTHS, type Role, type User } from '@kaaj/contract';
import { Button, Form, PasswordField, Stack } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Modal } from '@kaaj/ui-desk';
import { useCommonMessages, useOnline, useRefusedFields, useToast } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';

export interface RoleChange {
  readonly user: User;
  readonly role: Role;
}

interface Props {
  /** What was chosen; closed while undefined. */
  readonly change: RoleChange | undefined;
  readonly onClose: () => void;
}

/** Asks once before a role changes; to make an Admin takes the password of the Admin who does it. */
export function RoleChangeModal({ change, onClose }: Props) {
  const t = useMessages();
  return (
    <Modal open={change !== undefined} onClose={onClose} title={t('users.roleQuestion')}>
      {change && <RoleForm key={change.user._id + change.role} {...change} onClose={onClose} />}
    </Modal>
  );
}

function RoleForm({ user, role, onClose }: RoleChange & { onClose: () => void }) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const [changeRole, { isLoading }] = useChangeRoleMutation();
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const asksPassword = role === 'Admin';
  const named = { name: user.name, role: common(`role.${role}`) };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    clear();
    if (isLoading || (asksPassword && password === '')) return;
    try {
      await changeRole({ id: user._id, roleBody: { role, ...(asksPassword && { password }) } }).unwrap();
      toast.success(t('users.roleUpdated'));
      onClose();
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Form onSubmit={submit}>
      <Stack gap={4}>
        <p>{t(asksPassword ? 'users.roleTextAdmin' : 'users.roleText', named)}</p>
        {asksPassword && (
          <PasswordField
            label={t('users.ownPassword')}
            hint={t('users.ownPasswordHint')}
            autoComplete="current-password"
            maxLength={LENGTHS.password}
            required
            error={checked && password === '' ? common('field.required') : refused['password']}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        <ModalButtons cancel={common('action.cancel')} onCancel={onClose}>
          <Button type="submit" pending={isLoading} disabled={!online}>
            {t('users.roleButton', named)}
          </Button>
        </ModalButtons>
      </Stack>
    </Form>
  );
}
