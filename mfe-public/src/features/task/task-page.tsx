import { useGetTaskQuery } from '@kaaj/api-client';
import { type TaskDetails } from '@kaaj/contract';
import { Banner, ButtonLink, Card, PageHeading } from '@kaaj/ui';
import { TaskSummary, TaskPage as TaskLayout, TaskSheet } from '@kaaj/page-kit/task';
import { ReportButton } from '@kaaj/page-kit/reports';
import { NotFound, QueryState, TaskQuestions, useTaskSummary, useTaskText } from '@kaaj/page-kit';
import { useParams, useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { Page } from '../../shared/page';
import styles from './task.module.css';

/** The public page of a task, to read and to share. */
export default function TaskPage() {
  const t = useMessages();
  const { taskId = '' } = useParams();
  const query = useGetTaskQuery({ id: taskId });
  const back = { href: '/alltasks', label: t('task.back') };
  return (
    <Page>
      <QueryState
        query={query}
        errorTitle={t('task.failed')}
        tabTitle={t('task.title')}
        notFound={<NotFound drawing="no-tasks" title={t('task.missing')} text={t('task.missingText')} back={back} />}
      >
        {(task) => <OpenTask task={task} />}
      </QueryState>
    </Page>
  );
}

function OpenTask({ task }: { readonly task: TaskDetails }) {
  const t = useMessages();
  const { needed } = useTaskText();
  const facts = useTaskSummary();
  return (
    <TaskLayout>
      <PageHeading title={task.title} back={{ href: '/alltasks', label: t('task.back') }} />
      <TaskSummary {...facts(task, { facts: t('task.facts'), places: t('task.places') })} />
      <TaskSheet task={task} needed={needed(task.proof)} labels={{ about: t('task.about'), proof: t('task.proof') }} />
      <TaskQuestions task={task} />
      <ClaimPrompt task={task} />
      <ReportButton about={{ task: task._id, user: task.buyer._id }} />
    </TaskLayout>
  );
}

/** The link to the page where work is sent; a visitor passes sign-in, which shows the chosen task. */
function ClaimPrompt({ task: { _id, paused, requiredWorkers } }: { readonly task: TaskDetails }) {
  const t = useMessages();
  const { person } = useSession();
  return (
    <Card tone="accent" className={styles.claimPrompt}>
      {paused && <Banner kind="info">{t('task.isPaused')}</Banner>}
      {!paused && requiredWorkers === 0 && <Banner kind="info">{t('task.isFull')}</Banner>}
      <ButtonLink size="large" block href={`/dashboard/taskDetails/${_id}`}>
        {person ? t('task.open') : t('task.do')}
      </ButtonLink>
      {!person && <p className={styles.hint}>{t('task.doText')}</p>}
    </Card>
  );
}
