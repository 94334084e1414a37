import { type CallOptions } from './call.ts';
import { type NextItem, type Submission, type SubmitWorkBody } from './generated/types.ts';
import { type Calls } from './generated/calls.ts';

/** What a worker sends for an item. */
export type ItemWork = Omit<SubmitWorkBody, 'task'>;

/** An item of a batch, with a slot that is reserved for the worker. */
export class WorkItem {
  /** The item, with its form. */
  readonly task: NextItem['task'];
  /** When the claim expires. */
  readonly until: string;
  /** The page to open, where the work is done elsewhere. */
  readonly link: NextItem['link'];
  readonly progress: NextItem['progress'];
  private ended = false;

  constructor(
    private readonly kaaj: Pick<Calls, 'submitWork' | 'releaseClaim'>,
    { task, until, link, progress }: NextItem,
    private readonly options?: CallOptions,
  ) {
    this.task = task;
    this.until = until;
    this.link = link;
    this.progress = progress;
  }

  /** Whether it was sent, skipped or released. */
  get isEnded(): boolean {
    return this.ended;
  }

  /** Sends the work. Refused work can be sent again. */
  async send(work: ItemWork): Promise<Submission> {
    const sent = await this.kaaj.submitWork({ ...work, task: this.task._id }, this.options);
    this.ended = true;
    return sent;
  }

  /** Releases the item; it is not offered to this worker again. */
  skip(): Promise<void> {
    return this.endClaim({ skip: 'true' });
  }

  /** Releases the item; it may be offered to this worker again. */
  release(): Promise<void> {
    return this.endClaim({});
  }

  private async endClaim(query: { readonly skip?: 'true' }): Promise<void> {
    await this.kaaj.releaseClaim(this.task._id, query, this.options);
    this.ended = true;
  }
}
