import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { type RequestKey } from '../../../../platform/idempotency/idempotency-store';
import { IdempotencyKey } from '../../../../platform/idempotency/idempotency-key';
import { IdempotencyService } from '../../../../platform/idempotency/idempotency-service';
import { Idempotent } from '../../../../platform/idempotency/idempotent';
import { ClosedDayQuery } from '../out/closed-day.query';
import { PayoutPagesQuery } from '../out/payout-pages.query';
import { ClaimPayoutBatch } from '../../application/claim-payout-batch';
import { ImportPayoutResults } from '../../application/import-payout-results';
import {
  PayoutAnswer,
  PayoutBatchAnswer,
  PayoutReferencesAnswer,
  PayoutReferencesBody,
  PayoutReconciliationAnswer,
  PayoutSheetParameters,
  PayoutsParameters,
  ExportBatchBody,
} from './payout.dto';
import { reconciliationAnswer } from './reconciliation-answer';

@ApiTags('Payouts')
@Controller('payout')
export class PayoutController {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly pages: PayoutPagesQuery,
    private readonly taking: ClaimPayoutBatch,
    private readonly references: ImportPayoutResults,
    private readonly closing: ClosedDayQuery,
  ) {}

  @Access({ who: ['Admin'] })
  @Get()
  @Operation({
    summary: 'List payouts in progress, longest overdue first, or finished ones, latest first',
    answer: [PayoutAnswer],
    paged: true,
  })
  async listPayouts(@Query() { state = 'queued', cursor, size }: PayoutsParameters) {
    const { rows: payouts, next } = await this.pages.page(state, cursor, size);
    return { data: payouts, page: { next } };
  }

  @Access({ who: ['Admin'] })
  @Get('sheet')
  @Operation({
    summary: 'Get the payout reconciliation of a day',
    description:
      'Each column is summed from opening to closing balance. Each payout is compared with the ledger transfers ' +
      'of its account, and differences are listed.',
    answer: PayoutReconciliationAnswer,
  })
  async getPayoutReconciliation(@Query() { day }: PayoutSheetParameters) {
    return { data: reconciliationAnswer(await this.closing.execute(day)) };
  }

  @Access({ who: ['Admin'] })
  @Post('batch')
  @Operation({
    summary: 'Claim all queued payouts of a payment method and export them',
    description:
      'At most 500 payouts, earliest due first. The same Idempotency-Key returns the same file. The file with ' +
      'its account numbers is not stored.',
    answer: PayoutBatchAnswer,
    status: 201,
    errors: { 409: ['payout/nothing-queued'] },
  })
  async exportPayoutBatch(
    @Body() { rail }: ExportBatchBody,
    @CurrentSession() { personId: adminId }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ) {
    const { data: batchId } = await this.idempotency.execute(key, async () => ({
      data: await this.taking.execute({ adminId, rail }),
    }));
    return { data: await this.taking.file(batchId) };
  }

  @Access({ who: ['Admin'] })
  @Post('references')
  @Operation({
    summary: 'Import payout results (all or nothing)',
    description:
      '`errors` lists each invalid line as `line N`. A confirmed payout redeems its payable coins; a failed one ' +
      'returns them to the worker.',
    answer: PayoutReferencesAnswer,
    errors: { 422: ['payout/file-refused'] },
  })
  @Idempotent()
  async importPayoutReferences(
    @Body() { csv }: PayoutReferencesBody,
    @CurrentSession() { personId: adminId }: Session,
  ) {
    return { data: await this.references.execute({ adminId, csv }) };
  }
}
