import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { ACCESS_SECONDS, clearCookie, readCookie, setCookie } from '../../../../platform/http/cookies';
import { type SessionTokens } from '../../application/open-session';
import { REFRESH_SECONDS } from '../../application/sessions';
import { type BrowserEvidence, type KnownBrowsers } from '../../application/known-browsers';
import { BROWSER_SECONDS } from '../../application/tokens';

export function setSessionCookies(
  reply: FastifyReply,
  config: Config,
  { accessToken, refreshToken }: SessionTokens,
): void {
  setCookie(reply, config, 'access', accessToken, ACCESS_SECONDS);
  setCookie(reply, config, 'refresh', refreshToken, REFRESH_SECONDS);
}

export function clearSession(reply: FastifyReply, config: Config): void {
  clearCookie(reply, config, 'access');
  clearCookie(reply, config, 'refresh');
}

interface ProvenBrowser {
  readonly browsers: KnownBrowsers;
  readonly identityId: Id;
  readonly evidence: BrowserEvidence;
}

/** Marks this browser as one in which the account was proved. A sign-out does not delete the mark. */
export async function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  { browsers, identityId, evidence }: ProvenBrowser,
): Promise<void> {
  const token = await browsers.mark(identityId, evidence, readCookie(request, config, 'browser'));
  if (token !== undefined) setCookie(reply, config, 'browser', token, BROWSER_SECONDS);
}
