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
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { type Person, UserAnswer, userAnswer } from '../../../people';
import { Balances } from '../../../wallet';
import { ChangeRole } from '../../application/change-role';
import { CorrectBalance } from '../../application/correct-balance';
import { RemovePerson } from '../../application/remove-person';

class CorrectBalanceBody {
  @WholeNumberField('The new balance in coins.', LIMITS.correctedBalance)
  readonly coin!: number;

  @TextField('Why; sent to the person and stored in the audit log.', { max: LENGTHS.correctionReason, lines: true })
  readonly reason!: string;
}

class RoleBody {
  @ChoiceField('The new role.', ROLES)
  readonly role!: Role;

  @PasswordField("The caller's password; required for the role Admin.", { optional: true })
  readonly password?: string;
}

class RemoveUserBody {
  static readonly mayBeLeftOut = true;

  @TextField('Why; sent to the person and stored in the audit log.', {
    ...{ max: LENGTHS.suspensionReason, lines: true, optional: true },
  })
  readonly reason?: string;

  @FlagField('Whether granted or bought coins are forfeited; earned coins never are. Default: true.', {
    optional: true,
  })
  readonly forfeit?: boolean;
}

class RemovedUser {
  @ResponseField('Id of the removed user.')
  readonly _id!: string;
}

@ApiTags('Moderation')
@Controller('user')
export class ModerationController {
  constructor(
    private readonly correction: CorrectBalance,
    private readonly roles: ChangeRole,
    private readonly removePerson: RemovePerson,
    private readonly balances: Balances,
  ) {}

  @Access({ who: ['Admin'] })
  @Patch('updatecoin/:id')
  @ApiParam({ name: 'id', description: 'Id of the person.' })
  @Operation({
    summary: "Correct a user's coin balance, with a reason",
    description: 'Sets the balance to `coin` with one transfer. Coins held for a withdrawal stay held.',
    answer: UserAnswer,
    errors: {
      409: ['access/own-money', 'user/admin-is-protected'],
      422: ['wallet/not-enough-coins'],
    },
  })
  @Idempotent()
  async correctBalance(
    @Param('id', ParseIdPipe) personId: Id,
    @Body() { coin, reason }: CorrectBalanceBody,
    @CurrentSession() { personId: adminId }: Session,
  ): Promise<{ data: UserAnswer }> {
    return this.shown(await this.correction.execute({ adminId, personId, coin, reason }));
  }

  @Access({ who: ['Admin'] })
  @Patch('updaterole/:id')
  @ApiParam({ name: 'id', description: 'Id of the person.' })
  @Operation({
    summary: "Change a user's role",
    description:
      "Ends the user's sessions, so that the new role takes effect with the next request. Refused for an Admin. " +
      "The role Admin requires the caller's password; ten wrong passwords in 15 minutes are rate-limited.",
    answer: UserAnswer,
    errors: {
      409: ['user/admin-is-protected'],
      422: ['auth/wrong-password', 'auth/no-password', 'user/email-unverified', 'user/suspended'],
      429: ['auth/too-many-requests'],
    },
  })
  async changeRole(
    @Param('id', ParseIdPipe) personId: Id,
    @Body() { role, password }: RoleBody,
    @CurrentSession() { personId: adminId, sessionId }: Session,
  ): Promise<{ data: UserAnswer }> {
    return this.shown(await this.roles.execute({ adminId, sessionId, personId, role, password }));
  }

  @Access({ who: ['Admin'] })
  @Delete('deleteuser/:id')
  @ApiBody({ type: RemoveUserBody, required: false })
  @ApiParam({ name: 'id', description: 'Id of the person.' })
  @Operation({
    summary: 'Remove a user',
    description:
      "Closes the user's tasks and pays submissions that await their decision. Earned coins stay theirs: the " +
      'user is suspended until they are withdrawn, and their pending submissions remain. Without earned coins ' +
      "the account is erased at once. With a reason, erasure waits for the user's pending submissions and " +
      'disputes. Refused for an Admin.',
    answer: RemovedUser,
    errors: { 409: ['user/admin-is-protected'] },
  })
  async removeUser(
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
