import { Injectable } from '@nestjs/common';
import { Config } from '../../config';
import { Database } from '../database/database';
import { sql } from '../database/sql';
import { insertIfAbsent } from '../database/insert-if-absent';
import { type KeptKeyRow } from './kept-key.schema';

/**
 * Derived keys that stay the same when the encryption key is rotated. Each is derived on first use and stored
 * encrypted.
 *
 * SQL without the ORM: the first process inserts the row.
 */
@Injectable()
export class DerivedKeyStore {
  private readonly known = new Map<string, Buffer>();

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** 32 bytes that never change. Throws DecryptionFailed. */
  async of(name: string): Promise<Buffer> {
    const known = this.known.get(name) ?? (await this.read(name)) ?? (await this.made(name));
    this.known.set(name, known);
    return known;
  }

  private async read(name: string): Promise<Buffer | undefined> {
    const row = await this.database.first<KeptKeyRow>(sql`SELECT sealed FROM kept_key WHERE name = ?`, [name]);
    return row && this.config.keys.openBytes(row.sealed, name);
  }

  private async made(name: string): Promise<Buffer> {
    const { keys } = this.config;
    const sealed = keys.seal(keys.derived(name), name);
    await insertIfAbsent(() =>
      this.database.execute(sql`INSERT INTO kept_key (name, sealed) VALUES (?, ?)`, [name, sealed]),
    );
    return (await this.read(name)) as Buffer;
  }
}
