import {
  browserStorage,
  getTask,
  listClaims,
  useClaimNextItemMutation,
  useReleaseClaimMutation,
  useSubmitWorkMutation,
} from '@kaaj/api-client';
import { beforeSignOut, draftsOf, store, useSession } from '@kaaj/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { TabLock } from './tab-lock';
import { Stream, type StreamView } from './stream';

const streamKey = (email: string, batchId: string) => `${draftsOf(email)}stream.${batchId}`;

/** Bypasses the cache and subscribes to nothing. */
const ONCE = { subscribe: false, forceRefetch: true } as const;

/** Whether this tab works on the batch; two tabs would show the same items. */
export function useTabLock(batchId: string) {
  const { person } = useSession();
  const [lock] = useState(() => new TabLock(streamKey(person?.email ?? '', batchId)));
  const lockState = useSyncExternalStore(lock.subscribe, lock.current);
  useEffect(() => {
    lock.begin();
    return lock.end;
  }, [lock]);
  return { lockState, takeOver: lock.takeOver };
}

/** The work stream of a batch for the signed-in user, while its page is open. */
export function useStream(batchId: string): { readonly stream: Stream; readonly view: StreamView } {
  const { person } = useSession();
  const [claimNextItem] = useClaimNextItemMutation();
  const [submitWork] = useSubmitWorkMutation();
  const [releaseClaim] = useReleaseClaimMutation();
  const [stream] = useState(
    () =>
      new Stream(
        {
          next: async (ahead) => (await claimNextItem({ id: batchId, nextItemBody: { ahead } }).unwrap()).data,
          claimedBeside: async (taskId) => {
            const { data: claims } = await store
              .dispatch(listClaims.initiate({ email: person?.email ?? '' }, ONCE))
              .unwrap();
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
        },
        browserStorage,
        streamKey(person?.email ?? '', batchId),
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
