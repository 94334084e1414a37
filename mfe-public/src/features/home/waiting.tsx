import { useCountReceivedSubmissionsQuery, useListClaimsQuery, useListWorkerSubmissionsQuery } from '@kaaj/api-client';
import { Banner, Link } from '@kaaj/ui';
import { useOwnEmail, useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** Of a Worker's newest pending submissions. */
const PAGE_SIZE = 20;

/** Pending actions of a signed-in user: a reserved spot and requested changes, or submissions to review. */
export default function Waiting() {
  const { role } = useSession();
  if (role === 'Worker') return <WorkToDo />;
  return role === 'Buyer' ? <SubmissionsToReview /> : null;
}

function WorkToDo() {
  const t = useMessages();
  const email = useOwnEmail();
  const [spot] = useListClaimsQuery({ email }).data?.data ?? [];
  const pending = useListWorkerSubmissionsQuery({ email, status: 'pending', size: PAGE_SIZE }).data?.data;
  const revised = pending?.find(({ changes }) => changes?.due);
  return (
    <>
      {spot && (
        <Banner kind="info" title={t('hero.reserved')}>
          <Link href={`/dashboard/taskDetails/${spot.taskId}`}>
            <bdi>{spot.title}</bdi>
          </Link>
        </Banner>
      )}
      {revised && (
        <Banner kind="info" title={t('hero.changes')}>
          <Link href={`/dashboard/mysubmission/${revised._id}`}>
            <bdi>{revised.task.title}</bdi>
          </Link>
        </Banner>
      )}
    </>
  );
}

function SubmissionsToReview() {
  const t = useMessages();
  const count = useCountReceivedSubmissionsQuery().data?.data ?? 0;
  if (count === 0) return null;
  return (
    <Banner kind="info">
      <Link href="/dashboard/review">{t('hero.toReview', { count })}</Link>
    </Banner>
  );
}
