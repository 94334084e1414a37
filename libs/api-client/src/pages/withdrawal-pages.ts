import { type Withdrawal } from '@kaaj/contract';
import { definePages, type Own } from './cursor-pagination';

export const withdrawalPages = definePages<Withdrawal, Own>('withdrawalPages', '1', '/withdrawal', ['Withdrawal']);
export const useWithdrawalPagesInfiniteQuery = withdrawalPages.useInfiniteQuery;
