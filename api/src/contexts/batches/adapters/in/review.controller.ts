import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { LENGTHS, TASK_REVIEWS, type TaskReview } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { FlagField, PageParameters, TextField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { InvalidRequest } from '../../../../platform/http/request-errors';
import { ResponseField, ResponseSchema } from '../../../../platform/http/response-field';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { ReviewQueueQuery, TaskAnswer } from '../../../tasks';
import { ReviewPosting } from '../../application/review-posting';

class ReviewTaskBody {
  @FlagField('true: the task becomes public; false: it closes, and its coins are returned to the buyer.')
  readonly approved: boolean;

  @TextField('Reason for the buyer; required if not approved.', {
    max: LENGTHS.reviewReason,
    lines: true,
    optional: true,
  })
  readonly reason?: string;
}

@ResponseSchema('Decision of an Admin on a task before it is public.')
class ReviewedTaskAnswer {
  @ResponseField('Id of the task, or of the batch.')
  readonly _id: string;

  @ResponseField('What was decided.', { enum: TASK_REVIEWS })
  readonly review: TaskReview;
}

@ApiTags('Moderation')
@Controller('task/review')
export class ReviewController {
  constructor(
    private readonly queue: ReviewQueueQuery,
    private readonly review: ReviewPosting,
  ) {}

  @Access({ who: ['Admin'] })
  @Get()
  @Operation({
    summary: 'List first tasks of new buyers that await an Admin, oldest first',
    description: 'A batch is one line; use the id in `batch` to decide on it.',
    answer: [TaskAnswer],
    paged: true,
  })
  listTasksToReview(@Query() { cursor, size }: PageParameters, @CurrentSession() session: Session) {
    return this.queue.page(session, cursor, size);
  }

  @Access({ who: ['Admin'] })
  @Patch(':id')
  @ApiParam({ name: 'id', description: 'Id of the task, or of the batch.' })
  @Operation({
    summary: 'Approve a first task of a new buyer, or decline it and return its coins',
    answer: ReviewedTaskAnswer,
    errors: { 409: ['task/already-reviewed'] },
  })
  @Idempotent()
  async reviewTask(
    @Param('id', ParseIdPipe) id: Id,
    @Body() { approved, reason = '' }: ReviewTaskBody,
    @CurrentSession() { personId: adminId }: Session,
  ): Promise<{ data: ReviewedTaskAnswer }> {
    if (!approved && reason === '') {
      throw new InvalidRequest([{ field: 'reason', code: 'minLength', message: 'This field is required.' }]);
    }
    const { review } = await this.review.execute({ id, adminId, approved, reason });
    return { data: { _id: id, review } };
  }
}
