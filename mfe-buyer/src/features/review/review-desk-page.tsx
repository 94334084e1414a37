import { useReceivedPagesInfiniteQuery } from '@kaaj/api-client';
import { LENGTHS, LIMITS, type Submission } from '@kaaj/contract';
import { Button, ButtonLink, Loading, LoadMore, PageHeading, Row, Stack, useBelow } from '@kaaj/ui';
import { CountBadge, EmptyState, ErrorState, Segments, SkeletonCard } from '@kaaj/ui-desk';
import { SearchField } from '@kaaj/ui-desk/forms';
import { useHeldBack, useRows, useSteadyList, useTypedSearch, useUrlState } from '@kaaj/page-kit';
import { type MenuBadge, useOnline, usePageTitle } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { RejectOne } from '../../shared/reject-one';
import { useReview } from '../../shared/use-review';
import { ASK_NOW_AND_THEN, useWaitingWork } from '../../shared/use-waiting-work';
import { DecideMany } from './decide-many';
import { DeskWork } from './desk-work';
import { Newcomers } from './newcomers';
import { OneTask } from './one-task';
import { ReceivedRow } from './received-row';
import { useDeskKeys } from './use-desk-keys';
import styles from './review-desk.module.css';

const STATES = ['pending', 'decided'] as const;

/** All that was sent to the buyer in one list, one piece of it beside the list: a key decides, and the next one is there. */
export default function ReviewDeskPage() {
  const t = useMessages();
  const [{ state, work, task, search: typed }, go] = useUrlState('state', 'work', 'task', 'search');
  const search = typed.trim();
  const field = useTypedSearch(search, (words) => go({ search: words, work: '' }));
  const onPhone = useBelow('large');
  const online = useOnline();
  const shown = state === 'decided' ? 'decided' : 'pending';
  const waiting = useWaitingWork();
  const filter = { state: shown, ...(task && { task }), ...(search && { search }) } as const;
  const sought = JSON.stringify(filter);
  const arriving = useHeldBack(
    useRows(useReceivedPagesInfiniteQuery(filter, ASK_NOW_AND_THEN)),
    shown === 'pending',
    sought,
  );
  const received = useSteadyList(arriving, sought);
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
          <Row gap={4} justify="between" align="end">
            <Segments
              label={t('desk.which')}
              segments={STATES.map((value) => ({ value, label: <StateLabel value={value} waiting={waiting} /> }))}
              value={shown}
              onChange={(value) => {
                setChosen(new Set());
                go({ state: value === 'decided' ? value : '', work: '' }, { push: true });
              }}
            />
            <search className={styles.search}>
              <SearchField
                label={t('desk.search')}
                clear={t('desk.clearTyped')}
                maxLength={LENGTHS.search}
                value={field.typed}
                onChange={field.type}
              />
            </search>
          </Row>
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
        <div className={styles.desk}>
          {!(onPhone && one) && (
            <div className={styles.list}>
              {picked.length > 0 && (
                <DecideMany chosen={picked} onDecided={onDecided} onClear={() => setChosen(new Set())} />
              )}
              {received.loading ? (
                <Loading>
                  <SkeletonCard lines={6} />
                </Loading>
              ) : rows.length === 0 && search && !received.hasMore ? (
                <EmptyState
                  drawing="nothing-to-review"
                  title={t('desk.noneFound')}
                  text={t('desk.noneFoundText')}
                  action={
                    <Button variant="secondary" onClick={() => field.type('')}>
                      {t('desk.clearSearch')}
                    </Button>
                  }
                />
              ) : rows.length === 0 && !received.hasMore ? (
                <EmptyState
                  drawing="nothing-to-review"
                  title={t(shown === 'decided' ? 'desk.nothingDecided' : 'review.empty')}
                  text={t('review.emptyText')}
                  action={<ButtonLink href="/dashboard/addTask">{t('menu.addTask')}</ButtonLink>}
                />
              ) : (
                <ul className={styles.rows} aria-label={t('desk.title')}>
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
              {!received.loading && <Newcomers count={arriving.newcomers} onLetIn={arriving.letIn} />}
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

/** The number stands only where something waits. */
function StateLabel({ value, waiting }: { value: (typeof STATES)[number]; waiting: MenuBadge | undefined }) {
  const t = useMessages();
  if (value === 'decided' || !waiting) return t(`desk.${value}`);
  return (
    <span className={styles.state}>
      {t('desk.pending')} <CountBadge count={waiting.text} />
    </span>
  );
}
