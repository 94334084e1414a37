import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { type Id, isId } from '../../../../kernel/ids';
import { randomToken, constantTimeEqual } from '../../../../kernel/secrets';

interface Parts {
  readonly sessionId: Id;
  /** Drawn with the session and never kept: the signing key alone makes no token. */
  readonly secret: string;
  readonly generation: number;
}

/**
 * A session's refresh tokens, `session.secret.generation.signature`. Each follows from the one before, so whoever lost the
 * answer to a trade can be given the same one again though only hashes are kept; and each is signed, so one that was the
 * session's long ago is told from one that somebody made up.
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

  /** Undefined for a text that cannot be a token. */
  after(token: string): string | undefined {
    const parts = partsOf(token);
    return parts && this.write({ ...parts, generation: parts.generation + 1 });
  }

  /** The session that this is a token of, used or not; undefined for one that was never ours. */
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
