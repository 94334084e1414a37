import { type Payout, type PayoutState } from '@kaaj/contract';
import { definePages } from './cursor-pagination';

export const payoutPages = definePages<Payout, { readonly state: PayoutState }>('payoutPages', '1', '/payout', [
  'Payout',
]);
export const usePayoutPagesInfiniteQuery = payoutPages.useInfiniteQuery;
