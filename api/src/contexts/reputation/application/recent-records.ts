import { Injectable } from '@nestjs/common';
import { type BuyerRecord } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { Recent } from '../../../kernel/recent';
import { type Counts, medianHours } from '../domain/record';
import { Records } from './records';

/** What was counted of a buyer; since when they are here is told by their card. */
export type CountedRecord = Omit<BuyerRecord, 'since'>;

/**
 * Records of buyers as they were at most a second ago: a record is nineteen columns. What this process counts is seen in its own lists at once.
 */
@Injectable()
export class RecentRecords {
  private readonly recent = new Recent<CountedRecord>(async (ids) => {
    const counts = await this.records.of(ids, 'buyer');
    return new Map(ids.map((id) => [id, countedRecordOf(counts.get(id) ?? {})]));
  });

  constructor(private readonly records: Records) {}

  ofBuyers(ids: readonly Id[]): Promise<ReadonlyMap<Id, CountedRecord>> {
    return this.recent.of(ids);
  }

  /** Somebody's record is about to change. */
  forget(id: Id): void {
    this.recent.forget(id);
  }
}

export function countedRecordOf(counts: Counts): CountedRecord {
  const { accepted = 0, rejected = 0, silent = 0, disputes: disputesLost = 0 } = counts;
  return { decided: accepted + rejected, accepted, silent, disputesLost, medianHours: medianHours(counts) };
}
