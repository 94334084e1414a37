import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { RecentCache } from '../../../../kernel/recent-cache';
import { Database } from '../../../../platform/database/database';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { insertRows } from '../../../../platform/database/insert-rows';
import { placeholders, sql } from '../../../../platform/database/sql';
import { type Terms } from '../../application/terms';
import { type Consent, type TermsVersion } from '../../domain/terms';
import { type TermsRow } from './terms.schema';

const FIELDS = sql`version, effective_from AS effectiveFrom, summary, announced_at AS announcedAt, announced_by AS announcedBy`;

/** SQL without the ORM: runs before every call that moves coins. */
@Injectable()
export class SqlTerms implements Terms {
  private readonly known: RecentCache<readonly TermsVersion[]>;

  constructor(private readonly database: Database) {
    this.known = new RecentCache(database);
  }

  versions(): Promise<readonly TermsVersion[]> {
    return this.known.get('', () => this.storedVersions());
  }

  storedVersions(): Promise<readonly TermsVersion[]> {
    return this.database.query<TermsVersion>(sql`SELECT ${FIELDS} FROM terms_version ORDER BY effective_from`);
  }

  async announce(terms: TermsVersion): Promise<void> {
    await insertRows(this.database, 'terms_version', [{ ...terms, reached: '', told: 0 }]);
    this.known.invalidate();
  }

  async toAnnounce(): Promise<{ readonly terms: TermsVersion; readonly reached: Id } | undefined> {
    const row = await this.database.first<TermsVersion & Pick<TermsRow, 'reached'>>(
      sql`SELECT ${FIELDS}, reached FROM terms_version WHERE told = 0 ORDER BY effective_from LIMIT 1`,
    );
    if (!row) return undefined;
    const { reached, ...terms } = row;
    return { terms, reached };
  }

  advance(version: string, reached: Id, next: Id | null): Promise<boolean> {
    return this.database.executeGuarded(
      sql`UPDATE terms_version SET reached = ?, told = ? WHERE version = ? AND reached = ? AND told = 0`,
      [next ?? reached, next === null ? 1 : 0, version, reached],
    );
  }

  async agree(personId: Id, { version, at }: Consent): Promise<void> {
    await insertIfAbsent(() => insertRows(this.database, 'terms_consent', [{ personId, version, at }]));
  }

  async consentsOf(personId: Id, versions: readonly string[]): Promise<readonly Consent[]> {
    if (versions.length === 0) return [];
    return this.database.query<Consent>(
      sql`SELECT version, at FROM terms_consent WHERE person_id = ? AND version IN (${placeholders(versions)})`,
      [personId, ...versions],
    );
  }

  async deleteConsentsOf(personId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM terms_consent WHERE person_id = ?`, [personId]);
  }
}
