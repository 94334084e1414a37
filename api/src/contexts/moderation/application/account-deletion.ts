import { Injectable } from '@nestjs/common';
import { StoredResponseEraser } from '../../../platform/idempotency/stored-response-eraser';
import { Outbox } from '../../../platform/outbox/outbox';
import { Membership } from '../../identity';
import { type Id } from '../../../kernel/ids';
import { DepartureSteps, type Person } from '../../people';
import { WindUp } from './wind-up';

/**
 * Lets a person go for good, in the caller's unit of work: from here on they can do nothing, and nobody reads who they were. What waits
 * for them or from them is wound up with it, or the rest of it in pieces that follow. Of the person nothing is left but an id.
 */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly membership: Membership,
    private readonly windUp: WindUp,
    private readonly steps: DepartureSteps,
    private readonly answers: StoredResponseEraser,
    private readonly outbox: Outbox,
  ) {}

  /** `removalId` names the event. False, and nothing changed, for an Admin. */
  async of(person: Person, removalId: Id): Promise<boolean> {
    const { id, email } = person;
    if (!(await this.membership.remove(id))) return false;
    await this.windUp.begin({ personId: id, removalId, keeps: 'nothing' });
    await this.steps.forgetAll(person);
    await this.answers.forgetPerson(person);
    await this.outbox.forget(email);
    return true;
  }
}
