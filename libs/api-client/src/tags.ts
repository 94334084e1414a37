import { type ResultDescription } from '@reduxjs/toolkit/query/react';
import { type ApiError } from '@kaaj/api-client/base';
import {
  type AskQuestionApiArg,
  type ChangeOpenSlotsApiArg,
  type ClaimSlotApiArg,
  type ReviewSubmissionsApiArg,
  type DeleteTaskApiArg,
  type EditTaskApiArg,
  type GetSubmissionApiArg,
  type GetTaskApiArg,
  type ReleaseClaimApiArg,
  type ListBuyerTasksApiResponse,
  type ListQuestionsApiArg,
  type ListManagedTasksApiResponse,
  type ListTasksApiResponse,
  type PayBonusApiArg,
  type PayBonusesApiArg,
  type ReviewSubmissionApiArg,
  type SubmitWorkApiArg,
} from './generated/types';
import { listTag, providesList, MONEY, tagOf, RECEIVED, type Tag } from './cache-tags';

/**
 * The tags that each call provides and invalidates, by operation id; `npm run generate` writes them into the endpoint.
 */
interface Provides<Result = unknown, Arg = unknown> {
  readonly providesTags: ResultDescription<Tag, Result, Arg, ApiError, unknown>;
}

interface Invalidates<Arg = unknown> {
  readonly invalidatesTags: ResultDescription<Tag, unknown, Arg, ApiError, unknown>;
}

export const getUser: Provides = { providesTags: ['Balance'] };
export const listBestWorkers: Provides = { providesTags: ['User'] };
export const listUsers: Provides = { providesTags: ['User'] };
export const correctBalance: Invalidates = { invalidatesTags: () => [...MONEY, 'User', 'Audit'] };
export const changeRole: Invalidates = { invalidatesTags: ['User', 'Overview', 'Audit'] };
export const removeUser: Invalidates = {
  invalidatesTags: ['User', 'Task', 'Withdrawal', 'Overview', 'Ledger', 'Audit'],
};
export const suspendUser: Invalidates = { invalidatesTags: ['User', 'Task', 'Objection', 'Audit'] };
export const listTasksToReview: Provides = { providesTags: ['Task'] };
export const reviewTask: Invalidates = { invalidatesTags: ['Task', 'Audit'] };
export const listReports: Provides = { providesTags: ['Report'] };
export const listOwnReports: Provides = { providesTags: ['Report'] };
export const decideReport: Invalidates = { invalidatesTags: ['Report', 'Audit'] };
export const sendReport: Invalidates = { invalidatesTags: ['Report'] };
export const listObjections: Provides = { providesTags: ['Objection'] };
export const decideObjection: Invalidates = { invalidatesTags: ['User', 'Task', 'Objection', 'Audit'] };
export const objectToSuspension: Invalidates = { invalidatesTags: ['Account'] };
export const verifyEmail: Invalidates = { invalidatesTags: () => [...MONEY] };
export const updateProfile: Invalidates = { invalidatesTags: ['Balance', 'User'] };
export const getAccount: Provides = { providesTags: ['Account'] };
export const listDevices: Provides = { providesTags: ['Account'] };
export const signOutDevice: Invalidates = { invalidatesTags: ['Account'] };
export const changePassword: Invalidates = { invalidatesTags: ['Account', 'Key'] };
export const enableSecondFactor: Invalidates = { invalidatesTags: ['Account', 'Key'] };
export const disableSecondFactor: Invalidates = { invalidatesTags: ['Account'] };
export const previewClosing: Provides = { providesTags: () => [...MONEY] };
export const getTerms: Provides = { providesTags: ['Account'] };
export const agreeToTerms: Invalidates = { invalidatesTags: ['Account'] };
export const announceTerms: Invalidates = { invalidatesTags: ['Account', 'Audit'] };
export const getEmailPreferences: Provides = { providesTags: ['Account'] };
export const updateEmailPreferences: Invalidates = { invalidatesTags: ['Account'] };
export const unsubscribeFromNotificationEmails: Invalidates = { invalidatesTags: ['Account'] };
export const regenerateRecoveryCodes: Invalidates = { invalidatesTags: ['Account'] };
export const listKeys: Provides = { providesTags: ['Key'] };
export const createKey: Invalidates = { invalidatesTags: ['Key'] };
export const revokeKey: Invalidates = { invalidatesTags: ['Key'] };
export const listPayoutAccounts: Provides = { providesTags: ['PayoutAccount'] };
export const savePayoutAccount: Invalidates = { invalidatesTags: ['PayoutAccount'] };
export const removePayoutAccount: Invalidates = { invalidatesTags: ['PayoutAccount'] };
export const listTaskFilters: Provides = { providesTags: ['SavedFilter'] };
export const saveTaskFilter: Invalidates = { invalidatesTags: ['SavedFilter'] };
export const removeTaskFilter: Invalidates = { invalidatesTags: ['SavedFilter'] };
export const listTaskTemplates: Provides = { providesTags: ['TaskTemplate'] };
export const saveTaskTemplate: Invalidates = { invalidatesTags: ['TaskTemplate'] };
export const renameTaskTemplate: Invalidates = { invalidatesTags: ['TaskTemplate'] };
export const removeTaskTemplate: Invalidates = { invalidatesTags: ['TaskTemplate'] };
export const listWorkerGroups: Provides = { providesTags: ['WorkerGroup'] };
export const getWorkerGroup: Provides = { providesTags: ['WorkerGroup'] };
export const listGroupMembers: Provides = { providesTags: ['WorkerGroup'] };
export const createWorkerGroup: Invalidates = { invalidatesTags: ['WorkerGroup'] };
export const renameWorkerGroup: Invalidates = { invalidatesTags: ['WorkerGroup'] };
export const deleteWorkerGroup: Invalidates = { invalidatesTags: ['WorkerGroup'] };
export const addGroupMembers: Invalidates = { invalidatesTags: ['WorkerGroup'] };
export const removeGroupMember: Invalidates = { invalidatesTags: ['WorkerGroup'] };
export const inviteToWorkerGroup: Invalidates = { invalidatesTags: ['WorkerGroup'] };
export const listWorkerTests: Provides = { providesTags: ['WorkerTest'] };
export const getWorkerTest: Provides = { providesTags: ['WorkerTest'] };
export const postWorkerTest: Invalidates = { invalidatesTags: () => [...MONEY, 'WorkerTest', 'WorkerGroup'] };
export const closeWorkerTest: Invalidates = { invalidatesTags: () => [...MONEY, 'WorkerTest'] };
export const takeWorkerTest: Invalidates = { invalidatesTags: () => [...MONEY, 'WorkerTest', 'Task'] };
export const joinWorkerGroup: Invalidates = { invalidatesTags: ['Task'] };
export const listBatches: Provides = { providesTags: ['Batch'] };
export const getBatch: Provides = { providesTags: ['Batch'] };
export const postBatch: Invalidates = { invalidatesTags: () => [...MONEY, listTag('Task'), 'Batch'] };
export const changeBatch: Invalidates = { invalidatesTags: () => [...MONEY, listTag('Task'), 'Batch'] };
export const cancelBatch: Invalidates = { invalidatesTags: () => [...MONEY, 'Task', 'Batch', 'Audit'] };
export const listWebhooks: Provides = { providesTags: ['Webhook'] };
export const addWebhook: Invalidates = { invalidatesTags: ['Webhook'] };
export const removeWebhook: Invalidates = { invalidatesTags: ['Webhook'] };
export const enableWebhook: Invalidates = { invalidatesTags: ['Webhook'] };
export const testWebhook: Invalidates = { invalidatesTags: ['Delivery'] };
export const listDeliveries: Provides = { providesTags: ['Delivery'] };
export const redeliverWebhook: Invalidates = { invalidatesTags: ['Delivery'] };
export const listTasks: Provides<ListTasksApiResponse> = { providesTags: (tasks) => providesList('Task', tasks?.data) };
export const listBuyerTasks: Provides<ListBuyerTasksApiResponse> = {
  providesTags: (tasks) => providesList('Task', tasks?.data),
};
export const listManagedTasks: Provides<ListManagedTasksApiResponse> = {
  providesTags: (tasks) => providesList('Task', tasks?.data),
};
// The answer includes the user's submission to the task.
export const getTask: Provides<unknown, GetTaskApiArg> = {
  providesTags: (_task, _error, { id }) => [tagOf('Task', id), tagOf('Submission', id)],
};
export const postTask: Invalidates = { invalidatesTags: () => [...MONEY, listTag('Task')] };
export const editTask: Invalidates<EditTaskApiArg> = {
  invalidatesTags: (_task, _error, { id }) => [tagOf('Task', id)],
};
export const changeOpenSlots: Invalidates<ChangeOpenSlotsApiArg> = {
  invalidatesTags: (_task, _error, { id }) => [...MONEY, tagOf('Task', id)],
};
export const deleteTask: Invalidates<DeleteTaskApiArg> = {
  invalidatesTags: (_task, _error, { id }) => [...MONEY, tagOf('Task', id), 'Audit'],
};
export const listQuestions: Provides<unknown, ListQuestionsApiArg> = {
  providesTags: (_questions, _error, { id }) => [tagOf('Task', id)],
};
export const askQuestion: Invalidates<AskQuestionApiArg> = {
  invalidatesTags: (_question, _error, { id }) => [tagOf('Task', id)],
};
export const answerQuestion: Invalidates = { invalidatesTags: ['Task'] };
export const listClaims: Provides = { providesTags: ['Claim'] };
export const claimSlot: Invalidates<ClaimSlotApiArg> = {
  invalidatesTags: (_claim, _error, { id }) => ['Claim', tagOf('Task', id)],
};
export const claimNextItem: Invalidates = { invalidatesTags: () => ['Claim'] };
export const releaseClaim: Invalidates<ReleaseClaimApiArg> = {
  invalidatesTags: (_claim, _error, { id }) => ['Claim', tagOf('Task', id)],
};
export const listReceivedSubmissions: Provides = { providesTags: ['Submission', RECEIVED] };
export const countReceivedSubmissions: Provides = { providesTags: ['Submission', RECEIVED] };
export const summarizeReceivedSubmissions: Provides = { providesTags: ['Submission', RECEIVED] };
export const listMySubmissionsForTasks: Provides = { providesTags: [listTag('Submission')] };
export const listWorkerSubmissions: Provides = { providesTags: [listTag('Submission')] };
export const countWorkerSubmissions: Provides = { providesTags: [listTag('Submission')] };
export const submitWork: Invalidates<SubmitWorkApiArg> = {
  invalidatesTags: (_submission, _error, { submitWorkBody: { task } }) => {
    const id = typeof task === 'string' ? task : task._id;
    return [listTag('Submission'), tagOf('Submission', id), tagOf('Task', id), 'Claim', 'Overview'];
  },
};
// What is paid was set aside when the task was posted: the buyer's own coins stay as they are.
export const payBonus: Invalidates<PayBonusApiArg> = {
  invalidatesTags: (_, __, { id }) => [...MONEY, tagOf('Submission', id)],
};
export const payBonuses: Invalidates<PayBonusesApiArg> = {
  invalidatesTags: (_, __, { bonusesBody: { bonuses } }) => [
    ...MONEY,
    ...bonuses.map(({ id }) => tagOf('Submission', id)),
  ],
};
export const reviewSubmission: Invalidates<ReviewSubmissionApiArg> = {
  invalidatesTags: (_submission, _error, { id, reviewBody: { status } }) => [
    tagOf('Submission', id),
    RECEIVED,
    ...(status === 'accepted' ? (['Overview'] as const) : (['Task', ...MONEY] as const)),
  ],
};
export const getSubmission: Provides<unknown, GetSubmissionApiArg> = {
  providesTags: (_work, _error, { id }) => [tagOf('Submission', id), 'Dispute'],
};
export const askForChanges: Invalidates = { invalidatesTags: ['Submission', 'Overview'] };
export const resubmitWork: Invalidates = { invalidatesTags: ['Submission', 'Overview'] };
export const listDisputes: Provides = { providesTags: ['Dispute'] };
export const getDispute: Provides = { providesTags: ['Dispute'] };
export const listDisputeMessages: Provides = { providesTags: ['Dispute'] };
export const sendDisputeMessage: Invalidates = { invalidatesTags: ['Dispute'] };
export const nameSupporter: Invalidates = { invalidatesTags: ['Dispute'] };
export const openDispute: Invalidates = { invalidatesTags: ['Dispute'] };
export const answerDispute: Invalidates = { invalidatesTags: ['Dispute', 'Submission', ...MONEY] };
export const decideDispute: Invalidates = { invalidatesTags: ['Dispute', 'Submission', 'Ledger', 'Audit'] };
export const listRejectionSuspensions: Provides = { providesTags: ['Brake'] };
export const liftRejectionSuspension: Invalidates = { invalidatesTags: ['Brake', 'Audit'] };
export const reviewSubmissions: Invalidates<ReviewSubmissionsApiArg> = {
  invalidatesTags: (_decided, _error, { decisionsBody: { decisions } }) => [
    ...decisions.map(({ id }) => tagOf('Submission', id)),
    RECEIVED,
    'Task',
    ...MONEY,
  ],
};
export const listNotifications: Provides = { providesTags: ['Notification'] };
export const markNotificationsRead: Invalidates = { invalidatesTags: ['Notification'] };
export const sendNotification: Invalidates = { invalidatesTags: ['Audit'] };
export const listPaymentCases: Provides = { providesTags: ['Ledger'] };
export const listPayments: Provides = { providesTags: ['Payment'] };
export const buyCoins: Invalidates = { invalidatesTags: () => [...MONEY, 'Payment'] };
export const listWithdrawals: Provides = { providesTags: ['Withdrawal'] };
export const requestWithdrawal: Invalidates = { invalidatesTags: () => [...MONEY, 'Withdrawal'] };
export const cancelWithdrawal: Invalidates = { invalidatesTags: () => [...MONEY, 'Withdrawal'] };
export const decideWithdrawal: Invalidates = { invalidatesTags: () => [...MONEY, 'Withdrawal', 'Payout', 'Audit'] };
export const listPayouts: Provides = { providesTags: ['Payout'] };
export const getPayoutReconciliation: Provides = { providesTags: ['Payout'] };
export const exportPayoutBatch: Invalidates = { invalidatesTags: ['Payout', 'Audit'] };
export const importPayoutReferences: Invalidates = {
  invalidatesTags: ['Payout', 'Withdrawal', 'Overview', 'Ledger', 'Audit'],
};
export const revealAccountNumber: Invalidates = { invalidatesTags: ['Audit'] };
export const getBuyerOverview: Provides = { providesTags: ['Overview'] };
export const getWorkerOverview: Provides = { providesTags: ['Overview'] };
export const listDecisionTimes: Provides = { providesTags: ['Overview'] };
export const getAdminOverview: Provides = { providesTags: ['Overview'] };
export const getYearlyStatement: Provides = { providesTags: ['Statement'] };
export const getStatement: Provides = { providesTags: ['Statement'] };
export const getLedgerHealth: Provides = { providesTags: ['Ledger'] };
export const checkLedger: Invalidates = { invalidatesTags: ['Ledger'] };
export const listAuditEntries: Provides = { providesTags: ['Audit'] };
