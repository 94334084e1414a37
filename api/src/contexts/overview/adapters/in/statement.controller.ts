import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { YearlyStatementQuery } from '../out/yearly-statement.query';
import { OwnStatementQuery } from '../out/own-statement.query';
import { StatementLineAnswer, StatementParameters, YearlyStatementAnswer, YearParameters } from './statement.dto';

@ApiTags('Wallet')
@Controller('wallet')
export class StatementController {
  constructor(
    private readonly statement: OwnStatementQuery,
    private readonly years: YearlyStatementQuery,
  ) {}

  @Access({ who: 'signed-in', self: 'query.email', key: 'wallet:read' })
  @Get('year')
  @Operation({
    summary: 'Get your yearly statement, by month',
    answer: YearlyStatementAnswer,
  })
  async getYearlyStatement(
    @Query() { year }: YearParameters,
    @CurrentSession() { personId }: Session,
  ): Promise<{ data: YearlyStatementAnswer }> {
    return { data: await this.years.of(personId, year) };
  }

  @Access({ who: 'signed-in', self: 'query.email', key: 'wallet:read' })
  @Get('statement')
  @Operation({
    summary: 'List your transfers, newest first, with the balance after each',
    answer: [StatementLineAnswer],
    paged: true,
  })
  async getStatement(
    @Query() { cursor, size, group, days }: StatementParameters,
    @CurrentSession() { personId }: Session,
  ) {
    const { rows: lines, next } = await this.statement.page(
      personId,
      { group: group || undefined, days },
      cursor,
      size,
    );
    return { data: lines, page: { next } };
  }
}
