import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { MaybeSignedIn } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { RecordId } from '../../../../platform/http/validation.pipe';
import { TaskPages } from '../../../tasks';
import { LiveClaims } from '../../application/live-claims';
import { SubmissionPages } from '../../application/submission-pages';
import { TaskDetailsAnswer } from './submission.dto';

/** Lives here because it shows a task together with the caller's own work, and tasks know nothing of submissions. */
@ApiTags('Tasks')
@Controller('task')
export class TaskDetailsController {
  constructor(
    private readonly tasks: TaskPages,
    private readonly submissions: SubmissionPages,
    private readonly claims: LiveClaims,
  ) {}

  @Access({ who: 'anyone', session: 'renewed', key: 'tasks:read' })
  @Get(':id')
  @Operation({
    id: 'getTask',
    summary: 'One task, and what you have sent for it.',
    description: 'For visitors while it takes work, for signed-in people also afterwards.',
    answer: TaskDetailsAnswer,
    errors: { 404: ['request/not-found'] },
  })
  async getTask(@Param('id', RecordId) taskId: Id, @MaybeSignedIn() viewer: Session | undefined) {
    const [task, mySubmission, myClaim] = await Promise.all([
      this.tasks.one(taskId, viewer),
      viewer && this.submissions.sentFor(taskId, viewer.personId),
      viewer?.role === 'Worker' ? this.claims.forTask(taskId, viewer.personId) : undefined,
    ]);
    const own = { ...(mySubmission !== undefined && { mySubmission }), ...(myClaim !== undefined && { myClaim }) };
    return { data: { ...task, ...own } };
  }
}
