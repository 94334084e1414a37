import { useGetTaskQuery } from '@kaaj/api-client';
import { type TaskDetails } from '@kaaj/contract';
import { Banner, PageHeading } from '@kaaj/ui';
import { TaskSummary, TaskPage, TaskSheet } from '@kaaj/page-kit/task';
import { ReportButton } from '@kaaj/page-kit/reports';
import { NotFound, QueryState, TaskQuestions, useTaskSummary, useTaskText } from '@kaaj/page-kit';
import { useParams, useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import workForm from '../../shared/work-form.module.css';
import { SubmissionPart } from './submission-part';

export default function TaskDetailsPage() {
  const t = useMessages();
  const { taskId = '' } = useParams();
  const query = useGetTaskQuery({ id: taskId });
  const back = { href: '/alltasks', label: t('details.back') };
  return (
    <QueryState
      query={query}
      errorTitle={t('details.failed')}
      tabTitle={t('details.title')}
      notFound={
        <NotFound drawing="no-tasks" title={t('details.missing')} text={t('details.missingText')} back={back} />
      }
    >
      {(task) => <Details task={task} />}
    </QueryState>
  );
}

function Details({ task }: { task: TaskDetails }) {
  const t = useMessages();
  const { role } = useSession();
  const { needed, notice } = useTaskText();
  const noticed = notice(task);
  const facts = useTaskSummary();
  const list = role === 'Worker' ? '/dashboard/tasklist' : '/alltasks';
  return (
    <TaskPage className={workForm.room}>
      <PageHeading title={task.title} back={{ href: list, label: t('details.back') }} />
      <TaskSummary {...facts(task, { facts: t('details.facts'), places: t('details.openSlots') })} />
      {noticed && <Banner kind="warn">{t('details.noticeText', { notice: noticed })}</Banner>}
      <TaskSheet
        task={task}
        needed={needed(task.proof)}
        labels={{ about: t('details.about'), proof: t('details.proof') }}
      />
      {task.link?.wrongCodes !== undefined && <p>{t('link.wrong', { count: task.link.wrongCodes })}</p>}
      <TaskQuestions task={task} />
      <SubmissionPart task={task} />
      {role !== 'Admin' && <ReportButton about={{ task: task._id, user: task.buyer._id }} />}
    </TaskPage>
  );
}
