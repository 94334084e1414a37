import { API_BASE, apiErrorOf, UNREACHABLE, withSession, type Answer } from '@kaaj/api-client/base';
import { parseJson } from '@kaaj/contract';
import { heldPicture } from './read-bytes';
import { uploadInChunks, type PieceOptions } from './upload-in-chunks';

interface Options {
  /** Called with the share that is sent, 0 to 1, which fetch does not report. */
  readonly onProgress?: (share: number) => void;
  /** Cancels the upload; its promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Uploads a public picture as the signed-in user, and resolves to its address. Rejects with an ApiError. */
export function sendImage(file: File, options: Options = {}): Promise<string> {
  return send('/image', file, options);
}

/** The same for a proof picture, in chunks: only the participants of the task may see it. */
export function sendProof(file: Blob, options: PieceOptions = {}): Promise<string> {
  return uploadInChunks(file, options);
}

async function send(path: string, file: File, options: Options): Promise<string> {
  const held = await heldPicture(file);
  options.signal?.throwIfAborted();
  const { data, error } = await withSession(() => upload(path, held, file.name, options));
  if (error) throw error;
  return data;
}

function upload(path: string, file: Blob, name: string, { onProgress, signal }: Options): Promise<Answer<string>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', `${API_BASE}${path}`);
    request.withCredentials = true;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => resolve({ error: UNREACHABLE }));
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.addEventListener('load', () => {
      const body = parseJson<{ data?: { display_url?: string } }>(request.responseText);
      const address = request.status < 300 ? body?.data?.display_url : undefined;
      resolve(address === undefined ? { error: apiErrorOf(request.status, body) } : { data: address });
    });
    const form = new FormData();
    form.append('image', file, name);
    request.send(form);
  });
}
