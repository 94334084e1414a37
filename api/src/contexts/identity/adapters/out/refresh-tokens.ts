import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { type Id, isId } from '../../../../kernel/ids';
import { randomToken, constantTimeEqual } from '../../../../kernel/secrets';

interface Parts {
  readonly sessionId: Id;
  /** Random per session and not stored: the signing key alone cannot create tokens. */
  readonly secret: string;
  readonly generation: number;
}

/**
 * A session's refresh tokens, `session.secret.generation.signature`. Each is derived from the previous one. After a
 * lost response the same next token can be issued again, though only hashes are stored. The signature distinguishes
 * former tokens of the session from forged ones.
 */
@Injectable()
export class RefreshTokens {
  private readonly key: KeyObject;

  constructor({ sessionSecret }: Config) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', sessionSecret, '', 'kaaj refresh', 32)));
  }

  first(sessionId: Id): string {
    return this.write({ sessionId, secret: randomToken(), generation: 1 });
  }

  /** Undefined for a malformed token. */
  after(token: string): string | undefined {
    const parts = partsOf(token);
    return parts && this.write({ ...parts, generation: parts.generation + 1 });
  }

  /** The session of a valid or used token; undefined for a forged one. */
  sessionOf(token: string): Id | undefined {
    const parts = partsOf(token);
    return parts && constantTimeEqual(this.write(parts), token) ? parts.sessionId : undefined;
  }

  private write({ sessionId, secret, generation }: Parts): string {
    const content = `${sessionId}.${secret}.${generation}`;
    return `${content}.${createHmac('sha256', this.key).update(content).digest('base64url')}`;
  }
}

function partsOf(token: string): Parts | undefined {
  const [sessionId, secret, generation = '0'] = token.split('.');
  if (!isId(sessionId) || !secret || !/^\d{1,9}$/.test(generation)) return undefined;
  return { sessionId, secret, generation: Number(generation) };
}
