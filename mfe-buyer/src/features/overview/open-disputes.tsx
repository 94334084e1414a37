import { useListDisputesQuery } from '@kaaj/api-client';
import { Banner, Link, SkeletonRegion, useFormat } from '@kaaj/ui';
import { Skeleton } from '@kaaj/ui-desk';
import { useOwnEmail } from '@kaaj/web-kit';
import { type PropsWithChildren } from 'react';
import { useMessages } from '../../messages';

/**
 * Rejections that workers dispute and that wait for the buyer's answer; nothing where none does. What is below them is
 * rendered once this is known, so that it does not move.
 */
export function OpenDisputes({ children }: PropsWithChildren) {
  const t = useMessages();
  const format = useFormat();
  const { data, isLoading } = useListDisputesQuery({ email: useOwnEmail() });
  const open = data?.data.filter(({ state }) => state === 'open') ?? [];
  if (isLoading)
    return (
      <SkeletonRegion>
        <Skeleton />
      </SkeletonRegion>
    );
  if (open.length === 0) return children;
  return (
    <>
      <Banner kind="warn" title={t('dispute.waiting', { count: open.length })}>
        <ul>
          {open.map(({ _id, submissionId, task, due }) => (
            <li key={_id}>
              <Link href={`/dashboard/submission/${submissionId}`}>
                <bdi>{task.title}</bdi>
              </Link>
              {due && <div>{t('dispute.until', { time: format.dateTime(due) })}</div>}
            </li>
          ))}
        </ul>
      </Banner>
      {children}
    </>
  );
}
