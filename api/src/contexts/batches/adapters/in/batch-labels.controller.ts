import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { csvLine } from '@kaaj/contract';
import { type FastifyReply } from 'fastify';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { type Page } from '../../../../platform/paging/cursor';
import { CSV_MARK, TYPE_OF } from '../../../submissions';
import { BatchLabelsQuery } from '../out/batch-labels.query';
import { AnnotatorAnswer, LabelAnswer, LabelParameters } from './labels.dto';

const COMPUTING = {
  202: 'The result is being computed; retry after the seconds in Retry-After.',
};
const AGAIN_SECONDS = 2;

/** For buyers only: no route of workers may reveal control items or the answers of others. */
@ApiTags('Batches')
@Controller('task/batch')
export class BatchLabelsController {
  constructor(private readonly labels: BatchLabelsQuery) {}

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get(':id/labels')
  @Operation({
    summary: 'Get the label of each item of a batch, in the order of its file',
    answer: [LabelAnswer],
    paged: true,
    csv: true,
    plainAnswers: COMPUTING,
  })
  async listBatchLabels(
    @Param('id', ParseIdPipe) id: Id,
    @Query() { cursor, size, format, ...how }: LabelParameters,
    @CurrentSession() { personId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const found = await this.labels.of(id, personId, how);
    return found && format
      ? csvOf(reply, `labels-${id}`, LABEL_COLUMNS, found.labelFile(), labelCells)
      : pageOf(reply, await found?.labels(cursor, size));
  }

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get(':id/annotators')
  @Operation({
    summary: 'Get the accuracy of each worker of a batch; most answers first',
    description: 'An estimate; consider it together with the number of answers.',
    answer: [AnnotatorAnswer],
    paged: true,
    csv: true,
    plainAnswers: COMPUTING,
  })
  async listBatchAnnotators(
    @Param('id', ParseIdPipe) id: Id,
    @Query() { cursor, size, format, ...how }: LabelParameters,
    @CurrentSession() { personId }: Session,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const found = await this.labels.of(id, personId, how);
    return found && format
      ? csvOf(reply, `annotators-${id}`, ANNOTATOR_COLUMNS, found.annotatorFile(), annotatorCells)
      : pageOf(reply, await found?.annotators(cursor, size));
  }
}

function pageOf<Row>(reply: FastifyReply, page: Page<Row> | undefined) {
  if (page) return { data: page.rows, page: { next: page.next } };
  void reply.status(202).header('Retry-After', AGAIN_SECONDS);
  return undefined;
}

function csvOf<Row>(
  reply: FastifyReply,
  name: string,
  columns: readonly string[],
  parts: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly (string | number)[],
): Readable {
  async function* file() {
    yield CSV_MARK + csvLine(columns);
    for await (const rows of parts) yield rows.map((row) => csvLine(cellsOf(row))).join('');
  }
  void reply.type(TYPE_OF.csv).header('Content-Disposition', `attachment; filename="${name}.csv"`);
  return Readable.from(file());
}

const LABEL_COLUMNS = ['line', 'task', 'label', 'confidence', 'answers', 'known', 'missed'];

const labelCells = ({ item, label, confidence, answers, control }: LabelAnswer) => [
  ...[item.line, item.task, label, confidence],
  answers.map(({ value, count }) => `${value}: ${count}`).join(' | '),
  ...[control?.known ?? '', control?.missed ?? ''],
];

const ANNOTATOR_COLUMNS = ['worker', 'name', 'email', 'answers', 'accuracy', 'from', 'to', 'controls', 'missed'];

const annotatorCells = ({ worker, answers, accuracy, from, to, controls, missed }: AnnotatorAnswer) => [
  ...[worker._id, worker.name, worker.email, answers, accuracy, from, to, controls, missed],
];
