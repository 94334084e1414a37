import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { RateLimits } from '../../../../platform/limits/rate-limits';
import { SharedPace } from '../../../../platform/limits/shared-pace';

/** Rate limit of searches per network. */
@Injectable()
export class SearchLimits extends SharedPace {
  constructor({ limits: { searches } }: Config, limits: RateLimits, clock: Clock) {
    super(limits, clock, 'search', searches);
  }
}
