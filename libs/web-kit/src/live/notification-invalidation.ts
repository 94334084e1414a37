import { type Tag } from '@kaaj/api-client';

/** Every tag that any notification can change; for unknown codes, and after missed events. */
export const EVERYTHING: readonly Tag[] = [
  'Notification',
  'Balance',
  'Overview',
  'Submission',
  'Dispute',
  'Brake',
  'Task',
  'Withdrawal',
  'Payment',
  'Statement',
];

const MOVED_COINS: readonly Tag[] = ['Balance', 'Statement'];
const UNPAID: readonly Tag[] = ['Submission', 'Overview'];

/** The tags of a notification, by its code or else by the kind before the slash. */
const ABOUT: Readonly<Partial<Record<string, readonly Tag[]>>> = {
  submission: [...UNPAID, ...MOVED_COINS],
  'submission/rejected': UNPAID,
  'submission/rejected-with-reason': UNPAID,
  'submission/changes-asked': UNPAID,
  'submission/received': UNPAID,
  'submission/revised': UNPAID,
  'submission/not-revised': UNPAID,
  'submission/worker-left': [...UNPAID, 'Task'],
  dispute: ['Dispute', ...UNPAID, ...MOVED_COINS],
  review: ['Brake'],
  task: ['Task', 'Overview', ...MOVED_COINS],
  filter: ['Task'],
  question: ['Task'],
  withdrawal: ['Withdrawal', ...MOVED_COINS],
  payout: ['Withdrawal', ...MOVED_COINS],
  payment: ['Payment', 'Overview', ...MOVED_COINS],
  balance: MOVED_COINS,
  user: ['Balance'],
  account: ['Account', 'Balance'],
  'account/objection': ['Objection'],
  report: ['Report'],
  admin: [],
};

/** The tags that a notification invalidates for its recipient. */
export function tagsInvalidatedBy(code: string): readonly Tag[] {
  const about = ABOUT[code] ?? ABOUT[code.slice(0, code.indexOf('/'))];
  return about ? ['Notification', ...about] : EVERYTHING;
}
