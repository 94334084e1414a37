import { type BatchResult, jsonLinesOf } from './batch-result.ts';
import { type Call, type CallOptions } from './call.ts';
import { Calls, type Envelope } from './generated/calls.ts';
import {
  type Batch,
  type BatchPictures,
  type FetchPicturesBody,
  type Label,
  type ListBatchLabelsQuery,
  type StoredImage,
  type Submission,
} from './generated/types.ts';
import { isProblem, NetworkError } from './errors.ts';
import { Pages } from './pages.ts';
import { WorkItem } from './work-item.ts';
import { pause, Transport, type TransportSettings } from './transport.ts';

interface PageOf<Row> extends Envelope<Row[]> {
  readonly page?: { readonly next: string | null };
}

const ROWS = 50;
const MAX_ROWS = 100;
const POLL_INTERVAL_MS = 2_000;
const PIECE_BYTES = 1024 * 1024;

/**
 * Kaaj for a program with a key. Each method is one call, and throws ProblemError when Kaaj refuses it. Calls that have
 * to wait or get no answer are retried when that is safe; calls that move coins always with one Idempotency-Key.
 */
export class Kaaj extends Calls {
  private readonly transport: Transport;
  private email: Promise<string> | undefined;

  constructor(settings: TransportSettings) {
    super();
    this.transport = new Transport(settings);
  }

  /**
   * Uploads a public picture; the answer has the address to use in a task. Scope: `tasks:write` or `submissions:write`.
   */
  uploadImage(picture: Blob, options?: CallOptions): Promise<StoredImage> {
    return this.upload('/image', picture, options);
  }

  /**
   * Uploads a proof picture for the participants of a task; the answer has the address to send as proof. Scope:
   * `submissions:write`.
   */
  uploadProof(picture: Blob, options?: CallOptions): Promise<StoredImage> {
    return this.upload('/image/proof', picture, options);
  }

  private async upload(path: string, picture: Blob, options?: CallOptions): Promise<StoredImage> {
    const body = new FormData();
    body.set('image', picture, 'picture');
    // The same picture is stored once, however often it is sent.
    const call = { method: 'POST', path, body, repeatable: true } as const;
    return (await this.transport.json<Envelope<StoredImage>>(call, options)).data;
  }

  /**
   * Submissions to a buyer's own tasks: pending ones first, then reviewed ones, the latest first. Scope:
   * `submissions:read`.
   */
  listBuyerWork({ size = ROWS }: { readonly size?: number } = {}, options?: CallOptions): Pages<Submission> {
    return new Pages(async (cursor) => {
      const { data, page } = await this.getBuyerOverview({ size, ...(cursor !== undefined && { cursor }) }, options);
      return { rows: data.submissions, next: page.next };
    });
  }

  /**
   * All submissions to the tasks of a batch with their rows, in order, read as a stream: `for await (const { input,
   * submissionDetail } of kaaj.listBatchResults(id))`. Scope: `submissions:read`.
   */
  async *listBatchResults(id: string, options?: CallOptions): AsyncGenerator<BatchResult, void, undefined> {
    const { body } = await this.getBatchResults(id, { format: 'jsonl' }, options);
    if (!body) return;
    try {
      yield* jsonLinesOf<BatchResult>(body);
    } catch (cause) {
      options?.signal?.throwIfAborted();
      throw new NetworkError('The results ended before their end.', { cause });
    }
  }

  /**
   * Uploads the pictures of a batch's items, from a ZIP file or from the addresses in a column of rows. Waits until
   * each is stored or has failed. Its `_id` is the `pictures` of `previewBatch` and `postBatch`. Scope: `tasks:write`.
   */
  async batchPictures(
    from: Blob | FetchPicturesBody,
    { everyMs = POLL_INTERVAL_MS, ...options }: Pick<CallOptions, 'signal'> & { readonly everyMs?: number } = {},
  ): Promise<BatchPictures> {
    const sent =
      from instanceof Blob ? await this.sendZip(from, options) : await this.createBatchPictures(from, options);
    for (;;) {
      const pictures = await this.getBatchPictures(sent._id, options);
      if (pictures.state === 'ready') return pictures;
      await pause(everyMs, options.signal);
    }
  }

  private async sendZip(zip: Blob, options: CallOptions): Promise<BatchPictures> {
    const path = '/task/batch/pictures';
    const headers = { 'upload-length': String(zip.size) };
    const { data } = await this.transport.json<Envelope<BatchPictures>>({ method: 'POST', path, headers }, options);
    for (let at = 0; at < zip.size;) at = await this.sendPiece(data._id, zip, at, options);
    return data;
  }

  /** Answers where the next piece begins. */
  private async sendPiece(id: string, zip: Blob, at: number, options: CallOptions): Promise<number> {
    const body = zip.slice(at, at + PIECE_BYTES);
    const headers = { 'upload-offset': String(at) };
    const path = `/task/batch/pictures/${encodeURIComponent(id)}`;
    const contentType = 'application/offset+octet-stream';
    try {
      await this.transport.file({ method: 'PATCH', path, headers, body, contentType, repeatable: true }, options);
      return at + body.size;
    } catch (error) {
      // Sent again after a lost answer, it is there already.
      if (!isProblem(error, 'image/wrong-offset')) throw error;
      const { received } = await this.getBatchPictures(id, options);
      if (received <= at) throw error;
      return received;
    }
  }

  /**
   * The items of a batch for a worker, one after the other, each with a claim until it is sent or skipped: `for await
   * (const item of kaaj.workOn(batch)) await item.send({ answers })`. An item that is neither is skipped; leaving the
   * loop releases the current item. Ends when no item is left. Scope: `submissions:write`.
   */
  async *workOn(
    batch: string | { readonly _id: string },
    options?: Pick<CallOptions, 'signal'>,
  ): AsyncGenerator<WorkItem, void, undefined> {
    const id = typeof batch === 'string' ? batch : batch._id;
    for (;;) {
      const item = await this.nextItem(id, options);
      if (!item) return;
      let goesOn = false;
      try {
        yield item;
        goesOn = true;
      } finally {
        if (!goesOn && !item.isEnded) await item.release();
      }
      if (!item.isEnded) await item.skip();
    }
  }

  private async nextItem(id: string, options?: CallOptions): Promise<WorkItem | undefined> {
    try {
      return new WorkItem(this, await this.claimNextItem(id, {}, options), options);
    } catch (error) {
      if (isProblem(error, 'batch/nothing-left')) return undefined;
      throw error;
    }
  }

  /**
   * The labels of a batch's items, in the order of its file; waits while Kaaj computes them: `for await (const { item,
   * label, confidence } of kaaj.labels(batch))`. Scope: `submissions:read`.
   */
  labels(batch: string | Pick<Batch, '_id'>, query: ListBatchLabelsQuery = {}, options?: CallOptions): Pages<Label> {
    return this.listBatchLabels(typeof batch === 'string' ? batch : batch._id, { size: MAX_ROWS, ...query }, options);
  }

  protected async one<Answer>(call: Call, options?: CallOptions): Promise<Answer> {
    return this.transport.json<Answer>(await this.withOwn(call, options), options);
  }

  protected many<Row>(call: Call, options?: CallOptions): Pages<Row> {
    return new Pages(async (cursor) => {
      const query = { ...call.query, ...(cursor !== undefined && { cursor }) };
      const { data, page } = await this.one<PageOf<Row>>({ ...call, query }, options);
      return { rows: data, next: page?.next ?? null };
    });
  }

  protected async file(call: Call, options?: CallOptions): Promise<Response> {
    return this.transport.file(await this.withOwn(call, options), options);
  }

  /** The key's user is requested once. */
  private async withOwn(call: Call, options?: CallOptions): Promise<Call> {
    if (!call.own) return call;
    this.email ??= this.getKeyOwner(options).then(({ email }) => email);
    const email = await this.email.catch((error: unknown) => {
      this.email = undefined;
      throw error;
    });
    if (call.own === 'query') return { ...call, query: { ...call.query, email } };
    return { ...call, path: call.path.replace('{email}', encodeURIComponent(email)) };
  }
}
