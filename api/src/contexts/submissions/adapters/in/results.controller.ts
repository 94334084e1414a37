import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { TaskResultsQuery } from '../out/task-results.query';
import { resultsFile, taskTable, ResultsParameters } from './results-file';

@ApiTags('Submissions')
@Controller('task')
export class ResultsController {
  constructor(private readonly results: TaskResultsQuery) {}

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get(':id/results')
  @ApiProduces('text/csv', 'application/jsonl')
  @Operation({
    summary: 'Export all submissions of a task',
    description:
      'Decided and undecided submissions, also of a deleted task. In CSV each form field has a column ' +
      '`answer.<name>`, and completion codes are in `code`. A text that a spreadsheet would run as a formula is ' +
      'prefixed with an apostrophe.',
    plainAnswers: { 200: 'The file, as a stream.' },
  })
  async getTaskResults(
    @Param('id', ParseIdPipe) taskId: Id,
    @Query() { format = 'csv' }: ResultsParameters,
    @CurrentSession() { personId }: Session,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { parts, ...columns } = await this.results.of(taskId, personId);
    await reply.send(resultsFile(reply, `task-${taskId}`, format, parts, taskTable(columns)));
  }
}
