import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { LENGTHS, type PageEnvelope } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { FlagField, PageParameters, TextField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { decodeCursor, toPage } from '../../../../platform/paging/cursor';
import {
  ObjectionAnswer,
  objectionAnswer,
  People,
  type Suspension,
  SuspensionAnswer,
  suspensionAnswer,
  Suspensions,
} from '../../../people';
import { AccountSuspension } from '../../application/account-suspension';
import { Objections } from '../../application/objections';
import { concerned, ConcernedPersonAnswer } from './concerned-person';

class SuspendBody {
  @TextField('Why; sent to the person and stored in the audit log.', { max: LENGTHS.suspensionReason, lines: true })
  readonly reason!: string;

  @FlagField('true: the suspension ends.', { optional: true })
  readonly lifted?: boolean;
}

class SuspendedUser {
  @ResponseField('Id of the person.')
  readonly _id!: string;

  @ResponseField('The suspension; null if lifted.', { type: SuspensionAnswer, nullable: true })
  readonly suspension!: SuspensionAnswer | null;
}

class ObjectBody {
  @TextField('Statement against the suspension.', { max: LENGTHS.statement, lines: true })
  readonly statement!: string;
}

class DecideObjectionBody {
  @FlagField('Whether the suspension is lifted.')
  readonly lifted!: boolean;

  @TextField('Why; sent to the person and stored in the audit log.', { max: LENGTHS.objectionReason, lines: true })
  readonly reason!: string;
}

@ResponseSchema('An objection to a suspension, with the suspension.')
class ListedObjectionAnswer extends ObjectionAnswer {
  @ResponseField('Who objects.')
  readonly person!: ConcernedPersonAnswer;

  @ResponseField('The Admin who suspended them.')
  readonly admin!: ConcernedPersonAnswer;

  @ResponseField('Why they are suspended.')
  readonly suspensionReason!: string;

  @ResponseTime('Since when.')
  readonly since!: string;

  @ResponseField('Whether the account is being removed.')
  readonly removal!: boolean;
}

@ApiTags('Moderation')
@Controller('user')
export class SuspensionController {
  constructor(
    private readonly accounts: AccountSuspension,
    private readonly objections: Objections,
    private readonly suspensions: Suspensions,
    private readonly people: People,
  ) {}

  @Access({ who: ['Admin'] })
  @Patch('suspend/:id')
  @ApiParam({ name: 'id', description: 'Id of the person.' })
  @Operation({
    summary: 'Suspend a user with a reason, or lift the suspension',
    description:
      "Ends the user's sessions, hides their open tasks and disables their API keys. They can sign in to read " +
      'the reason, withdraw earned coins and object once. Refused for an Admin.',
    answer: SuspendedUser,
    errors: { 409: ['account/not-suspended', 'account/removal-is-permanent', 'user/admin-is-protected'] },
  })
  @Idempotent()
  async suspendUser(
    @Param('id', ParseIdPipe) personId: Id,
    @Body() { reason, lifted = false }: SuspendBody,
    @CurrentSession() { personId: adminId }: Session,
  ): Promise<{ data: SuspendedUser }> {
    if (!lifted) {
      const suspension = await this.accounts.suspend({ adminId, personId, reason });
      return { data: { _id: personId, suspension: suspensionAnswer(suspension) } };
    }
    await this.accounts.lift({ adminId, personId, reason });
    return { data: { _id: personId, suspension: null } };
  }

  @Access({ who: 'signed-in' })
  @Post('objection')
  @Operation({
    summary: 'Object to your suspension, once',
    answer: ObjectionAnswer,
    status: 201,
    errors: { 409: ['account/not-suspended', 'account/already-objected'] },
  })
  @Idempotent()
  async objectToSuspension(
    @Body() { statement }: ObjectBody,
    @CurrentSession() { personId }: Session,
  ): Promise<{ data: ObjectionAnswer }> {
    return { data: objectionAnswer(await this.objections.object(personId, statement)) };
  }

  @Access({ who: ['Admin'] })
  @Get('objection')
  @Operation({
    summary: 'List objections to suspensions: undecided ones first, then the newest',
    answer: [ListedObjectionAnswer],
    paged: true,
  })
  async listObjections(@Query() { cursor, size }: PageParameters): Promise<PageEnvelope<ListedObjectionAnswer>> {
    const position = decodeCursor(cursor, [0, ''] as const);
    const { rows, next } = toPage(await this.suspensions.objections(size + 1, position), size, ({ objection }) => [
      objection?.decision ? 1 : 0,
      objection?.id ?? '',
    ]);
    return { data: await this.shown(rows), page: { next } };
  }

  @Access({ who: ['Admin'] })
  @Patch('objection/:id')
  @ApiParam({ name: 'id', description: 'Id of the objection.' })
  @Operation({
    summary: 'Decide on an objection',
    description: 'The Admin who suspended the user may decide only if there is no other Admin.',
    answer: ListedObjectionAnswer,
    errors: { 409: ['account/other-admin-decides', 'account/objection-decided'] },
  })
  @Idempotent()
  async decideObjection(
    @Param('id', ParseIdPipe) objectionId: Id,
    @Body() { lifted, reason }: DecideObjectionBody,
    @CurrentSession() { personId: adminId }: Session,
  ): Promise<{ data: ListedObjectionAnswer }> {
    const decided = await this.objections.decide({ objectionId, adminId, lifted, reason });
    const [shown] = await this.shown([decided]);
    return { data: shown as ListedObjectionAnswer };
  }

  private async shown(suspensions: readonly Suspension[]): Promise<ListedObjectionAnswer[]> {
    const people = await this.people.cards(suspensions.flatMap(({ personId, adminId }) => [personId, adminId]));
    return suspensions.flatMap(({ personId, adminId, reason, since, removal, objection }) =>
      objection
        ? {
            ...objectionAnswer(objection),
            person: concerned(personId, people),
            admin: concerned(adminId, people),
            suspensionReason: reason,
            since: new Date(since).toISOString(),
            removal,
          }
        : [],
    );
  }
}
