import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { JudgedPair, Judging } from './records.entities';

const HOURS = [1, 2, 4, 8, 12, 24, 36, 48, 72, 96, 120, 168, 336, 720] as const;

export type CountedRecord = ReturnType<typeof countedRecord>;

@Injectable()
export class RecordsService {
  constructor(@InjectRepository(Judging) private readonly records: Repository<Judging>) {}

  /** Records of buyers by their ids; nothing was counted of those who are missing. */
  async ofBuyers(ids: readonly string[]): Promise<ReadonlyMap<string, CountedRecord>> {
    const found = await this.records.findBy({ personId: In([...new Set(ids)]), side: 'buyer' });
    return new Map(found.map((record) => [record.personId, countedRecord(record)]));
  }

  /** Counts an accepted piece of work for both. */
  async countAccepted(manager: EntityManager, buyerId: string, workerId: string): Promise<void> {
    const month = new Date().toISOString().slice(0, 7);
    const pair =
      (await manager.findOne(JudgedPair, {
        where: { buyerId, workerId, month },
        lock: { mode: 'pessimistic_write' },
      })) ?? manager.create(JudgedPair, { buyerId, workerId, month, judged: 0 });
    pair.judged += 1;
    await manager.save(pair);

    const buyer = await this.recordOf(manager, buyerId, 'buyer');
    buyer.accepted += 1;
    buyer.hours1 += 1;
    const worker = await this.recordOf(manager, workerId, 'worker');
    worker.accepted += 1;
    await manager.save([buyer, worker]);
  }

  private async recordOf(manager: EntityManager, personId: string, side: Judging['side']): Promise<Judging> {
    const record = await manager.findOne(Judging, {
      where: { personId, side },
      lock: { mode: 'pessimistic_write' },
    });
    return (
      record ?? manager.create(Judging, { personId, side, accepted: 0, rejected: 0, silent: 0, disputes: 0, hours1: 0 })
    );
  }
}

function countedRecord(record: Judging) {
  const { accepted, rejected, silent, disputes: disputesLost } = record;
  return { decided: accepted + rejected, accepted, silent, disputesLost, medianHours: medianHours(record) };
}

/** The median hours until a decision. */
function medianHours(record: Judging): number | null {
  const half = HOURS.reduce((sum, hours) => sum + record[`hours${hours}`], 0) / 2;
  let seen = 0;
  for (const hours of HOURS) {
    seen += record[`hours${hours}`];
    if (seen > 0 && seen >= half) return hours;
  }
  return null;
}
