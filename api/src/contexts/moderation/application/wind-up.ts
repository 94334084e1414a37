import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Outbox, type OutboxEntry } from '../../../platform/outbox/outbox';
import { DepartureSteps } from '../../people';
import { Wallets } from '../../wallet';

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
    private readonly steps: DepartureSteps,
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
    if (!(await this.steps.settleSome(personId, PIECE))) return false;
    await this.wallets.forfeit(personId);
    return true;
  }
}
