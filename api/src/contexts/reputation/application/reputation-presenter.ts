import { Injectable } from '@nestjs/common';
import { type BuyerRecord, type PersonRecord, type WorkerRecord } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { People, type PersonSummary } from '../../people';
import { type Counts, type Side } from '../domain/record';
import { countedRecordOf, RecentRecords } from './recent-records';
import { ReputationCounters } from './reputation-counters';

/** Reputation records as others see them. */
@Injectable()
export class ReputationPresenter {
  constructor(
    private readonly people: People,
    private readonly records: ReputationCounters,
    private readonly recent: RecentRecords,
  ) {}

  /** The record of a person in their current role. Throws NotFound for an unknown person. */
  async of(personId: Id): Promise<PersonRecord> {
    const { id, name, role } = await this.people.get(personId);
    const since = sinceOf((await this.people.cards([id])).get(id));
    const of = async (side: Side) => (await this.records.of([id], side)).get(id) ?? {};
    return {
      _id: id,
      name,
      role,
      buyer: role === 'Buyer' ? { since, ...countedRecordOf(await of('buyer')) } : null,
      worker: role === 'Worker' ? workerRecordOf(await of('worker'), since) : null,
    };
  }

  /** Buyers' records, cached for at most a second, to show with their tasks. */
  async ofBuyers(ids: readonly Id[]): Promise<(buyer: Pick<PersonSummary, 'id' | 'joinedAt'>) => BuyerRecord> {
    const counted = await this.recent.ofBuyers(ids);
    return (buyer) => ({ since: sinceOf(buyer), ...(counted.get(buyer.id) ?? countedRecordOf({})) });
  }
}

const sinceOf = (person: Pick<PersonSummary, 'joinedAt'> | undefined) => new Date(person?.joinedAt ?? 0).toISOString();

function workerRecordOf(
  { accepted = 0, rejected = 0, disputes: disputesWon = 0 }: Counts,
  since: string,
): WorkerRecord {
  return { since, decided: accepted + rejected, accepted, disputesWon };
}
