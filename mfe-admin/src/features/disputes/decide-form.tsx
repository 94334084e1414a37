import { useDecideDisputeMutation } from '@kaaj/api-client';
import { type Dispute, LENGTHS } from '@kaaj/contract';
import { Button, Form, Row, SectionHeading, Stack, TextAreaField, useFormat } from '@kaaj/ui';
import { untilKnown, useCommonMessages, useConfirm, useOnline, useRefusedFields, useToast } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';

/** An Admin's decision on a dispute: who is right, and why, for both to read. */
export function DecideForm({ dispute: { _id: id, payableAmount } }: { dispute: Dispute }) {
  const t = useMessages();
  const common = useCommonMessages();
  const format = useFormat();
  const toast = useToast();
  const online = useOnline();
  const confirm = useConfirm();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { refused, refuse, clear } = useRefusedFields();
  const [decideDispute, { isLoading }] = useDecideDisputeMutation();

  const decide = async (winner: 'worker' | 'buyer') => {
    setMissing(reason.trim() === '');
    clear();
    if (isLoading || reason.trim() === '') return;
    const question = {
      title: t(`disputes.question.${winner}`, { coins: format.coins(payableAmount) }),
      text: t('disputes.final'),
      ok: t(`disputes.for.${winner}`),
    };
    if (!(await confirm(question))) return;
    try {
      await untilKnown(() => decideDispute({ id, decideDisputeBody: { for: winner, reason } }).unwrap());
      toast.success(t('disputes.done'));
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Stack gap={3}>
        <SectionHeading size="small" title={t('disputes.decide')} />
        <TextAreaField
          label={t('disputes.reason')}
          rows={3}
          required
          maxLength={LENGTHS.decisionReason}
          error={missing ? common('field.required') : refused['reason']}
          value={reason}
          onChange={({ target }) => {
            setMissing(false);
            setReason(target.value);
          }}
        />
        <Row gap={3}>
          <Button pending={isLoading} disabled={!online} onClick={() => void decide('worker')}>
            {t('disputes.for.worker')}
          </Button>
          <Button variant="secondary" disabled={!online || isLoading} onClick={() => void decide('buyer')}>
            {t('disputes.for.buyer')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
