export { PayoutStandingAnswer } from './adapters/in/payout.dto';
export { PayoutPages } from './application/payout-pages';
export { PayoutQueue } from './application/payout-queue';
