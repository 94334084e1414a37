import { useCountWorkerSubmissionsQuery, useListWorkerSubmissionsQuery, serverNow } from '@kaaj/api-client';
import { LIMITS, type ShownRejectionCode, type Submission } from '@kaaj/contract';
import { ButtonLink, EmptyState, ErrorState, Link, PageHeading, Stack, useFormat } from '@kaaj/ui';
import { type Column, Pagination, Table } from '@kaaj/ui/data';
import { useUrlState } from '@kaaj/page-kit';
import { useCommonMessages, useOwnEmail, usePageTitle } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { useSubmissionColumns } from '../../shared/use-submission-columns';

const SIZE = LIMITS.submissionsPageSize;

export default function MySubmissionsPage() {
  const t = useMessages();
  const email = useOwnEmail();
  const [{ page: wanted }, change] = useUrlState('page');
  // People count pages from one; the API from zero.
  const page = Math.max(0, Number.parseInt(wanted || '1', 10) - 1 || 0);
  const { data: counted } = useCountWorkerSubmissionsQuery({ email });
  const { data, currentData, error, isFetching, refetch } = useListWorkerSubmissionsQuery({ email, page, size: SIZE });
  const columns = useColumns();
  usePageTitle(t('mine.title'));

  return (
    <Stack gap={6}>
      <PageHeading title={t('mine.title')} />
      {error && !currentData ? (
        <ErrorState title={t('mine.failed')} retrying={isFetching} onRetry={refetch} />
      ) : (
        <Table
          label={t('mine.title')}
          columns={columns}
          rows={data?.data}
          rowKey={({ _id }) => _id}
          loadingRows={SIZE}
          refreshing={isFetching}
          empty={
            <EmptyState
              drawing="no-submissions"
              title={t('mine.empty')}
              text={t('mine.emptyText')}
              action={<ButtonLink href="/dashboard/tasklist">{t('mine.find')}</ButtonLink>}
            />
          }
        />
      )}
      <Pagination
        label={t('mine.pages')}
        page={page}
        pageSize={SIZE}
        total={counted?.data ?? 0}
        onChange={(next) => change({ page: next === 0 ? '' : String(next + 1) }, { push: true })}
      />
    </Stack>
  );
}

function useColumns(): Column<Submission>[] {
  const t = useMessages();
  const common = useCommonMessages();
  const { pay, buyer, status } = useSubmissionColumns();
  const format = useFormat();
  const whyOf = (words: string, code: ShownRejectionCode | null) => {
    const ready = code && code !== 'other' ? common(`reason.${code}`) : '';
    const reason = code === 'not-revised' ? ready : words || ready;
    return reason ? t('mine.reason', { reason }) : t('mine.noReason');
  };
  return [
    {
      key: 'title',
      title: t('column.taskTitle'),
      card: 'title',
      render: ({ _id, task, status, rejectionReason, rejectionCode, acceptedAt, changes }) => (
        <Stack gap={1}>
          <Link href={`/dashboard/taskDetails/${task._id}`}>
            <bdi>{task.title}</bdi>
          </Link>
          {status === 'rejected' && <small>{whyOf(rejectionReason, rejectionCode)}</small>}
          {changes?.due && <small>{t('mine.changesDue', { time: format.dateTime(changes.due) })}</small>}
          {acceptedAt && <small>{t('mine.acceptedItself', { when: format.relative(acceptedAt, serverNow()) })}</small>}
          <small>
            <Link href={`/dashboard/mysubmission/${_id}`}>{t('mine.details')}</Link>
          </small>
        </Stack>
      ),
    },
    pay,
    buyer,
    {
      key: 'sent',
      title: t('column.sentOn'),
      render: ({ currentDate }) => <time dateTime={currentDate}>{format.date(currentDate)}</time>,
    },
    status,
  ];
}
