import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Id } from '../../../kernel/ids';
import { type Session } from '../../../platform/http/authentication';
import { SignedIn } from '../../../platform/http/caller.decorators';
import { Operation } from '../../../platform/http/operation';
import { RecordId } from '../../../platform/http/validation.pipe';
import { TaskPages } from '../../tasks';
import { SubmissionPagesQuery } from './submission-pages.query';
import { TaskDetailsAnswer } from './submission.dto';

/** Lives here because it shows a task together with the caller's own work, and tasks know nothing of submissions. */
@ApiTags('Tasks')
@Controller('task')
export class TaskDetailsController {
  constructor(
    private readonly tasks: TaskPages,
    private readonly submissions: SubmissionPagesQuery,
  ) {}

  @Get(':id')
  @Operation({
    id: 'getTask',
    summary: 'One task, also after its completion date, and what you have sent for it.',
    answer: TaskDetailsAnswer,
    errors: { 404: ['request/not-found'] },
  })
  async getTask(@Param('id', RecordId) taskId: Id, @SignedIn() { personId }: Session) {
    const [{ task }, mySubmission] = await Promise.all([
      this.tasks.one(taskId),
      this.submissions.sentFor(taskId, personId),
    ]);
    return { data: { ...task, mySubmission } };
  }
}
