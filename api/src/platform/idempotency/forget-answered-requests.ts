import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { PieceByPiece } from '../../kernel/job';
import { AnsweredRequests } from './answered-requests';

const DAY = 24 * 60 * 60 * 1000;

/** A key holds for a day. */
@Injectable()
export class ForgetAnsweredRequests extends PieceByPiece {
  readonly name = 'forget answered requests';

  constructor(
    private readonly requests: AnsweredRequests,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected due(limit: number): Promise<readonly string[]> {
    return this.requests.claimedBefore(this.clock.now() - DAY, limit);
  }

  protected execute(key: string): Promise<void> {
    return this.requests.forget(key);
  }
}
