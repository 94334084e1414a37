import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { type BatchResult } from '@kaaj/contract';
import { type FastifyReply } from 'fastify';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import {
  type ResultColumns,
  resultsFile,
  ResultsParameters,
  type ResultsTable,
  taskTable,
  TYPE_OF,
} from '../../../submissions';
import { BatchResultsQuery } from '../out/batch-results.query';

@ApiTags('Batches')
@Controller('task/batch')
export class BatchResultsController {
  constructor(private readonly results: BatchResultsQuery) {}

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get(':id/results')
  @ApiProduces('text/csv', 'application/jsonl')
  @Operation({
    id: 'getBatchResults',
    summary: 'All work sent for the tasks of one of your batches beside its rows, as a file.',
    description:
      'Decided or not, also of deleted tasks, in the order of the rows; a row without work is not there. In CSV the columns of your file stand first, as input.name; `control` says of a control item whether its known answer was met or missed; `code` holds completion codes where the batch has a link; a text that a spreadsheet would run as a formula has an apostrophe before it.',
    plainAnswers: { 200: 'The file, as it is read.' },
    errors: { 404: ['request/not-found'] },
  })
  async ofBatch(
    @Param('id', ParseIdPipe) batchId: Id,
    @Query() { format = 'csv' }: ResultsParameters,
    @CurrentSession() { personId }: Session,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { columns, parts, ...more } = await this.results.of(batchId, personId);
    await reply
      .type(TYPE_OF[format])
      .header('Content-Disposition', `attachment; filename="batch-${batchId}.${format}"`)
      .send(Readable.from(resultsFile(parts, format, tableOf(columns, more))));
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
