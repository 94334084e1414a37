import {
  browserStorage,
  getTask,
  listClaims,
  useClaimNextItemMutation,
  useReleaseClaimMutation,
  useSubmitWorkMutation,
} from '@kaaj/api-client';
import { storeDraft } from '@kaaj/page-kit';
import { typedOf } from '@kaaj/page-kit/answers';
import { beforeSignOut, draftsOf, store, useOwnEmail } from '@kaaj/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Work } from '../../shared/work-form';
import { TabLock } from './tab-lock';
import { Stream, type StreamView } from './stream';

const streamKey = (email: string, batchId: string) => `${draftsOf(email)}stream.${batchId}`;

/** Bypasses the cache and subscribes to nothing. */
const ONCE = { subscribe: false, forceRefetch: true } as const;

function storeWork(email: string, taskId: string, { submissionDetail, answers, pictures = [] }: Work): void {
  const draft = `proof.${taskId}`;
  if (submissionDetail !== undefined) storeDraft(email, draft, submissionDetail);
  if (answers) storeDraft(email, `answers.${draft}`, typedOf(answers));
  if (pictures.length > 0) storeDraft(email, `pictures.${draft}`, pictures);
}

/** Whether this tab works on the batch; two tabs would show the same items. */
export function useTabLock(batchId: string) {
  const email = useOwnEmail();
  const [lock] = useState(() => new TabLock(streamKey(email, batchId)));
  const lockState = useSyncExternalStore(lock.subscribe, lock.current);
  useEffect(() => {
    lock.begin();
    return lock.end;
  }, [lock]);
  return { lockState, takeOver: lock.takeOver };
}

/** The work stream of a batch for the signed-in user, while its page is open. */
export function useStream(batchId: string): { readonly stream: Stream; readonly view: StreamView } {
  const email = useOwnEmail();
  const [claimNextItem] = useClaimNextItemMutation();
  const [submitWork] = useSubmitWorkMutation();
  const [releaseClaim] = useReleaseClaimMutation();
  const [stream] = useState(
    () =>
      new Stream(
        {
          next: async (ahead) => (await claimNextItem({ id: batchId, nextItemBody: { ahead } }).unwrap()).data,
          claimedBeside: async (taskId) => {
            const { data: claims } = await store.dispatch(listClaims.initiate({ email }, ONCE)).unwrap();
            const claim = claims.find((each) => each.batchId === batchId && each.taskId !== taskId);
            if (!claim) return undefined;
            const { data: task } = await store.dispatch(getTask.initiate({ id: claim.taskId }, ONCE)).unwrap();
            return task.myClaim ? { task, ...task.myClaim } : undefined;
          },
          send: (task, version, { pictures = [], ...work }, key) => {
            const body = { task, version, ...work, ...(pictures.length > 0 && { pictures }) };
            return submitWork({ submitWorkBody: body, 'Idempotency-Key': key }).unwrap();
          },
          skip: (id, key) => releaseClaim({ id, skip: 'true', 'Idempotency-Key': key }).unwrap(),
          keep: (taskId, work) => storeWork(email, taskId, work),
        },
        browserStorage,
        streamKey(email, batchId),
      ),
  );
  const view = useSyncExternalStore(stream.subscribe, stream.current);
  useEffect(() => {
    stream.start();
    const removeBeforeSignOut = beforeSignOut(stream.flush);
    window.addEventListener('online', stream.start);
    return () => {
      removeBeforeSignOut();
      window.removeEventListener('online', stream.start);
      stream.stop();
    };
  }, [stream]);
  return { stream, view };
}
