import { useGetTaskQuery } from '@kaaj/api-client';
import { type TaskDetails } from '@kaaj/contract';
import {
  ArrowLeftIcon,
  Avatar,
  ButtonLink,
  Card,
  CoinAmount,
  EmptyState,
  ErrorState,
  Link,
  PageHeading,
  Row,
  SectionHeading,
  SkeletonCard,
  Loading,
  Stack,
  useFormat,
} from '@kaaj/ui';
import { usePageTitle, useParams, useSession, usePersonName } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { SubmissionPart } from './submission-part';
import './task-details.css';

const NOT_FOUND = 404;

export default function TaskDetailsPage() {
  const t = useMessages();
  const { taskId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetTaskQuery({ id: taskId });
  const task = currentData?.data;
  usePageTitle(task?.title ?? t('details.title'));

  if (error && 'status' in error && error.status === NOT_FOUND) {
    return (
      <EmptyState
        drawing="no-tasks"
        level={1}
        title={t('details.missing')}
        text={t('details.missingText')}
        action={<ButtonLink href="/alltasks">{t('details.back')}</ButtonLink>}
      />
    );
  }
  if (error && !task) {
    return <ErrorState title={t('details.failed')} retrying={isFetching} onRetry={refetch} />;
  }
  if (!task) {
    return (
      <Loading>
        <SkeletonCard lines={8} />
      </Loading>
    );
  }
  return <Details task={task} />;
}

function Details({ task }: { task: TaskDetails }) {
  const t = useMessages();
  const { role } = useSession();
  const list = role === 'Worker' ? '/dashboard/tasklist' : '/alltasks';
  return (
    <Stack gap={6}>
      <PageHeading
        title={task.title}
        back={
          <Link href={list}>
            <ArrowLeftIcon size={16} /> {t('details.back')}
          </Link>
        }
      />
      <div className="task-details">
        <Stack gap={5} className="task-details__main">
          {task.imageURL && (
            <img className="task-details__picture" src={task.imageURL} alt="" width={800} height={450} />
          )}
          <Card as="section" aria-labelledby="what-to-do">
            <SectionHeading id="what-to-do" size="small" title={t('details.about')} />
            <p className="task-details__text">{task.taskDetail}</p>
          </Card>
          <Card as="section" aria-labelledby="what-proves">
            <SectionHeading id="what-proves" size="small" title={t('details.proof')} />
            <p className="task-details__text">{task.submissionInfo}</p>
          </Card>
          <SubmissionPart task={task} />
        </Stack>
        <FactsCard task={task} />
      </div>
    </Stack>
  );
}

function FactsCard({ task }: { task: TaskDetails }) {
  const t = useMessages();
  const format = useFormat();
  const buyer = usePersonName()(task.buyer.name);
  return (
    <Card as="section" className="task-details__facts" aria-label={t('details.facts')}>
      <Row gap={3}>
        <Avatar name={buyer} src={task.buyer.image} />
        <span>
          {t('tasks.buyer')} <strong>{buyer}</strong>
        </span>
      </Row>
      <dl className="task-details__list">
        <div>
          <dt>{t('tasks.payableAmount')}</dt>
          <dd>
            <CoinAmount coins={task.payableAmount} size="large" />
          </dd>
        </div>
        <div>
          <dt>{t('tasks.completionDate')}</dt>
          <dd>{format.date(task.completionDate)}</dd>
        </div>
        <div>
          <dt>{t('details.openSlots')}</dt>
          <dd data-testid="open-slots">{format.number(task.requiredWorkers)}</dd>
        </div>
      </dl>
    </Card>
  );
}
