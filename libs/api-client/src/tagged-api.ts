import { generatedApi } from './generated/endpoints';

/** What a change makes stale. Balance is the signed-in person's own record, shown in the header. */
export const TAGS = [
  'Balance',
  'Notification',
  'Overview',
  'Task',
  'Batch',
  'Claim',
  'Submission',
  'Dispute',
  'Brake',
  'Payment',
  'Withdrawal',
  'Payout',
  'User',
  'Statement',
  'Audit',
  'Ledger',
  'Key',
  'Webhook',
  'PayoutAccount',
  'Delivery',
] as const;

export type Tag = (typeof TAGS)[number];

/** Everything that shows coins of the person who caused them to move. */
const MONEY = ['Balance', 'Overview', 'Statement', 'Ledger'] as const;

interface Identified {
  readonly _id: string;
}

/** What one thing that is shown depends on. */
export const one = <Type extends Tag>(type: Type, id: string) => ({ type, id });

/** That there are more or fewer of them. */
export const list = <Type extends Tag>(type: Type) => one(type, 'list');

/** What a list depends on: each thing that it shows, and that there are not others. */
export const listed = <Type extends Tag>(type: Type, shown: readonly Identified[] = []) => [
  list(type),
  ...shown.map(({ _id }) => one(type, _id)),
];

export const api = generatedApi.enhanceEndpoints({
  addTagTypes: TAGS,
  endpoints: {
    getUser: { providesTags: ['Balance'] },
    listBestWorkers: { providesTags: ['User'] },
    listUsers: { providesTags: ['User'] },
    correctBalance: { invalidatesTags: [...MONEY, 'User', 'Audit'] },
    changeRole: { invalidatesTags: ['User', 'Overview', 'Audit'] },
    removeUser: { invalidatesTags: ['User', 'Task', 'Withdrawal', 'Overview', 'Ledger', 'Audit'] },
    verifyEmail: { invalidatesTags: [...MONEY] },
    updateProfile: { invalidatesTags: ['Balance', 'User'] },

    listKeys: { providesTags: ['Key'] },
    makeKey: { invalidatesTags: ['Key'] },
    revokeKey: { invalidatesTags: ['Key'] },

    listPayoutAccounts: { providesTags: ['PayoutAccount'] },
    savePayoutAccount: { invalidatesTags: ['PayoutAccount'] },
    removePayoutAccount: { invalidatesTags: ['PayoutAccount'] },

    listBatches: { providesTags: ['Batch'] },
    getBatchAgreement: { providesTags: ['Batch', 'Submission'] },
    getWorkAgreement: { providesTags: (_work, _error, { id }) => [one('Submission', id)] },
    getBatch: { providesTags: ['Batch'] },
    postBatch: { invalidatesTags: [...MONEY, list('Task'), 'Batch'] },
    cancelBatch: { invalidatesTags: [...MONEY, 'Batch'] },
    listWebhooks: { providesTags: ['Webhook'] },
    addWebhook: { invalidatesTags: ['Webhook'] },
    removeWebhook: { invalidatesTags: ['Webhook'] },
    switchWebhookOn: { invalidatesTags: ['Webhook'] },
    testWebhook: { invalidatesTags: ['Delivery'] },
    listDeliveries: { providesTags: ['Delivery'] },
    sendDeliveryAgain: { invalidatesTags: ['Delivery'] },

    listTasks: { providesTags: (tasks) => listed('Task', tasks?.data) },
    listBuyerTasks: { providesTags: (tasks) => listed('Task', tasks?.data) },
    listManagedTasks: { providesTags: (tasks) => listed('Task', tasks?.data) },
    // It says what became of the work that the person sent for it.
    getTask: { providesTags: (_task, _error, { id }) => [one('Task', id), one('Submission', id)] },
    postTask: { invalidatesTags: [...MONEY, list('Task')] },
    editTask: { invalidatesTags: (_task, _error, { id }) => [one('Task', id)] },
    changeOpenSlots: { invalidatesTags: (_task, _error, { id }) => [...MONEY, one('Task', id)] },
    deleteTask: { invalidatesTags: (_task, _error, { id }) => [...MONEY, one('Task', id), 'Audit'] },

    listClaims: { providesTags: ['Claim'] },
    claimPlace: { invalidatesTags: (_claim, _error, { id }) => ['Claim', one('Task', id)] },
    giveBackPlace: { invalidatesTags: (_claim, _error, { id }) => ['Claim', one('Task', id)] },

    listReceived: { providesTags: ['Submission'] },
    listSentAmong: { providesTags: [list('Submission')] },
    listWorkerSubmissions: { providesTags: [list('Submission')] },
    countWorkerSubmissions: { providesTags: [list('Submission')] },
    submitWork: {
      invalidatesTags: (_submission, _error, { submitWorkBody: { task } }) => {
        const id = typeof task === 'string' ? task : task._id;
        return [list('Submission'), one('Submission', id), one('Task', id), 'Claim', 'Overview'];
      },
    },
    // What is paid was set aside when the task was posted: the buyer's own coins stay as they are.
    reviewSubmission: {
      invalidatesTags: (_submission, _error, { reviewBody: { status } }) =>
        status === 'accepted' ? ['Submission', 'Overview'] : ['Submission', 'Task', ...MONEY],
    },

    getSubmission: { providesTags: (_work, _error, { id }) => [one('Submission', id), 'Dispute'] },
    askForChanges: { invalidatesTags: ['Submission', 'Overview'] },
    sendVersion: { invalidatesTags: ['Submission', 'Overview'] },

    listDisputes: { providesTags: ['Dispute'] },
    getDispute: { providesTags: ['Dispute'] },
    openDispute: { invalidatesTags: ['Dispute'] },
    answerDispute: { invalidatesTags: ['Dispute', 'Submission', ...MONEY] },
    decideDispute: { invalidatesTags: ['Dispute', 'Submission', 'Ledger', 'Audit'] },
    listBrakedBuyers: { providesTags: ['Brake'] },
    liftBrake: { invalidatesTags: ['Brake', 'Audit'] },

    decideSubmissions: { invalidatesTags: ['Submission', 'Task', ...MONEY] },

    listNotifications: { providesTags: ['Notification'] },
    markNotificationsRead: { invalidatesTags: ['Notification'] },
    sendNotification: { invalidatesTags: ['Audit'] },

    listPaymentCases: { providesTags: ['Ledger'] },
    listPayments: { providesTags: ['Payment'] },
    buyCoins: { invalidatesTags: [...MONEY, 'Payment'] },

    listWithdrawals: { providesTags: ['Withdrawal'] },
    requestWithdrawal: { invalidatesTags: [...MONEY, 'Withdrawal'] },
    cancelWithdrawal: { invalidatesTags: [...MONEY, 'Withdrawal'] },
    decideWithdrawal: { invalidatesTags: [...MONEY, 'Withdrawal', 'Payout', 'Audit'] },
    listPayouts: { providesTags: ['Payout'] },
    getPayoutSheet: { providesTags: ['Payout'] },
    takePayoutBatch: { invalidatesTags: ['Payout', 'Audit'] },
    takePayoutReferences: { invalidatesTags: ['Payout', 'Withdrawal', 'Overview', 'Ledger', 'Audit'] },
    revealAccountNumber: { invalidatesTags: ['Audit'] },

    getBuyerOverview: { providesTags: ['Overview'] },
    getWorkerOverview: { providesTags: ['Overview'] },
    getAdminOverview: { providesTags: ['Overview'] },

    getStatement: { providesTags: ['Statement'] },
    getLedgerHealth: { providesTags: ['Ledger'] },
    checkLedger: { invalidatesTags: ['Ledger'] },
    listAuditEntries: { providesTags: ['Audit'] },
  },
});
