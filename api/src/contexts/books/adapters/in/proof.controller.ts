import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, type Session } from '../../../../access';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { PageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { ProveTransfer } from '../../application/prove-transfer';
import { BooksQuery } from '../out/books.query';
import { ProofLimits } from './proof-limits';
import { BookDayAnswer, BookKeyAnswer, ProofParameters, TransferProofAnswer } from './proof.dto';

@ApiTags('Books')
@Controller()
export class ProofController {
  constructor(
    private readonly books: BooksQuery,
    private readonly proofs: ProveTransfer,
    private readonly limits: ProofLimits,
  ) {}

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
    await this.limits.take(personId);
    return { data: await this.proofs.execute(transfer, personId) };
  }
}
