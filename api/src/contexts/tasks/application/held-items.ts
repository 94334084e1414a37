import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';

/** An item of a batch for which somebody has a place. */
export interface HeldItem {
  readonly batchId: Id;
  readonly taskId: Id;
}

/** Which items of batches are claimed at this moment. Whoever keeps claims says how to find out, since tasks know nothing of them. */
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
