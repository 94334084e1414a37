import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { LENGTHS, LIMITS } from '@kaaj/contract';
import { NotFound } from '../../../../kernel/not-found';
import { Access } from '../../../../access';
import { type ProvenIdentity } from '../../../../platform/http/authentication';
import { Proven } from '../../../../platform/http/caller.decorators';
import { CursorField, EmailField, SizeField, TextField } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { EmailAddress } from '../../../../platform/http/validation.pipe';
import { Balances } from '../../../wallet';
import { BestWorkersQuery } from '../out/best-workers.query';
import { People } from '../../application/people';
import { SavePerson } from '../../application/save-person';
import { UserListQuery } from '../out/user-list.query';
import { BestWorkerAnswer, NewUserBody, UserAnswer, userAnswer } from './identity.wire';

class UserFilter {
  @EmailField('Whose record.')
  readonly email!: string;
}

class UserListFilter {
  @TextField('Part of a name or an e-mail address.', { max: LENGTHS.search, optional: true })
  readonly search?: string;

  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

@ApiTags('People')
@Controller('user')
export class UserController {
  constructor(
    private readonly people: People,
    private readonly balances: Balances,
    private readonly savePerson: SavePerson,
    private readonly bestWorkers: BestWorkersQuery,
    private readonly users: UserListQuery,
  ) {}

  @Access({ who: 'signed-in', self: 'query.email', othersBy: ['Admin'], key: 'wallet:read' })
  @Get()
  @Operation({
    id: 'getUser',
    summary: "A person's record",
    answer: UserAnswer,
    errors: { 404: ['request/not-found'] },
  })
  async show(@Query() { email }: UserFilter): Promise<{ data: UserAnswer }> {
    const person = await this.people.find(email);
    if (!person) throw new NotFound();
    return { data: userAnswer(person, (await this.balances.of([person.id])).get(person.id)) };
  }

  @Access({ who: 'anyone' })
  @Get('bestworker')
  @Operation({
    id: 'listBestWorkers',
    summary: 'The workers who earned most',
    description: 'At most six, ranked by coins ever earned by accepted work; withdrawing does not demote.',
    answer: [BestWorkerAnswer],
  })
  async best(): Promise<{ data: BestWorkerAnswer[] }> {
    const best = await this.bestWorkers.list();
    return { data: best.map(({ id, ...shown }) => ({ _id: id, ...shown })) };
  }

  @Access({ who: ['Admin'] })
  @Get('alluser')
  @Operation({ id: 'listUsers', summary: 'List users, newest first', answer: [UserAnswer], paged: true })
  async list(
    @Query() { search, cursor, size = LIMITS.listPageSize }: UserListFilter,
  ): Promise<{ data: UserAnswer[]; page: { next: string | null } }> {
    const { rows: users, next } = await this.users.page({ search, cursor, size });
    return { data: users.map(({ person, balance }) => userAnswer(person, balance)), page: { next } };
  }

  @Access({ who: 'identity-token', self: 'params.email' })
  @Post(':email')
  @ApiParam({ name: 'email', description: 'The e-mail that the identity token proves.' })
  @Operation({
    id: 'saveUser',
    summary: 'Save the profile after the account was created',
    description: 'Grants the starting coins once. A repeat changes nothing and answers with the record as it is.',
    answer: UserAnswer,
    errors: { 404: ['request/not-found'] },
  })
  async save(
    @Param('email', EmailAddress) email: string,
    @Body() { name, image = '', role }: NewUserBody,
    @Proven() { identityId, provider }: ProvenIdentity,
  ): Promise<{ data: UserAnswer }> {
    const person = await this.savePerson.execute({
      identityId,
      email,
      provider,
      name,
      image,
      role,
    });
    return { data: userAnswer(person, (await this.balances.of([person.id])).get(person.id)) };
  }
}
