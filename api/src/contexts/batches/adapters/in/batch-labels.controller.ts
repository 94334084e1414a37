import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { type Page } from '../../../../platform/paging/cursor';
import { resultsFile, type ResultsTable } from '../../../submissions';
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
      ? resultsFile(reply, `labels-${id}`, format, found.labelFile(), LABELS)
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
      ? resultsFile(reply, `annotators-${id}`, format, found.annotatorFile(), ANNOTATORS)
      : pageOf(reply, await found?.annotators(cursor, size));
  }
}

function pageOf<Row>(reply: FastifyReply, page: Page<Row> | undefined) {
  if (page) return { data: page.rows, page: { next: page.next } };
  void reply.status(202).header('Retry-After', AGAIN_SECONDS);
  return undefined;
}

const LABELS: ResultsTable<LabelAnswer> = {
  columns: ['line', 'task', 'label', 'confidence', 'answers', 'known', 'missed'],
  cellsOf: ({ item, label, confidence, answers, control }) => [
    ...[item.line, item.task, label, confidence],
    answers.map(({ value, count }) => `${value}: ${count}`).join(' | '),
    ...[control?.known ?? '', control?.missed ?? ''],
  ],
};

const ANNOTATORS: ResultsTable<AnnotatorAnswer> = {
  columns: ['worker', 'name', 'email', 'answers', 'accuracy', 'from', 'to', 'controls', 'missed'],
  cellsOf: ({ worker, answers, accuracy, from, to, controls, missed }) => [
    ...[worker._id, worker.name, worker.email, answers, accuracy, from, to, controls, missed],
  ],
};
