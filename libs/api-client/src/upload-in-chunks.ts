import {
  API_BASE,
  apiErrorOf,
  browserStorage,
  isApiError,
  UNREACHABLE,
  withSession,
  type Answer,
} from '@kaaj/api-client/base';
import { type UploadState } from '@kaaj/contract';
import { retryWhenOnline } from './retry-when-online';
import { heldPicture, readBytes } from './read-bytes';

/** Bytes of a piece: seconds on a line of the second generation, and what a broken one costs at most. */
const PIECE_BYTES = 64 * 1024;

/** The timeout of one chunk. */
const PIECE_MS = 60_000;

const PROOF = { path: '/image/proof/upload', pieceBytes: PIECE_BYTES };
/** A file of hundreds of megabytes is sent from a desk. */
const BATCH_PICTURES = { path: '/task/batch/pictures', pieceBytes: 512 * 1024 };
const RESUME_PREFIX = 'kaaj.upload.';

export interface PieceOptions {
  /** Called with the share that has arrived, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Called with true when the connection is lost, and with false when it is back. */
  readonly onWaiting?: ((waiting: boolean) => void) | undefined;
  /** Cancels the upload, also on the server; its promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

type State = Pick<UploadState, '_id' | 'length' | 'received'> & Partial<Pick<UploadState, 'display_url'>>;

/**
 * Uploads a proof picture in chunks, after the tus protocol 1.0, and resolves to its address. After a lost connection
 * it requests the offset and resumes by itself, also when this device had started the same picture before. Rejects with
 * an ApiError that no retry can solve.
 */
export async function uploadInChunks(picked: Blob, { onProgress, onWaiting, signal }: PieceOptions): Promise<string> {
  const file = await heldPicture(picked);
  const upload = new Upload(file, await storageKeyOf(file), signal, PROOF);
  const state = await send(upload, ({ display_url: address }) => Boolean(address), { onProgress, onWaiting, signal });
  return state.display_url ?? '';
}

/** Sends a ZIP file with the pictures of a batch in the same way, and resolves to the id of its pictures. */
export async function sendBatchZip(file: File, options: PieceOptions = {}): Promise<string> {
  // Its bytes are too many to be held, or to name it by.
  const kept = `${RESUME_PREFIX}zip.${file.name}.${file.size}.${file.lastModified}`;
  const upload = new Upload(file, kept, options.signal, BATCH_PICTURES);
  const { _id } = await send(upload, ({ received, length }) => received === length, options);
  return _id;
}

async function send(
  upload: Upload,
  isDone: (state: State) => boolean,
  { onProgress, onWaiting, signal }: PieceOptions,
): Promise<State> {
  try {
    const withRetry = retryWhenOnline({ onWaiting, signal, mayPass: isTransient });
    let state = await withRetry(() => upload.open());
    while (!isDone(state)) {
      onProgress?.(state.received / state.length);
      state = await withRetry((isRetry) => (isRetry ? upload.open() : upload.next(state)));
    }
    onProgress?.(1);
    upload.deleteResumeKey();
    return state;
  } catch (problem) {
    // An upload whose page was left, or whose session ended, can be resumed. A cancelled upload, or one that is no
    // picture, cannot.
    const cancelled = signal?.aborted && signal.reason !== ABORTED;
    if (cancelled) upload.cancel();
    if (cancelled || (isApiError(problem) && problem.status === 400)) upload.deleteResumeKey();
    throw problem;
  }
}

/**
 * The abort reason when the user leaves the page: the server keeps what has arrived, so that the upload can be resumed.
 */
export const ABORTED = 'left';

/** One upload in progress. */
class Upload {
  private id: string | undefined;

  constructor(
    private readonly file: Blob,
    private readonly kept: string | undefined,
    private readonly signal: AbortSignal | undefined,
    private readonly to: { readonly path: string; readonly pieceBytes: number },
  ) {
    this.id = (kept === undefined ? null : browserStorage.get(kept)) ?? undefined;
  }

  /** Resumes at the server's offset, or from the beginning when the server does not have the upload. */
  async open(): Promise<State> {
    if (this.id !== undefined) {
      const { data, error } = await call<State>('GET', `${this.to.path}/${this.id}`);
      if (data) return data;
      if (![404, 410].includes(error.status)) throw error;
    }
    const { data, error } = await call<State>('POST', this.to.path, {
      headers: { 'upload-length': String(this.file.size) },
    });
    if (error) throw error;
    this.id = data._id;
    if (this.kept !== undefined) browserStorage.set(this.kept, data._id);
    return data;
  }

  /**
   * Sends the chunk at the current offset; an empty one when all bytes have arrived but the picture was not created.
   */
  async next({ received, ...state }: State): Promise<State> {
    const piece = this.file.slice(received, received + this.to.pieceBytes);
    const headers = { 'upload-offset': String(received), 'content-type': 'application/offset+octet-stream' };
    const { data: address, error } = await call<string>('PATCH', `${this.to.path}/${state._id}`, {
      headers,
      body: piece,
      signal: this.signal,
    });
    if (error) throw error;
    return { ...state, received: received + piece.size, display_url: address };
  }

  /** The next upload of the same picture starts from the beginning. */
  deleteResumeKey(): void {
    if (this.kept !== undefined) browserStorage.remove(this.kept);
  }

  /** Best effort: the server deletes an unfinished upload after a day. */
  cancel(): void {
    if (this.id !== undefined) void call('DELETE', `${this.to.path}/${this.id}`);
  }
}

/** Errors that a retry may resolve: no response, a busy server, or a chunk that was sent twice. */
function isTransient(problem: unknown): boolean {
  return isApiError(problem) && [0, 404, 408, 409, 410, 429, 502, 503, 504].includes(problem.status);
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Blob;
  readonly signal?: AbortSignal | undefined;
}

/** Data of an answer of JSON; of one without a body the address that it names, or the empty text. */
function call<Data>(method: string, path: string, { headers, body, signal }: Sent = {}): Promise<Answer<Data>> {
  return withSession(async () => {
    const stop = new AbortController();
    const end = () => stop.abort();
    const timer = setTimeout(end, PIECE_MS);
    signal?.addEventListener('abort', end);
    try {
      const response = await fetch(`${API_BASE}${path}`, {
        method,
        headers: { 'tus-resumable': '1.0.0', ...headers },
        credentials: 'include',
        signal: stop.signal,
        ...(body && { body }),
      });
      return await answerOf<Data>(response);
    } catch {
      return { error: UNREACHABLE };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    }
  });
}

async function answerOf<Data>(response: Response): Promise<Answer<Data>> {
  if (response.status === 204) return { data: (response.headers.get('content-location') ?? '') as Data };
  const body: unknown = await (response.ok ? response.json() : response.json().catch(() => undefined));
  const data = response.ok ? (body as { data?: Data } | undefined)?.data : undefined;
  return data === undefined ? { error: apiErrorOf(response.status, body) } : { data };
}

/**
 * A hash of the content, so that another picture is another upload whatever its name. Undefined when the browser cannot
 * compute it.
 */
async function storageKeyOf(file: Blob): Promise<string | undefined> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await readBytes(file));
    return RESUME_PREFIX + [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}
