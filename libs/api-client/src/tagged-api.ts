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

export const api = generatedApi.enhanceEndpoints({
  addTagTypes: TAGS,
  endpoints: {
    getUser: { providesTags: ['Balance'] },
    listNotifications: { providesTags: ['Notification'] },
    markNotificationsRead: { invalidatesTags: ['Notification'] },
    listTasks: { providesTags: ['Task'] },
    getTask: { providesTags: ['Task'] },
    postTask: { invalidatesTags: ['Task', 'Balance', 'Overview', 'Statement'] },
  },
});
