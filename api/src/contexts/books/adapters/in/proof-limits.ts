import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { MinuteLimits } from '../../../../platform/limits/minute-limits';

/** Proofs of transfers that a person asks for: each hashes a whole block of its day. */
@Injectable()
export class ProofLimits extends MinuteLimits {
  constructor({ limits }: Config, clock: Clock) {
    super(limits.searches, clock);
  }
}
