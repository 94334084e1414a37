import { patchReceived, useReceivedPagesInfiniteQuery } from '@kaaj/api-client';
import { LIMITS, type Submission } from '@kaaj/contract';
import { useIsBelow } from '@kaaj/ui';
import { useInfiniteRows, useStableList, useTypedSearch, useUrlState } from '@kaaj/page-kit';
import { store, useOnline } from '@kaaj/web-kit';
import { useState } from 'react';
import { useShortcutKeys } from './use-shortcut-keys';
import { useRefetchOnNewSubmissions } from './use-refetch-on-new-submissions';
import { useUndoableReview } from './use-undoable-review';

export const STATES = ['pending', 'decided'] as const;
/** State and actions of the review queue: its list, the open submission and the selection. */
export function useReviewQueue() {
  const [{ state, work: submissionId, task, search: typed }, setUrl] = useUrlState('state', 'work', 'task', 'search');
  const search = typed.trim();
  const searchField = useTypedSearch(search, (text) => setUrl({ search: text, work: '' }));
  const onPhone = useIsBelow('large');
  const online = useOnline();
  const stateFilter: (typeof STATES)[number] = state === 'decided' ? 'decided' : 'pending';
  const filter = { state: stateFilter, ...(task && { task }), ...(search && { search }) } as const;
  const received = useInfiniteRows(useReceivedPagesInfiniteQuery(filter, { refetchOnMountOrArgChange: true }));
  const list = useStableList(received, JSON.stringify(filter), stateFilter === 'pending');
  const reportDecided = useRefetchOnNewSubmissions(received.retry);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [rejecting, setRejecting] = useState<Submission>();

  const onDecided = (ids: readonly string[], status: 'accepted' | 'rejected') => {
    store.dispatch(patchReceived(ids, status));
    reportDecided(ids.length);
  };
  const {
    review,
    queuedDecision,
    undo: undoReview,
  } = useUndoableReview(
    ({ _id }) => openNextPending([_id]),
    (id, status) => onDecided([id], status),
  );
  const rows = list.rows.map((row) => ({ ...row, status: review.decisionInProgress(row) ?? row.status }));
  const defaultRow = onPhone || submissionId !== '' ? undefined : rows[0];
  const current = rows.find(({ _id }) => _id === submissionId) ?? defaultRow;
  const currentIndex = current ? rows.indexOf(current) : -1;
  const open = (submission: Submission | undefined, options = {}) =>
    submission && setUrl({ work: submission._id }, options);
  /** If one of these is open: opens the next pending submission, after the last one the first. */
  function openNextPending(ids: readonly string[]) {
    if (!current || !ids.includes(current._id)) return;
    const isNextPending = (other: Submission) => other.status === 'pending' && !ids.includes(other._id);
    open(rows.slice(currentIndex + 1).find(isNextPending) ?? rows.find(isNextPending));
  }
  const undo = () => {
    if (queuedDecision) setUrl({ work: queuedDecision.submission._id, state: '' });
    undoReview();
  };
  const select = (id: string, checked: boolean) =>
    setSelectedIds((before) => {
      const after = new Set(before);
      if (checked && after.size < LIMITS.decisionsAtOnce) after.add(id);
      else after.delete(id);
      return after;
    });
  const canDecide = online && current?.status === 'pending';
  useShortcutKeys({
    j: () => open(rows[currentIndex + 1]),
    k: () => open(rows[currentIndex - 1]),
    ...(queuedDecision && { u: undo }),
    ...(canDecide && { a: () => void review.accept(current) }),
    ...(canDecide &&
      !current.changes?.due && {
        r: () => setRejecting(current),
        x: () => select(current._id, !selectedIds.has(current._id)),
      }),
  });
  const clearSelection = () => setSelectedIds(new Set());
  const changeFilter = (change: { readonly state?: string; readonly task?: string }) => {
    clearSelection();
    setUrl({ ...change, work: '' }, { push: true });
  };

  return {
    list: { ...list, rows },
    stateFilter,
    /** The id of the task that the list is limited to; empty for all tasks. */
    task,
    search,
    searchField,
    onPhone,
    /** The id of the open submission, also if it is not in the list. */
    openSubmissionId: current?._id ?? (submissionId === '' ? undefined : submissionId),
    current,
    review,
    /** The decision that is not sent yet and can be undone. */
    queuedDecision,
    undo,
    rejecting,
    setRejecting,
    selectedIds,
    /** Selected submissions that are still pending. */
    selectedPending: rows.filter(({ _id, status }) => selectedIds.has(_id) && status === 'pending'),
    select,
    clearSelection,
    onManyDecided: (ids: readonly string[], status: 'accepted' | 'rejected') => {
      onDecided(ids, status);
      openNextPending(ids);
    },
    open: (submission: Submission) => void open(submission, { push: true }),
    leave: () => setUrl({ work: '' }),
    previous: currentIndex > 0 ? () => open(rows[currentIndex - 1]) : undefined,
    next: currentIndex < rows.length - 1 ? () => open(rows[currentIndex + 1]) : undefined,
    showState: (value: (typeof STATES)[number]) => changeFilter({ state: value === 'decided' ? value : '' }),
    showAllTasks: () => changeFilter({ task: '' }),
  };
}

export type ReviewQueue = ReturnType<typeof useReviewQueue>;
