import { useListTasksNotSubmittedQuery } from '@kaaj/api-client';
import { type SubmissionState, type TaskDetails } from '@kaaj/contract';
import { ButtonLink, CoinAmount, Link, Stack } from '@kaaj/ui';
import { titleOf, usePersonName } from '@kaaj/page-kit';
import { useMessages } from '../../messages';
import { pageOf } from '../../shared/page-of';

/** More than one, as this task or those of closed groups may be among them. */
const LOOKED_AT = 5;

interface Props {
  readonly task: TaskDetails;
  readonly submission: SubmissionState;
}

/** What happens to work that was sent, and the task to go on with. */
export function AfterSubmitting({ task, submission }: Props) {
  const t = useMessages();
  const buyer = usePersonName()(task.buyer.name);
  return (
    <Stack gap={4}>
      {submission.status === 'pending' && (
        <p>
          {task.reviewDays > 0
            ? t('submit.decided', { buyer, time: t('task.days', { count: task.reviewDays }) })
            : t('submit.undecided', { buyer })}{' '}
          {t('submit.paid', { count: task.payableAmount })}
        </p>
      )}
      <Link href={`/dashboard/mysubmission/${submission._id}`}>{t('submit.story')}</Link>
      <NextTask after={task._id} />
    </Stack>
  );
}

function NextTask({ after }: { readonly after: string }) {
  const t = useMessages();
  const { data } = useListTasksNotSubmittedQuery(
    { open: 'true', size: LOOKED_AT },
    { refetchOnMountOrArgChange: true },
  );
  const next = data?.data.find(({ _id, eligible = true }) => eligible && _id !== after);
  if (!next)
    return (
      <ButtonLink block href="/dashboard/tasklist">
        {t('mine.find')}
      </ButtonLink>
    );
  return (
    <>
      <p>
        <bdi>{titleOf(next)}</bdi> <CoinAmount coins={next.payableAmount} />
      </p>
      <ButtonLink block href={pageOf(next)} aria-label={`${t('submit.next')}: ${titleOf(next)}`}>
        {t('submit.next')}
      </ButtonLink>
    </>
  );
}
