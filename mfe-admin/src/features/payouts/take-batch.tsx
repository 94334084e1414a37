import { useTakePayoutBatchMutation } from '@kaaj/api-client';
import { PAYMENT_SYSTEMS, type PaymentSystem } from '@kaaj/contract';
import { Button, Card, DownloadIcon, SectionHeading, SelectField, Stack, useFormat } from '@kaaj/ui';
import { download, untilKnown, useConfirm, useOnline, useToast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';

/** Takes what is queued of one payment system and hands it over as a file. */
export function TakeBatch() {
  const t = useMessages();
  const format = useFormat();
  const toast = useToast();
  const online = useOnline();
  const confirm = useConfirm();
  const [rail, setRail] = useState<PaymentSystem>('bkash');
  const [takeBatch, { isLoading }] = useTakePayoutBatchMutation();

  const take = async () => {
    const question = {
      title: t('payouts.take.question', { rail: t(`system.${rail}`) }),
      text: t('payouts.take.text'),
      ok: t('payouts.take.button'),
    };
    if (isLoading || !(await confirm(question))) return;
    try {
      const { data } = await untilKnown(() => takeBatch({ takeBatchBody: { rail } }).unwrap());
      download(`kaaj-payouts-${rail}-${data._id.slice(-6)}.csv`, `\uFEFF${data.csv}`);
      const amount = format.dollars(Math.round(data.amount * 100));
      toast.success(t('payouts.take.done', { count: format.number(data.count), amount }));
    } catch (error) {
      toast.problem(error);
    }
  };

  return (
    <Card as="section">
      <Stack gap={4} align="start">
        <SectionHeading size="small" title={t('payouts.take.title')} />
        <SelectField
          label={t('payouts.take.rail')}
          options={PAYMENT_SYSTEMS.map((value) => ({ value, label: t(`system.${value}`) }))}
          value={rail}
          onChange={({ target }) => setRail(target.value as PaymentSystem)}
        />
        <Button icon={<DownloadIcon />} pending={isLoading} disabled={!online} onClick={() => void take()}>
          {t('payouts.take.button')}
        </Button>
      </Stack>
    </Card>
  );
}
