import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';

/** A buyer's task or batch. */
export interface WorkOf {
  readonly buyerId: Id;
  readonly task?: Id | undefined;
  readonly batch?: Id | undefined;
}

type Read = (work: WorkOf, limit: number) => Promise<readonly Id[]>;

/**
 * Workers with accepted work on a task. The submissions context registers the query, since this context must not import
 * it.
 */
@Injectable()
export class AcceptedWorkers {
  private read: Read = () => Promise.resolve([]);

  by(read: Read): void {
    this.read = read;
  }

  /** At most `limit`. Throws NotFound for another buyer's task or batch. */
  of(work: WorkOf, limit: number): Promise<readonly Id[]> {
    return this.read(work, limit);
  }
}
