import { Injectable } from '@nestjs/common';
import { StoredAnswers } from '../../../platform/idempotency/stored-answers';
import { Outbox } from '../../../platform/outbox/outbox';
import { AccessKeys, OwnEndpoints } from '../../integrations';
import { Membership } from '../../identity';
import { type Person } from '../../people';
import { ForgetPicture, ForgetProofs } from '../../images';
import { Newsletter, OwnWishes } from '../../messages';
import { OwnAccounts } from '../../cash-out';
import { OwnFilters, OwnTemplates } from '../../tasks';
import { WindUp } from './wind-up';

/**
 * Lets a person go for good, in the caller's unit of work: from here on they can do nothing, and nobody reads who they were. What waits
 * for them or from them is wound up with it, or the rest of it in pieces that follow. Of the person nothing is left but an id.
 */
@Injectable()
export class Departure {
  constructor(
    private readonly membership: Membership,
    private readonly windUp: WindUp,
    private readonly payoutAccounts: OwnAccounts,
    private readonly filters: OwnFilters,
    private readonly templates: OwnTemplates,
    private readonly mailWishes: OwnWishes,
    private readonly keys: AccessKeys,
    private readonly webhooks: OwnEndpoints,
    private readonly newsletter: Newsletter,
    private readonly answers: StoredAnswers,
    private readonly outbox: Outbox,
    private readonly forgetPicture: ForgetPicture,
    private readonly forgetProofs: ForgetProofs,
  ) {}

  /** False, and nothing changed, for an Admin. */
  async of(person: Person): Promise<boolean> {
    const { id, email, image } = person;
    if (!(await this.membership.remove(id))) return false;
    await this.windUp.begin(id);
    await this.payoutAccounts.removeAllOf(id);
    await this.filters.removeAllOf(id);
    await this.templates.removeAllOf(id);
    await this.mailWishes.forget(id);
    await this.keys.removeAllOf(id);
    await this.webhooks.removeAllOf(id);
    await this.newsletter.forget(email);
    await this.answers.forgetPerson(person);
    await this.outbox.forget(email);
    await this.forgetPicture.execute(id, image);
    await this.forgetProofs.execute(id);
    return true;
  }
}
