import { Controller, Get, Header, Ip, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { OptionalSession, CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { filterOf, TaskAnswer, TaskListCache, TaskListParameters, TaskPagesQuery } from '../../../tasks';
import { LinkStore } from '../../application/link-store';
import { LiveClaims } from '../../application/live-claims';
import { SubmissionPagesQuery } from '../out/submission-pages.query';
import { TaskDetailsAnswer } from './submission.dto';

/**
 * Lives here because it combines tasks with the caller's submissions, and the tasks context must not import
 * submissions.
 */
@ApiTags('Tasks')
@Controller('task')
export class TaskDetailsController {
  constructor(
    private readonly list: TaskListCache,
    private readonly tasks: TaskPagesQuery,
    private readonly submissions: SubmissionPagesQuery,
    private readonly claims: LiveClaims,
    private readonly codes: LinkStore,
  ) {}

  @Access({ who: ['Worker'], key: 'tasks:read' })
  @Get('unsent')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @Operation({
    summary: 'List open tasks that you have not submitted to',
    description: 'Filters and sort as for the list of all tasks.',
    answer: [TaskAnswer],
    paged: true,
    errors: { 429: ['auth/too-many-requests'] },
  })
  listTasksNotSubmitted(@Query() query: TaskListParameters, @CurrentSession() worker: Session, @Ip() address: string) {
    const without = async (taskIds: readonly Id[]) => {
      const sent = await this.submissions.sentAmong(taskIds, worker.personId);
      return new Set(sent.map(({ taskId }) => taskId));
    };
    return this.list.serialized({ ...filterOf(query), without }, worker, address);
  }

  @Access({ who: 'anyone', session: 'renewed', key: 'tasks:read' })
  @Get(':id')
  @Operation({
    summary: 'Get a task and your submission for it',
    description: 'Visible to visitors while the task is open, to signed-in users also afterwards.',
    answer: TaskDetailsAnswer,
  })
  async getTask(@Param('id', ParseIdPipe) taskId: Id, @OptionalSession() viewer: Session | undefined) {
    const [task, mySubmission, myClaim] = await Promise.all([
      this.tasks.one(taskId, viewer),
      viewer && this.submissions.sentFor(taskId, viewer.personId),
      viewer?.role === 'Worker' ? this.claims.forTask(taskId, viewer.personId) : undefined,
    ]);
    if (task.link?.code !== undefined) {
      const link = { ...task.link, wrongCodes: await this.codes.wrongFor(taskId) };
      return { data: { ...task, link, ...(mySubmission !== undefined && { mySubmission }) } };
    }
    const own = { ...(mySubmission !== undefined && { mySubmission }), ...(myClaim !== undefined && { myClaim }) };
    return { data: { ...task, ...own } };
  }
}
