import { useSubmitWorkMutation } from '@kaaj/api-client';
import { type TaskDetails } from '@kaaj/contract';
import { useMessages } from '../../messages';
import { LinkedWork } from '../../shared/linked-work';
import { WorkForm } from '../../shared/work-form';

interface Props {
  readonly task: TaskDetails;
  readonly disabled: boolean;
}

/** Sends work for a task. */
export function SubmissionForm({ task: { _id: task, version, proof, form, link, myClaim }, disabled }: Props) {
  const t = useMessages();
  const [submitWork] = useSubmitWorkMutation();
  if (link) {
    if (!myClaim?.link) return <p>{t('link.claim')}</p>;
    return (
      <LinkedWork
        url={myClaim.link.url}
        button={t('submit.button')}
        disabled={disabled}
        sent={t('submit.success')}
        onSend={(code) => submitWork({ submitWorkBody: { task, version, code } }).unwrap()}
      />
    );
  }
  return (
    <WorkForm
      draft={`proof.${task}`}
      proof={proof}
      form={form}
      button={t('submit.button')}
      disabled={disabled}
      stickyButton={!disabled}
      sent={t('submit.success')}
      onSend={({ pictures = [], ...work }) => {
        const body = { task, ...work, version, ...(pictures.length > 0 && { pictures }) };
        return submitWork({ submitWorkBody: body }).unwrap();
      }}
    />
  );
}
