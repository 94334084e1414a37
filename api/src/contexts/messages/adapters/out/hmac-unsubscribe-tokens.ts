import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { ID_LENGTH, type Id, isId } from '../../../../kernel/ids';
import { constantTimeEqual } from '../../../../kernel/secrets';
import { UnsubscribeTokens } from '../../application/unsubscribe-tokens';

/** The id and its HMAC under a key of its own, which SESSION_SECRET gives: links of before end with another secret. */
@Injectable()
export class HmacUnsubscribeTokens extends UnsubscribeTokens {
  private readonly key: Uint8Array;

  constructor({ sessionSecret }: Config) {
    super();
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
