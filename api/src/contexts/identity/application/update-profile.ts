import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { type Profile } from '../../people';
import { type Identity } from '../domain/identity';
import { IdentityProvider } from './identity-provider';
import { Membership } from './membership';

/** Changes name and photo of the account, and of its person if there is one. */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identities: IdentityProvider,
    private readonly membership: Membership,
  ) {}

  execute(id: Id, profile: Profile): Promise<Identity> {
    return this.unitOfWork.run(async () => {
      await this.identities.changeProfile(id, profile);
      await this.membership.rename(id, profile);
      const identity = await this.identities.find(id);
      if (!identity) throw new NotFound();
      return identity;
    });
  }
}
