import { type Role } from './constants';
import { type NotificationCode } from './notifications';

/** Categories of notifications, each of which can be mailed or not. */
export const NOTIFICATION_CATEGORIES = ['money', 'work', 'tasks', 'disputes', 'newTasks', 'account', 'house'] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

/** The categories of each role. */
export const CATEGORIES_OF_ROLE: Readonly<Record<Role, readonly NotificationCategory[]>> = {
  Worker: ['money', 'work', 'disputes', 'newTasks', 'account'],
  Buyer: ['money', 'tasks', 'disputes', 'account'],
  Admin: ['house', 'account'],
};

export const NOTIFICATION_CATEGORY: Readonly<Record<NotificationCode, NotificationCategory>> = {
  'submission/accepted': 'work',
  'submission/rejected': 'work',
  'submission/rejected-with-reason': 'work',
  'submission/accepted-in-time': 'work',
  'submission/decided-for-you': 'tasks',
  'submission/accepted-buyer-left': 'work',
  'submission/bonus': 'work',
  'submission/received': 'tasks',
  'submission/changes-asked': 'work',
  'submission/revised': 'tasks',
  'submission/not-revised': 'work',
  'submission/changes-not-sent': 'tasks',
  'submission/worker-left': 'tasks',
  'review/rejections-paused': 'tasks',
  'review/buyer-paused': 'house',
  'review/rejections-allowed': 'tasks',
  'dispute/opened': 'disputes',
  'dispute/answered': 'disputes',
  'dispute/conceded': 'disputes',
  'dispute/unpaid': 'disputes',
  'dispute/won': 'disputes',
  'dispute/lost': 'disputes',
  'dispute/not-won': 'disputes',
  'dispute/not-lost': 'disputes',
  'dispute/won-by-silence': 'disputes',
  'dispute/lost-by-silence': 'disputes',
  'dispute/won-buyer-left': 'disputes',
  'dispute/worker-left': 'disputes',
  'task/expired': 'tasks',
  'task/deleted-by-admin': 'tasks',
  'task/review-waiting': 'house',
  'task/review-approved': 'tasks',
  'task/review-declined': 'tasks',
  'batch/done': 'tasks',
  'batch/past': 'tasks',
  'filter/matched': 'newTasks',
  'withdrawal/accepted': 'money',
  'withdrawal/rejected': 'money',
  'payout-account/saved': 'account',
  'payout/sent': 'money',
  'payout/confirmed': 'money',
  'payout/failed': 'money',
  'payout/doubtful-amount': 'house',
  'payout/doubtful-twice': 'house',
  'payout/doubtful-reference': 'house',
  'payment/settled': 'money',
  'payment/frozen': 'money',
  'payment/owed': 'money',
  'payment/case-unmatched': 'house',
  'payment/case-refunded': 'house',
  'payment/case-disputed': 'house',
  'balance/corrected': 'money',
  'user/role-changed': 'account',
  'account/suspended': 'account',
  'account/removed': 'account',
  'account/suspension-lifted': 'account',
  'account/objection-refused': 'account',
  'dispute/supporter-you': 'disputes',
  'dispute/supporter': 'disputes',
  'dispute/message': 'disputes',
  'terms/announced': 'account',
  'question/asked': 'tasks',
  'question/answered': 'work',
  'report/received': 'house',
  'report/answered': 'account',
  'account/objection': 'house',
  'webhook/switched-off': 'account',
  'webhook/gone': 'account',
  'admin/message': 'account',
};

/** How often notices are mailed: together once a day at most, or each within minutes. */
export const EMAIL_FREQUENCIES = ['daily', 'at-once'] as const;
export type EmailFrequency = (typeof EMAIL_FREQUENCIES)[number];
