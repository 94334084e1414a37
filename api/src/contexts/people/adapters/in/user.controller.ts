import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LENGTHS, type PageEnvelope } from '@kaaj/contract';
import { found } from '../../../../kernel/not-found';
import { Access } from '../../../../access';
import { EmailField, TextField, PageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { Balances } from '../../../wallet';
import { BestWorkersQuery } from '../out/best-workers.query';
import { People } from '../../application/people';
import { UserListQuery } from '../out/user-list.query';
import { BestWorkerAnswer, UserAnswer, userAnswer } from './user.wire';

class UserFilter {
  @EmailField('Your own e-mail address; an Admin may name any.')
  readonly email!: string;
}

class UserListFilter extends PageParameters {
  @TextField('Part of a name or an e-mail address.', { max: LENGTHS.search, optional: true })
  readonly search?: string;
}

@ApiTags('People')
@Controller('user')
export class UserController {
  constructor(
    private readonly people: People,
    private readonly balances: Balances,
    private readonly bestWorkers: BestWorkersQuery,
    private readonly users: UserListQuery,
  ) {}

  @Access({ who: 'signed-in', self: 'query.email', othersBy: ['Admin'], key: 'wallet:read' })
  @Get()
  @Operation({
    summary: 'Get a user',
    answer: UserAnswer,
    errors: { 404: ['request/not-found'] },
  })
  async getUser(@Query() { email }: UserFilter): Promise<{ data: UserAnswer }> {
    const person = found(await this.people.find(email));
    return { data: userAnswer(person, (await this.balances.of([person.id])).get(person.id)) };
  }

  @Access({ who: 'anyone' })
  @Get('bestworker')
  @Operation({
    summary: 'List the workers who earned most',
    description: 'At most six, ranked by coins ever earned by accepted work; withdrawing does not demote.',
    answer: [BestWorkerAnswer],
  })
  async listBestWorkers(): Promise<{ data: BestWorkerAnswer[] }> {
    return { data: await this.bestWorkers.list() };
  }

  @Access({ who: ['Admin'] })
  @Get('alluser')
  @Operation({ summary: 'List users, newest first', answer: [UserAnswer], paged: true })
  async listUsers(@Query() { search, cursor, size }: UserListFilter): Promise<PageEnvelope<UserAnswer>> {
    const { rows: users, next } = await this.users.page(search, cursor, size);
    return { data: users.map(({ person, balance }) => userAnswer(person, balance)), page: { next } };
  }
}
