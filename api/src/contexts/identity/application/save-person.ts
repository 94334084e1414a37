import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type Id } from '../../../kernel/ids';
import { Ledger, transferFor } from '../../wallet';
import { type Provider } from '../domain/identity';
import { firstRole, type Person, startingCoins } from '../domain/person';
import { IdentityProvider } from './identity-provider';
import { Membership } from './membership';
import { People } from './people';

export interface NewPerson {
  readonly identityId: Id;
  readonly email: string;
  readonly provider: Provider;
  readonly name: string;
  readonly image: string;
  readonly role: 'Worker' | 'Buyer';
}

/** Makes a person of a proven identity and grants the starting coins, once; a repeat answers with the person as they are. */
@Injectable()
export class SavePerson {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly membership: Membership,
    private readonly identities: IdentityProvider,
    private readonly people: People,
    private readonly ledger: Ledger,
  ) {}

  execute({ identityId: id, email, provider, name, image, role: wanted }: NewPerson): Promise<Person> {
    return this.unitOfWork.run(async () => {
      const role = firstRole(provider, wanted);
      if (await this.membership.join({ id, email, name, image, role })) {
        const coins = startingCoins(provider, role);
        await this.ledger.post(transferFor('starting-coins', { personId: id, coins }));
        await this.identities.changeProfile(id, { displayName: name, photoURL: image });
      }
      return this.people.get(id);
    });
  }
}
