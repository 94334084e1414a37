import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { PageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { RateLimits } from '../../../../platform/limits/rate-limits';
import { SharedPace } from '../../../../platform/limits/shared-pace';
import { ProveTransfer } from '../../application/prove-transfer';
import { BooksQuery } from '../out/books.query';
import { BookDayAnswer, BookKeyAnswer, ProofParameters, TransferProofAnswer } from './proof.dto';

@ApiTags('Books')
@Controller()
export class ProofController {
  /** Limit per person: each proof hashes a whole block of its day. */
  private readonly pace: SharedPace;

  constructor(
    private readonly books: BooksQuery,
    private readonly proofs: ProveTransfer,
    { limits: { searches } }: Config,
    limits: RateLimits,
    clock: Clock,
  ) {
    this.pace = new SharedPace(limits, clock, 'transfer-proof', searches);
  }

  @Access({ who: 'anyone' })
  @Get('proof')
  @Operation({
    summary: 'List closed days of the books, newest first',
    answer: [BookDayAnswer],
    paged: true,
  })
  getBooks(@Query() { cursor, size }: PageParameters) {
    return this.books.page(cursor, size);
  }

  @Access({ who: 'anyone' })
  @Get('proof/key')
  @Operation({
    summary: 'List signing keys, current one last',
    answer: [BookKeyAnswer],
  })
  async getBookKeys() {
    return { data: await this.books.keys() };
  }

  @Access({ who: 'signed-in', key: 'wallet:read' })
  @Get('wallet/proof')
  @Operation({
    summary: 'Get the inclusion proof of a transfer',
    answer: TransferProofAnswer,
    errors: { 404: ['request/not-found'], 429: ['auth/too-many-requests'] },
  })
  async getTransferProof(@Query() { transfer }: ProofParameters, @CurrentSession() { personId }: Session) {
    await this.pace.take(personId);
    return { data: await this.proofs.execute(transfer, personId) };
  }
}
