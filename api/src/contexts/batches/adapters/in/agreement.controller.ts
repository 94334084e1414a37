import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { BatchAgreementQuery } from '../out/batch-agreement.query';
import { BatchAgreementAnswer, ItemAgreementAnswer, WorkAgreementAnswer, WorkerAgreementAnswer } from './agreement.dto';
import { BatchesParameters } from './batch.dto';

/** For buyers alone: nothing that a worker may call tells of control items or of what others said. */
@ApiTags('Batches')
@Controller()
export class AgreementController {
  constructor(private readonly agreement: BatchAgreementQuery) {}

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get('task/batch/:id/agreement')
  @Operation({
    id: 'listBatchAgreement',
    summary: 'How far the answers to each row of one of your batches agree, the least first.',
    description:
      'Answers are compared as texts, without regard to blanks, case and the script of digits; decided or not.',
    answer: [ItemAgreementAnswer],
    paged: true,
    errors: { 404: ['request/not-found'] },
  })
  async items(
    @Param('id', ParseIdPipe) id: Id,
    @Query() { cursor, size = LIMITS.listPageSize }: BatchesParameters,
    @CurrentSession() { personId }: Session,
  ) {
    const { rows, next } = await this.agreement.items(id, personId, cursor, size);
    return { data: rows, page: { next } };
  }

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get('task/batch/:id/agreement/worker')
  @Operation({
    id: 'listBatchWorkers',
    summary:
      'How often each worker of one of your batches is with the majority, and misses control items; most missed first.',
    answer: [WorkerAgreementAnswer],
    paged: true,
    errors: { 404: ['request/not-found'] },
  })
  async workers(
    @Param('id', ParseIdPipe) id: Id,
    @Query() { cursor, size = LIMITS.listPageSize }: BatchesParameters,
    @CurrentSession() { personId }: Session,
  ) {
    const { rows, next } = await this.agreement.workers(id, personId, cursor, size);
    return { data: rows, page: { next } };
  }

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get('task/batch/:id/agreement/mean')
  @Operation({
    id: 'getBatchAgreement',
    summary: 'Get the agreement summary of a batch',
    answer: BatchAgreementAnswer,
    errors: { 404: ['request/not-found'] },
  })
  async mean(@Param('id', ParseIdPipe) id: Id, @CurrentSession() { personId }: Session) {
    return { data: await this.agreement.of(id, personId) };
  }

  @Access({ who: ['Buyer'], key: 'submissions:read' })
  @Get('submission/:id/agreement')
  @Operation({
    id: 'getWorkAgreement',
    summary: 'How the answers of the worker who sent this compare within its batch, where they are compared.',
    answer: WorkAgreementAnswer,
    errors: { 404: ['request/not-found'] },
  })
  async ofWork(@Param('id', ParseIdPipe) id: Id, @CurrentSession() { personId }: Session) {
    return { data: { agreement: await this.agreement.ofWork(id, personId) } };
  }
}
