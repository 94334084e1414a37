import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Outbox, type OutboxEntry } from '../../../platform/outbox/outbox';
import { BatchClosing } from '../../batches';
import { DisputeClosing } from '../../disputes';
import { Inbox } from '../../messages';
import { ClaimClosing, SubmissionClosing } from '../../submissions';
import { TaskClosing } from '../../tasks';
import { Wallets } from '../../wallet';
import { WithdrawalClosing } from '../../cash-out';

const KIND = 'wind-up';

/** What one unit of work settles at most, of tasks, work, claims, disputes, requests and notices together. */
const PIECE = 200;

/**
 * Ends the business of somebody who was removed: what waited for them or from them is settled, their open tasks' coins come home,
 * and then everything they have is forfeited; the ledger is whole after each piece. Where one piece is not enough the next one is
 * written down with it, so that a process which dies in between leaves the rest to another one.
 */
@Injectable()
export class WindUp {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly wallets: Wallets,
    private readonly batches: BatchClosing,
    private readonly tasks: TaskClosing,
    private readonly submissions: SubmissionClosing,
    private readonly claims: ClaimClosing,
    private readonly disputes: DisputeClosing,
    private readonly withdrawals: WithdrawalClosing,
    private readonly inbox: Inbox,
    private readonly outbox: Outbox,
  ) {
    outbox.handle(KIND, (entry) => this.goOn(entry));
  }

  /** The first piece, in the caller's unit of work. */
  begin(personId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.piece(personId))) await this.outbox.add(KIND, { personId });
    });
  }

  private goOn({ payload }: OutboxEntry): Promise<void> {
    return this.begin((payload as { personId: Id }).personId);
  }

  /** True when it was the last one. */
  private async piece(personId: Id): Promise<boolean> {
    await this.wallets.lock(personId);
    // Before the tasks: none is posted behind them.
    await this.batches.closeAllOf(personId);
    let left = PIECE;
    // Nobody sends work to a task or claims a place of it once it is closed; disputes come behind the coins of tasks that came home.
    for (const some of [
      () => this.tasks.closeSome(personId, left),
      () => this.submissions.closeSome(personId, left),
      () => this.claims.closeSome(personId, left),
      () => this.disputes.closeSome(personId, left),
      () => this.withdrawals.closeSome(personId, left),
      () => this.inbox.forget(personId, left),
    ]) {
      left -= await some();
      if (left <= 0) return false;
    }
    await this.wallets.forfeit(personId);
    return true;
  }
}
