import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type JwtModuleOptions } from '@nestjs/jwt';
import { type Config } from '../../../../config';

const ISSUER = 'kaaj';
const ALGORITHM = 'HS256';

/** What a token is for; it is its audience, and has a key of its own, so that no token can stand in for another. */
export const PURPOSES = ['access', 'identity', 'challenge', 'provider-ticket', 'provider-link', 'browser'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** For JwtModule: every token is signed by HMAC with its purpose's key. */
export function jwtOptions({ sessionSecret }: Config): JwtModuleOptions {
  // KeyObjects: a text secret would be parsed anew for every request.
  const keys = new Map(PURPOSES.map((purpose) => [purpose as string, keyFor(purpose, sessionSecret)]));
  return {
    secretOrKeyProvider: (_, __, options) => {
      const key = keys.get(String(options?.audience));
      if (!key) throw new Error('A token is signed and read for one of its purposes.');
      return key;
    },
    signOptions: { algorithm: ALGORITHM, issuer: ISSUER },
    verifyOptions: { algorithms: [ALGORITHM], issuer: ISSUER },
  };
}

export function keyFor(purpose: Purpose | 'browser-account', secret: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `kaaj ${purpose}`, 32)));
}
