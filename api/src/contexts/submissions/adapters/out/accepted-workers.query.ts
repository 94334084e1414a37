import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { ofBuyer } from '../../../../kernel/not-found';
import { Database } from '../../../../platform/database/database';
import { forceIndex } from '../../../../platform/database/dialect';
import { sql } from '../../../../platform/database/sql';
import { type WorkOf } from '../../../reputation';
import { TaskSlots, TaskStreams } from '../../../tasks';

/** Workers with accepted work on a task or a batch. SQL without the ORM: along indexes that the statements name. */
@Injectable()
export class AcceptedWorkersQuery {
  constructor(
    private readonly database: Database,
    private readonly tasks: TaskSlots,
    private readonly streams: TaskStreams,
  ) {}

  /** At most `limit` workers. Throws NotFound for a task or batch of another buyer. */
  async of({ buyerId, task, batch }: WorkOf, limit: number): Promise<readonly Id[]> {
    const posted = batch === undefined ? this.tasks.offer(task ?? '') : this.streams.find(batch);
    ofBuyer(await posted, buyerId);
    const [index, where] =
      batch === undefined ? ['submission_once', sql`task_id = ?`] : ['submission_of_batch', sql`batch_id = ?`];
    return this.database.values<Id>(
      sql`SELECT DISTINCT worker_id AS id FROM submission ${forceIndex(index, this.database)}
       WHERE ${where} AND status = 'accepted' AND concealed = 0 ORDER BY worker_id LIMIT ?`,
      [batch ?? task, limit],
    );
  }
}
