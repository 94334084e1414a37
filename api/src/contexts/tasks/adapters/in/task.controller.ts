import { Body, Controller, Delete, Get, Header, Ip, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { OptionalSession, CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { EmailAddress, ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { type RequestKey } from '../../../../platform/idempotency/idempotency-store';
import { IdempotencyKey } from '../../../../platform/idempotency/idempotency-key';
import { IdempotencyService } from '../../../../platform/idempotency/idempotency-service';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { ChangeTask } from '../../application/change-task';
import { DeleteTask } from '../../application/delete-task';
import { ManagedTasksQuery } from '../out/managed-tasks.query';
import { PostTask } from '../../application/post-task';
import { LinkSecrets } from '../../application/link-secrets';
import { TaskPresenter } from '../../application/task-presenter';
import { TaskPagesQuery } from '../out/task-pages.query';
import { type Task } from '../../domain/task';
import { TaskListCache } from './task-list.cache';
import {
  BuyerTasksParameters,
  DeletedTaskAnswer,
  draftOf,
  editOf,
  EditTaskBody,
  filterOf,
  ManagedTaskAnswer,
  ManagedTasksParameters,
  OpenSlotsBody,
  PostedTaskAnswer,
  PostTaskBody,
  TaskAnswer,
  TaskListParameters,
} from './task.dto';

@ApiTags('Tasks')
@Controller('task')
export class TaskController {
  constructor(
    private readonly config: Config,
    private readonly idempotency: IdempotencyService,
    private readonly post: PostTask,
    private readonly change: ChangeTask,
    private readonly deletion: DeleteTask,
    private readonly list: TaskListCache,
    private readonly pages: TaskPagesQuery,
    private readonly managed: ManagedTasksQuery,
    private readonly shown: TaskPresenter,
    private readonly secrets: LinkSecrets,
  ) {}

  @Access({ who: ['Buyer'], verified: true, key: 'tasks:write', terms: true })
  @Post()
  @Operation({
    summary: 'Post a task; the coins for all its slots are moved to escrow',
    answer: PostedTaskAnswer,
    status: 201,
    errors: {
      422: [
        'task/deadline-in-past',
        'task/estimate-too-long',
        'task/form-invalid',
        'wallet/not-enough-coins',
        'key/cap-reached',
        'task/audience-invalid',
      ],
    },
  })
  async postTask(
    @Body() body: PostTaskBody,
    @CurrentSession() session: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ) {
    const draft = draftOf(body, session.personId, this.config.timeZone);
    const { data } = await this.idempotency.execute(key, async () =>
      this.answer(await this.post.execute(draft), session),
    );
    // Added after the idempotent response is stored: the secret must only be stored encrypted.
    const linkSecret = data && draft.link && (await this.secrets.of(data._id));
    return { data: { ...data, ...(linkSecret && { linkSecret }) } };
  }

  @Access({ who: 'anyone', session: 'if-live', key: 'tasks:read' })
  @Get()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @Operation({
    summary: 'List all open tasks',
    description: 'Newest first; by payable amount with `sort`; highest pay first with only a pay range.',
    answer: [TaskAnswer],
    paged: true,
    errors: { 429: ['auth/too-many-requests'] },
  })
  listTasks(
    @Query() query: TaskListParameters,
    @OptionalSession() viewer: Session | undefined,
    @Ip() address: string,
  ): Promise<Buffer> {
    return this.list.serialized(filterOf(query), viewer, address);
  }

  @Access({ who: ['Admin'] })
  @Get('all')
  @Operation({
    summary: 'List all tasks in any state',
    description: 'Newest first; by completion date with `sort`. Includes deleted tasks with undecided submissions.',
    answer: [ManagedTaskAnswer],
    paged: true,
  })
  listManagedTasks(@Query() filter: ManagedTasksParameters, @CurrentSession() session: Session) {
    return this.managed.page(filter, session);
  }

  @Access({ who: 'signed-in', self: 'params.email', othersBy: ['Admin'], key: 'tasks:read' })
  @Get('user/:email')
  @Operation({
    summary: 'List the tasks of a buyer',
    description: 'Newest first; by completion date with `sort`.',
    answer: [TaskAnswer],
    paged: true,
  })
  listBuyerTasks(
    @Param('email', EmailAddress) email: string,
    @Query() filter: BuyerTasksParameters,
    @CurrentSession() session: Session,
  ) {
    return this.pages.ofBuyer(email, session, filter);
  }

  @Access({ who: ['Buyer'], key: 'tasks:write' })
  @Patch('update/:id')
  @Operation({
    summary: "Edit a task's text; existing submissions keep the version they answered",
    description:
      'Omitted fields keep their values: category, reviewDays, allowanceMinutes, estimatedMinutes, ' +
      'contentNotice, proof, form and link. `form: null` removes the form, `link: null` the link. Existing ' +
      'submissions keep their review period.',
    answer: PostedTaskAnswer,
    errors: {
      409: ['task/in-review'],
      422: ['task/estimate-too-long', 'task/form-invalid'],
    },
  })
  async editTask(@Param('id', ParseIdPipe) taskId: Id, @Body() body: EditTaskBody, @CurrentSession() session: Session) {
    const { task, linkSecret } = await this.change.edit(taskId, session.personId, editOf(body));
    const { data } = await this.answer(task, session);
    return { data: { ...data, ...(linkSecret && { linkSecret }) } };
  }

  @Access({ who: ['Buyer'], key: 'tasks:write', terms: true })
  @Patch('update/requiredWorker/:id')
  @Operation({
    summary: 'Change the number of slots; the difference is charged or refunded',
    answer: TaskAnswer,
    errors: {
      409: ['task/closed', 'task/in-review'],
      422: ['wallet/not-enough-coins', 'key/cap-reached'],
    },
  })
  @Idempotent()
  async changeOpenSlots(
    @Param('id', ParseIdPipe) taskId: Id,
    @Body() { requiredWorkers: openSlots }: OpenSlotsBody,
    @CurrentSession() session: Session,
  ) {
    return this.answer(await this.change.resize(taskId, session.personId, openSlots), session);
  }

  @Access({ who: ['Buyer', 'Admin'], key: 'tasks:write' })
  @Delete('delete/:id')
  @Operation({
    summary: 'Delete a task; the coins of open slots are returned, pending submissions stay',
    answer: DeletedTaskAnswer,
  })
  @Idempotent()
  async deleteTask(@Param('id', ParseIdPipe) taskId: Id, @CurrentSession() { personId, role }: Session) {
    const { refunded } = await this.deletion.execute({ taskId, personId, role });
    return { data: { _id: taskId, refundedCoins: refunded } };
  }

  private async answer(task: Task, session: Session) {
    const [data] = await this.shown.show([task], session);
    return { data };
  }
}
