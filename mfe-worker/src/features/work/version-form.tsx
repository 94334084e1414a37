import { useResubmitWorkMutation } from '@kaaj/api-client';
import { type DisputedSubmission } from '@kaaj/contract';
import { useMessages } from '../../messages';
import { WorkForm } from '../../shared/work-form';

/** Sends the changes that the buyer requested. */
export function VersionForm({ work: { _id: id, instructions, answers } }: { work: DisputedSubmission }) {
  const t = useMessages();
  const [resubmitWork] = useResubmitWorkMutation();
  return (
    <WorkForm
      draft={`version.${id}`}
      proof={instructions.proof}
      form={instructions.form}
      before={answers}
      button={t('work.resubmitWork')}
      sent={t('work.versionSent')}
      onSend={(versionBody) => resubmitWork({ id, versionBody }).unwrap()}
    />
  );
}
