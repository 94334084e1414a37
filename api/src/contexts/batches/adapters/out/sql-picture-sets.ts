import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { inSlices } from '../../../../kernel/in-slices';
import { MAX_BYTES } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { placeholders, sql, type Sql } from '../../../../platform/database/sql';
import { Scheduler } from '../../../../platform/scheduler/scheduler';
import { type PictureOutcome, type PictureSets, type Chunk } from '../../application/picture-sets';
import { STORE_BATCH_PICTURES } from '../../application/store-due-pictures';
import { type PictureFault, type PictureItem, type PictureSet, type StoredItem } from '../../domain/picture-set';
import { type PictureItemRow, PictureSetSchema } from './picture-set.schema';

const SET = selectList(PictureSetSchema.options.columns);

const ITEM = sql`number, line, name, place, address, code, message`;

const ITEM_BATCH_SIZE = 500;
/** Six megabytes per transaction, since SQLite has one writer. */
const CHUNK_BATCH_SIZE = 100;

/** SQL without the ORM: storing a chunk and the outcome of a picture are guarded writes. */
@Injectable()
export class SqlPictureSets implements PictureSets {
  constructor(
    private readonly database: Database,
    private readonly scheduler: Scheduler,
  ) {}

  async add(set: PictureSet, items: readonly PictureItem[]): Promise<void> {
    await insertRows(this.database, 'picture_set', [set]);
    await this.addItems(set.id, items);
    if (set.state !== 'arriving') this.wake();
  }

  find(id: Id, ownerId: Id): Promise<PictureSet | undefined> {
    return this.database.first<PictureSet>(sql`SELECT ${SET} FROM picture_set WHERE id = ? AND owner_id = ?`, [
      id,
      ownerId,
    ]);
  }

  async append({ id, length, received, expiresAt }: PictureSet, chunk: Buffer, storeBy: number): Promise<boolean> {
    const last = received + chunk.length === length;
    const grown = await this.database.executeGuarded(
      sql`UPDATE picture_set SET received = received + ?, state = ?, expires_at = ?
       WHERE id = ? AND received = ? AND state = 'arriving' AND expires_at > 0`,
      [chunk.length, last ? 'listing' : 'arriving', last ? storeBy : expiresAt, id, received],
    );
    if (!grown) return false;
    for (let begins = 0; begins < chunk.length; begins += MAX_BYTES) {
      const row = [id, received + begins, chunk.subarray(begins, begins + MAX_BYTES)];
      await this.database.execute(sql`INSERT INTO picture_set_piece (set_id, begins, bytes) VALUES (?, ?, ?)`, row);
    }
    if (last) this.wake();
    return true;
  }

  async chunkAt(id: Id, offset: number): Promise<Chunk | undefined> {
    const row = await this.database.first<{ begins: number; bytes: Buffer | ArrayBuffer }>(
      sql`SELECT begins, bytes FROM picture_set_piece WHERE set_id = ? AND begins <= ? ORDER BY begins DESC LIMIT 1`,
      [id, offset],
    );
    // libsql returns an ArrayBuffer.
    return row && { begins: row.begins, bytes: Buffer.isBuffer(row.bytes) ? row.bytes : Buffer.from(row.bytes) };
  }

  async list(id: Id, items: readonly PictureItem[]): Promise<boolean> {
    const listed = await this.database.executeGuarded(
      sql`UPDATE picture_set SET state = 'storing', total = ?, failed = ? WHERE id = ? AND state = 'listing'`,
      [items.filter(({ place }) => place !== '').length, failedOf(items), id],
    );
    if (listed) await this.addItems(id, items);
    return listed;
  }

  waiting(id: Id, limit: number): Promise<readonly PictureItem[]> {
    return this.read(sql`done = 0 ORDER BY number LIMIT ?`, [id, limit]);
  }

  async settle(id: Id, { number, address, fault, inflated }: PictureOutcome): Promise<void> {
    const settled = await this.database.executeGuarded(
      sql`UPDATE picture_set_item SET done = 1, address = ?, code = ?, message = ?
       WHERE set_id = ? AND number = ? AND done = 0`,
      [address, fault?.code ?? null, fault?.message ?? null, id, number],
    );
    if (!settled) return;
    await this.database.execute(
      sql`UPDATE picture_set SET kept = kept + ?, failed = failed + ?, inflated = inflated + ? WHERE id = ?`,
      [fault ? 0 : 1, fault ? 1 : 0, inflated, id],
    );
  }

  async failAll(id: Id, { code, message }: PictureFault): Promise<void> {
    const given = await this.database.execute(
      sql`UPDATE picture_set_item SET done = 1, code = ?, message = ? WHERE set_id = ? AND done = 0`,
      [code, message, id],
    );
    await this.database.execute(sql`UPDATE picture_set SET failed = failed + ? WHERE id = ?`, [given, id]);
  }

  async deleteChunks(id: Id): Promise<boolean> {
    const offsets = await this.database.values<number>(
      sql`SELECT begins FROM picture_set_piece WHERE set_id = ? ORDER BY begins LIMIT ?`,
      [id, CHUNK_BATCH_SIZE],
    );
    const last = offsets.at(-1);
    if (last === undefined) return false;
    await this.database.execute(sql`DELETE FROM picture_set_piece WHERE set_id = ? AND begins <= ?`, [id, last]);
    return true;
  }

  async finish(id: Id, expiresAt: number): Promise<void> {
    await this.database.execute(
      sql`UPDATE picture_set SET state = 'ready', expires_at = ? WHERE id = ? AND state = 'storing'`,
      [expiresAt, id],
    );
  }

  async items(id: Id): Promise<readonly StoredItem[]> {
    const rows = await this.database.query<PictureItemRow>(
      sql`SELECT ${ITEM} FROM picture_set_item WHERE set_id = ? ORDER BY number`,
      [id],
    );
    return rows
      .filter(({ place }) => place !== '')
      .map((row) => ({ name: row.name, address: row.address, fault: faultOf(row) }));
  }

  faults(id: Id, limit: number): Promise<readonly PictureItem[]> {
    return this.read(sql`done = 1 AND code IS NOT NULL ORDER BY number LIMIT ?`, [id, limit]);
  }

  due(after: Id, limit: number): Promise<readonly PictureSet[]> {
    return this.database.query<PictureSet>(
      sql`SELECT ${SET} FROM picture_set WHERE state IN ('listing', 'storing') AND id > ? ORDER BY id LIMIT ?`,
      [after, limit],
    );
  }

  arrivingOf(ownerId: Id): Promise<readonly Id[]> {
    const statement = sql`SELECT id FROM picture_set WHERE owner_id = ? AND state = 'arriving' ORDER BY id DESC`;
    return this.database.values<Id>(statement, [ownerId]);
  }

  async abandon(ids: readonly Id[]): Promise<void> {
    if (ids.length === 0) return;
    const statement = sql`UPDATE picture_set SET state = 'ready', owner_id = '', expires_at = 0 WHERE id IN (${placeholders(ids)})`;
    await this.database.execute(statement, ids);
  }

  async abandonAllOf(ownerId: Id): Promise<void> {
    await this.abandon(await this.database.values<Id>(sql`SELECT id FROM picture_set WHERE owner_id = ?`, [ownerId]));
  }

  expiredAt(time: number, limit: number): Promise<readonly Id[]> {
    const statement = sql`SELECT id FROM picture_set
       WHERE state IN ('arriving', 'ready') AND expires_at <= ? ORDER BY expires_at, id LIMIT ?`;
    return this.database.values<Id>(statement, [time, limit]);
  }

  async remove(id: Id): Promise<boolean> {
    if (await this.deleteChunks(id)) return true;
    await this.database.execute(sql`DELETE FROM picture_set_item WHERE set_id = ?`, [id]);
    await this.database.execute(sql`DELETE FROM picture_set WHERE id = ?`, [id]);
    return false;
  }

  private async read(where: Sql, parameters: readonly unknown[]): Promise<readonly PictureItem[]> {
    const statement = sql`SELECT ${ITEM} FROM picture_set_item WHERE set_id = ? AND ${where}`;
    return (await this.database.query<PictureItemRow>(statement, parameters)).map(itemOf);
  }

  private async addItems(id: Id, items: readonly PictureItem[]): Promise<void> {
    for (const some of inSlices(items, ITEM_BATCH_SIZE)) {
      const rows = some.map((item) => rowOf(id, item));
      await insertRows(this.database, 'picture_set_item', rows);
    }
  }

  private wake(): void {
    // Runs the job immediately if this process runs jobs, instead of at the next interval.
    this.database.afterCommit(() => this.scheduler.wake(STORE_BATCH_PICTURES));
  }
}

const failedOf = (items: readonly PictureItem[]) => items.filter(({ place, fault }) => fault && place !== '').length;

const rowOf = (setId: Id, { number, line, name, place, fault }: PictureItem): PictureItemRow => ({
  ...{ setId, number, line, name, place, done: fault ? 1 : 0, address: null },
  code: fault?.code ?? null,
  message: fault?.message ?? null,
});

const faultOf = ({ code, message }: PictureItemRow) => (code === null ? null : { code, message: message ?? '' });

const itemOf = (row: PictureItemRow): PictureItem => {
  const { number, line, name, place } = row;
  return { number, line, name, place, fault: faultOf(row) };
};
