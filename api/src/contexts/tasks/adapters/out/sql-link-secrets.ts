import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { sql } from '../../../../platform/database/sql';
import { type LinkSecrets } from '../../application/link-secrets';

const BYTES = 32;

@Injectable()
export class SqlLinkSecrets implements LinkSecrets {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  async make(id: Id): Promise<void> {
    const sealed = this.config.keys.seal(randomBytes(BYTES).toString('base64url'), id);
    await insertRows(this.database, 'link_secret', [{ id, sealed }]);
  }

  async of(id: Id): Promise<string | undefined> {
    const row = await this.database.first<{ sealed: string }>(sql`SELECT sealed FROM link_secret WHERE id = ?`, [id]);
    return row && this.config.keys.open(row.sealed, id);
  }
}
