import { Injectable } from '@nestjs/common';
import { type FastifyReply } from 'fastify';
import { Config } from '../../../../config';
import { DomainError } from '../../../../kernel/domain-error';
import { clearCookie, readCookie, setCookie } from '../../../../platform/http/cookies';
import { SignInWithProvider } from '../../application/sign-in-with-provider';
import { type AuthorizationRedirect, TICKET_SECONDS, Tokens } from '../../application/tokens';
import { type ExternalPerson, type ExternalProvider } from '../../domain/identity';
import { needsPassword, providerFailed } from '../../domain/identity.errors';
import { handOver, type HandOver, allowOpener } from './hand-over.controller';

/** Shared code of the popups of all providers. */
@Injectable()
export class ProviderCallback {
  constructor(
    private readonly config: Config,
    private readonly signIn: SignInWithProvider,
    private readonly tokens: Tokens,
  ) {}

  /** Redirects the popup to the provider; `way` is undefined where the provider is unavailable. */
  async begin(reply: FastifyReply, provider: ExternalProvider, way: AuthorizationRedirect | undefined): Promise<void> {
    if (!way) return this.handOver(reply, provider, { code: providerFailed(provider).code });
    setCookie(reply, this.config, 'provider', this.tokens.ticket(way.ticket), TICKET_SECONDS);
    await allowOpener(reply).redirect(way.page, 302);
  }

  /** Sends the sign-in result to the opener; `person` is undefined where the sign-in is not valid. */
  async finish(reply: FastifyReply, provider: ExternalProvider, person: ExternalPerson | undefined): Promise<void> {
    clearCookie(reply, this.config, 'provider');
    try {
      if (!person) throw providerFailed(provider);
      const outcome = await this.signIn.execute(person, readCookie(reply.request, this.config, 'browser'));
      if ('proof' in outcome) return await this.handOver(reply, provider, { identity: outcome.proof });
      setCookie(reply, this.config, 'provider', outcome.linkToken, TICKET_SECONDS);
      throw needsPassword(provider);
    } catch (error) {
      const { code } = error instanceof DomainError ? error : providerFailed(provider);
      await this.handOver(reply, provider, { code });
    }
  }

  private handOver(reply: FastifyReply, provider: ExternalProvider, message: HandOver): Promise<void> {
    return handOver(reply, { provider, platformName: this.config.platformName.en }, message);
  }
}
