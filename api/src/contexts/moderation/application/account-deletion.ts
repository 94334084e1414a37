import { Injectable } from '@nestjs/common';
import { StoredResponseEraser } from '../../../platform/idempotency/stored-response-eraser';
import { Outbox } from '../../../platform/outbox/outbox';
import { Membership } from '../../identity';
import { type Id } from '../../../kernel/ids';
import { RemovalSteps, type Person } from '../../people';
import { WindUp } from './wind-up';

/**
 * Deletes an account in the caller's unit of work. From then on the person has no access, and their data are erased;
 * only the id stays. Open obligations are settled in the same unit of work, and the rest in later steps.
 */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly membership: Membership,
    private readonly windUp: WindUp,
    private readonly steps: RemovalSteps,
    private readonly answers: StoredResponseEraser,
    private readonly outbox: Outbox,
  ) {}

  /** `removalId` identifies the event. False, without changes, for an Admin. */
  async of(person: Person, removalId: Id): Promise<boolean> {
    const { id, email } = person;
    if (!(await this.membership.remove(id))) return false;
    await this.windUp.begin({ personId: id, removalId, keeps: 'nothing' });
    await this.steps.eraseAll(person);
    await this.answers.erasePerson(person);
    await this.outbox.deleteEntriesWith(email);
    return true;
  }
}
