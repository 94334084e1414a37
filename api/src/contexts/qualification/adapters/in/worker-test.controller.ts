import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { PageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { InvalidRequest } from '../../../../platform/http/request-errors';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { decodeCursor, toPage } from '../../../../platform/paging/cursor';
import { formOf } from '../../../tasks';
import { OwnTests } from '../../application/own-tests';
import { TakeTest } from '../../application/take-test';
import { WorkerTests } from '../../application/worker-tests';
import { retryAt, type WorkerTest } from '../../domain/worker-test';
import {
  AttemptAnswer,
  AttemptBody,
  ClosedTestAnswer,
  OfferedTestAnswer,
  PostTestBody,
  WorkerTestAnswer,
} from './worker-test.dto';

const TestId = () => ApiParam({ name: 'id', description: 'Id of the test.' });

@ApiTags('Eligibility')
@Controller('worker-test')
export class WorkerTestController {
  constructor(
    private readonly own: OwnTests,
    private readonly take: TakeTest,
    private readonly tests: WorkerTests,
  ) {}

  @Access({ who: ['Buyer'], key: 'tasks:read' })
  @Get()
  @Operation({
    summary: 'List your qualification tests, newest first',
    answer: [WorkerTestAnswer],
    paged: true,
  })
  async listWorkerTests(@Query() { cursor, size }: PageParameters, @CurrentSession() { personId }: Session) {
    const [after] = decodeCursor(cursor, [''] as const) ?? [];
    const { rows, next } = toPage(await this.tests.of(personId, size + 1, after), size, ({ id }) => [id]);
    return { data: rows.map(answerOf), page: { next } };
  }

  @Access({ who: ['Buyer'], verified: true, key: 'tasks:write', terms: true })
  @Post()
  @Operation({
    summary: 'Post a qualification test; the coins for all first attempts are reserved',
    description: 'Open to every worker. Workers who pass join the group with the same id, which tasks can require.',
    answer: WorkerTestAnswer,
    status: 201,
    errors: { 422: ['task/form-invalid', 'test/invalid', 'wallet/not-enough-coins', 'key/cap-reached'] },
  })
  @Idempotent()
  async postWorkerTest(
    @Body() { form: sent, payableAmount, ...asked }: PostTestBody,
    @CurrentSession() { personId: buyerId }: Session,
  ) {
    const form = formOf(sent);
    if (!form) throw new InvalidRequest([{ field: 'form', code: 'required', message: 'This field is required.' }]);
    return { data: answerOf(await this.own.post({ ...asked, buyerId, form, payable: coins(payableAmount) })) };
  }

  @Access({ who: ['Worker'], key: 'tasks:read' })
  @Get(':id')
  @TestId()
  @Operation({
    summary: 'Get a qualification test and your last attempt',
    answer: OfferedTestAnswer,
  })
  async getWorkerTest(@Param('id', ParseIdPipe) id: Id, @CurrentSession() { personId }: Session) {
    const [test, last] = await Promise.all([this.take.offered(id), this.tests.lastOf(id, personId)]);
    const { _id, title, pass, of, payableAmount, openPlaces, againAfterDays } = answerOf(test);
    const shown = { _id, title, form: test.form, pass, of, payableAmount, openPlaces, againAfterDays };
    if (!last) return { data: { ...shown, last: null } };
    const again = last.passed ? null : new Date(retryAt(test, last)).toISOString();
    return { data: { ...shown, last: { passed: last.passed, correct: last.correct, again } } };
  }

  @Access({ who: ['Worker'], verified: true, key: 'submissions:write', terms: true })
  @Post(':id/attempt')
  @TestId()
  @Operation({
    summary: 'Take a qualification test',
    description: 'The first attempt is paid at once whether it passes or not; later attempts are not paid.',
    answer: AttemptAnswer,
    status: 201,
    errors: {
      409: ['test/no-open-place', 'test/too-early', 'test/already-passed'],
      422: ['task/not-eligible', 'submission/answers-invalid'],
    },
  })
  @Idempotent()
  async takeWorkerTest(
    @Param('id', ParseIdPipe) testId: Id,
    @Body() { answers }: AttemptBody,
    @CurrentSession() { personId: workerId }: Session,
  ) {
    const { again, ...result } = await this.take.execute({ testId, workerId, answers });
    return { data: { ...result, again: again === null ? null : new Date(again).toISOString() } };
  }

  @Access({ who: ['Buyer'], key: 'tasks:write' })
  @Delete(':id')
  @TestId()
  @Operation({
    summary: 'Close a qualification test; the coins of unused first attempts are returned (idempotent)',
    description: 'Workers who passed stay in its group.',
    answer: ClosedTestAnswer,
  })
  @Idempotent()
  async closeWorkerTest(@Param('id', ParseIdPipe) id: Id, @CurrentSession() { personId }: Session) {
    return { data: { _id: id, ...(await this.own.close(id, personId)) } };
  }
}

function answerOf({ id, title, pass, known, places, openPlaces, payable, ...test }: WorkerTest): WorkerTestAnswer {
  const { againAfterDays, tried, passed, state } = test;
  return {
    ...{ _id: id, title, pass, of: Object.keys(known).length, places, openPlaces, payableAmount: payable },
    ...{ againAfterDays, tried, passed, state, createdAt: new Date(test.createdAt).toISOString() },
  };
}
