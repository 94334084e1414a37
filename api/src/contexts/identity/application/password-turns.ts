import { Injectable } from '@nestjs/common';
import { Turns } from '../../../platform/limits/turns';

const AT_ONCE = 2;
const MOST_WAITING = 200;

/**
 * Hashing a password costs 19 MiB and a core for a while on purpose: two at once leave room for everybody else. Waiting for a
 * turn comes before looking at the limits, so that guesses sent all at once are still counted one after the other.
 */
@Injectable()
export class PasswordTurns extends Turns {
  constructor() {
    super(AT_ONCE, MOST_WAITING);
  }
}
