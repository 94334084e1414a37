export { PayoutStandingAnswer } from './adapters/in/payout.dto';
export { PayoutPagesQuery } from './adapters/out/payout-pages.query';
export { PayoutQueue } from './application/payout-queue';
export { PayoutStandings } from './application/payout-standings';
