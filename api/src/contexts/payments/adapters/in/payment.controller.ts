import { Body, Controller, Get, Headers, Post, Query, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Access, type Session } from '../../../../access';
import { CurrentSession } from '../../../../platform/http/caller.decorators';
import { OwnPageParameters, OwnParameters, PageParameters } from '../../../../platform/http/fields';
import { Operation } from '../../../../platform/http/operation';
import { type RequestKey } from '../../../../platform/idempotency/idempotency-store';
import { IdempotencyKey } from '../../../../platform/idempotency/idempotency-key';
import { BuyCoins } from '../../application/buy-coins';
import { PaymentCases } from '../../application/payment-cases';
import { ReceivePayment } from '../../application/receive-payment';
import { wirePayment } from '../../application/wire-payment';
import { PaymentPagesQuery } from '../out/payment-pages.query';
import { BuyCoinsBody, NewPaymentAnswer, PaymentAnswer, PaymentCaseAnswer, ReceivedAnswer } from './payment.dto';

@ApiTags('Payments')
@Controller('payment')
export class PaymentController {
  constructor(
    private readonly buy: BuyCoins,
    private readonly receive: ReceivePayment,
    private readonly pages: PaymentPagesQuery,
    private readonly cases: PaymentCases,
  ) {}

  @Access({ who: ['Buyer'], self: 'query.email', verified: true, terms: true })
  @Post()
  @Operation({
    summary: 'Buy a package of coins',
    description:
      'The sandbox settles the purchase immediately. With a payment gateway, `checkoutUrl` is the page to pay on.',
    answer: NewPaymentAnswer,
    status: 201,
    errors: {
      422: ['payment/unknown-package'],
      429: ['auth/too-many-requests'],
      503: ['payment/gateway-unavailable'],
    },
  })
  async buyCoins(
    @Query() _own: OwnParameters,
    @Body() { coinsPurchased: coins }: BuyCoinsBody,
    @CurrentSession() { personId: buyerId, email: buyerEmail }: Session,
    @IdempotencyKey() key: RequestKey | undefined,
  ) {
    const purchase = await this.buy.execute({ buyerId, buyerEmail, coins, key: key?.id });
    return { data: { ...wirePayment(purchase, buyerEmail), checkoutUrl: purchase.checkoutUrl } };
  }

  @Access({ who: ['Buyer'], self: 'query.email' })
  @Get()
  @Operation({ summary: 'List your purchases, newest first', answer: [PaymentAnswer], paged: true })
  listPayments(@Query() { cursor, size }: OwnPageParameters, @CurrentSession() { personId, email }: Session) {
    return this.pages.ofBuyer(personId, email, cursor, size);
  }

  @Access({ who: ['Admin'] })
  @Get('case')
  @Operation({
    summary: 'List payment cases that await an Admin: unmatched payments, refunds and payment disputes',
    answer: [PaymentCaseAnswer],
    paged: true,
  })
  listPaymentCases(@Query() { cursor, size }: PageParameters) {
    return this.cases.open(cursor, size);
  }

  @Access({ who: 'anyone', signed: true })
  @Post('webhook')
  @Operation({
    summary: 'Payment provider webhook (signed)',
    answer: ReceivedAnswer,
    errors: { 400: ['payment/invalid-signature'], 404: ['request/not-found'] },
  })
  async receivePaymentEvent(
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature = '',
  ) {
    await this.receive.execute(rawBody ?? Buffer.alloc(0), signature);
    return { data: { received: true } };
  }
}
