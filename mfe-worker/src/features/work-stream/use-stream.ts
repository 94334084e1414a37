import {
  browserStorage,
  useClaimNextItemMutation,
  useGiveBackPlaceMutation,
  useSubmitWorkMutation,
} from '@kaaj/api-client';
import { draftsOf, useSession } from '@kaaj/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Stream, type StreamView } from './stream';

/** The stream of a batch for whoever is signed in, from when its page opens until it is left. */
export function useStream(batchId: string): { readonly stream: Stream; readonly view: StreamView } {
  const { person } = useSession();
  const [claimNextItem] = useClaimNextItemMutation();
  const [submitWork] = useSubmitWorkMutation();
  const [giveBackPlace] = useGiveBackPlaceMutation();
  const [stream] = useState(
    () =>
      new Stream(
        {
          next: async (ahead) => (await claimNextItem({ id: batchId, nextItemBody: { ahead } }).unwrap()).data,
          send: (task, version, { pictures = [], ...work }, key) => {
            const body = { task, version, ...work, ...(pictures.length > 0 && { pictures }) };
            return submitWork({ submitWorkBody: body, 'Idempotency-Key': key }).unwrap();
          },
          skip: (id, key) => giveBackPlace({ id, skip: 'true', 'Idempotency-Key': key }).unwrap(),
        },
        browserStorage,
        `${draftsOf(person?.email ?? '')}stream.${batchId}`,
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
