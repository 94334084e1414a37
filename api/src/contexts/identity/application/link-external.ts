import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type Identity } from '../domain/identity';
import { IdentityProvider } from './identity-provider';
import { SecurityNotices } from './security-notices';
import { Tokens } from './tokens';

/**
 * Links an external account, pending in a browser, to the account with the same e-mail, after that browser has proved
 * the account.
 */
@Injectable()
export class LinkExternal {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: SecurityNotices,
    private readonly tokens: Tokens,
  ) {}

  /** `link`: the token issued when a password was required; an invalid or missing one is ignored. */
  async execute({ id, email }: Identity, link: string | undefined): Promise<void> {
    const waiting = link === undefined ? undefined : this.tokens.readLink(link);
    if (waiting?.email !== email) return;
    await this.unitOfWork.run(async () => {
      if (await this.identities.linkExternal(id, waiting)) await this.notices.notify(id, `${waiting.provider}-linked`);
    });
  }
}
