import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { SharedPace } from '../../../platform/limits/shared-pace';
import { KeySettings } from './key-settings';

export const WINDOW_SECONDS = 60;

/** Rate limit of each access key. */
@Injectable()
export class ApiKeyRateLimiter extends SharedPace {
  constructor({ limits: { keyCalls } }: KeySettings, limits: RateLimits, clock: Clock) {
    super(limits, clock, 'key', keyCalls);
  }
}
