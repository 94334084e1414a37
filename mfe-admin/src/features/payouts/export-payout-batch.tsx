import { useExportPayoutBatchMutation } from '@kaaj/api-client';
import { PAYMENT_SYSTEMS, type PaymentSystem } from '@kaaj/contract';
import { Button, Card, Row, SectionHeading, Stack } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { DeskForm, SelectField, useValues } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';
import { useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { saveBatch } from './save-batch';

/** Takes what is queued of one payment system and hands it over as a file. */
export function ExportPayoutBatch() {
  const t = useMessages();
  const toast = useToast();
  const { send, button } = useSend();
  const form = useValues<{ rail: PaymentSystem }>({ rail: 'bkash' });
  const [takeBatch] = useExportPayoutBatchMutation();

  const take = () => {
    const { rail } = form.values;
    const ask = {
      title: t('payouts.take.question', { rail: t(`system.${rail}`) }),
      text: t('payouts.take.text'),
      ok: t('payouts.take.button'),
    };
    return send(() => takeBatch({ exportBatchBody: { rail } }).unwrap(), {
      ask,
      done: ({ data: { _id, csv, count, amount } }) => {
        saveBatch(`kaaj-payouts-${rail}-${_id.slice(-6)}`, csv);
        toast.success(t('payouts.take.done', { count, amount: Math.round(amount * 100) }));
      },
    });
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
            <Button type="submit" icon={<DownloadIcon />} {...button}>
              {t('payouts.take.button')}
            </Button>
          </Row>
        </Stack>
      </DeskForm>
    </Card>
  );
}
