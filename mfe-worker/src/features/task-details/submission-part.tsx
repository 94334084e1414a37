import { type TaskDetails } from '@kaaj/contract';
import { Banner, Card, Link, SectionHeading, StatusBadge } from '@kaaj/ui';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { AfterSubmitting } from './after-submitting';
import { Changes } from './changes';
import { ClaimCard } from './claim-card';
import { SubmissionForm } from './submission-form';
import styles from './submission-part.module.css';

/** The form to send work, or why there is nothing to send. */
export function SubmissionPart({ task }: { task: TaskDetails }) {
  const t = useMessages();
  const { role } = useSession();
  const refusal = useRefusal(task);
  const reasons = useReasons(task);
  return (
    <Card as="section" className={styles.part} aria-labelledby="your-submission">
      <SectionHeading
        id="your-submission"
        size="small"
        title={t(task.mySubmission ? 'submit.own' : 'submit.title')}
        actions={
          task.mySubmission && (
            <StatusBadge status={task.mySubmission.status}>{t(`status.${task.mySubmission.status}`)}</StatusBadge>
          )
        }
      />
      {!task.mySubmission && <Changes key={task._id} task={task} />}
      {refusal && <Banner kind="info">{refusal}</Banner>}
      {reasons}
      {task.mySubmission ? (
        role === 'Worker' && <AfterSubmitting task={task} submission={task.mySubmission} />
      ) : (
        <>
          {role === 'Worker' && <ClaimCard task={task} open={refusal === undefined && !reasons} />}
          <SubmissionForm task={task} disabled={refusal !== undefined || reasons !== undefined} />
        </>
      )}
    </Card>
  );
}

/** Why this worker may not take the task; undefined where they may, or have a place or work already. */
function useReasons({ eligible = true, reasons = [], test, mySubmission, myClaim }: TaskDetails) {
  const t = useMessages();
  if (eligible || mySubmission || myClaim) return undefined;
  return (
    <Banner kind="info">
      <strong>{t('eligible.no')}</strong>
      {reasons.map((reason) => (
        <p key={reason}>{t(`eligible.${reason}`)}</p>
      ))}
      {reasons.includes('test') && test && <Link href={`/dashboard/test/${test}`}>{t('eligible.toTest')}</Link>}
    </Banner>
  );
}

function useRefusal({ mySubmission, myClaim, closed, paused, requiredWorkers }: TaskDetails): string | undefined {
  const t = useMessages();
  const { role } = useSession();
  if (role === 'Buyer') return t('submit.buyerCannot');
  if (role === 'Admin') return t('submit.adminCannot');
  if (mySubmission || myClaim) return undefined;
  if (closed) return t('submit.closed');
  if (paused) return t('submit.paused');
  return requiredWorkers === 0 ? t('submit.full') : undefined;
}
