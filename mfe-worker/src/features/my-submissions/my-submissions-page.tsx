import { useCountWorkerSubmissionsQuery, useListWorkerSubmissionsQuery, serverNow } from '@kaaj/api-client';
import { LIMITS, type ShownRejectionCode, type Submission, SUBMISSION_STATUSES } from '@kaaj/contract';
import { ButtonLink, EmptyState, ErrorState, Link, PageHeading, SegmentedControl, Stack, useFormat } from '@kaaj/ui';
import { type Column, Pagination, Table } from '@kaaj/ui/data';
import { useUrlState } from '@kaaj/page-kit';
import { useOwnEmail } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { useSubmissionColumns } from '../../shared/use-submission-columns';
import styles from './my-submissions-page.module.css';

const SIZE = LIMITS.submissionsPageSize;
const TABS = ['', ...SUBMISSION_STATUSES] as const;
export default function MySubmissionsPage() {
  const t = useMessages();
  const email = useOwnEmail();
  const [{ page: wanted, status: tab }, change] = useUrlState('page', 'status');
  const status = SUBMISSION_STATUSES.find((each) => each === tab);
  // People count pages from one; the API from zero.
  const asked = Math.max(0, Number.parseInt(wanted || '1', 10) - 1 || 0);
  const { data: counted } = useCountWorkerSubmissionsQuery({ email, status });
  const last = counted && Math.max(0, Math.ceil(counted.data / SIZE) - 1);
  const page = Math.min(asked, last ?? asked);
  const list = useListWorkerSubmissionsQuery({ email, status, page, size: SIZE });
  const { data, currentData, error, isFetching, refetch } = list;
  const columns = useColumns();
  // A page beyond the end is empty until the last one has loaded.
  const beyond = data?.data.length === 0 && (last === undefined ? page > 0 : isFetching && last > 0);

  return (
    <Stack gap={6}>
      <PageHeading title={t('mine.title')} />
      <SegmentedControl
        label={t('column.status')}
        segments={TABS.map((value) => ({ value, label: value ? t(`status.${value}`) : t('mine.all') }))}
        value={status ?? ''}
        onChange={(next) => change({ status: next, page: '' }, { push: true })}
      />
      {error && !currentData ? (
        <ErrorState title={t('mine.failed')} retrying={isFetching} onRetry={refetch} />
      ) : (
        <Table
          label={t('mine.title')}
          columns={columns}
          rows={beyond ? undefined : data?.data}
          rowKey={({ _id }) => _id}
          loadingRows={SIZE}
          refreshing={isFetching}
          empty={
            <EmptyState
              drawing="no-submissions"
              title={t(status ? 'mine.noneOfStatus' : 'mine.empty')}
              text={status ? undefined : t('mine.emptyText')}
              action={<ButtonLink href="/dashboard/tasklist">{t('mine.find')}</ButtonLink>}
            />
          }
        />
      )}
      {/* Real rows are higher than their skeleton on phones, and would push it away. */}
      {data && (
        <Pagination
          label={t('mine.pages')}
          page={page}
          pageSize={SIZE}
          total={counted?.data ?? 0}
          onChange={(next) => change({ page: next === 0 ? '' : String(next + 1) }, { push: true })}
        />
      )}
    </Stack>
  );
}

function useColumns(): Column<Submission>[] {
  const t = useMessages();
  const { pay, buyer, status } = useSubmissionColumns();
  const format = useFormat();
  const whyOf = (words: string, code: ShownRejectionCode | null) => {
    const ready = code && code !== 'other' ? t(`reason.${code}`) : '';
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
          <Link href={`/dashboard/mysubmission/${_id}`}>
            <bdi>{task.title}</bdi>
          </Link>
          {status === 'rejected' && <small>{whyOf(rejectionReason, rejectionCode)}</small>}
          {changes?.due && (
            <strong className={styles.due}>{t('mine.changesDue', { time: format.dateTime(changes.due) })}</strong>
          )}
          {acceptedAt && <small>{t('mine.acceptedItself', { when: format.relative(acceptedAt, serverNow()) })}</small>}
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
