import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { MAX_BYTES } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { placeholders, sql } from '../../../../platform/database/sql';
import { type ProofUploads } from '../../application/proof-uploads';
import { type ProofUpload } from '../../domain/proof-upload';

/** SQL without the ORM: one guarded write appends a chunk. */
@Injectable()
export class SqlProofUploads implements ProofUploads {
  constructor(private readonly database: Database) {}

  add({ id, ownerId, length, received, expiresAt }: ProofUpload): Promise<void> {
    return insertRows(this.database, 'proof_upload', [{ id, ownerId, length, received, expiresAt }]);
  }

  find(id: Id, ownerId: Id): Promise<ProofUpload | undefined> {
    return this.database.first<ProofUpload>(
      sql`SELECT id, owner_id AS ownerId, length, received, expires_at AS expiresAt, picture
       FROM proof_upload WHERE id = ? AND owner_id = ?`,
      [id, ownerId],
    );
  }

  async append({ id, received }: ProofUpload, chunk: Buffer): Promise<boolean> {
    const grown = await this.database.executeGuarded(
      sql`UPDATE proof_upload SET received = received + ? WHERE id = ? AND received = ? AND picture IS NULL`,
      [chunk.length, id, received],
    );
    if (!grown) return false;
    for (let begins = 0; begins < chunk.length; begins += MAX_BYTES) {
      const row = [id, received + begins, chunk.subarray(begins, begins + MAX_BYTES)];
      await this.database.execute(sql`INSERT INTO proof_piece (upload_id, begins, bytes) VALUES (?, ?, ?)`, row);
    }
    return true;
  }

  async bytesOf(id: Id): Promise<Buffer> {
    const chunks = await this.database.values<Buffer | ArrayBuffer>(
      sql`SELECT bytes FROM proof_piece WHERE upload_id = ? ORDER BY begins`,
      [id],
    );
    // libsql returns an ArrayBuffer.
    return Buffer.concat(chunks.map((bytes) => (Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes))));
  }

  async finish(id: Id, picture: string): Promise<void> {
    await this.database.execute(sql`UPDATE proof_upload SET picture = ? WHERE id = ?`, [picture, id]);
    await this.database.execute(sql`DELETE FROM proof_piece WHERE upload_id = ?`, [id]);
  }

  async remove(ids: readonly Id[]): Promise<void> {
    if (ids.length === 0) return;
    // The upload first, so that a concurrent chunk finds no upload.
    await this.database.execute(sql`DELETE FROM proof_upload WHERE id IN (${placeholders(ids)})`, ids);
    await this.database.execute(sql`DELETE FROM proof_piece WHERE upload_id IN (${placeholders(ids)})`, ids);
  }

  unfinishedOf(ownerId: Id): Promise<readonly Id[]> {
    const statement = sql`SELECT id FROM proof_upload WHERE owner_id = ? AND picture IS NULL ORDER BY id DESC`;
    return this.database.values<Id>(statement, [ownerId]);
  }

  of(ownerId: Id, limit: number): Promise<readonly Id[]> {
    return this.database.values<Id>(sql`SELECT id FROM proof_upload WHERE owner_id = ? ORDER BY id LIMIT ?`, [
      ownerId,
      limit,
    ]);
  }

  expiredAt(time: number, limit: number): Promise<readonly Id[]> {
    return this.database.values<Id>(
      sql`SELECT id FROM proof_upload WHERE expires_at <= ? ORDER BY expires_at LIMIT ?`,
      [time, limit],
    );
  }
}
