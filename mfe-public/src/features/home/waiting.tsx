import { useCountReceivedSubmissionsQuery } from '@kaaj/api-client';
import { useWorkerToDo } from '@kaaj/page-kit';
import { Banner, Link, Stack } from '@kaaj/ui';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './hero.module.css';

/** Pending actions of a signed-in user: a reserved spot and requested changes, or submissions to review. */
export default function Waiting() {
  const { role } = useSession();
  if (role === 'Worker') return <WorkToDo />;
  return role === 'Buyer' ? <SubmissionsToReview /> : null;
}

function WorkToDo() {
  const t = useMessages();
  // Both at once, so that the page moves once at most.
  const toDo = useWorkerToDo();
  const [spot, revised] = [toDo?.claims[0], toDo?.revisions[0]];
  if (!spot && !revised) return null;
  return (
    <div className={styles.waiting}>
      <Banner kind="info">
        <Stack gap={2}>
          {spot && (
            <p>
              <strong>{t('hero.reserved')}</strong>{' '}
              <Link href={spot.href}>
                <bdi>{spot.title}</bdi>
              </Link>
            </p>
          )}
          {revised && (
            <p>
              <strong>{t('hero.changes')}</strong>{' '}
              <Link href={`/dashboard/mysubmission/${revised._id}`}>
                <bdi>{revised.task.title}</bdi>
              </Link>
            </p>
          )}
        </Stack>
      </Banner>
    </div>
  );
}

function SubmissionsToReview() {
  const t = useMessages();
  const count = useCountReceivedSubmissionsQuery().data?.data ?? 0;
  if (count === 0) return null;
  return (
    <div className={styles.waiting}>
      <Banner kind="info">
        <Link href="/dashboard/review">{t('hero.toReview', { count })}</Link>
      </Banner>
    </div>
  );
}
