import { isApiError, useImportPayoutReferencesMutation } from '@kaaj/api-client';
import { LENGTHS, type Payout } from '@kaaj/contract';
import { CoinAmount, AvatarWithName, Money, Stack } from '@kaaj/ui';
import { ModalButtons } from '@kaaj/ui/data';
import { Descriptions, Modal, Segmented } from '@kaaj/ui-desk';
import { Form, Input, useValues } from '@kaaj/ui-desk/forms';
import { toCsv, usePersonName, useSend } from '@kaaj/page-kit';
import { toast } from '@kaaj/web-kit';
import { useMemo, useState } from 'react';
import { useMessages } from '../../messages';
import { AccountNumber } from '../../shared/account-number';

const OUTCOMES = ['sent', 'confirmed', 'failed'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Marks one payout as paid or failed, without a file. Closed while `payout` is undefined. */
export function ReportModal({ payout, onClose }: { payout: Payout | undefined; onClose: () => void }) {
  const t = useMessages();
  const nameOf = usePersonName();
  return (
    <Modal
      open={payout !== undefined}
      onClose={onClose}
      title={t('payouts.report.of', { name: nameOf(payout?.worker.name ?? '') })}
    >
      {payout && <ReportForm key={payout._id} payout={payout} onClose={onClose} />}
    </Modal>
  );
}

function ReportForm({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const t = useMessages();
  const wasSent = payout.state === 'sent';
  const [outcome, setOutcome] = useState<Outcome>(wasSent ? 'confirmed' : 'sent');
  const form = useValues({ reference: payout.reference ?? '', reason: '' });
  // The server reports errors for the lines of a file, which this dialog hides: the error of its one line is shown
  // below the field.
  const { send, fieldErrors, clear, button } = useSend((problem) => {
    if (!(isApiError(problem) && problem.code === 'payout/file-refused')) toast.problem(problem);
  });
  const [takeReferences] = useImportPayoutReferencesMutation();
  const shown = outcome === 'failed' ? 'reason' : 'reference';
  // The server names the line of the file, which is the field that was filled in.
  const said = useMemo(() => ({ [shown]: Object.values(fieldErrors)[0] }), [shown, fieldErrors]);

  const report = () => {
    const { reference, reason } = form.values;
    const rows = [[payout._id, outcome, ...(outcome === 'failed' ? ['', reason] : [reference, ''])]];
    const csv = toCsv(['payout', 'state', 'reference', 'reason'], rows);
    return send(() => takeReferences({ payoutReferencesBody: { csv } }).unwrap(), {
      success: t('payouts.report.done'),
      onSuccess: onClose,
    });
  };

  return (
    <Form {...form} refused={said} onFinish={report}>
      <Stack gap={4}>
        <PaidTo payout={payout} />
        <Segmented
          aria-label={t('payouts.report.what')}
          options={OUTCOMES.filter((value) => !(wasSent && value === 'sent')).map((value) => ({
            value,
            label: t(`payouts.state.${value}`),
          }))}
          value={outcome}
          onChange={(next) => {
            clear();
            setOutcome(next);
          }}
        />
        {outcome === 'failed' ? (
          <Form.Item name="reason" label={t('payouts.report.reason')} required maxLength={LENGTHS.payoutReason}>
            <Input />
          </Form.Item>
        ) : (
          <Form.Item
            name="reference"
            label={t('payouts.report.reference')}
            extra={t('payouts.report.referenceHint')}
            required
            maxLength={LENGTHS.payoutReference}
          >
            <Input readOnly={wasSent} />
          </Form.Item>
        )}
        <ModalButtons
          ok={t(outcome === 'failed' ? 'payouts.report.failed' : 'payouts.report.button')}
          onCancel={onClose}
          {...button}
        />
      </Stack>
    </Form>
  );
}

/** Who gets how much, and where. */
function PaidTo({ payout }: { payout: Payout }) {
  const t = useMessages();
  const nameOf = usePersonName();
  const { worker, coins, amount, rail } = payout;
  return (
    <Descriptions
      items={[
        {
          key: 'worker',
          label: t('payouts.worker'),
          children: <AvatarWithName name={nameOf(worker.name)} src={worker.image} />,
        },
        { key: 'rail', label: t('payouts.rail'), children: t(`system.${rail}`) },
        {
          key: 'amount',
          label: t('payouts.amount'),
          children: (
            <>
              <CoinAmount coins={coins} /> · <Money cents={Math.round(amount * 100)} inTaka />
            </>
          ),
        },
        { key: 'account', label: t('payouts.account'), children: <AccountNumber request={payout} /> },
      ]}
    />
  );
}
