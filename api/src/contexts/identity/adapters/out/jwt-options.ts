import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type JwtModuleOptions } from '@nestjs/jwt';
import { type Config } from '../../../../config';

const ISSUER = 'kaaj';
const ALGORITHM = 'HS256';

/** Purposes of tokens. Each is an audience with its own key, so that a token is only valid for its purpose. */
export const PURPOSES = ['access', 'identity', 'challenge', 'provider-ticket', 'provider-link', 'browser'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** For JwtModule: each token is signed by HMAC with its purpose's key. */
export function jwtOptions({ sessionSecret }: Config): JwtModuleOptions {
  // KeyObjects: a string secret would be parsed for every request.
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
