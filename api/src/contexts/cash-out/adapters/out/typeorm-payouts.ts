import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type PaymentSystem } from '@kaaj/contract';
import { In, IsNull, LessThanOrEqual, Not, type Repository } from 'typeorm';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { isDuplicateKey } from '../../../../platform/database/storage-errors';
import { type PayoutResult, type Payouts, ReferenceUsed, type ClaimCriteria } from '../../application/payouts';
import { PAYOUT_TRANSITIONS } from '../../domain/transitions';
import { type Batch, type Payout } from '../../domain/payout';
import { type PayoutBatchRow, PayoutBatchSchema } from './payout-batch.schema';
import { PAYOUT, type WithdrawalRow, WithdrawalSchema } from './withdrawal.schema';

const inSourceState = (change: keyof typeof PAYOUT_TRANSITIONS) => ({
  state: In([...PAYOUT_TRANSITIONS[change].from]),
});

@Injectable()
export class TypeormPayouts implements Payouts {
  constructor(
    @InjectRepository(WithdrawalSchema) private readonly rows: Repository<WithdrawalRow>,
    @InjectRepository(PayoutBatchSchema) private readonly batches: Repository<PayoutBatchRow>,
    private readonly config: Config,
  ) {}

  async find(ids: readonly Id[]): Promise<ReadonlyMap<Id, Payout>> {
    if (ids.length === 0) return new Map();
    const found = await this.rows.find({ select: PAYOUT, where: { id: In([...ids]), state: Not(IsNull()) } });
    return new Map(found.map((row) => [row.id, row as Payout]));
  }

  async findClaimable({ rail, now, limit, except }: ClaimCriteria): Promise<readonly Id[]> {
    const found = await this.rows.find({
      select: { id: true },
      where: {
        ...inSourceState('taken'),
        paymentSystem: rail,
        batchId: '',
        lookAt: LessThanOrEqual(now),
        workerId: Not(except),
      },
      order: { due: 'ASC', id: 'ASC' },
      take: limit,
    });
    return found.map(({ id }) => id);
  }

  async take(batch: Batch, ids: readonly Id[]): Promise<number> {
    await this.batches.insert(batch);
    const free = { id: In([...ids]), ...inSourceState('taken'), batchId: '' };
    const { affected } = await this.rows.update(free, { batchId: batch.id, takenAt: batch.takenAt });
    return affected ?? 0;
  }

  async batch(id: Id): Promise<Batch | undefined> {
    return (await this.batches.findOneBy({ id })) ?? undefined;
  }

  async ofBatch(batchId: Id): Promise<readonly { readonly payout: Payout; readonly accountNumber: string }[]> {
    const select = { ...PAYOUT, accountNumber: true } as const;
    const found = await this.rows.find({ select, where: { batchId }, order: { id: 'ASC' } });
    return found.map(({ accountNumber, ...payout }) => ({
      payout: payout as Payout,
      accountNumber: this.config.keys.open(accountNumber, payout.id),
    }));
  }

  async saveOutcome(id: Id, { reported, reference, reason, at }: PayoutResult): Promise<boolean> {
    const change = {
      ...{ state: reported, reason, at },
      ...(reported === 'sent' && { sentAt: at }),
      ...(reference !== null && { reference }),
    };
    try {
      return (await this.rows.update({ id, ...inSourceState(reported) }, change)).affected === 1;
    } catch (error) {
      if (isDuplicateKey(error)) throw new ReferenceUsed();
      throw error;
    }
  }

  async referred(rail: PaymentSystem, references: readonly string[]): Promise<ReadonlyMap<string, Id>> {
    if (references.length === 0) return new Map();
    const where = { paymentSystem: rail, reference: In([...references]) };
    const found = await this.rows.find({ select: { id: true, reference: true }, where });
    return new Map(found.map(({ id, reference }) => [reference ?? '', id]));
  }
}
