import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { JudgedPair, Judging } from './records.entities';

@Injectable()
export class RecordsService {
  constructor(@InjectRepository(Judging) private readonly records: Repository<Judging>) {}

  /** Records of buyers by their ids. */
  async ofBuyers(ids: readonly string[]): Promise<ReadonlyMap<string, Judging>> {
    const found = await this.records.findBy({ personId: In([...new Set(ids)]), side: 'buyer' });
    return new Map(found.map((record) => [record.personId, record]));
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
    buyer.withinAnHour += 1;
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
      record ??
      manager.create(Judging, { personId, side, accepted: 0, rejected: 0, silent: 0, disputes: 0, withinAnHour: 0 })
    );
  }
}
