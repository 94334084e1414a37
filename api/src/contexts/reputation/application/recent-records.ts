import { Injectable } from '@nestjs/common';
import { type BuyerRecord } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { RecentCache } from '../../../kernel/recent-cache';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type Counts, medianHours } from '../domain/record';
import { ReputationCounters } from './reputation-counters';

/** A buyer's record without the date they joined, which is in their summary. */
export type CountedRecord = Omit<BuyerRecord, 'since'>;

/** Buyers' records, cached for at most a second, since a record has nineteen columns. */
@Injectable()
export class RecentRecords {
  private readonly cache: RecentCache<CountedRecord>;

  constructor(
    private readonly records: ReputationCounters,
    unitOfWork: UnitOfWork,
  ) {
    this.cache = new RecentCache(unitOfWork);
  }

  ofBuyers(ids: readonly Id[]): Promise<ReadonlyMap<Id, CountedRecord>> {
    return this.cache.getAll(ids, async (missing) => {
      const counts = await this.records.of(missing, 'buyer');
      return new Map(missing.map((id) => [id, countedRecordOf(counts.get(id) ?? {})]));
    });
  }

  /** Call it inside the unit of work that changes the record. */
  invalidate(id: Id): void {
    this.cache.invalidate(id);
  }
}

export function countedRecordOf(counts: Counts): CountedRecord {
  const { accepted = 0, rejected = 0, silent = 0, disputes: disputesLost = 0 } = counts;
  return { decided: accepted + rejected, accepted, silent, disputesLost, medianHours: medianHours(counts) };
}
