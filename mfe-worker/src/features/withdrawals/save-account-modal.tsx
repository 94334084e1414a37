import { useSavePayoutAccountMutation } from '@kaaj/api-client';
import { accountNumberError, LENGTHS, type PaymentSystem, normalizeAccountNumber } from '@kaaj/contract';
import { Form, PasswordField, Stack } from '@kaaj/ui';
import { Modal, ModalButtons } from '@kaaj/ui/data';
import { useSend } from '@kaaj/page-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { AccountFields } from './account-fields';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Saves another account, which is on hold unless the password is given. */
export function SaveAccountModal({ open, onClose }: Props) {
  const t = useMessages();
  return (
    <Modal open={open} onClose={onClose} title={t('accounts.add')}>
      {open && <SaveAccountForm onClose={onClose} />}
    </Modal>
  );
}

function SaveAccountForm({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { send, fieldErrors, button } = useSend();
  const [save] = useSavePayoutAccountMutation();
  const [system, setSystem] = useState<PaymentSystem | ''>('');
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const accountNumber = normalizeAccountNumber(account, system);
  const mistake = accountNumber === '' ? 'required' : system && accountNumberError(system, accountNumber);

  const submit = (form: HTMLFormElement) => {
    const saveAccountBody = {
      paymentSystem: system as PaymentSystem,
      accountNumber,
      ...(password !== '' && { password }),
    };
    void send(() => save({ saveAccountBody }).unwrap(), {
      form,
      fieldErrors: { paymentSystem: !system, accountNumber: mistake ? t(`field.${mistake}`) : undefined },
      success: t('accounts.saved'),
      onSuccess: onClose,
    });
  };

  return (
    <Form onSubmit={({ currentTarget }) => submit(currentTarget)}>
      <Stack gap={4}>
        <AccountFields
          system={system}
          account={account}
          errors={{ system: fieldErrors['paymentSystem'], account: fieldErrors['accountNumber'] }}
          onSystem={setSystem}
          onAccount={setAccount}
        />
        <PasswordField
          label={t('accounts.password')}
          hint={t('accounts.passwordHint')}
          autoComplete="current-password"
          maxLength={LENGTHS.password}
          error={fieldErrors['password']}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <ModalButtons ok={t('accounts.save')} onCancel={onClose} {...button} />
      </Stack>
    </Form>
  );
}
