import { PAYMENT_SYSTEMS, type PaymentSystem } from '@kaaj/contract';
import { Button, useFormat } from '@kaaj/ui';
import { DownloadIcon } from '@kaaj/ui/icons';
import { Form, Select } from '@kaaj/ui-desk/forms';
import { useState } from 'react';
import { useMessages } from '../../messages';
import styles from './payouts-page.module.css';
import { useExportPayoutBatch } from './use-export-payout-batch';

/** The file of one payment system; the first that has payouts to be sent is preselected. */
export function ExportPayoutBatch() {
  const t = useMessages();
  const format = useFormat();
  const { take, button, queue } = useExportPayoutBatch();
  const [chosen, setChosen] = useState<PaymentSystem>();
  const rail = chosen ?? PAYMENT_SYSTEMS.find((system) => queue.of(system).count > 0) ?? 'bkash';
  const labelOf = (system: PaymentSystem) => {
    const { count } = queue.of(system);
    return count > 0
      ? `${t(`system.${system}`)} · ${format.number(count)}${queue.whole ? '' : '+'}`
      : t(`system.${system}`);
  };
  const submit = async () => {
    if (await take(rail)) setChosen(undefined);
  };
  return (
    <Form
      values={{ rail }}
      onChange={(_, system) => setChosen(system as PaymentSystem)}
      onFinish={submit}
      className={styles.take}
    >
      <Form.Item name="rail" label={t('payouts.take.rail')}>
        <Select options={PAYMENT_SYSTEMS.map((value) => ({ value, label: labelOf(value) }))} />
      </Form.Item>
      <Button
        type="submit"
        icon={<DownloadIcon />}
        {...button}
        disabled={button.disabled || (queue.whole && queue.of(rail).count === 0)}
      >
        {t('payouts.take.button')}
      </Button>
    </Form>
  );
}
