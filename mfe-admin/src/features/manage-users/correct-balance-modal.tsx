import { useCorrectBalanceMutation } from '@kaaj/api-client';
import { LENGTHS, LIMITS, readWholeNumber, type User } from '@kaaj/contract';
import { Stack, useFormat } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Modal } from '@kaaj/ui-desk';
import { Form, Input, InputNumber, useValues } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';
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
  const format = useFormat();
  const { send, fieldErrors, button } = useSend();
  const [correctBalance] = useCorrectBalanceMutation();
  const form = useValues({ coin: format.number(user.coin), reason: '' });
  const numberOf = ({ coin }: { coin: string }) => readWholeNumber(coin, LIMITS.correctedBalance);
  const check = (values: typeof form.values) => {
    const { mistake } = numberOf(values);
    return { coin: mistake && t(`field.${mistake}`) };
  };

  const correct = () => {
    const typed = numberOf(form.values);
    if (typed.mistake) return undefined;
    const correctBalanceBody = { coin: typed.value, reason: form.values.reason.trim() };
    return send(() => correctBalance({ id: user._id, correctBalanceBody }).unwrap(), {
      success: t('users.corrected'),
      onSuccess: onClose,
    });
  };

  return (
    <Form {...form} check={check} refused={fieldErrors} onFinish={correct}>
      <Stack gap={4}>
        <Form.Item name="coin" label={t('users.correctCoins')} required>
          <InputNumber />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('users.correctReason')}
          extra={t('users.correctReasonHint')}
          required
          maxLength={LENGTHS.correctionReason}
        >
          <Input.TextArea />
        </Form.Item>
        <ModalButtons ok={t('users.correctButton')} onCancel={onClose} {...button} />
      </Stack>
    </Form>
  );
}
