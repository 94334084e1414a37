import { useSendVersionMutation } from '@kaaj/api-client';
import { type DisputedSubmission } from '@kaaj/contract';
import { useToast } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { WorkForm } from '../../shared/work-form';

/** Sends the changes that the buyer asked for. */
export function VersionForm({ work: { _id: id, instructions, answers } }: { work: DisputedSubmission }) {
  const t = useMessages();
  const toast = useToast();
  const [sendVersion, { isLoading }] = useSendVersionMutation();
  return (
    <WorkForm
      draft={`version.${id}`}
      proof={instructions.proof}
      form={instructions.form}
      before={answers}
      button={t('work.sendVersion')}
      sending={isLoading}
      onSend={async (versionBody) => {
        await sendVersion({ id, versionBody }).unwrap();
        toast.success(t('work.versionSent'));
      }}
    />
  );
}
