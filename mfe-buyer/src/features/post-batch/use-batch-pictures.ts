import { isApiError, sendBatchZip, useCreateBatchPicturesMutation, useGetBatchPicturesQuery } from '@kaaj/api-client';
import { type BatchPictures } from '@kaaj/contract';
import { problemText } from '@kaaj/web-kit';
import { useEffect, useRef, useState } from 'react';
import { type BatchFile } from './batch-file';

const POLL_INTERVAL_MS = 2_000;

export interface PicturesProgress {
  /** Undefined until the server has them all. */
  readonly id: string | undefined;
  /** Their progress, once the server has them. */
  readonly pictures: BatchPictures | undefined;
  /** Share of the ZIP file that has arrived, while it is sent. */
  readonly share: number | undefined;
  readonly waiting: boolean;
  /** Why they could not be sent. */
  readonly failed: string | undefined;
}

const NOTHING = { id: undefined, share: undefined, waiting: false, failed: undefined };

/** Uploads the pictures of a batch's items, and polls their progress until they are ready. */
export function useBatchPictures() {
  const [sent, setSent] = useState<Omit<PicturesProgress, 'pictures'>>(NOTHING);
  const sending = useRef<AbortController>(undefined);
  const [begin] = useCreateBatchPicturesMutation();
  const [ready, setReady] = useState(false);
  const { data } = useGetBatchPicturesQuery(
    { id: sent.id ?? '' },
    { skip: sent.id === undefined, pollingInterval: ready ? 0 : POLL_INTERVAL_MS, refetchOnMountOrArgChange: true },
  );
  const pictures = sent.id !== undefined && data?.data._id === sent.id ? data.data : undefined;
  const isReady = pictures?.state === 'ready';
  useEffect(() => setReady(isReady), [isReady]);
  useEffect(() => () => sending.current?.abort('left'), []);

  /** Only the last selection counts; earlier uploads are cancelled. */
  const attempt = async (work: (signal: AbortSignal) => Promise<string>) => {
    sending.current?.abort();
    const control = new AbortController();
    sending.current = control;
    setSent({ ...NOTHING, share: 0 });
    try {
      const id = await work(control.signal);
      if (!control.signal.aborted) setSent({ ...NOTHING, id });
    } catch (error) {
      if (!control.signal.aborted)
        setSent({ ...NOTHING, failed: isApiError(error) ? problemText(error) : String(error) });
    }
  };
  return {
    progress: { ...sent, pictures } satisfies PicturesProgress,
    clear: () => {
      sending.current?.abort();
      setSent(NOTHING);
    },
    sendZip: (file: File) =>
      attempt((signal) =>
        sendBatchZip(file, {
          signal,
          onProgress: (share) => setSent((held) => ({ ...held, share })),
          onWaiting: (waiting) => setSent((held) => ({ ...held, waiting })),
        }),
      ),
    fetchFrom: ({ text: rows, format }: BatchFile, pictureColumn: string) =>
      attempt(async () => (await begin({ fetchPicturesBody: { rows, format, pictureColumn } }).unwrap()).data._id),
  };
}
