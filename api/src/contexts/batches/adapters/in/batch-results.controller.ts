import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type BatchResult } from '@kaaj/contract';
import { type FastifyReply } from 'fastify';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { type ResultColumns, resultsFile, ResultsParameters, type ResultsTable, taskTable } from '../../../submissions';
import { BatchResultsQuery } from '../out/batch-results.query';

@ApiTags('Batches')
@Controller('task/batch')
export class BatchResultsController {
  constructor(private readonly results: BatchResultsQuery) {}

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get(':id/results')
  @ApiProduces('text/csv', 'application/jsonl')
  @Operation({
    summary: 'Export all submissions of a batch with its rows',
    description:
      'Decided and undecided submissions, also of deleted tasks, in the order of the rows. Rows without a ' +
      'submission are omitted. In CSV the columns of your file come first, as `input.name`. `control` is the ' +
      'result of a control item: met or missed. `code` is the completion code if the batch has a link. A text ' +
      'that a spreadsheet would run as a formula is prefixed with an apostrophe.',
    plainAnswers: { 200: 'The file, as a stream.' },
  })
  async getBatchResults(
    @Param('id', ParseIdPipe) batchId: Id,
    @Query() { format = 'csv' }: ResultsParameters,
    @CurrentSession() { personId }: Session,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { columns, parts, ...more } = await this.results.of(batchId, personId);
    await reply.send(resultsFile(reply, `batch-${batchId}`, format, parts, tableOf(columns, more)));
  }
}

/** With MTurk's column names, so that a buyer's column cannot collide with ours. */
function tableOf(columns: readonly string[], more: ResultColumns): ResultsTable<BatchResult> {
  const work = taskTable(more);
  return {
    columns: [...columns.map((name) => `input.${name}`), 'line', 'control', 'taskId', ...work.columns],
    cellsOf: (result) => [
      ...columns.map((name) => result.input[name] ?? ''),
      result.line,
      result.control ?? '',
      result.taskId,
      ...work.cellsOf(result),
    ],
  };
}
