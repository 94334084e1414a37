import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { BatchOffboarding } from '../../batches';
import { TaskOffboarding } from '../../tasks';
import { Wallets } from '../../wallet';

/**
 * Brings home what a buyer who owes coins has set aside and nobody works for: unposted rows of batches, then open places, as much as
 * it takes. Places that are taken stay; what comes back of them pays later. Each step is a unit of work of its own, and a repeat goes
 * on where one stopped.
 */
@Injectable()
export class RecallCoins {
  constructor(
    private readonly wallets: Wallets,
    private readonly batches: BatchOffboarding,
    private readonly tasks: TaskOffboarding,
  ) {}

  async execute(buyerId: Id): Promise<void> {
    const owes = async () => (await this.wallets.owedBy(buyerId)) > 0;
    while ((await owes()) && (await this.batches.closeOneOf(buyerId)));
    while ((await owes()) && (await this.tasks.endOneOf(buyerId)));
  }
}
