import { Injectable } from '@nestjs/common';
import { type StatementLine } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { type Page } from '../../../../platform/paging/cursor';
import { TaskPagesQuery } from '../../../tasks';
import { StatementQuery, type StatementFilter } from '../../../wallet';

/** A person's own statement, with the titles of its tasks. */
@Injectable()
export class OwnStatementQuery {
  constructor(
    private readonly statement: StatementQuery,
    private readonly tasks: TaskPagesQuery,
  ) {}

  async page(
    personId: Id,
    filter: StatementFilter,
    cursor: string | undefined,
    size: number,
  ): Promise<Page<StatementLine>> {
    const { rows: lines, next } = await this.statement.page(personId, filter, cursor, size);
    const ids = new Set(lines.flatMap(({ taskId }) => taskId ?? []));
    const names = await this.tasks.namesOf([...ids]);
    return {
      rows: lines.map((line) => {
        const task = line.taskId ? names.get(line.taskId) : undefined;
        return { ...line, taskTitle: task?.title ?? null, taskDeleted: task?.deleted ?? false };
      }),
      next,
    };
  }
}
