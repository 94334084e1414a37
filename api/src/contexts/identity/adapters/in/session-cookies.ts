import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Config } from '../../../../config';
import { ACCESS_SECONDS, clearCookie, readCookie, setCookie } from '../../../../platform/http/cookies';
import { type SessionTokens } from '../../application/open-session';
import { REFRESH_SECONDS } from '../../application/sessions';
import { BROWSER_SECONDS, type BrowserProof, type Tokens } from '../../application/tokens';

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

/** Marks this browser as one in which `email` was proved. A sign-out does not delete the mark. */
export function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  { tokens, email, proof }: { readonly tokens: Tokens; readonly email: string; readonly proof: BrowserProof },
): void {
  const token = tokens.browserToken(email, proof, readCookie(request, config, 'browser'));
  setCookie(reply, config, 'browser', token, BROWSER_SECONDS);
}
