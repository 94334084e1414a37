import { useAnswerDisputeMutation } from '@kaaj/api-client';
import { type Dispute, LENGTHS } from '@kaaj/contract';
import { Button, Row, SectionHeading, Stack, useFormat } from '@kaaj/ui';
import { DeskForm, TextAreaField } from '@kaaj/ui-desk/forms';
import { DraftOffer, untilKnown, useDraft, useRefusedFields, useRequired } from '@kaaj/page-kit';
import { useConfirm, useOnline, useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** The buyer's side of a dispute: say why the rejection is right, or concede, which pays the worker. */
export function DisputeAnswer({ dispute: { _id: id, state, payableAmount } }: { dispute: Dispute }) {
  const t = useMessages();
  const format = useFormat();
  const toast = useToast();
  const online = useOnline();
  const confirm = useConfirm();
  const statement = useDraft<string>(`answer.${id}`);
  const required = useRequired();
  const { refused, refuse, clear } = useRefusedFields();
  const [answerDispute, { isLoading }] = useAnswerDisputeMutation();

  const say = async (answerDisputeBody: { concede?: boolean; statement?: string }, done: string) => {
    clear();
    try {
      const { unpaid } = (await untilKnown(() => answerDispute({ id, answerDisputeBody }).unwrap())).data;
      statement.clear();
      toast.success(unpaid === 'conceded' ? t('dispute.unpaid') : done);
    } catch (error) {
      refuse(error);
    }
  };
  const values = { statement: statement.value ?? '' };
  const answer = () => (isLoading ? undefined : say({ statement: values.statement.trim() }, t('dispute.answered')));
  const concede = async () => {
    const coins = format.coins(payableAmount);
    const question = {
      title: t('dispute.concedeQuestion', { coins }),
      text: t('dispute.concedeText'),
      ok: t('dispute.concede'),
    };
    if (await confirm(question)) await say({ concede: true }, t('dispute.conceded', { coins }));
  };

  return (
    <DeskForm
      values={values}
      check={required('statement')}
      refused={refused}
      onChange={(_, typed) => statement.save(typed)}
      onSend={answer}
    >
      <Stack gap={3}>
        {state === 'open' && (
          <>
            <SectionHeading size="small" title={t('dispute.title')} />
            <DraftOffer drafts={[statement]} />
            <TextAreaField name="statement" label={t('dispute.answer')} required maxLength={LENGTHS.statement} />
          </>
        )}
        <Row gap={3}>
          {state === 'open' && (
            <Button type="submit" pending={isLoading} disabled={!online}>
              {t('dispute.send')}
            </Button>
          )}
          <Button variant="secondary" disabled={!online || isLoading} onClick={() => void concede()}>
            {t('dispute.concede')}
          </Button>
        </Row>
      </Stack>
    </DeskForm>
  );
}
