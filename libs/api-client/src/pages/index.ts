/** Infinite lists, loaded page by page. */
export { taskPages, useTaskPagesInfiniteQuery } from './task-pages';
export { managedTaskPages, useManagedTaskPagesInfiniteQuery } from './managed-task-pages';
export { buyerTaskPages, useBuyerTaskPagesInfiniteQuery } from './buyer-task-pages';
export { patchReceived, receivedPages, useReceivedPagesInfiniteQuery } from './received-pages';
export { batchPages, useBatchPagesInfiniteQuery } from './batch-pages';
export { workerGroupPages, useWorkerGroupPagesInfiniteQuery } from './worker-group-pages';
export { groupMemberPages, useGroupMemberPagesInfiniteQuery } from './group-member-pages';
export { workerTestPages, useWorkerTestPagesInfiniteQuery } from './worker-test-pages';
export { annotatorPages, labelPages, useAnnotatorPagesInfiniteQuery, useLabelPagesInfiniteQuery } from './label-pages';
export { userPages, useUserPagesInfiniteQuery } from './user-pages';
export { paymentPages, usePaymentPagesInfiniteQuery } from './payment-pages';
export { withdrawalPages, useWithdrawalPagesInfiniteQuery } from './withdrawal-pages';
export { payoutPages, usePayoutPagesInfiniteQuery } from './payout-pages';
export { statementPages, useStatementPagesInfiniteQuery } from './statement-pages';
export { auditPages, useAuditPagesInfiniteQuery } from './audit-pages';
export { notificationPages, useNotificationPagesInfiniteQuery } from './notification-pages';
export { type TaskFilter } from './task-filter';
