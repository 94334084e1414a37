import { generatedApi } from './generated/endpoints';

/** What a change makes stale. Balance is the signed-in person's own record, shown in the header. */
export const TAGS = [
  'Balance',
  'Notification',
  'Overview',
  'Task',
  'Submission',
  'Payment',
  'Withdrawal',
  'User',
  'Statement',
  'Audit',
  'Ledger',
] as const;

/** Everything that shows coins of the person who caused them to move. */
const MONEY = ['Balance', 'Overview', 'Statement', 'Ledger'] as const;

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

    listTasks: { providesTags: ['Task'] },
    listBuyerTasks: { providesTags: ['Task'] },
    listManagedTasks: { providesTags: ['Task'] },
    // It says what became of the work that the person sent for it.
    getTask: { providesTags: ['Task', 'Submission'] },
    postTask: { invalidatesTags: [...MONEY, 'Task'] },
    editTask: { invalidatesTags: ['Task'] },
    changeOpenSlots: { invalidatesTags: [...MONEY, 'Task'] },
    deleteTask: { invalidatesTags: [...MONEY, 'Task', 'Audit'] },

    listWorkerSubmissions: { providesTags: ['Submission'] },
    countWorkerSubmissions: { providesTags: ['Submission'] },
    submitWork: { invalidatesTags: ['Submission', 'Task', 'Overview'] },
    reviewSubmission: { invalidatesTags: [...MONEY, 'Submission', 'Task'] },

    listNotifications: { providesTags: ['Notification'] },
    markNotificationsRead: { invalidatesTags: ['Notification'] },
    sendNotification: { invalidatesTags: ['Audit'] },

    listPaymentCases: { providesTags: ['Ledger'] },
    listPayments: { providesTags: ['Payment'] },
    buyCoins: { invalidatesTags: [...MONEY, 'Payment'] },

    listWithdrawals: { providesTags: ['Withdrawal'] },
    requestWithdrawal: { invalidatesTags: [...MONEY, 'Withdrawal'] },
    cancelWithdrawal: { invalidatesTags: [...MONEY, 'Withdrawal'] },
    decideWithdrawal: { invalidatesTags: [...MONEY, 'Withdrawal', 'Audit'] },
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
