import { useCorrectBalanceMutation } from '@kaaj/api-client';
import { LENGTHS, LIMITS, readWholeNumber, type User } from '@kaaj/contract';
import { Button, Form, NumberField, Stack, TextAreaField } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Modal } from '@kaaj/ui-desk';
import { useCommonMessages, useOnline, useRefusedFields, useToast, untilKnown } from '@kaaj/web-kit';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../messages';

/** A correction through the ledger, with its reason; closed while `user` is undefined. */
export function CorrectBalanceModal({ user, onClose }: { user: User | undefined; onClose: () => void }) {
  const t = useMessages();
  return (
    <Modal open={user !== undefined} onClose={onClose} title={t('users.correctTitle', { name: user?.name ?? '' })}>
      {user && <CorrectionForm key={user._id} user={user} onClose={onClose} />}
    </Modal>
  );
}

function CorrectionForm({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const [correctBalance, { isLoading }] = useCorrectBalanceMutation();
  const [coins, setCoins] = useState(String(user.coin));
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const typed = readWholeNumber(coins, LIMITS.correctedBalance);

  const correct = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    clear();
    if (isLoading || typed.mistake || reason.trim() === '') return;
    try {
      await untilKnown(() =>
        correctBalance({
          id: user._id,
          correctBalanceBody: { coin: typed.value, reason: reason.trim() },
        }).unwrap(),
      );
      toast.success(t('users.corrected'));
      onClose();
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Form onSubmit={correct}>
      <Stack gap={4}>
        <NumberField
          label={t('users.correctCoins')}
          required
          error={checked && typed.mistake ? common(`field.${typed.mistake}`) : refused['coin']}
          value={coins}
          onChange={({ target }) => setCoins(target.value)}
        />
        <TextAreaField
          label={t('users.correctReason')}
          hint={t('users.correctReasonHint')}
          required
          maxLength={LENGTHS.correctionReason}
          error={checked && reason.trim() === '' ? common('field.required') : refused['reason']}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <ModalButtons cancel={common('action.cancel')} onCancel={onClose}>
          <Button type="submit" pending={isLoading} disabled={!online}>
            {t('users.correctButton')}
          </Button>
        </ModalButtons>
      </Stack>
    </Form>
  );
}
