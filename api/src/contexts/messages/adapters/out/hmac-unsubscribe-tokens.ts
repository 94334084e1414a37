import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { ID_LENGTH, type Id, isId } from '../../../../kernel/ids';
import { constantTimeEqual } from '../../../../kernel/secrets';
import { type UnsubscribeTokens } from '../../application/unsubscribe-tokens';

/** The id and its HMAC with a key derived from SESSION_SECRET; a new secret invalidates all links. */
@Injectable()
export class HmacUnsubscribeTokens implements UnsubscribeTokens {
  private readonly key: Uint8Array;

  constructor({ sessionSecret }: Config) {
    this.key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'kaaj notices-off', 32));
  }

  of(personId: Id): string {
    return personId + createHmac('sha256', this.key).update(personId).digest('base64url');
  }

  read(token: string): Id | undefined {
    const personId = token.slice(0, ID_LENGTH);
    return isId(personId) && constantTimeEqual(token, this.of(personId)) ? personId : undefined;
  }
}
