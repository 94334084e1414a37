import {
  type AuditEntry,
  type Batch,
  type ItemAgreement,
  type WorkerAgreement,
  type ManagedTask,
  type Notification,
  type PageEnvelope,
  type Payment,
  type SortOrder,
  type StatementLine,
  type Submission,
  type Task,
  type TaskCategory,
  type User,
  type Payout,
  type PayoutState,
  type Withdrawal,
} from '@kaaj/contract';
import { api, listed } from './tagged-api';

interface Own {
  readonly email: string;
}

export interface TaskFilter {
  readonly sort?: SortOrder;
  readonly search?: string;
  readonly open?: 'true';
  readonly full?: 'last';
  readonly category?: TaskCategory;
  readonly maxMinutes?: number;
  readonly minPay?: number;
  /** Without those that the signed-in worker has sent work for. */
  readonly unsent?: boolean;
}

/** The cursor of a page; null for the first. */
type Cursor = string | null;

const infiniteQueryOptions = {
  initialPageParam: null as Cursor,
  getNextPageParam: ({ page }: PageEnvelope<unknown>) => page.next ?? undefined,
};

const withCursor = (url: string, filter: object, cursor: Cursor) => ({
  url,
  params: { ...filter, ...(cursor !== null && { cursor }) },
});

const tasksShown = (walked?: { readonly pages: readonly PageEnvelope<Task>[] }) =>
  listed(
    'Task',
    walked?.pages.flatMap(({ data }) => data),
  );

/** The lists that a person walks page by page, kept together: each remembers the pages already seen. */
const pagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    taskPages: build.infiniteQuery<PageEnvelope<Task>, TaskFilter, Cursor>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => {
        const { unsent, ...filter } = queryArg;
        return withCursor(unsent ? '/task/unsent' : '/task', filter, pageParam);
      },
      providesTags: tasksShown,
    }),
    managedTaskPages: build.infiniteQuery<PageEnvelope<ManagedTask>, { readonly search?: string }, Cursor>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => withCursor('/task/all', queryArg, pageParam),
      providesTags: tasksShown,
    }),
    buyerTaskPages: build.infiniteQuery<PageEnvelope<Task>, Own, Cursor>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => withCursor(`/task/user/${encodeURIComponent(queryArg.email)}`, {}, pageParam),
      providesTags: tasksShown,
    }),
    receivedPages: build.infiniteQuery<PageEnvelope<Submission>, { readonly state: 'pending' | 'decided' }, Cursor>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => withCursor('/submission/received', queryArg, pageParam),
      providesTags: ['Submission'],
    }),
    batchPages: build.infiniteQuery<PageEnvelope<Batch>, void, Cursor>({
      infiniteQueryOptions,
      query: ({ pageParam }) => withCursor('/task/batch', {}, pageParam),
      providesTags: ['Batch'],
    }),
    itemAgreementPages: build.infiniteQuery<PageEnvelope<ItemAgreement>, { readonly id: string }, Cursor>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => withCursor(`/task/batch/${queryArg.id}/agreement`, {}, pageParam),
      providesTags: ['Batch', 'Submission'],
    }),
    workerAgreementPages: build.infiniteQuery<PageEnvelope<WorkerAgreement>, { readonly id: string }, Cursor>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => withCursor(`/task/batch/${queryArg.id}/agreement/worker`, {}, pageParam),
      providesTags: ['Batch', 'Submission'],
    }),
    userPages: build.infiniteQuery<PageEnvelope<User>, { readonly search?: string }, Cursor>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => withCursor('/user/alluser', queryArg, pageParam),
      providesTags: ['User'],
    }),
    paymentPages: build.infiniteQuery<PageEnvelope<Payment>, Own, Cursor>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => withCursor('/payment', queryArg, pageParam),
      providesTags: ['Payment'],
    }),
    withdrawalPages: build.infiniteQuery<PageEnvelope<Withdrawal>, Own, Cursor>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => withCursor('/withdrawal', queryArg, pageParam),
      providesTags: ['Withdrawal'],
    }),
    payoutPages: build.infiniteQuery<PageEnvelope<Payout>, { readonly state: PayoutState }, Cursor>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => withCursor('/payout', queryArg, pageParam),
      providesTags: ['Payout'],
    }),
    statementPages: build.infiniteQuery<PageEnvelope<StatementLine>, Own, Cursor>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => withCursor('/wallet/statement', queryArg, pageParam),
      providesTags: ['Statement'],
    }),
    auditPages: build.infiniteQuery<PageEnvelope<AuditEntry>, void, Cursor>({
      infiniteQueryOptions,
      query: ({ pageParam }) => withCursor('/audit', {}, pageParam),
      providesTags: ['Audit'],
    }),
    notificationPages: build.infiniteQuery<PageEnvelope<Notification>, Own, Cursor>({
      infiniteQueryOptions,
      query: ({ queryArg, pageParam }) => withCursor('/notification', queryArg, pageParam),
      providesTags: ['Notification'],
    }),
  }),
});

export const { taskPages, buyerTaskPages } = pagesApi.endpoints;

export const {
  useTaskPagesInfiniteQuery,
  useManagedTaskPagesInfiniteQuery,
  useBuyerTaskPagesInfiniteQuery,
  useReceivedPagesInfiniteQuery,
  useBatchPagesInfiniteQuery,
  useItemAgreementPagesInfiniteQuery,
  useWorkerAgreementPagesInfiniteQuery,
  useUserPagesInfiniteQuery,
  usePaymentPagesInfiniteQuery,
  useWithdrawalPagesInfiniteQuery,
  usePayoutPagesInfiniteQuery,
  useStatementPagesInfiniteQuery,
  useAuditPagesInfiniteQuery,
  useNotificationPagesInfiniteQuery,
} = pagesApi;
