import { patchReceived, useReceivedPagesInfiniteQuery } from '@kaaj/api-client';
import { LIMITS, type Submission } from '@kaaj/contract';
import { useBelow } from '@kaaj/ui';
import { useInfiniteRows, useStableList, useTypedSearch, useUrlState } from '@kaaj/page-kit';
import { store, useOnline } from '@kaaj/web-kit';
import { useState } from 'react';
import { useDeskKeys } from './use-desk-keys';
import { useNewWork } from './use-new-work';
import { useUndoableReview } from './use-undoable-review';

export const STATES = ['pending', 'decided'] as const;
const STEP = { push: true };

/** What the review desk shows and what is done there: its list, the piece beside it, and what is chosen. */
export function useDesk() {
  const [{ state, work, task, search: typed }, go] = useUrlState('state', 'work', 'task', 'search');
  const search = typed.trim();
  const field = useTypedSearch(search, (words) => go({ search: words, work: '' }));
  const onPhone = useBelow('large');
  const online = useOnline();
  const shown: (typeof STATES)[number] = state === 'decided' ? 'decided' : 'pending';
  const filter = { state: shown, ...(task && { task }), ...(search && { search }) } as const;
  const walked = useInfiniteRows(useReceivedPagesInfiniteQuery(filter, { refetchOnMountOrArgChange: true }));
  const list = useStableList(walked, JSON.stringify(filter), shown === 'pending');
  const tellDecided = useNewWork(walked.retry);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [rejecting, setRejecting] = useState<Submission>();

  const onDecided = (ids: readonly string[], status: 'accepted' | 'rejected') => {
    store.dispatch(patchReceived(ids, status));
    tellDecided(ids.length);
  };
  const {
    review,
    pending,
    undo: undoReview,
  } = useUndoableReview(
    ({ _id }) => goOn([_id]),
    (id, status) => onDecided([id], status),
  );
  const rows = list.rows.map((row) => ({ ...row, status: review.deciding(row) ?? row.status }));
  const at = rows.findIndex(({ _id }) => _id === work);
  const current = rows[at] ?? (onPhone || work !== '' ? undefined : rows[0]);
  const place = current ? rows.indexOf(current) : -1;
  const open = (submission: Submission | undefined, step = {}) => submission && go({ work: submission._id }, step);
  /** Selects the next pending submission, if one of these is selected. */
  function goOn(ids: readonly string[]) {
    if (!current || !ids.includes(current._id)) return;
    const waits = (other: Submission) => other.status === 'pending' && !ids.includes(other._id);
    open(rows.slice(place + 1).find(waits) ?? rows.find(waits));
  }
  const undo = () => {
    if (pending) go({ work: pending.submission._id, state: '' });
    undoReview();
  };
  const choose = (id: string, is: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (is && after.size < LIMITS.decisionsAtOnce) after.add(id);
      else after.delete(id);
      return after;
    });
  const undecided = online && current?.status === 'pending';
  useDeskKeys({
    j: () => open(rows[place + 1]),
    k: () => open(rows[place - 1]),
    ...(pending && { u: undo }),
    ...(undecided && { a: () => void review.accept(current) }),
    ...(undecided &&
      !current.changes?.due && {
        r: () => setRejecting(current),
        x: () => choose(current._id, !chosen.has(current._id)),
      }),
  });
  const clear = () => setChosen(new Set());
  const turnTo = (change: { readonly state?: string; readonly task?: string }) => {
    clear();
    go({ ...change, work: '' }, STEP);
  };

  return {
    list: { ...list, rows },
    shown,
    /** The id of the task that the list is limited to; empty for all. */
    task,
    search,
    field,
    onPhone,
    /** The id of the selected submission. */
    work: current?._id ?? (work === '' ? undefined : work),
    current,
    review,
    /** The decision that can still be undone. */
    pending,
    undo,
    rejecting,
    setRejecting,
    chosen,
    /** Of what is chosen, what still waits. */
    picked: rows.filter(({ _id, status }) => chosen.has(_id) && status === 'pending'),
    choose,
    clear,
    onDecidedMany: (ids: readonly string[], status: 'accepted' | 'rejected') => {
      onDecided(ids, status);
      goOn(ids);
    },
    open: (submission: Submission) => void open(submission, STEP),
    leave: () => go({ work: '' }),
    previous: place > 0 ? () => open(rows[place - 1]) : undefined,
    next: place < rows.length - 1 ? () => open(rows[place + 1]) : undefined,
    showState: (value: (typeof STATES)[number]) => turnTo({ state: value === 'decided' ? value : '' }),
    showAllTasks: () => turnTo({ task: '' }),
  };
}

export type Desk = ReturnType<typeof useDesk>;
