import { useSubmitWorkMutation } from '@kaaj/api-client';
import { type TaskDetails } from '@kaaj/contract';
import { useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { WorkForm } from '../../shared/work-form';

interface Props {
  readonly task: TaskDetails;
  readonly disabled: boolean;
}

/** Sends work for a task. */
export function SubmissionForm({ task: { _id: task, version, proof, form }, disabled }: Props) {
  const t = useMessages();
  const toast = useToast();
  const [submitWork, { isLoading }] = useSubmitWorkMutation();
  return (
    <WorkForm
      draft={`proof.${task}`}
      proof={proof}
      form={form}
      button={t('submit.button')}
      sending={isLoading}
      disabled={disabled}
      atHand={!disabled}
      onSend={async ({ pictures = [], ...work }) => {
        const body = { task, ...work, version, ...(pictures.length > 0 && { pictures }) };
        await submitWork({ submitWorkBody: body }).unwrap();
        toast.success(t('submit.success'));
      }}
    />
  );
}
