import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { People, type Person } from '../../people';
import { type Provider } from '../domain/identity';
import { firstRole } from '../domain/new-person';
import { IdentityProvider } from './identity-provider';
import { Membership } from './membership';
import { StartingCoins } from './starting-coins';
import { VerificationMails } from './verification-mails';

export interface NewPerson {
  readonly identityId: Id;
  readonly email: string;
  readonly provider: Provider;
  readonly name: string;
  readonly image: string;
  readonly role: 'Worker' | 'Buyer';
}

/**
 * Makes a person of a proven identity. The starting coins come at once where the address is verified, otherwise the link that
 * verifies it. A repeat answers with the person as they are.
 */
@Injectable()
export class SavePerson {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly membership: Membership,
    private readonly identities: IdentityProvider,
    private readonly people: People,
    private readonly startingCoins: StartingCoins,
    private readonly verificationMails: VerificationMails,
  ) {}

  execute({ identityId: id, email, provider, name, image, role: wanted }: NewPerson): Promise<Person> {
    return this.unitOfWork.run(async () => {
      const role = firstRole(provider, wanted);
      const identity = await this.identities.hold(id);
      // Taken over by the owner of the address since the proof was made.
      if (!identity) throw new NotFound();
      const { verifiedAt } = identity;
      if (await this.membership.join({ id, email, name, image, role, verifiedAt })) {
        if (verifiedAt === null) await this.verificationMails.ask(id);
        else await this.startingCoins.grant({ id, email, role, provider });
        await this.identities.changeProfile(id, { displayName: name, photoURL: image });
      }
      return this.people.get(id);
    });
  }
}
