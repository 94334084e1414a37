import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { Database } from '../../../../platform/database/database';
import { isDuplicateKey } from '../../../../platform/database/storage-errors';
import { WelcomedAddresses } from '../../application/welcomed-addresses';
import { letterBoxOf } from '../../domain/letter-box';

/** Keeps hashes under a key of their own: without ENCRYPTION_KEY nobody can try addresses against the table. */
@Injectable()
export class SqlWelcomedAddresses extends WelcomedAddresses {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    { encryptionKey }: Config,
  ) {
    super();
    this.key = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'kaaj welcomed addresses', 32));
  }

  async add(email: string): Promise<boolean> {
    const hash = createHmac('sha256', this.key).update(letterBoxOf(email)).digest('hex');
    try {
      await this.database.execute('INSERT INTO welcomed_address (id) VALUES (?)', [hash]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
