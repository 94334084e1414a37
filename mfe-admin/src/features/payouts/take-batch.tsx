import { useTakePayoutBatchMutation } from '@kaaj/api-client';
import { PAYMENT_SYSTEMS, type PaymentSystem } from '@kaaj/contract';
import { Button, Card, Row, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { DeskForm, SelectField, useValues } from '@kaaj/ui-desk/forms';
import { untilKnown } from '@kaaj/page-kit';
import { useConfirm, useOnline, useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { saveBatch } from './save-batch';

/** Takes what is queued of one payment system and hands it over as a file. */
export function TakeBatch() {
  const t = useMessages();
  const format = useFormat();
  const toast = useToast();
  const online = useOnline();
  const confirm = useConfirm();
  const form = useValues<{ rail: PaymentSystem }>({ rail: 'bkash' });
  const [takeBatch, { isLoading }] = useTakePayoutBatchMutation();

  const take = async () => {
    const { rail } = form.values;
    const question = {
      title: t('payouts.take.question', { rail: t(`system.${rail}`) }),
      text: t('payouts.take.text'),
      ok: t('payouts.take.button'),
    };
    if (!(await confirm(question))) return;
    try {
      const { data } = await untilKnown(() => takeBatch({ takeBatchBody: { rail } }).unwrap());
      saveBatch(`kaaj-payouts-${rail}-${data._id.slice(-6)}`, data.csv);
      const amount = format.dollars(Math.round(data.amount * 100));
      toast.success(t('payouts.take.done', { count: data.count, amount }));
    } catch (error) {
      toast.problem(error);
    }
  };

  return (
    <Card as="section">
      <DeskForm {...form} onSend={take}>
        <Stack gap={4}>
          <SectionHeading size="small" title={t('payouts.take.title')} />
          <SelectField
            name="rail"
            label={t('payouts.take.rail')}
            options={PAYMENT_SYSTEMS.map((value) => ({ value, label: t(`system.${value}`) }))}
          />
          <Row>
            <Button type="submit" icon={<DownloadIcon />} pending={isLoading} disabled={!online}>
              {t('payouts.take.button')}
            </Button>
          </Row>
        </Stack>
      </DeskForm>
    </Card>
  );
}
