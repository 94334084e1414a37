import { useChangeRoleMutation } from '@kaaj/api-client';
import { LENGTHS, type Role, type User } from '@kaaj/contract';
import { Stack } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Modal } from '@kaaj/ui-desk';
import { Form, Input, useValues } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';
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

/** Confirms a change of role; the role Admin needs the password of the acting Admin. */
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
  const { send, fieldErrors, button } = useSend();
  const [changeRole] = useChangeRoleMutation();
  const form = useValues({ password: '' });
  const asksPassword = role === 'Admin';
  const named = { name: user.name, role: t(`role.${role}`) };

  const change = () => {
    return send(() => changeRole({ id: user._id, roleBody: { role, ...(asksPassword && form.values) } }).unwrap(), {
      success: t('users.roleUpdated'),
      onSuccess: onClose,
    });
  };

  return (
    <Form {...form} refused={fieldErrors} onFinish={change}>
      <Stack gap={4}>
        <p>{t(asksPassword ? 'users.roleTextAdmin' : 'users.roleText', named)}</p>
        {asksPassword && (
          <Form.Item
            name="password"
            label={t('users.ownPassword')}
            extra={t('users.ownPasswordHint')}
            maxLength={LENGTHS.password}
            required
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
        )}
        <ModalButtons ok={t('users.roleButton', named)} onCancel={onClose} {...button} />
      </Stack>
    </Form>
  );
}
