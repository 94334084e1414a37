import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type Identity } from '../domain/identity';
import { IdentityProvider } from './identity-provider';
import { SecurityNotices } from './security-notices';
import { Tokens } from './tokens';

/** Ties the provider's person who waits in a browser to the account of the same e-mail, once that browser has proved the account. */
@Injectable()
export class LinkExternal {
  constructor(
    private readonly identities: IdentityProvider,
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: SecurityNotices,
    private readonly tokens: Tokens,
  ) {}

  /** `link` is what the browser was given where a password was asked for; nothing happens for any other text, or none. */
  async execute({ id, email }: Identity, link: string | undefined): Promise<void> {
    const waiting = link === undefined ? undefined : this.tokens.readLink(link);
    if (waiting?.email !== email) return;
    await this.unitOfWork.run(async () => {
      if (await this.identities.linkExternal(id, waiting)) await this.notices.notify(id, `${waiting.provider}-linked`);
    });
  }
}
