import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { Members, People, type Person } from '../../people';
import { type Provider } from '../domain/identity';
import { firstRole } from '../domain/new-person';
import { IdentityProvider } from './identity-provider';
import { StartingCoins } from './starting-coins';
import { EmailVerification } from './email-verification';

export interface NewPerson {
  readonly identityId: Id;
  readonly email: string;
  readonly provider: Provider;
  readonly name: string;
  readonly image: string;
  readonly role: 'Worker' | 'Buyer';
}

/**
 * Creates the person of a proven identity. With a verified address the starting coins are granted immediately,
 * otherwise a verification link is mailed. Idempotent: returns an existing person.
 */
@Injectable()
export class SavePerson {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly members: Members,
    private readonly identities: IdentityProvider,
    private readonly people: People,
    private readonly startingCoins: StartingCoins,
    private readonly verification: EmailVerification,
  ) {}

  execute({ identityId: id, email, provider, name, image, role: wanted }: NewPerson): Promise<Person> {
    return this.unitOfWork.run(async () => {
      const role = firstRole(provider, wanted);
      const identity = await this.identities.lock(id);
      // The address's owner took over the account since the proof.
      if (!identity) throw new NotFound();
      const { verifiedAt } = identity;
      if (await this.members.add({ id, email, name, image, role, verifiedAt })) {
        if (verifiedAt === null) await this.verification.enqueue(id);
        else await this.startingCoins.grant({ id, email, role, provider });
        await this.identities.changeProfile(id, { displayName: name, photoURL: image });
      }
      return this.people.get(id);
    });
  }
}
