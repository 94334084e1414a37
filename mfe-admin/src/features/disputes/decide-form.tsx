import { useDecideDisputeMutation } from '@kaaj/api-client';
import { type Dispute, LENGTHS } from '@kaaj/contract';
import { Button, Row, SectionHeading, Stack } from '@kaaj/ui';
import { DeskForm, TextAreaField, useValues } from '@kaaj/ui-desk/forms';
import { untilKnown, useRefusedFields, useRequired } from '@kaaj/page-kit';
import { useConfirm, useOnline, useToast } from '@kaaj/web-kit';
import { useRef } from 'react';
import { useMessages } from '../../messages';

/** An Admin's decision on a dispute: who is right, and why, for both to read. */
export function DecideForm({ dispute: { _id: id, payableAmount } }: { dispute: Dispute }) {
  const t = useMessages();
  const required = useRequired();
  const toast = useToast();
  const online = useOnline();
  const confirm = useConfirm();
  const form = useValues({ reason: '' });
  const winner = useRef<'worker' | 'buyer'>('worker');
  const { refused, refuse, clear } = useRefusedFields();
  const [decideDispute, { isLoading }] = useDecideDisputeMutation();

  const decide = async () => {
    clear();
    const body = { for: winner.current, ...form.values };
    const question = {
      title: t(`disputes.question.${body.for}`, { coins: payableAmount }),
      text: t('disputes.final'),
      ok: t(`disputes.for.${body.for}`),
    };
    if (!(await confirm(question))) return;
    try {
      await untilKnown(() => decideDispute({ id, decideDisputeBody: body }).unwrap());
      toast.success(t('disputes.done'));
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <DeskForm {...form} check={required('reason')} refused={refused} onSend={decide}>
      <Stack gap={3}>
        <SectionHeading size="small" title={t('disputes.decide')} />
        <TextAreaField
          name="reason"
          label={t('disputes.reason')}
          rows={3}
          required
          maxLength={LENGTHS.decisionReason}
        />
        <Row gap={3}>
          <Button type="submit" pending={isLoading} disabled={!online} onClick={() => (winner.current = 'worker')}>
            {t('disputes.for.worker')}
          </Button>
          <Button
            type="submit"
            variant="secondary"
            disabled={!online || isLoading}
            onClick={() => (winner.current = 'buyer')}
          >
            {t('disputes.for.buyer')}
          </Button>
        </Row>
      </Stack>
    </DeskForm>
  );
}
