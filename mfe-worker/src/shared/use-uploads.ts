import { isApiError, ABORTED, sendProof } from '@kaaj/api-client';
import { resizeImage } from '@kaaj/page-kit';
import { problemText } from '@kaaj/web-kit';
import { useEffect, useRef, useState } from 'react';

/** A picture being uploaded. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** Address of the picture as it is on this device. */
  readonly preview: string;
  /** What has arrived of it, 0 to 1. */
  readonly share: number;
  /** The connection is lost; the upload resumes by itself. */
  readonly waiting: boolean;
  /** The error of the upload; it stays until a retry or until the picture is removed. */
  readonly problem: string | undefined;
}

interface UploadHandlers {
  readonly onStored: (address: string) => void;
  readonly onUploading: (uploading: boolean) => void;
}

/**
 * Pictures that are uploaded one after the other, as soon as they are selected; after the page was left, an upload can
 * be resumed.
 */
export function useUploads({ onStored, onUploading }: UploadHandlers) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const made = useRef(0);
  const last = useRef(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());

  const handlers = useRef({ onStored, onUploading });
  useEffect(() => {
    handlers.current = { onStored, onUploading };
  });
  const busy = uploads.some(({ problem }) => problem === undefined);
  useEffect(() => handlers.current.onUploading(busy), [busy]);
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort(ABORTED));
  }, []);

  const change = (key: number, next: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...next } : each)));

  const drop = ({ key, preview }: Upload) => {
    stops.current.delete(key);
    URL.revokeObjectURL(preview);
    setUploads((all) => all.filter((each) => each.key !== key));
  };

  const send = async (upload: Upload, signal: AbortSignal) => {
    const { key, file } = upload;
    try {
      signal.throwIfAborted();
      const address = await sendProof(await resizeImage(file), {
        signal,
        onProgress: (share) => change(key, { share }),
        onWaiting: (waiting) => change(key, { waiting }),
      });
      handlers.current.onStored(address);
      drop(upload);
    } catch (problem) {
      if (signal.aborted) return;
      if (!isApiError(problem)) throw problem;
      change(key, { problem: problemText(problem), waiting: false });
    }
  };

  /** One at a time: several on a bad line would all arrive late. */
  const queue = (upload: Upload) => {
    const stop = new AbortController();
    stops.current.set(upload.key, stop);
    last.current = last.current.catch(() => undefined).then(() => send(upload, stop.signal));
  };

  return {
    uploads,
    add(files: readonly File[]) {
      const picked = files.map((file) => {
        const preview = URL.createObjectURL(file);
        return { key: (made.current += 1), file, preview, share: 0, waiting: false, problem: undefined };
      });
      setUploads((all) => [...all, ...picked]);
      picked.forEach(queue);
    },
    retry(upload: Upload) {
      change(upload.key, { problem: undefined, share: 0 });
      queue(upload);
    },
    cancel(upload: Upload) {
      stops.current.get(upload.key)?.abort();
      drop(upload);
    },
  };
}
