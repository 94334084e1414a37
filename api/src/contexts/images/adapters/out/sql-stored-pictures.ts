import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { placeholders, sql } from '../../../../platform/database/sql';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { pathOfPicture } from '../../application/image-store';
import { type StoredPicture, type StoredPictures } from '../../application/stored-pictures';

/**
 * SQL without the ORM: one query searches the tables of all contexts for references, along the indexes of their owners.
 */
@Injectable()
export class SqlStoredPictures implements StoredPictures {
  constructor(private readonly database: Database) {}

  async add({ name, ownerId }: StoredPicture, checkAt: number): Promise<void> {
    const again = sql`UPDATE stored_picture SET look_at = ?, leaving = 0 WHERE name = ?`;
    if (await this.database.executeGuarded(again, [checkAt, name])) return;
    const first = sql`INSERT INTO stored_picture (name, owner_id, look_at, leaving) VALUES (?, ?, ?, 0)`;
    await insertIfAbsent(() => this.database.execute(first, [name, ownerId, checkAt]));
  }

  async renew(names: readonly string[], soon: number, checkAt: number): Promise<boolean> {
    const due = await this.database.values<string>(
      sql`SELECT name FROM stored_picture WHERE name IN (${placeholders(names)}) AND look_at < ?`,
      [...names, soon],
    );
    if (due.length === 0) return true;
    const renewed = await this.database.execute(
      sql`UPDATE stored_picture SET look_at = ? WHERE name IN (${placeholders(due)}) AND leaving = 0`,
      [checkAt, ...due.sort()],
    );
    return renewed === due.length;
  }

  dueAt(time: number, limit: number): Promise<readonly StoredPicture[]> {
    return this.database.query<StoredPicture>(
      sql`SELECT name, owner_id AS ownerId FROM stored_picture WHERE look_at <= ? ORDER BY look_at LIMIT ?`,
      [time, limit],
    );
  }

  async inUse(pictures: readonly StoredPicture[]): Promise<ReadonlySet<string>> {
    const names = pictures.map(({ name }) => name);
    const paths = names.map(pathOfPicture);
    const owners = [...new Set(pictures.map(({ ownerId }) => ownerId))];
    const own = placeholders(owners);
    const texts = await this.database.values<string>(
      sql`SELECT name FROM proof_viewer WHERE name IN (${placeholders(names)})
       UNION ALL SELECT image FROM person WHERE id IN (${own})
       UNION ALL SELECT photo_url FROM identity WHERE id IN (${own})
       UNION ALL SELECT DISTINCT image_url FROM task WHERE buyer_id IN (${own}) AND image_url IN (${placeholders(names)})
       UNION ALL SELECT form FROM task_template WHERE buyer_id IN (${own})
       UNION ALL SELECT template FROM task_batch WHERE buyer_id IN (${own}) AND state = 'posting'
       UNION ALL SELECT item.picture FROM task_batch batch JOIN task_batch_row item ON item.batch_id = batch.id
       WHERE batch.buyer_id IN (${own}) AND batch.state = 'posting' AND item.number > batch.posted
       AND item.picture IN (${placeholders(names)})`,
      [...names, ...owners, ...owners, ...owners, ...paths, ...owners, ...owners, ...owners, ...paths],
    );
    return new Set(names.filter((name) => texts.some((text) => text.includes(name))));
  }

  beginToDelete(name: string, time: number): Promise<boolean> {
    const statement = sql`UPDATE stored_picture SET leaving = 1 WHERE name = ? AND look_at <= ?`;
    return this.database.executeGuarded(statement, [name, time]);
  }

  remove(name: string): Promise<boolean> {
    return this.database.executeGuarded(sql`DELETE FROM stored_picture WHERE name = ? AND leaving = 1`, [name]);
  }
}
