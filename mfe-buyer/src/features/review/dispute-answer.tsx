import { useAnswerDisputeMutation } from '@kaaj/api-client';
import { type Dispute, LENGTHS } from '@kaaj/contract';
import { Button, Link, Row, SectionHeading, Stack } from '@kaaj/ui';
import { Form, Input } from '@kaaj/ui-desk/forms';
import { DraftOffer, useDraft, useSend } from '@kaaj/page-kit';
import { type Question } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** The buyer's side of a dispute: explain the rejection, or concede, which pays the worker. */
export function DisputeAnswer({ dispute: { _id: id, state, payableAmount } }: { dispute: Dispute }) {
  const t = useMessages();
  const statement = useDraft<string>(`answer.${id}`);
  const { send, fieldErrors, button, submitButton } = useSend();
  const [answerDispute] = useAnswerDisputeMutation();

  const submit = (answerDisputeBody: { concede?: boolean; statement?: string }, done: string, ask?: Question) =>
    send(() => answerDispute({ id, answerDisputeBody }).unwrap(), {
      ...(ask && { confirm: ask }),
      success: ({ data: { unpaid } }) => (unpaid === 'conceded' ? t('dispute.unpaid') : done),
      onSuccess: () => statement.clear(),
    });
  const values = { statement: statement.value ?? '' };
  const answer = () => submit({ statement: values.statement.trim() }, t('dispute.answered'));
  const concede = () => {
    const coins = payableAmount;
    const question = {
      title: t('dispute.concedeQuestion', { coins }),
      text: t('dispute.concedeText'),
      ok: t('dispute.concede'),
    };
    return submit({ concede: true }, t('dispute.conceded', { coins }), question);
  };

  return (
    <Form values={values} refused={fieldErrors} onChange={(_, typed) => statement.save(typed)} onFinish={answer}>
      <Stack gap={3}>
        {state === 'open' && (
          <>
            <SectionHeading size="small" title={t('dispute.title')} />
            <DraftOffer drafts={[statement]} />
            <Form.Item name="statement" label={t('dispute.answer')} required maxLength={LENGTHS.statement}>
              <Input.TextArea />
            </Form.Item>
          </>
        )}
        <Row gap={3}>
          {state === 'open' && <Button {...submitButton}>{t('dispute.send')}</Button>}
          <Button variant="secondary" disabled={button.disabled || button.pending} onClick={() => void concede()}>
            {t('dispute.concede')}
          </Button>
        </Row>
        <Link href={`/dashboard/dispute/${id}`}>{t('story.talk')}</Link>
      </Stack>
    </Form>
  );
}
