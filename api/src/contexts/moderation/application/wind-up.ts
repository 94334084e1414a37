import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Outbox, type OutboxEntry } from '../../../platform/outbox/outbox';
import { DepartureSteps } from '../../people';
import { Wallets } from '../../wallet';

const KIND = 'wind-up';

/** What one unit of work settles at most, of tasks, work, claims, disputes, requests and notices together. */
const PIECE = 200;

/** Whose business ends, and how. */
interface AccountRemoval {
  readonly personId: Id;
  /** Names the removal. */
  readonly removalId: Id;
  /** What stays theirs, for whoever can still withdraw it; work they sent and disputes they opened go on then. */
  readonly keeps: 'nothing' | 'earned' | 'all';
}

/**
 * Ends the business of somebody who was removed: what waited for them or from them is settled, their open tasks' coins come home,
 * and then what they do not keep is forfeited; the ledger is whole after each piece. Where one piece is not enough the next one is
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
  begin(departure: AccountRemoval): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.piece(departure))) await this.outbox.add(KIND, departure);
    });
  }

  private goOn({ payload }: OutboxEntry): Promise<void> {
    return this.begin(payload as AccountRemoval);
  }

  /** True when it was the last one. */
  private async piece({ personId, removalId, keeps }: AccountRemoval): Promise<boolean> {
    await this.wallets.lock(personId);
    if (!(await this.steps.settleSome(personId, PIECE, keeps !== 'nothing'))) return false;
    if (keeps === 'nothing') await this.wallets.forfeit(personId, removalId);
    else if (keeps === 'earned') return this.forfeitUnearned(personId, removalId);
    return true;
  }

  /** Requests that hold what is forfeited are cancelled; what was earned can be asked for again. */
  private async forfeitUnearned(personId: Id, removalId: Id): Promise<boolean> {
    if ((await this.wallets.forfeitUnearned(personId, removalId)) === 0) return true;
    if ((await this.steps.settleOnly('withdrawals', personId, PIECE)) === PIECE) return false;
    await this.wallets.forfeitUnearned(personId, removalId);
    return true;
  }
}
