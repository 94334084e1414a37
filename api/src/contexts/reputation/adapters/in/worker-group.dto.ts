import { LENGTHS, LIMITS, MEMBER_SOURCES, type MemberSource } from '@kaaj/contract';
import {
  CursorField,
  IdListField,
  RawTextField,
  SizeField,
  TextField,
  WholeNumberField,
} from '../../../../platform/http/fields';
import { ResponseField, ResponseSchema } from '../../../../platform/http/response-field';
import { AvatarAnswer } from '../../../people';

export class GroupBody {
  @TextField('Name of the group, for yourself and for those whom you invite.', { max: LENGTHS.groupName })
  readonly name: string;
}

export class GroupsParameters {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

export class AddMembersBody {
  @IdListField('Ids of workers.', { max: LIMITS.membersAtOnce, optional: true })
  readonly workers?: string[];

  @RawTextField('A file with a column workerId, as tables of results have it, or with nothing but ids.', {
    max: LENGTHS.groupFile,
    optional: true,
  })
  readonly csv?: string;

  @TextField('Id of a task of yours: everybody whose work on it was accepted.', { max: LENGTHS.id, optional: true })
  readonly task?: string;

  @TextField('Id of a batch of yours: everybody whose work on it was accepted.', { max: LENGTHS.id, optional: true })
  readonly batch?: string;
}

export class InvitationBody {
  static readonly mayBeLeftOut = true;

  @WholeNumberField('For how many days the link works.', {
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

  @ResponseField('How many workers are in it.', { type: 'integer' })
  readonly members: number;

  @ResponseField('Those who passed the qualification test with the same id are in it.')
  readonly ofTest: boolean;

  @ResponseField('Until when its invitation link works; null without one that works.', {
    ...{ type: String, nullable: true, format: 'date-time' },
  })
  readonly invitationUntil: string | null;

  @ResponseField('When it was made.', { format: 'date-time' })
  readonly createdAt: string;
}

@ResponseSchema('A worker in a group.')
export class GroupMemberAnswer {
  @ResponseField('Who it is.', { type: AvatarAnswer })
  readonly worker: AvatarAnswer;

  @ResponseField(
    'How they came in: buyer, by their id; accepted, by accepted work; invitation, by a link; test, by a passed test.',
    { type: String, enum: MEMBER_SOURCES },
  )
  readonly source: MemberSource;

  @ResponseField('Since when.', { format: 'date-time' })
  readonly addedAt: string;
}

@ResponseSchema('What became of workers that were to be added.')
export class AddedMembersAnswer {
  @ResponseField('How many were added.', { type: 'integer' })
  readonly added: number;

  @ResponseField('How many were members before.', { type: 'integer' })
  readonly already: number;

  @ResponseField('What is the id of no worker.', { type: String, isArray: true })
  readonly unknown: readonly string[];
}

@ResponseSchema('A link that lets workers join a group.')
export class InvitationAnswer {
  @ResponseField('The link. Answered here and never again; the one before works no more.', {
    example: 'https://kaaj.example/dashboard/joinGroup?token=Zk3vR8sQ1xT6yB9nM4pL7wD2hG5jC0fA3eU8iO1rKqY',
  })
  readonly link: string;

  @ResponseField('Until when it works.', { format: 'date-time' })
  readonly until: string;
}

@ResponseSchema('The group that you joined.')
export class JoinedGroupAnswer {
  @ResponseField('Id of the group.')
  readonly _id: string;

  @ResponseField('Name of the group.')
  readonly name: string;

  @ResponseField('Whose it is.', { type: AvatarAnswer })
  readonly buyer: AvatarAnswer;
}

export class RemovedGroupAnswer {
  @ResponseField('Id of the group.')
  readonly _id: string;
}
