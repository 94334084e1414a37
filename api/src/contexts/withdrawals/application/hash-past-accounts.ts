import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { PieceByPiece } from '../../../platform/scheduler/job';
import { Withdrawals } from './withdrawals';

/**
 * Gives the accounts of withdrawals that were asked for before accounts had hashes theirs, so that a shared one is seen in
 * them, too. What is done is not due any more: a process that was killed, or another one, goes on with the rest.
 */
@Injectable()
export class HashPastAccounts extends PieceByPiece {
  readonly name = 'hash-past-accounts';
  override readonly promised = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly withdrawals: Withdrawals,
  ) {
    super();
  }

  protected due(limit: number): Promise<readonly Id[]> {
    return this.withdrawals.withoutHash(limit);
  }

  protected execute(id: Id): Promise<void> {
    return this.unitOfWork.run(() => this.withdrawals.hash(id));
  }
}
