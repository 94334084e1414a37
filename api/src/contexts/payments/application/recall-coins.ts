import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { BatchOffboarding } from '../../batches';
import { OwnTests } from '../../qualification';
import { TaskOffboarding } from '../../tasks';
import { Wallets } from '../../wallet';

/**
 * Releases the escrow of a buyer who owes coins until the lien is paid: first unposted rows of batches, then open
 * slots, then qualification tests. Claimed slots stay; what they return later pays the lien then. Each step is its own
 * unit of work, so a repeated call continues after an interruption.
 */
@Injectable()
export class RecallCoins {
  constructor(
    private readonly wallets: Wallets,
    private readonly batches: BatchOffboarding,
    private readonly tasks: TaskOffboarding,
    private readonly tests: OwnTests,
  ) {}

  async execute(buyerId: Id): Promise<void> {
    const owes = async () => (await this.wallets.owedBy(buyerId)) > 0;
    while ((await owes()) && (await this.batches.closeOneOf(buyerId)));
    while ((await owes()) && (await this.tasks.endOneOf(buyerId)));
    while ((await owes()) && (await this.tests.closeSome(buyerId, 1)) > 0);
  }
}
