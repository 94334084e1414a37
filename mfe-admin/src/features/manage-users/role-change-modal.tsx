import { useChangeRoleMutation } from '@kaaj/api-client';
import { LENGTHS, type Role, type User } from '@kaaj/contract';
import { Button, Stack } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Modal } from '@kaaj/ui-desk';
import { DeskForm, PasswordField, useValues } from '@kaaj/ui-desk/forms';
import { useRefusedFields } from '@kaaj/page-kit';
import { useCommonMessages, useOnline, useToast } from '@kaaj/web-kit';
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
  const form = useValues({ password: '' });
  const { refused, refuse, clear } = useRefusedFields();
  const asksPassword = role === 'Admin';
  const named = { name: user.name, role: common(`role.${role}`) };

  const change = async () => {
    clear();
    try {
      await changeRole({ id: user._id, roleBody: { role, ...(asksPassword && form.values) } }).unwrap();
      toast.success(t('users.roleUpdated'));
      onClose();
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <DeskForm
      {...form}
      check={({ password }) => ({ password: password === '' ? common('field.required') : undefined })}
      refused={refused}
      onSend={change}
    >
      <Stack gap={4}>
        <p>{t(asksPassword ? 'users.roleTextAdmin' : 'users.roleText', named)}</p>
        {asksPassword && (
          <PasswordField
            name="password"
            label={t('users.ownPassword')}
            hint={t('users.ownPasswordHint')}
            autoComplete="current-password"
            maxLength={LENGTHS.password}
            required
          />
        )}
        <ModalButtons cancel={common('action.cancel')} onCancel={onClose}>
          <Button type="submit" pending={isLoading} disabled={!online}>
            {t('users.roleButton', named)}
          </Button>
        </ModalButtons>
      </Stack>
    </DeskForm>
  );
}
