import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Repository } from 'typeorm';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { DerivedKeyStore } from '../../../../platform/encryption/derived-key-store';
import { type StartingCoinsRegistry } from '../../application/starting-coins-registry';
import { canonicalMailbox } from '../../domain/canonical-mailbox';
import { type WelcomedAddressRow, WelcomedAddressSchema } from './identity.schema';

const KEY = 'kaaj welcomed addresses';

/** Stores keyed hashes: without ENCRYPTION_KEY addresses cannot be tested against the table. */
@Injectable()
export class TypeormWelcomedAddresses implements StartingCoinsRegistry {
  constructor(
    @InjectRepository(WelcomedAddressSchema) private readonly addresses: Repository<WelcomedAddressRow>,
    private readonly keys: DerivedKeyStore,
  ) {}

  async add(email: string): Promise<boolean> {
    const hash = createHmac('sha256', await this.keys.of(KEY))
      .update(canonicalMailbox(email))
      .digest('hex');
    return insertIfAbsent(() => this.addresses.insert({ id: hash }));
  }
}
