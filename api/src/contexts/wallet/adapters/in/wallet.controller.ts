import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { SignedIn } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { Statement } from '../../application/statement';
import { StatementLineAnswer, StatementParameters } from './wallet.dto';

@ApiTags('Wallet')
@Controller('wallet')
export class WalletController {
  constructor(private readonly statement: Statement) {}

  @Access({ who: 'signed-in', self: 'query.email', key: 'wallet:read' })
  @Get('statement')
  @Operation({
    id: 'getStatement',
    summary: 'Every transfer of your coins, newest first, with the balance after it.',
    answer: [StatementLineAnswer],
    paged: true,
  })
  async getStatement(
    @Query() { cursor, size = LIMITS.listPageSize }: StatementParameters,
    @SignedIn() { personId }: Session,
  ) {
    const { lines, next } = await this.statement.page(personId, cursor, size);
    return { data: lines, page: { next } };
  }
}
