import { useSubmitWorkMutation } from '@kaaj/api-client';
import { type TaskDetails } from '@kaaj/contract';
import { useMessages } from '../../messages';
import { WorkForm } from '../../shared/work-form';

interface Props {
  readonly task: TaskDetails;
  readonly disabled: boolean;
}

/** Sends work for a task. */
export function SubmissionForm({ task: { _id: task, version, proof, form }, disabled }: Props) {
  const t = useMessages();
  const [submitWork] = useSubmitWorkMutation();
  return (
    <WorkForm
      draft={`proof.${task}`}
      proof={proof}
      form={form}
      button={t('submit.button')}
      disabled={disabled}
      atHand={!disabled}
      sent={t('submit.success')}
      onSend={({ pictures = [], ...work }) => {
        const body = { task, ...work, version, ...(pictures.length > 0 && { pictures }) };
        return submitWork({ submitWorkBody: body }).unwrap();
      }}
    />
  );
}
