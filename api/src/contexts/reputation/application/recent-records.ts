import { Injectable } from '@nestjs/common';
import { type BuyerRecord } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Counts, medianHours } from '../domain/record';
import { Records } from './records';

/** What was counted of a buyer; since when they are here is told by their card. */
export type CountedRecord = Omit<BuyerRecord, 'since'>;

interface Kept {
  readonly readAt: number;
  readonly record: CountedRecord;
}

const LIFE_MS = 1_000;
const MOST = 10_000;

/**
 * Records of buyers as they were at most a second ago: within that time many pages of the list name the same few, and a record is nineteen
 * columns. What this process counts is seen in its own lists at once.
 */
@Injectable()
export class RecentRecords {
  private readonly kept = new Map<Id, Kept>();

  constructor(private readonly records: Records) {}

  async ofBuyers(ids: readonly Id[]): Promise<ReadonlyMap<Id, CountedRecord>> {
    const now = performance.now();
    const found = new Map<Id, CountedRecord>();
    const missing: Id[] = [];
    for (const id of ids) {
      const known = this.kept.get(id);
      if (known && now - known.readAt < LIFE_MS) found.set(id, known.record);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const counts = await this.records.of(missing, 'buyer');
    if (this.kept.size + missing.length > MOST) this.kept.clear();
    for (const id of missing) {
      const record = countedRecordOf(counts.get(id) ?? {});
      found.set(id, record);
      this.kept.set(id, { readAt: now, record });
    }
    return found;
  }

  /** Somebody's record is about to change. */
  forget(id: Id): void {
    this.kept.delete(id);
  }
}

export function countedRecordOf(counts: Counts): CountedRecord {
  const { accepted = 0, rejected = 0, silent = 0, disputes: disputesLost = 0 } = counts;
  return { decided: accepted + rejected, accepted, silent, disputesLost, medianHours: medianHours(counts) };
}
