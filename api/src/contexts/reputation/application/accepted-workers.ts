import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';

/** A buyer's task or batch. */
export interface WorkOf {
  readonly buyerId: Id;
  readonly task?: Id | undefined;
  readonly batch?: Id | undefined;
}

type Read = (work: WorkOf, limit: number) => Promise<readonly Id[]>;

/** Whose work on a task was accepted. Whoever keeps submissions says how to find out, since groups know nothing of them. */
@Injectable()
export class AcceptedWorkers {
  private read: Read = () => Promise.resolve([]);

  by(read: Read): void {
    this.read = read;
  }

  /** At most `limit`. Throws NotFound where the task or batch is not the buyer's. */
  of(work: WorkOf, limit: number): Promise<readonly Id[]> {
    return this.read(work, limit);
  }
}
