import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { Config } from '../../../../config';
import { isDuplicateKey } from '../../../../platform/database/storage-errors';
import { WelcomedAddresses } from '../../application/welcomed-addresses';
import { letterBoxOf } from '../../domain/letter-box';
import { type WelcomedAddressRow, WelcomedAddressSchema } from './identity.schema';

/** Keeps hashes under a key of their own: without ENCRYPTION_KEY nobody can try addresses against the table. */
@Injectable()
export class TypeormWelcomedAddresses extends WelcomedAddresses {
  private readonly key: Buffer;

  constructor(
    @InjectRepository(WelcomedAddressSchema) private readonly addresses: Repository<WelcomedAddressRow>,
    { encryptionKey }: Config,
  ) {
    super();
    this.key = Buffer.from(hkdfSync('sha256', encryptionKey, '', 'kaaj welcomed addresses', 32));
  }

  async add(email: string): Promise<boolean> {
    const hash = createHmac('sha256', this.key).update(letterBoxOf(email)).digest('hex');
    try {
      await this.addresses.insert({ id: hash });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
