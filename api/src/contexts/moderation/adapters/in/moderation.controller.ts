import { Body, Controller, Delete, Param, Patch } from '@nestjs/common';
import { ApiBody, ApiParam, ApiTags } from '@nestjs/swagger';
import { LENGTHS, LIMITS, type Role, ROLES } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { ChoiceField, FlagField, PasswordField, TextField, WholeNumberField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ResponseField } from '../../../../platform/http/response-field';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { type RequestKey } from '../../../../platform/idempotency/idempotency-store';
import { IdempotencyKey } from '../../../../platform/idempotency/idempotency-key';
import { IdempotencyService } from '../../../../platform/idempotency/idempotency-service';
import { type Person, UserAnswer, userAnswer } from '../../../people';
import { Balances } from '../../../wallet';
import { ChangeRole } from '../../application/change-role';
import { CorrectBalance } from '../../application/correct-balance';
import { RemovePerson } from '../../application/remove-person';

class CorrectBalanceBody {
  @WholeNumberField('The coin balance it shall be from now on, in coins.', LIMITS.correctedBalance)
  readonly coin!: number;

  @TextField('Why; sent to the person and stored in the audit log.', { max: LENGTHS.correctionReason, lines: true })
  readonly reason!: string;
}

class RoleBody {
  @ChoiceField('The new role.', ROLES)
  readonly role!: Role;

  @PasswordField("The Admin's own password; needed where the new role is Admin.", { optional: true })
  readonly password?: string;
}

class RemoveUserBody {
  static readonly mayBeLeftOut = true;

  @TextField('Why; sent to the person and stored in the audit log.', {
    ...{ max: LENGTHS.suspensionReason, lines: true, optional: true },
  })
  readonly reason?: string;

  @FlagField(
    'Whether coins that were granted or bought are forfeited; earned ones never are. True where it is left out.',
    {
      optional: true,
    },
  )
  readonly forfeit?: boolean;
}

class RemovedUser {
  @ResponseField('Id of the removed person.')
  readonly _id!: string;
}

@ApiTags('Moderation')
@Controller('user')
export class ModerationController {
  constructor(
    private readonly once: IdempotencyService,
    private readonly correctBalance: CorrectBalance,
    private readonly changeRole: ChangeRole,
    private readonly removePerson: RemovePerson,
    private readonly balances: Balances,
  ) {}

  @Access({ who: ['Admin'] })
  @Patch('updatecoin/:id')
  @ApiParam({ name: 'id', description: 'Id of the person.' })
  @Operation({
    id: 'correctBalance',
    summary: "Correct a person's coin balance, with a reason",
    description: 'One transfer brings the balance to `coin`. Coins held for a withdrawal stay held.',
    answer: UserAnswer,
    errors: {
      404: ['request/not-found'],
      409: ['access/own-money', 'user/admin-is-protected'],
      422: ['wallet/not-enough-coins'],
    },
  })
  async correct(
    @Param('id', ParseIdPipe) personId: Id,
    @Body() { coin, reason }: CorrectBalanceBody,
    @CurrentSession() { personId: adminId }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ): Promise<{ data: UserAnswer }> {
    return this.once.execute(key, async () =>
      this.shown(await this.correctBalance.execute({ adminId, personId, coin, reason })),
    );
  }

  @Access({ who: ['Admin'] })
  @Patch('updaterole/:id')
  @ApiParam({ name: 'id', description: 'Id of the person.' })
  @Operation({
    id: 'changeRole',
    summary: "Change a person's role",
    description:
      'Ends their sessions, so that the new role holds from the next request. Never on an Admin. To make an Admin takes the ' +
      "caller's own password; ten wrong ones in 15 minutes, and it has to wait.",
    answer: UserAnswer,
    errors: {
      404: ['request/not-found'],
      409: ['user/admin-is-protected'],
      422: ['auth/wrong-password', 'auth/no-password', 'user/email-unverified'],
      429: ['auth/too-many-requests'],
    },
  })
  async change(
    @Param('id', ParseIdPipe) personId: Id,
    @Body() { role, password }: RoleBody,
    @CurrentSession() { personId: adminId, sessionId }: Session,
  ): Promise<{ data: UserAnswer }> {
    return this.shown(await this.changeRole.execute({ adminId, sessionId, personId, role, password }));
  }

  @Access({ who: ['Admin'] })
  @Delete('deleteuser/:id')
  @ApiBody({ type: RemoveUserBody, required: false })
  @ApiParam({ name: 'id', description: 'Id of the person.' })
  @Operation({
    id: 'removeUser',
    summary: 'Remove a person',
    description:
      'Their tasks close, and work that waits for them is paid. Coins that they earned stay theirs: with such coins it is a suspension until all ' +
      'is withdrawn, and work of theirs that waits is left to its buyers. Without any the account is erased at once; with a reason it waits for work and ' +
      'disputes of theirs that nobody decided. Never on an Admin.',
    answer: RemovedUser,
    errors: { 404: ['request/not-found'], 409: ['user/admin-is-protected'] },
  })
  async remove(
    @Param('id', ParseIdPipe) personId: Id,
    @Body() { reason, forfeit }: RemoveUserBody,
    @CurrentSession() { personId: adminId }: Session,
  ): Promise<{ data: RemovedUser }> {
    await this.removePerson.execute({ adminId, personId, reason, forfeit });
    return { data: { _id: personId } };
  }

  private async shown(person: Person): Promise<{ data: UserAnswer }> {
    return { data: userAnswer(person, (await this.balances.of([person.id])).get(person.id)) };
  }
}
