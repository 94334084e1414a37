import { useSendVersionMutation } from '@kaaj/api-client';
import { type DisputedSubmission } from '@kaaj/contract';
import { useMessages } from '../../messages';
import { WorkForm } from '../../shared/work-form';

/** Sends the changes that the buyer asked for. */
export function VersionForm({ work: { _id: id, instructions, answers } }: { work: DisputedSubmission }) {
  const t = useMessages();
  const [sendVersion] = useSendVersionMutation();
  return (
    <WorkForm
      draft={`version.${id}`}
      proof={instructions.proof}
      form={instructions.form}
      before={answers}
      button={t('work.sendVersion')}
      sent={t('work.versionSent')}
      onSend={(versionBody) => sendVersion({ id, versionBody }).unwrap()}
    />
  );
}
