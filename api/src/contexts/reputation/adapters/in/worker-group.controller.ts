import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiParam, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { PageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { InvalidRequest } from '../../../../platform/http/request-errors';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { type RequestKey } from '../../../../platform/idempotency/idempotency-store';
import { IdempotencyKey } from '../../../../platform/idempotency/idempotency-key';
import { IdempotencyService } from '../../../../platform/idempotency/idempotency-service';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { decodeCursor, toPage } from '../../../../platform/paging/cursor';
import { People, toAvatar } from '../../../people';
import { GroupMembers } from '../../application/group-members';
import { OwnGroups } from '../../application/own-groups';
import { WorkerGroups } from '../../application/worker-groups';
import { memberIdsIn } from '../../domain/member-ids';
import { type WorkerGroup } from '../../domain/worker-group';
import {
  AddedMembersAnswer,
  AddMembersBody,
  GroupBody,
  GroupMemberAnswer,
  InvitationAnswer,
  InvitationBody,
  JoinedGroupAnswer,
  JoinGroupBody,
  RemovedGroupAnswer,
  WorkerGroupAnswer,
} from './worker-group.dto';

const GroupId = () => ApiParam({ name: 'id', description: 'Id of the group.' });

@ApiTags('Eligibility')
@Controller('worker-group')
export class WorkerGroupController {
  constructor(
    private readonly config: Config,
    private readonly idempotency: IdempotencyService,
    private readonly own: OwnGroups,
    private readonly members: GroupMembers,
    private readonly groups: WorkerGroups,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  private readonly shown = ({ invitationUntil, ...group }: WorkerGroup): WorkerGroupAnswer =>
    answerOf({ ...group, invitationUntil: invitationUntil > this.clock.now() ? invitationUntil : 0 });

  @Access({ who: ['Buyer'], key: 'tasks:read' })
  @Get()
  @Operation({
    summary: 'List your worker groups, newest first',
    answer: [WorkerGroupAnswer],
    paged: true,
  })
  async listWorkerGroups(@Query() { cursor, size }: PageParameters, @CurrentSession() { personId }: Session) {
    const [after] = decodeCursor(cursor, [''] as const) ?? [];
    const { rows, next } = toPage(await this.groups.of(personId, size + 1, after), size, ({ id }) => [id]);
    return { data: rows.map(this.shown), page: { next } };
  }

  @Access({ who: ['Buyer'], key: 'tasks:write' })
  @Post()
  @Operation({
    summary: 'Create a worker group',
    answer: WorkerGroupAnswer,
    status: 201,
    errors: { 422: ['group/too-many'] },
  })
  @Idempotent()
  async createWorkerGroup(@Body() { name }: GroupBody, @CurrentSession() { personId }: Session) {
    return { data: this.shown(await this.own.create(personId, name)) };
  }

  @Access({ who: ['Worker'], verified: true })
  @Post('invitation')
  @Operation({
    summary: 'Join a group by its invitation link (idempotent)',
    answer: JoinedGroupAnswer,
    errors: { 409: ['group/invitation-over'], 422: ['group/full'] },
  })
  async joinWorkerGroup(@Body() { token }: JoinGroupBody, @CurrentSession() { personId }: Session) {
    const { id: _id, name, buyerId } = await this.members.join(token, personId);
    return { data: { _id, name, buyer: toAvatar(buyerId, await this.people.cards([buyerId])) } };
  }

  @Access({ who: ['Buyer'], key: 'tasks:read' })
  @Get(':id')
  @GroupId()
  @Operation({
    summary: 'Get a worker group',
    answer: WorkerGroupAnswer,
  })
  async getWorkerGroup(@Param('id', ParseIdPipe) id: Id, @CurrentSession() { personId }: Session) {
    return { data: this.shown(await this.own.one(id, personId)) };
  }

  @Access({ who: ['Buyer'], key: 'tasks:write' })
  @Patch(':id')
  @GroupId()
  @Operation({
    summary: 'Rename a worker group',
    answer: WorkerGroupAnswer,
  })
  async renameWorkerGroup(
    @Param('id', ParseIdPipe) id: Id,
    @Body() { name }: GroupBody,
    @CurrentSession() { personId }: Session,
  ) {
    return { data: this.shown(await this.own.rename(id, personId, name)) };
  }

  @Access({ who: ['Buyer'], key: 'tasks:write' })
  @Delete(':id')
  @GroupId()
  @Operation({
    summary: 'Delete a worker group',
    description: 'Refused while the group is used by a task whose completion date has not passed.',
    answer: RemovedGroupAnswer,
    errors: { 409: ['group/in-use'] },
  })
  @Idempotent()
  async deleteWorkerGroup(@Param('id', ParseIdPipe) id: Id, @CurrentSession() { personId }: Session) {
    await this.own.remove(id, personId);
    return { data: { _id: id } };
  }

  @Access({ who: ['Buyer'], key: 'tasks:read' })
  @Get(':id/member')
  @GroupId()
  @Operation({
    summary: 'List the members of a group',
    answer: [GroupMemberAnswer],
    paged: true,
  })
  async listGroupMembers(
    @Param('id', ParseIdPipe) id: Id,
    @Query() { cursor, size }: PageParameters,
    @CurrentSession() { personId }: Session,
  ) {
    await this.own.one(id, personId);
    const [after] = decodeCursor(cursor, [''] as const) ?? [];
    const found = await this.groups.members(id, size + 1, after);
    const { rows, next } = toPage(found, size, ({ workerId }) => [workerId]);
    const people = await this.people.cards(rows.map(({ workerId }) => workerId));
    const data = rows.map(({ workerId, source, addedAt }) => ({
      ...{ worker: toAvatar(workerId, people), source, addedAt: new Date(addedAt).toISOString() },
    }));
    return { data, page: { next } };
  }

  @Access({ who: ['Buyer'], key: 'tasks:write' })
  @Post(':id/member')
  @GroupId()
  @Operation({
    summary: 'Add workers to a group (idempotent)',
    description: 'Send one of: ids, a file of ids, or a task or batch of yours to add its accepted workers.',
    answer: AddedMembersAnswer,
    errors: { 422: ['group/full', 'group/file-invalid'] },
  })
  addGroupMembers(
    @Param('id', ParseIdPipe) id: Id,
    @Body() body: AddMembersBody,
    @CurrentSession() { personId }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ) {
    const { workers, csv, task, batch } = body;
    if ([workers, csv, task, batch].filter((each) => each !== undefined).length !== 1)
      throw new InvalidRequest([ONE_OF]);
    const ids = csv === undefined ? workers : memberIdsIn(csv);
    return this.idempotency.execute(key, async () => ({
      data: ids
        ? await this.members.add(id, personId, ids)
        : await this.members.addAccepted(id, { buyerId: personId, task, batch }),
    }));
  }

  @Access({ who: ['Buyer'], key: 'tasks:write' })
  @Delete(':id/member/:worker')
  @GroupId()
  @ApiParam({ name: 'worker', description: 'Id of the worker.' })
  @Operation({
    summary: 'Remove a worker from a group (idempotent)',
    answer: RemovedGroupAnswer,
  })
  async removeGroupMember(
    @Param('id', ParseIdPipe) id: Id,
    @Param('worker', ParseIdPipe) worker: Id,
    @CurrentSession() { personId }: Session,
  ) {
    await this.members.remove(id, personId, worker);
    return { data: { _id: id } };
  }

  @Access({ who: ['Buyer'], key: 'tasks:write' })
  @Post(':id/invitation')
  @GroupId()
  @ApiBody({ type: InvitationBody, required: false })
  @Operation({
    summary: 'Create an invitation link for a group',
    description: 'Any number of workers may join until the link expires. A new link revokes the previous one.',
    answer: InvitationAnswer,
    status: 201,
  })
  async inviteToWorkerGroup(
    @Param('id', ParseIdPipe) id: Id,
    @Body() { days = LIMITS.invitationDays.usual }: InvitationBody,
    @CurrentSession() { personId }: Session,
  ) {
    const { token, until } = await this.own.invite(id, personId, days);
    const link = `${this.config.publicOrigin}/dashboard/joinGroup?token=${token}`;
    return { data: { link, until: new Date(until).toISOString() } };
  }
}

const ONE_OF = { field: 'workers', code: 'one-of', message: 'Send one of workers, csv, task and batch.' };

function answerOf({ id, name, members, ofTest, invitationUntil, createdAt }: WorkerGroup): WorkerGroupAnswer {
  return {
    ...{ _id: id, name, members, ofTest },
    invitationUntil: invitationUntil === 0 ? null : new Date(invitationUntil).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
  };
}
