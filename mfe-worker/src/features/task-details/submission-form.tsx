import { useSubmitWorkMutation } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import { useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { WorkForm } from '../../shared/work-form';

/** Sends work for a task. */
export function SubmissionForm({ task: { _id: task, version, proof }, disabled }: { task: Task; disabled: boolean }) {
  const t = useMessages();
  const toast = useToast();
  const [submitWork, { isLoading }] = useSubmitWorkMutation();
  return (
    <WorkForm
      draft={`proof.${task}`}
      proof={proof}
      button={t('submit.button')}
      sending={isLoading}
      disabled={disabled}
      atHand={!disabled}
      onSend={async ({ submissionDetail, pictures }) => {
        const body = { task, submissionDetail, version, ...(pictures.length > 0 && { pictures }) };
        await submitWork({ submitWorkBody: body }).unwrap();
        toast.success(t('submit.success'));
      }}
    />
  );
}
