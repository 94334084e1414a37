import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { PieceByPiece } from '../../../kernel/job';
import { Purchases } from './purchases';

const DAY = 24 * 60 * 60 * 1000;

/** A purchase can be asked for again under its key for a day. */
@Injectable()
export class ForgetPurchaseKeys extends PieceByPiece {
  readonly name = 'forget purchase keys';

  constructor(
    private readonly purchases: Purchases,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected due(limit: number): Promise<readonly Id[]> {
    return this.purchases.withKeyBefore(this.clock.now() - DAY, limit);
  }

  protected execute(id: Id): Promise<void> {
    return this.purchases.dropKey(id);
  }
}
