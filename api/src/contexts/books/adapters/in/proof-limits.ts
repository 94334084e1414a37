import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { RateLimits } from '../../../../platform/limits/rate-limits';
import { SharedPace } from '../../../../platform/limits/shared-pace';

/** Rate limit of proofs per person: each hashes a whole block of its day. */
@Injectable()
export class ProofLimits extends SharedPace {
  constructor({ limits: { searches } }: Config, limits: RateLimits, clock: Clock) {
    super(limits, clock, 'transfer-proof', searches);
  }
}
