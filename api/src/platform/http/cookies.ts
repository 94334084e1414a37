import cookies from '@fastify/cookie';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Config } from '../../config';

export const ACCESS_SECONDS = 15 * 60;

export type CookieName = 'access' | 'refresh' | 'provider' | 'browser';

/**
 * On https the names have the prefix `__Host-`: the browser then guarantees that this origin set them, for every path,
 * over TLS. It is not allowed on http://localhost, where the names are plain.
 */
export function cookieName(config: Config, holder: CookieName): string {
  return `${secure(config) ? '__Host-' : ''}kaaj_${holder}`;
}

export function readCookie(request: FastifyRequest, config: Config, holder: CookieName): string | undefined {
  const { cookie } = request.headers;
  return cookie === undefined ? undefined : cookies.parse(cookie)[cookieName(config, holder)];
}

export function setCookie(
  reply: FastifyReply,
  config: Config,
  holder: CookieName,
  value: string,
  maxAge: number,
): void {
  const rules = { httpOnly: true, sameSite: 'lax', secure: secure(config), path: '/', maxAge } as const;
  void reply.header('set-cookie', cookies.serialize(cookieName(config, holder), value, rules));
}

export function clearCookie(reply: FastifyReply, config: Config, holder: CookieName): void {
  setCookie(reply, config, holder, '', 0);
}

function secure(config: Config): boolean {
  return config.publicOrigin.startsWith('https://');
}
