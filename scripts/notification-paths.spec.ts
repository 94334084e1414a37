import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTIFICATION_MESSAGES, NOTIFICATION_SUBJECTS, type NotificationCode, type Role } from '@kaaj/contract';
import { notificationPath } from '../shell/src/frame/notification-paths';
import { remoteNames } from './deploy/remotes.mjs';

interface Facts {
  readonly routes: Readonly<Record<string, { readonly audience: string }>>;
}

/** The pages of all remotes, which the shell itself does not list. */
const ROUTES = remoteNames.flatMap((name) => {
  const facts = JSON.parse(readFileSync(join(__dirname, '..', name, 'remote.json'), 'utf8')) as Facts;
  return Object.entries(facts.routes);
});

const ALL_ROLES: readonly Role[] = ['Worker', 'Buyer', 'Admin'];

/** The recipients' role, by the code or by its first word. */
const RECIPIENTS: Readonly<Record<string, readonly Role[]>> = {
  'submission/decided-for-you': ['Buyer'],
  'submission/received': ['Buyer'],
  'submission/revised': ['Buyer'],
  'submission/changes-not-sent': ['Buyer'],
  'submission/worker-left': ['Buyer'],
  submission: ['Worker'],
  'review/buyer-paused': ['Admin'],
  review: ['Buyer'],
  'dispute/opened': ['Buyer'],
  'dispute/lost': ['Buyer'],
  'dispute/not-lost': ['Buyer'],
  'dispute/lost-by-silence': ['Buyer'],
  'dispute/worker-left': ['Buyer'],
  dispute: ['Worker'],
  'task/review-waiting': ['Admin'],
  task: ['Buyer'],
  'question/answered': ['Worker'],
  question: ['Buyer'],
  batch: ['Buyer'],
  filter: ['Worker'],
  withdrawal: ['Worker'],
  'payout-account': ['Worker'],
  'payout/doubtful-amount': ['Admin'],
  'payout/doubtful-twice': ['Admin'],
  'payout/doubtful-reference': ['Admin'],
  payout: ['Worker'],
  'payment/case-unmatched': ['Admin'],
  'payment/case-refunded': ['Admin'],
  'payment/case-disputed': ['Admin'],
  payment: ['Buyer'],
  balance: ALL_ROLES,
  user: ALL_ROLES,
  'account/objection': ['Admin'],
  account: ALL_ROLES,
  terms: ALL_ROLES,
  'report/received': ['Admin'],
  webhook: ['Buyer', 'Worker'],
  // Their texts are complete, so they link to no page.
  'report/answered': [],
  'admin/message': [],
};

const CODES = Object.keys(NOTIFICATION_MESSAGES) as NotificationCode[];
const recipientsOf = (code: NotificationCode) => RECIPIENTS[code] ?? RECIPIENTS[code.split('/')[0] ?? ''];

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`, 'i').test(path);

/** Whether this role may open the page. */
function opens(path: string, role: Role): boolean {
  const [pathname = ''] = path.split('?');
  const [, { audience } = { audience: undefined }] =
    ROUTES.find(([pattern]) => pattern !== '*' && matches(pattern, pathname)) ?? [];
  return audience === 'anyone' || audience === 'signed-in' || audience === role;
}

it('has the recipients of every code', () => {
  expect(CODES.filter((code) => recipientsOf(code) === undefined)).toEqual([]);
});

describe.each(CODES.flatMap((code) => (recipientsOf(code) ?? []).map((role) => [code, role] as const)))(
  '%s links a %s',
  (code, role) => {
    it('to the record that it is about', () => {
      const path = notificationPath({ code, params: { about: 'the-id' } }, role);
      expect(opens(path ?? '', role)).toBe(true);
      if (NOTIFICATION_SUBJECTS[code] !== null) expect(path).toMatch(/the-id$/);
    });

    it('to the list of such records, if it does not name one', () => {
      expect(opens(notificationPath({ code, params: {} }, role) ?? '', role)).toBe(true);
    });
  },
);

it('to no page for an Admin’s message, the answer to a report and an unknown code', () => {
  expect(notificationPath({ code: 'report/answered', params: {} }, 'Worker')).toBeUndefined();
  expect(notificationPath({ code: 'admin/message', params: { about: 'x' } }, 'Worker')).toBeUndefined();
  expect(notificationPath({ code: 'later/kind' as NotificationCode, params: { about: 'x' } }, 'Buyer')).toBeUndefined();
  expect(notificationPath({ code: 'submission/accepted', params: { about: 'x' } }, undefined)).toBeUndefined();
});
