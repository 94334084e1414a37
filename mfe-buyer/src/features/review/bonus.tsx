import { usePayBonusMutation } from '@kaaj/api-client';
import { type DisputedSubmission, LENGTHS, LIMITS, readWholeNumber } from '@kaaj/contract';
import { Button, SectionCard, Stack } from '@kaaj/ui';
import { Form, Input, InputNumber, useValues } from '@kaaj/ui-desk/forms';
import { BonusList, useSend } from '@kaaj/page-kit';
import { toast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** The bonuses that the buyer paid for an accepted submission, and the form that pays another. */
export function Bonus({ work }: { readonly work: DisputedSubmission }) {
  const t = useMessages();
  const { send, fieldErrors, submitButton } = useSend();
  const [payBonus] = usePayBonusMutation();
  const form = useValues({ coins: '', reason: '' });
  const numberOf = ({ coins }: { coins: string }) => readWholeNumber(coins, LIMITS.bonus);
  const check = (values: typeof form.values) => {
    const { mistake } = numberOf(values);
    return { coins: mistake && t(`field.${mistake}`) };
  };

  const pay = () => {
    const typed = numberOf(form.values);
    if (typed.mistake) return undefined;
    const bonusBody = { coins: typed.value, reason: form.values.reason.trim() };
    const ask = { title: t('bonus.question', { coins: typed.value }), text: t('bonus.text'), ok: t('bonus.pay') };
    const done = () => {
      form.onChange('coins', '');
      form.onChange('reason', '');
      toast.success(t('bonus.paid', { coins: typed.value }));
    };
    return send(() => payBonus({ id: work._id, bonusBody }).unwrap(), { confirm: ask, onSuccess: done });
  };

  return (
    <SectionCard title={t('bonus.title')} lead={t('bonus.lead')}>
      <BonusList bonuses={work.bonuses} />
      <Form {...form} check={check} refused={fieldErrors} onFinish={pay}>
        <Stack gap={3}>
          <Form.Item name="coins" label={t('bonus.coins')} required>
            <InputNumber />
          </Form.Item>
          <Form.Item name="reason" label={t('bonus.reason')} required maxLength={LENGTHS.bonusReason}>
            <Input.TextArea />
          </Form.Item>
          <div>
            <Button {...submitButton}>{t('bonus.pay')}</Button>
          </div>
        </Stack>
      </Form>
    </SectionCard>
  );
}
