import { useReceivedPagesInfiniteQuery } from '@kaaj/api-client';
import { LIMITS, type Submission } from '@kaaj/contract';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadMore,
  Loading,
  PageHeading,
  Segments,
  SkeletonCard,
  Stack,
  useBelow,
} from '@kaaj/ui';
import { useOnline, usePageTitle, useRows, useSteadyList, useUrlState } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { RejectOne } from '../../shared/reject-one';
import { useReview } from '../../shared/use-review';
import { DecideMany } from './decide-many';
import { DeskWork } from './desk-work';
import { OneTask } from './one-task';
import { ReceivedRow } from './received-row';
import { useDeskKeys } from './use-desk-keys';
import './review-desk.css';

/** Nobody is told of each piece of work that comes: who sits at the desk asks now and then. */
const ASK_EVERY_MS = 10_000;
const STATES = ['pending', 'decided'] as const;

/** All that was sent to the buyer in one list, one piece of it beside the list: a key decides, and the next one is there. */
export default function ReviewDeskPage() {
  const t = useMessages();
  const [{ state, work, task }, go] = useUrlState('state', 'work', 'task');
  const onPhone = useBelow('large');
  const online = useOnline();
  const shown = state === 'decided' ? 'decided' : 'pending';
  const received = useSteadyList(
    useRows(
      useReceivedPagesInfiniteQuery(
        { state: shown, ...(task && { task }) },
        { pollingInterval: ASK_EVERY_MS, skipPollingIfUnfocused: true },
      ),
    ),
  );
  const { rows } = received;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [rejecting, setRejecting] = useState<Submission>();

  const at = rows.findIndex(({ _id }) => _id === work);
  const current = rows[at] ?? (onPhone || work !== '' ? undefined : rows[0]);
  const open = (submission: Submission | undefined) => submission && go({ work: submission._id });
  const place = current ? rows.indexOf(current) : -1;
  const onDecided = (ids: readonly string[], status: 'accepted' | 'rejected') => {
    for (const id of ids) received.change(id, { status });
    if (!current || !ids.includes(current._id)) return;
    const waits = (other: Submission) => other.status === 'pending' && !ids.includes(other._id);
    open(rows.slice(place + 1).find(waits) ?? rows.find(waits));
  };
  const review = useReview((id, status) => onDecided([id], status));
  const choose = (id: string, is: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (is && after.size < LIMITS.decisionsAtOnce) after.add(id);
      else after.delete(id);
      return after;
    });
  const undecided = online && current?.status === 'pending' && !review.deciding(current);
  useDeskKeys({
    j: () => open(rows[place + 1]),
    k: () => open(rows[place - 1]),
    ...(undecided && { a: () => void review.accept(current) }),
    ...(undecided &&
      !current.changes?.due && {
        r: () => setRejecting(current),
        x: () => choose(current._id, !chosen.has(current._id)),
      }),
  });
  usePageTitle(t('desk.title'));

  const one =
    work !== '' || current ? (
      <DeskWork
        key={current?._id ?? work}
        id={current?._id ?? work}
        review={review}
        onReject={() => setRejecting(current)}
        onBack={onPhone ? () => go({ work: '' }) : undefined}
        previous={place > 0 ? () => open(rows[place - 1]) : undefined}
        next={place < rows.length - 1 ? () => open(rows[place + 1]) : undefined}
      />
    ) : null;
  const picked = rows.filter(({ _id, status }) => chosen.has(_id) && status === 'pending');

  return (
    <Stack gap={5}>
      {!(onPhone && one) && (
        <>
          <PageHeading title={t('desk.title')} lead={t(onPhone ? 'review.lead' : 'desk.lead')} />
          <Segments
            label={t('desk.which')}
            segments={STATES.map((value) => ({ value, label: t(`desk.${value}`) }))}
            value={shown}
            onChange={(value) => {
              setChosen(new Set());
              go({ state: value === 'decided' ? value : '', work: '' }, { push: true });
            }}
          />
          {task && (
            <OneTask
              title={rows[0]?.task.title}
              onShowAll={() => {
                setChosen(new Set());
                go({ task: '', work: '' }, { push: true });
              }}
            />
          )}
        </>
      )}
      {received.error ? (
        <ErrorState title={t('review.failed')} onRetry={received.retry} />
      ) : (
        <div className="desk">
          {!(onPhone && one) && (
            <div className="desk__list">
              {picked.length > 0 && (
                <DecideMany chosen={picked} onDecided={onDecided} onClear={() => setChosen(new Set())} />
              )}
              {received.loading ? (
                <Loading>
                  <SkeletonCard lines={6} />
                </Loading>
              ) : rows.length === 0 ? (
                <EmptyState
                  drawing="nothing-to-review"
                  title={t(shown === 'decided' ? 'desk.nothingDecided' : 'review.empty')}
                  text={t('review.emptyText')}
                  action={<ButtonLink href="/dashboard/addTask">{t('menu.addTask')}</ButtonLink>}
                />
              ) : (
                <ul className="desk__rows" aria-label={t('desk.title')}>
                  {rows.map((submission) => (
                    <li key={submission._id}>
                      <ReceivedRow
                        submission={submission}
                        current={!onPhone && submission === current}
                        chosen={chosen.has(submission._id)}
                        onOpen={() => go({ work: submission._id }, { push: true })}
                        onChoose={shown === 'pending' ? (is) => choose(submission._id, is) : undefined}
                      />
                    </li>
                  ))}
                </ul>
              )}
              <LoadMore
                byHand
                hasMore={received.hasMore}
                loading={received.loadingMore}
                onMore={received.loadMore}
                failed={received.moreFailed}
              />
            </div>
          )}
          {one}
        </div>
      )}
      <RejectOne submission={rejecting} review={review} onClose={() => setRejecting(undefined)} />
    </Stack>
  );
}
