export { PaymentAnswer } from './adapters/in/payment.dto';
export { PaymentCases } from './application/payment-cases';
export { PaymentPages } from './application/payment-pages';
export { type Refund, Refunds } from './application/refunds';
