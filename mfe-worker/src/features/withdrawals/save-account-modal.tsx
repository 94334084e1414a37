import { useSavePayoutAccountMutation } from '@kaaj/api-client';
import { accountMistake, LENGTHS, type PaymentSystem, plainAccountNumber } from '@kaaj/contract';
import { Button, Form, PasswordField, Stack } from '@kaaj/ui';
import { Modal, ModalButtons } from '@kaaj/ui/data';
import { useRefusedFields } from '@kaaj/page-kit';
import { useCommonMessages, useOnline, useToast } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';
import { AccountFields } from './account-fields';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Saves one more account, which waits unless the password is given. */
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
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const [save, { isLoading }] = useSavePayoutAccountMutation();
  const [system, setSystem] = useState<PaymentSystem | ''>('');
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const accountNumber = plainAccountNumber(account, system);
  const mistake = accountNumber === '' ? 'required' : system && accountMistake(system, accountNumber);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    clear();
    if (isLoading || !system || mistake) return;
    const saveAccountBody = { paymentSystem: system, accountNumber, ...(password !== '' && { password }) };
    try {
      await save({ saveAccountBody }).unwrap();
      toast.success(t('accounts.saved'));
      onClose();
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Form onSubmit={submit}>
      <Stack gap={4}>
        <AccountFields
          system={system}
          account={account}
          errors={{
            system: checked && !system ? common('field.required') : refused['paymentSystem'],
            account: checked && mistake ? common(`field.${mistake}`) : refused['accountNumber'],
          }}
          onSystem={setSystem}
          onAccount={setAccount}
        />
        <PasswordField
          label={t('accounts.password')}
          hint={t('accounts.passwordHint')}
          autoComplete="current-password"
          maxLength={LENGTHS.password}
          error={refused['password']}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <ModalButtons cancel={common('action.cancel')} onCancel={onClose}>
          <Button type="submit" pending={isLoading} disabled={!online}>
            {t('accounts.save')}
          </Button>
        </ModalButtons>
      </Stack>
    </Form>
  );
}
