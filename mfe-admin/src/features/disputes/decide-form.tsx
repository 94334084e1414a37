import { useDecideDisputeMutation } from '@kaaj/api-client';
import { type Dispute, LENGTHS } from '@kaaj/contract';
import { Button, Row, SectionHeading, Stack } from '@kaaj/ui';
import { Form, Input, useValues } from '@kaaj/ui-desk/forms';
import { useSend } from '@kaaj/page-kit';
import { useRef } from 'react';
import { useMessages } from '../../messages';

/** An Admin's decision on a dispute: who is right, and why, for both to read. */
export function DecideForm({ dispute: { _id: id, payableAmount } }: { dispute: Dispute }) {
  const t = useMessages();
  const form = useValues({ reason: '' });
  const winner = useRef<'worker' | 'buyer'>('worker');
  const { send, fieldErrors, button } = useSend();
  const [decideDispute] = useDecideDisputeMutation();

  const decide = () => {
    const body = { for: winner.current, ...form.values };
    const ask = {
      title: t(`disputes.question.${body.for}`, { coins: payableAmount }),
      text: t('disputes.final'),
      ok: t(`disputes.for.${body.for}`),
    };
    return send(() => decideDispute({ id, decideDisputeBody: body }).unwrap(), {
      confirm: ask,
      success: t('disputes.done'),
    });
  };

  return (
    <Form {...form} refused={fieldErrors} onFinish={decide}>
      <Stack gap={3}>
        <SectionHeading size="small" title={t('disputes.decide')} />
        <Form.Item name="reason" label={t('disputes.reason')} required maxLength={LENGTHS.decisionReason}>
          <Input.TextArea rows={3} />
        </Form.Item>
        <Row gap={3}>
          <Button type="submit" {...button} onClick={() => (winner.current = 'worker')}>
            {t('disputes.for.worker')}
          </Button>
          <Button
            type="submit"
            variant="secondary"
            disabled={button.disabled || button.pending}
            onClick={() => (winner.current = 'buyer')}
          >
            {t('disputes.for.buyer')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
