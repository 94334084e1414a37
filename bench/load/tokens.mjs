import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** The key of access tokens, made from the session secret as the API makes it. */
export const accessKey = (secret) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'kaaj access', 32)));

const signatureOf = (key, text) => createHmac('sha256', key).update(text).digest();

export function signAccess(key, { personId, sessionId }) {
  const iat = Math.floor(Date.now() / 1000);
  const body = `${HEADER}.${encode({ sub: personId, sid: sessionId, iat, exp: iat + 86_400, aud: 'access', iss: 'kaaj' })}`;
  return `${body}.${signatureOf(key, body).toString('base64url')}`;
}

/** The claims of a valid token; undefined for any other. The least that a bare server must do for authentication. */
export function readAccess(key, token = '') {
  const [header, payload, signature] = token.split('.');
  if (!header || !payload || !signature) return undefined;
  const expected = signatureOf(key, `${header}.${payload}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return claims.exp * 1000 > Date.now() && claims.aud === 'access' ? claims : undefined;
}
