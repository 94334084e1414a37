import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { type Refund, type Refunds } from '../../application/refunds';
import { PURCHASE_TRANSITIONS } from '../../domain/transitions';
import { type PurchaseRow, PurchaseSchema } from './payment.schema';

const COUNT_LIMIT = 10_000;

@Injectable()
export class TypeormRefunds implements Refunds {
  constructor(@InjectRepository(PurchaseSchema) private readonly purchases: Repository<PurchaseRow>) {}

  async due(limit: number): Promise<readonly Refund[]> {
    const order = { settledAt: 'ASC', id: 'ASC' } as const;
    const due = await this.purchases.find({ where: { state: 'refund-due' }, order, take: limit });
    return due.map(({ transactionId, cents, settledAt, checkoutSession }) => ({
      transactionId,
      cents,
      paidAt: settledAt,
      checkoutSession,
    }));
  }

  async count(): Promise<number> {
    const counted = await this.purchases.manager
      .createQueryBuilder()
      .select('COUNT(*)', 'n')
      .from(
        (some) =>
          some.select('due.id').from(PurchaseSchema, 'due').where("due.state = 'refund-due'").limit(COUNT_LIMIT),
        'some',
      )
      .getRawOne<{ n: number }>();
    return counted?.n ?? 0;
  }

  async done(transactionId: string): Promise<boolean> {
    const state = In([...PURCHASE_TRANSITIONS.refunded.from]);
    return (await this.purchases.update({ transactionId, state }, { state: 'refunded' })).affected === 1;
  }
}
