import { PAYMENT_SYSTEMS, type PaymentSystem } from '@kaaj/contract';
import { Button } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { Form, Select, useValues } from '@kaaj/ui-desk/forms';
import { useMessages } from '../../messages';
import styles from './payouts-page.module.css';
import { useExportPayoutBatch } from './use-export-payout-batch';

/** The file of one payment system. */
export function ExportPayoutBatch() {
  const t = useMessages();
  const { take, button } = useExportPayoutBatch();
  const form = useValues<{ rail: PaymentSystem }>({ rail: 'bkash' });
  return (
    <Form {...form} onFinish={() => take(form.values.rail)} className={styles.take}>
      <Form.Item name="rail" label={t('payouts.take.rail')}>
        <Select options={PAYMENT_SYSTEMS.map((value) => ({ value, label: t(`system.${value}`) }))} />
      </Form.Item>
      <Button type="submit" icon={<DownloadIcon />} {...button}>
        {t('payouts.take.button')}
      </Button>
    </Form>
  );
}
