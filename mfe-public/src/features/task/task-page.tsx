import { useGetTaskQuery } from '@kaaj/api-client';
import { type TaskDetails } from '@kaaj/contract';
import {
  ArrowLeftIcon,
  Banner,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Link,
  Loading,
  PageHeading,
  SkeletonCard,
} from '@kaaj/ui';
import { TaskFacts, TaskSheet } from '@kaaj/ui/task';
import {
  usePageTitle,
  useParams,
  usePersonName,
  usePlacesLeft,
  usePrices,
  useRecordWords,
  useSession,
  useTaskWords,
} from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { Page } from '../../shared/page';
import styles from './task.module.css';

const NOT_FOUND = 404;

/** A task for everybody to read and to share. */
export default function TaskPage() {
  const t = useMessages();
  const { taskId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetTaskQuery({ id: taskId });
  const task = currentData?.data;
  usePageTitle(task?.title ?? t('task.title'));
  if (error && 'status' in error && error.status === NOT_FOUND) return <NoSuchTask />;
  if (error && !task)
    return (
      <Page>
        <ErrorState title={t('task.failed')} retrying={isFetching} onRetry={refetch} />
      </Page>
    );
  return <Page>{task ? <OpenTask task={task} /> : <ComingTask />}</Page>;
}

function ComingTask() {
  return (
    <Loading>
      <SkeletonCard lines={8} />
    </Loading>
  );
}

function NoSuchTask() {
  const t = useMessages();
  return (
    <Page>
      <EmptyState
        drawing="no-tasks"
        level={1}
        title={t('task.missing')}
        text={t('task.missingText')}
        action={<ButtonLink href="/alltasks">{t('task.back')}</ButtonLink>}
      />
    </Page>
  );
}

function OpenTask({ task }: { readonly task: TaskDetails }) {
  const t = useMessages();
  const { labels, needed, paceInFull, terms } = useTaskWords();
  const { ofBuyer } = useRecordWords();
  const placesLeft = usePlacesLeft();
  const { centsOf } = usePrices();
  const buyer = { ...task.buyer, name: usePersonName()(task.buyer.name) };
  return (
    <>
      <PageHeading
        title={task.title}
        back={
          <Link href="/alltasks">
            <ArrowLeftIcon size={16} /> {t('task.back')}
          </Link>
        }
        actions={
          <TaskFacts
            task={{ ...task, buyer }}
            placesLeft={placesLeft(task)}
            cents={centsOf(task.payableAmount)}
            pace={paceInFull(task)}
            more={terms(task)}
            record={task.buyerRecord ? ofBuyer(task.buyerRecord) : []}
            labels={{
              facts: t('task.facts'),
              ...labels,
              places: t('task.places'),
            }}
          />
        }
      />
      <div className={styles.task}>
        <TaskSheet
          task={task}
          needed={needed(task.proof)}
          labels={{
            about: t('task.about'),
            proof: t('task.proof'),
            enlarge: t('task.enlarge'),
            shrink: t('task.shrink'),
          }}
        />
        <GoAhead task={task} />
      </div>
    </>
  );
}

/** The way to the page where work is sent; a visitor passes sign-in on it, which tells what waits behind. */
function GoAhead({ task: { _id, requiredWorkers } }: { readonly task: TaskDetails }) {
  const t = useMessages();
  const { person } = useSession();
  return (
    <Card tone="accent" className={styles.goAhead}>
      {requiredWorkers === 0 && <Banner kind="info">{t('task.full')}</Banner>}
      <ButtonLink size="large" block href={`/dashboard/taskDetails/${_id}`}>
        {person ? t('task.open') : t('task.do')}
      </ButtonLink>
      {!person && <p className={styles.hint}>{t('task.doText')}</p>}
    </Card>
  );
}
