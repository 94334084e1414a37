import { useListDisputesQuery } from '@kaaj/api-client';
import { Banner, Link, useFormat } from '@kaaj/ui';
import { useOwnEmail } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** Rejections that workers dispute and that wait for the buyer's answer; nothing where none does. */
export function OpenDisputes() {
  const t = useMessages();
  const format = useFormat();
  const { data } = useListDisputesQuery({ email: useOwnEmail() });
  const open = data?.data.filter(({ state }) => state === 'open') ?? [];
  if (open.length === 0) return null;
  return (
    <Banner kind="warn" title={t('dispute.waiting', { count: open.length })}>
      <ul>
        {open.map(({ _id, submissionId, task, due }) => (
          <li key={_id}>
            <Link href={`/dashboard/submission/${submissionId}`}>
              <bdi>{task.title}</bdi>
            </Link>
            {due && ` · ${t('dispute.until', { time: format.dateTime(due) })}`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
