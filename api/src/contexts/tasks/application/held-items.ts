import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';

/** An item of a batch with a live claim. */
export interface HeldItem {
  readonly batchId: Id;
  readonly taskId: Id;
}

/** The live claims on items of batches. The submissions context registers the query, since tasks must not import it. */
@Injectable()
export class HeldItems {
  private read: (batchIds: readonly Id[]) => Promise<readonly HeldItem[]> = () => Promise.resolve([]);

  by(read: (batchIds: readonly Id[]) => Promise<readonly HeldItem[]>): void {
    this.read = read;
  }

  of(batchIds: readonly Id[]): Promise<readonly HeldItem[]> {
    return this.read(batchIds);
  }
}
