import { type NoticeCode, type Role } from '@kaaj/contract';

type Paths = Partial<Record<Role, string>>;

const WORK: Paths = { Worker: '/dashboard/mysubmission', Buyer: '/dashboard' };
const MONEY = '/dashboard/withdrawals';

/** Where one sees or does what a notice is about, by the word that its code begins with. */
const PATHS: Readonly<Record<string, Paths>> = {
  submission: WORK,
  review: { Buyer: '/dashboard', Admin: '/dashboard' },
  dispute: { ...WORK, Admin: '/dashboard/disputes' },
  task: { Buyer: '/dashboard/myTasks', Worker: '/dashboard/tasklist' },
  filter: { Worker: '/dashboard/tasklist' },
  batch: { Buyer: '/dashboard/batches' },
  withdrawal: { Worker: MONEY },
  payout: { Worker: MONEY, Admin: '/dashboard/payouts' },
  'payout-account': { Worker: MONEY },
  payment: { Buyer: '/dashboard/paymentHistory', Worker: '/dashboard/statement', Admin: '/dashboard/ledger' },
  balance: { Buyer: '/dashboard/statement', Worker: '/dashboard/statement', Admin: '/dashboard/statement' },
  user: { Buyer: '/profile', Worker: '/profile', Admin: '/profile' },
  webhook: { Buyer: '/profile/webhooks', Worker: '/profile/webhooks' },
};

/** The page that a notice leads somebody of this role to; undefined where there is none. */
export function pathOfNotice(code: NoticeCode, role: Role | undefined): string | undefined {
  const [about = ''] = code.split('/');
  return role && PATHS[about]?.[role];
}
