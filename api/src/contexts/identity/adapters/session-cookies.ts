import { type FastifyReply } from 'fastify';
import { type Config } from '../../../config';
import { ACCESS_SECONDS, clearCookie, setCookie } from '../../../platform/http/cookies';
import { type SessionTokens } from '../application/open-session';
import { REFRESH_SECONDS } from './sql-sessions';

export function keepSession(reply: FastifyReply, config: Config, { accessToken, refreshToken }: SessionTokens): void {
  setCookie(reply, config, 'access', accessToken, ACCESS_SECONDS);
  setCookie(reply, config, 'refresh', refreshToken, REFRESH_SECONDS);
}

export function forgetSession(reply: FastifyReply, config: Config): void {
  clearCookie(reply, config, 'access');
  clearCookie(reply, config, 'refresh');
}
