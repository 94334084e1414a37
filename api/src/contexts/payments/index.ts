export { PaymentPages } from './application/payment-pages';
