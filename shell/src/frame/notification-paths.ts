import {
  NOTIFICATION_SUBJECTS,
  type NotificationCode,
  type NotificationParams,
  type NotificationSubject,
  type Role,
} from '@kaaj/contract';

type Paths = Partial<Record<Role, string>>;

const MONEY = '/dashboard/withdrawals';
const REVIEW = '/dashboard/review';
const WORK: Paths = { Worker: '/dashboard/mysubmission', Buyer: REVIEW };

const everybody = (path: string): Paths => ({ Worker: path, Buyer: path, Admin: path });

/** Pages of notifications about one record; its id is appended to the path. */
const THINGS: Readonly<Record<NotificationSubject, Paths>> = {
  submission: { Worker: '/dashboard/mysubmission/', Buyer: '/dashboard/submission/', Admin: '/dashboard/work/' },
  dispute: everybody('/dashboard/receipt/dispute/'),
  'dispute-talk': everybody('/dashboard/dispute/'),
  task: everybody('/dashboard/taskDetails/'),
  batch: { Buyer: '/dashboard/batches?batch=' },
  payout: everybody('/dashboard/receipt/payout/'),
  purchase: everybody('/dashboard/receipt/purchase/'),
  'payment-case': { Admin: '/dashboard/ledger?case=' },
  buyer: { Admin: '/dashboard/disputes?buyer=' },
  correction: everybody('/dashboard/statement?group=other&line='),
};

/**
 * Pages of all other notifications, and of older ones without the id of a record: by the whole code, or by its first
 * word.
 */
const PLACES: Readonly<Record<string, Paths>> = {
  submission: WORK,
  'review/rejections-paused': { Buyer: `${REVIEW}?state=decided` },
  review: { Buyer: REVIEW, Admin: '/dashboard/disputes' },
  dispute: { ...WORK, Admin: '/dashboard/disputes' },
  'task/deleted-by-admin': { Buyer: '/dashboard/statement?group=tasks' },
  task: { Buyer: '/dashboard/myTasks', Worker: '/dashboard/tasklist', Admin: '/dashboard/managetasks' },
  question: { Buyer: '/dashboard/myTasks', Worker: '/dashboard/tasklist' },
  filter: { Worker: '/dashboard/tasklist' },
  batch: { Buyer: '/dashboard/batches' },
  withdrawal: { Worker: MONEY },
  payout: { Worker: MONEY, Admin: '/dashboard/payouts' },
  'payout-account': { Worker: MONEY },
  payment: { Buyer: '/dashboard/paymentHistory', Worker: '/dashboard/statement', Admin: '/dashboard/ledger' },
  balance: everybody('/dashboard/statement?group=other'),
  user: everybody('/profile'),
  'account/suspended': everybody('/profile/suspension'),
  'account/objection-refused': everybody('/profile/suspension'),
  'account/objection': { Admin: '/dashboard/manageusers' },
  account: everybody('/profile'),
  report: { Admin: '/dashboard/manageusers' },
  terms: everybody('/terms'),
  webhook: everybody('/profile/webhooks'),
};

interface NotificationToShow {
  readonly code: NotificationCode;
  readonly params: NotificationParams;
}

/** The page that a notification links to for this role; undefined when there is none. */
export function notificationPath(
  { code, params: { about } }: NotificationToShow,
  role: Role | undefined,
): string | undefined {
  if (!role) return undefined;
  // A newer server may send codes that this shell does not have.
  const subject = (NOTIFICATION_SUBJECTS as Partial<Record<string, NotificationSubject | null>>)[code];
  if (subject && about !== undefined) {
    // On the desk it is decided on.
    if (code === 'submission/received' && role === 'Buyer') return `${REVIEW}?work=${about}`;
    const place = THINGS[subject][role];
    return place && `${place}${about}`;
  }
  const [word = ''] = code.split('/');
  return (PLACES[code] ?? PLACES[word])?.[role];
}
