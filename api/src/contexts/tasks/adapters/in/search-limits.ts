import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { MinuteLimits } from '../../../../platform/limits/minute-limits';

/** Searches of each network. */
@Injectable()
export class SearchLimits extends MinuteLimits {
  constructor({ limits }: Config, clock: Clock) {
    super(limits.searches, clock);
  }
}
