import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { OwnPageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { OverviewQuery } from '../out/overview.query';
import { AdminOverviewAnswer, BuyerOverviewAnswer, LedgerHealthAnswer, WorkerOverviewAnswer } from './overview.dto';

@ApiTags('Overviews')
@Controller()
export class OverviewController {
  constructor(private readonly overviews: OverviewQuery) {}

  @Access({ who: ['Buyer'], self: 'query.email', key: 'submissions:read' })
  @Get('overview/buyer')
  @Operation({
    summary: 'Get your tasks, payments and submissions to review; `page` paginates the submissions',
    answer: BuyerOverviewAnswer,
    paged: true,
  })
  getBuyerOverview(@Query() { cursor, size }: OwnPageParameters, @CurrentSession() { personId }: Session) {
    return this.overviews.ofBuyer(personId, cursor, size);
  }

  @Access({ who: ['Worker'], self: 'query.email' })
  @Get('overview/worker')
  @Operation({
    summary: 'Get your submissions and earnings; `page` paginates the accepted submissions',
    answer: WorkerOverviewAnswer,
    paged: true,
  })
  getWorkerOverview(@Query() { cursor, size }: OwnPageParameters, @CurrentSession() { personId }: Session) {
    return this.overviews.ofWorker(personId, cursor, size);
  }

  @Access({ who: ['Admin'], self: 'query.email' })
  @Get('overview/admin')
  @Operation({
    summary: 'Get totals of users and coins, and withdrawals to decide; `page` paginates the withdrawals',
    answer: AdminOverviewAnswer,
    paged: true,
  })
  getAdminOverview(@Query() { cursor, size }: OwnPageParameters) {
    return this.overviews.ofAdmin(cursor, size);
  }

  /** Lives here because it combines wallet, payments and withdrawals, and the wallet must not import them. */
  @Access({ who: ['Admin'] })
  @Get('wallet/health')
  @Operation({
    summary: 'Get ledger health (last audit)',
    answer: LedgerHealthAnswer,
  })
  async getLedgerHealth() {
    return { data: await this.overviews.ledgerHealth() };
  }

  @Access({ who: ['Admin'] })
  @Post('wallet/health/check')
  @Operation({
    summary: 'Start a ledger audit',
    answer: LedgerHealthAnswer,
    status: 202,
  })
  async checkLedger() {
    await this.overviews.checkLedger();
    return this.getLedgerHealth();
  }
}
