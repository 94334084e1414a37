import {
  browserStorage,
  useClaimNextItemMutation,
  useReleaseClaimMutation,
  useSubmitWorkMutation,
} from '@kaaj/api-client';
import { draftsOf, useSession } from '@kaaj/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { OnlyTab } from './only-tab';
import { Stream, type StreamView } from './stream';

const nameOf = (email: string, batchId: string) => `${draftsOf(email)}stream.${batchId}`;

/** Whether this tab works on the batch; two tabs would show the same items. */
export function useOnlyTab(batchId: string) {
  const { person } = useSession();
  const [tab] = useState(() => new OnlyTab(nameOf(person?.email ?? '', batchId)));
  const standing = useSyncExternalStore(tab.subscribe, tab.current);
  useEffect(() => {
    tab.begin();
    return tab.end;
  }, [tab]);
  return { standing, takeOver: tab.takeOver };
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
          send: (task, version, { pictures = [], ...work }, key) => {
            const body = { task, version, ...work, ...(pictures.length > 0 && { pictures }) };
            return submitWork({ submitWorkBody: body, 'Idempotency-Key': key }).unwrap();
          },
          skip: (id, key) => releaseClaim({ id, skip: 'true', 'Idempotency-Key': key }).unwrap(),
        },
        browserStorage,
        nameOf(person?.email ?? '', batchId),
      ),
  );
  const view = useSyncExternalStore(stream.subscribe, stream.current);
  useEffect(() => {
    stream.wake();
    window.addEventListener('online', stream.wake);
    return () => {
      window.removeEventListener('online', stream.wake);
      stream.stop();
    };
  }, [stream]);
  return { stream, view };
}
