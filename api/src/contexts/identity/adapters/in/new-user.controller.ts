import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../../access';
import { type VerifiedIdentity } from '../../../../platform/http/authentication';
import { CurrentIdentity } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { EmailAddress } from '../../../../platform/http/validation.pipe';
import { Balances } from '../../../wallet';
import { UserAnswer, userAnswer } from '../../../people';
import { SavePerson } from '../../application/save-person';
import { NewUserBody } from './identity.wire';

@ApiTags('People')
@Controller('user')
export class NewUserController {
  constructor(
    private readonly savePerson: SavePerson,
    private readonly balances: Balances,
  ) {}

  @Access({ who: 'identity-token', self: 'params.email' })
  @Post(':email')
  @ApiParam({ name: 'email', description: 'The e-mail that the identity token proves.' })
  @Operation({
    summary: 'Create the profile of a new account',
    description: 'Grants the starting coins once. Idempotent: a repeat changes nothing and returns the stored user.',
    answer: UserAnswer,
  })
  async saveUser(
    @Param('email', EmailAddress) email: string,
    @Body() { name, image = '', role }: NewUserBody,
    @CurrentIdentity() { identityId, provider }: VerifiedIdentity,
  ): Promise<{ data: UserAnswer }> {
    const person = await this.savePerson.execute({ identityId, email, provider, name, image, role });
    return { data: userAnswer(person, (await this.balances.of([person.id])).get(person.id)) };
  }
}
