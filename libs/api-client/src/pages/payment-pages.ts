import { type Payment } from '@kaaj/contract';
import { definePages, type Own } from './cursor-pagination';

export const paymentPages = definePages<Payment, Own>('paymentPages', '1', '/payment', ['Payment']);
export const usePaymentPagesInfiniteQuery = paymentPages.useInfiniteQuery;
