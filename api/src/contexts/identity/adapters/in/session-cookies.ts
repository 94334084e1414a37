import { Injectable } from '@nestjs/common';
import { type FastifyReply } from 'fastify';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { ACCESS_SECONDS, clearCookie, type CookieName, readCookie, setCookie } from '../../../../platform/http/cookies';
import { type OpenedSession, REFRESH_SECONDS } from '../../application/sessions';
import { type BrowserEvidence, KnownBrowsers } from '../../application/known-browsers';
import { BROWSER_SECONDS, Tokens } from '../../application/tokens';

/** The cookies of the browser that gets the reply. */
@Injectable()
export class SessionCookies {
  constructor(
    private readonly config: Config,
    private readonly browsers: KnownBrowsers,
    private readonly tokens: Tokens,
  ) {}

  read({ request }: FastifyReply, name: CookieName): string | undefined {
    return readCookie(request, this.config, name);
  }

  openSession(reply: FastifyReply, session: OpenedSession): void {
    setCookie(reply, this.config, 'access', this.tokens.accessToken(session), ACCESS_SECONDS);
    setCookie(reply, this.config, 'refresh', session.refreshToken, REFRESH_SECONDS);
  }

  clear(reply: FastifyReply, ...names: CookieName[]): void {
    for (const name of names) clearCookie(reply, this.config, name);
  }

  /** Marks this browser as one in which the account was proved. A sign-out does not delete the mark. */
  async rememberBrowser(reply: FastifyReply, identityId: Id, evidence: BrowserEvidence): Promise<void> {
    const token = await this.browsers.mark(identityId, evidence, this.read(reply, 'browser'));
    if (token !== undefined) setCookie(reply, this.config, 'browser', token, BROWSER_SECONDS);
  }
}
