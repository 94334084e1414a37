import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RECEIPT_KINDS, type ReceiptKind } from '@kaaj/contract';
import { Access, type Session } from '../../../../access';
import { type Id } from '../../../../kernel/ids';
import { NotFound } from '../../../../kernel/not-found';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { Operation } from '../../../../platform/http/operation';
import { ParseIdPipe } from '../../../../platform/http/validation.pipe';
import { ReceiptsQuery } from '../out/receipts.query';
import { ReceiptAnswer } from './receipt.dto';

@ApiTags('Receipts')
@Controller('receipt')
export class ReceiptController {
  constructor(private readonly receipts: ReceiptsQuery) {}

  @Access({ who: 'signed-in' })
  @Get(':kind/:id')
  @Operation({
    summary: 'Get the receipt of a decision, dispute, payout, purchase, suspension or bonus, as a party or Admin',
    description: 'Available once the record is settled.',
    answer: ReceiptAnswer,
    errors: { 503: ['image/store-unavailable'] },
  })
  async getReceipt(@Param('kind') kind: string, @Param('id', ParseIdPipe) id: Id, @CurrentSession() viewer: Session) {
    if (!isKind(kind)) throw new NotFound();
    return { data: await this.receipts.of(kind, id, viewer) };
  }
}

const isKind = (kind: string): kind is ReceiptKind => (RECEIPT_KINDS as readonly string[]).includes(kind);
