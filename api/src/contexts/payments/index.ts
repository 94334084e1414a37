export { PaymentAnswer } from './adapters/in/payment.dto';
export { PaymentCases } from './application/payment-cases';
export { PaymentPagesQuery } from './adapters/out/payment-pages.query';
export { Refunds } from './application/refunds';
