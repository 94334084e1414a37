import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { found } from '../../../../kernel/not-found';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { SubmissionPagesQuery } from '../../../submissions';
import { DisputePagesQuery } from '../out/dispute-pages.query';
import { DisputedSubmissionAnswer } from './dispute.dto';

/**
 * Lives here because it combines a submission with its dispute, and the submissions context must not import disputes.
 */
@ApiTags('Submissions')
@Controller('submission')
export class SubmissionDetailsController {
  constructor(
    private readonly submissions: SubmissionPagesQuery,
    private readonly disputes: DisputePagesQuery,
  ) {}

  @Access({ who: 'signed-in', key: 'submissions:read' })
  @Get(':id')
  @Operation({
    summary: 'Get a submission with its history',
    answer: DisputedSubmissionAnswer,
  })
  async getSubmission(@Param('id', ParseIdPipe) id: Id, @CurrentSession() session: Session) {
    const details = found(await this.submissions.details(id, session));
    return { data: { ...details, dispute: await this.disputes.about(id) } };
  }
}
