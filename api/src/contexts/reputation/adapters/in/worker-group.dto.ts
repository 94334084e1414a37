import { PickType } from '@nestjs/swagger';
import { LENGTHS, LIMITS, MEMBER_SOURCES, type MemberSource } from '@kaaj/contract';
import { IdListField, RawTextField, TextField, WholeNumberField } from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { AvatarAnswer } from '../../../people';

export class GroupBody {
  @TextField('Name of the group, shown to you and to invited workers.', { max: LENGTHS.groupName })
  readonly name: string;
}

export class AddMembersBody {
  @IdListField('Ids of workers.', { max: LIMITS.membersAtOnce, optional: true })
  readonly workers?: string[];

  @RawTextField('A file with a column workerId, like the exported results, or with ids only.', {
    max: LENGTHS.groupFile,
    optional: true,
  })
  readonly csv?: string;

  @TextField('Id of one of your tasks: adds all workers with an accepted submission for it.', {
    max: LENGTHS.id,
    optional: true,
  })
  readonly task?: string;

  @TextField('Id of one of your batches: adds all workers with an accepted submission for it.', {
    max: LENGTHS.id,
    optional: true,
  })
  readonly batch?: string;
}

export class InvitationBody {
  static readonly mayBeLeftOut = true;

  @WholeNumberField('Days until the link expires.', {
    ...{ min: LIMITS.invitationDays.min, max: LIMITS.invitationDays.max },
    optional: true,
    default: LIMITS.invitationDays.usual,
  })
  readonly days?: number;
}

export class JoinGroupBody {
  @TextField('The token of the link.', { max: LENGTHS.invitationToken })
  readonly token: string;
}

@ResponseSchema('A named list of workers, which tasks require or exclude.')
export class WorkerGroupAnswer {
  @ResponseField('Id of the group.')
  readonly _id: string;

  @ResponseField('Name of the group.')
  readonly name: string;

  @ResponseInteger('How many workers are in it.')
  readonly members: number;

  @ResponseField('Whether it is the group of workers who passed the qualification test with the same id.')
  readonly ofTest: boolean;

  @ResponseTime('When its invitation link expires; null without a valid one.', { nullable: true })
  readonly invitationUntil: string | null;

  @ResponseTime('When it was created.')
  readonly createdAt: string;
}

@ResponseSchema('A worker in a group.')
export class GroupMemberAnswer {
  @ResponseField('Who it is.')
  readonly worker: AvatarAnswer;

  @ResponseField(
    'How they joined. buyer: added by id; accepted: by an accepted submission; invitation: by a link; test: by ' +
      'a passed test.',
    { enum: MEMBER_SOURCES },
  )
  readonly source: MemberSource;

  @ResponseTime('Since when.')
  readonly addedAt: string;
}

@ResponseSchema('Result of adding workers.')
export class AddedMembersAnswer {
  @ResponseInteger('How many were added.')
  readonly added: number;

  @ResponseInteger('How many were already members.')
  readonly already: number;

  @ResponseField('Ids without a worker.', { type: String, isArray: true })
  readonly unknown: readonly string[];
}

@ResponseSchema('Invitation link of a group.')
export class InvitationAnswer {
  @ResponseField('The link. It is returned only once, and the previous link is revoked.', {
    example: 'https://kaaj.example/dashboard/joinGroup?token=Zk3vR8sQ1xT6yB9nM4pL7wD2hG5jC0fA3eU8iO1rKqY',
  })
  readonly link: string;

  @ResponseTime('When it expires.')
  readonly until: string;
}

@ResponseSchema('The group that you joined.')
export class JoinedGroupAnswer extends PickType(WorkerGroupAnswer, ['_id', 'name']) {
  @ResponseField('Owner of the group.')
  readonly buyer: AvatarAnswer;
}

export class RemovedGroupAnswer extends PickType(WorkerGroupAnswer, ['_id']) {}
