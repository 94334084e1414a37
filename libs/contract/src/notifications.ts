import { isolated } from './text';

/**
 * The notifications of the server by a stable code, with the English sentence. {names} in braces are filled from the
 * parameters. The browser shows the text of its own catalogue for the code, or else the sentence.
 */
export const NOTIFICATION_MESSAGES = {
  'submission/accepted': 'Your work for "{title}" was accepted. You earned {coins} coins.',
  'submission/rejected': 'Your work for "{title}" was rejected. No reason given.',
  'submission/rejected-with-reason': 'Your work for "{title}" was rejected: {reason}',
  'submission/accepted-in-time':
    'Nobody decided on your work for "{title}" in time, so it was accepted. You earned {coins} coins.',
  'submission/decided-for-you':
    'You did not review work for "{title}" in time, so it was accepted and paid {coins} coins.',
  'submission/accepted-buyer-left': 'The buyer of "{title}" left, so your work was accepted. You earned {coins} coins.',
  'submission/bonus': 'You received a bonus of {coins} coins for "{title}": {reason}',
  'submission/received': 'New work for "{title}" is ready for your review.',
  'submission/changes-asked': 'The buyer of "{title}" requests changes within {hours} hours: {note}',
  'submission/revised': 'Revised work for "{title}" is ready for your review.',
  'submission/not-revised': 'Your work for "{title}" was rejected because the changes were not submitted in time.',
  'submission/changes-not-sent':
    'The changes you requested for "{title}" were not submitted in time, so the work was rejected.',
  'submission/worker-left': 'A worker left, so their work for "{title}" was withdrawn.',
  'review/rejections-paused':
    'You rejected {rejected} of your last {decided} submissions. Until an Admin has reviewed this, you can only accept work or request changes.',
  'review/buyer-paused': 'A buyer rejected {rejected} of their last {decided} submissions. Please review.',
  'review/rejections-allowed': 'An Admin has reviewed your decisions. You can reject work again.',
  'dispute/opened': 'A worker disputed your rejection of work for "{title}" ({coins} coins). Reply within 48 hours.',
  'dispute/answered': 'The buyer of "{title}" has replied to your dispute. An Admin will decide.',
  'dispute/conceded': 'The buyer of "{title}" conceded your dispute. You earned {coins} coins.',
  'dispute/unpaid':
    'The buyer of "{title}" conceded your dispute but has no coins for it right now. You are paid as soon as they do, or an Admin decides.',
  'dispute/won': 'Your dispute about "{title}" was decided in your favor. You earned {coins} coins: {reason}',
  'dispute/lost':
    'The dispute about "{title}" was decided in favor of the worker, who was paid {coins} coins: {reason}',
  'dispute/not-won': 'Your dispute about "{title}" was decided in favor of the buyer: {reason}',
  'dispute/not-lost': 'The dispute about "{title}" was decided in your favor: {reason}',
  'dispute/won-by-silence': 'Nobody decided your dispute about "{title}" in time. You earned {coins} coins.',
  'dispute/lost-by-silence':
    'Nobody decided the dispute about "{title}" in time, so the worker was paid {coins} coins.',
  'dispute/won-buyer-left':
    'The buyer of "{title}" left, so your dispute was decided in your favor. You earned {coins} coins.',
  'dispute/worker-left': 'The worker who disputed "{title}" left, so the dispute was closed in your favor.',
  'task/expired': 'The completion date of "{title}" has passed. {coins} coins of its open spots were returned to you.',
  'task/review-waiting': '"{title}" of a new buyer is waiting for review before it is public.',
  'task/review-approved': '"{title}" was reviewed and is public now.',
  'task/review-declined': '"{title}" was not approved, and {coins} coins were returned to you: {reason}',
  'task/deleted-by-admin': 'An Admin deleted "{title}". {coins} coins of its open spots were returned to you.',
  'batch/done': 'All {tasks} tasks of your batch "{title}" are posted.',
  'batch/past':
    'The completion date of your batch "{title}" passed before {tasks} of its tasks were posted. Their {coins} coins were returned to you.',
  'filter/matched': 'New matches for your filter "{name}": {tasks}, most recently "{title}".',
  'withdrawal/accepted':
    'Your withdrawal of {coins} coins was accepted. You will receive ${dollars} via {system} within {hours} hours.',
  'withdrawal/rejected': 'Your withdrawal of {coins} coins was rejected. The coins were returned to you.',
  'withdrawal/rejected-with-reason':
    'Your withdrawal of {coins} coins was rejected, and the coins were returned to you: {reason}',
  'payout-account/saved':
    'A payout account was saved: {system} {account}. If this was not you, remove it and change your password.',
  'payout/sent': '${dollars} is on its way to you via {system}. Reference: {reference}.',
  'payout/confirmed': 'You received ${dollars} via {system}. Reference: {reference}.',
  'payout/failed': '${dollars} could not be paid via {system}, and {coins} coins were returned to you: {reason}',
  'payout/doubtful-amount':
    'The payment service reports a different amount for a payout of ${dollars} ({payout}). Nothing was recorded; please check the payouts.',
  'payout/doubtful-twice':
    'The payment service lists a payout of ${dollars} twice ({payout}). Nothing was recorded; please check the payouts.',
  'payout/doubtful-reference':
    'The payment service reports no reference, or a different one, for a payout of ${dollars} ({payout}). Nothing was recorded; please check the payouts.',
  'payment/settled': 'Payment received: {coins} coins were added to your balance.',
  'payment/frozen': 'A payment of yours was refunded or disputed: the {coins} coins it paid for are frozen.',
  'payment/owed':
    'A payment of yours was refunded or disputed: {coins} coins it paid for are reserved or already spent. Coins you receive go towards these first, except those you earn from work.',
  'payment/case-unmatched':
    'A payment of {amount} matches no purchase ({payment}). No coins were credited; please check the ledger page.',
  'payment/case-refunded':
    'A payment of {amount} was refunded ({payment}). {coins} coins are frozen; please check the ledger page.',
  'payment/case-disputed':
    'A payment of {amount} is disputed ({payment}). {coins} coins are frozen; please check the ledger page.',
  'balance/corrected': 'An Admin corrected your balance to {coins} coins: {reason}',
  'user/role-changed': 'Your role is now {role}.',
  'account/suspended':
    'Your account is suspended: {reason} You can withdraw what you earned by accepted work, and object once.',
  'account/removed':
    'Your account is removed: {reason} You can withdraw what is yours, and object once. It is erased when nothing is left.',
  'account/suspension-lifted': 'The suspension of your account was lifted: {reason}',
  'account/objection-refused': 'Your objection was not accepted: {reason}',
  'dispute/supporter-you':
    'You were named as a supporter in the dispute about “{title}”: you may read it and write in it.',
  'dispute/supporter': 'The other side named a supporter in the dispute about “{title}”.',
  'dispute/message': 'There is a new message in the dispute about “{title}”.',
  'terms/announced': 'New terms of use ({version}) take effect on {from}: {summary}',
  'question/asked': 'A worker asks a question about “{title}”.',
  'question/answered': 'Your question about “{title}” was answered.',
  'report/received': 'Somebody reported a task, work or a person. Please review.',
  'report/answered': 'An Admin has looked at your report: {answer}',
  'account/objection': 'A suspended person objects. Please review.',
  'webhook/switched-off': 'Your webhook at {host} has not responded for three days and was disabled.',
  'webhook/gone': 'Your webhook at {host} responded that it is gone (410) and was disabled.',
  'admin/message': '{text}',
} as const;

export type NotificationCode = keyof typeof NOTIFICATION_MESSAGES;

export type NotificationParams = Readonly<Record<string, string | number>>;

/**
 * The kinds of records that a notification links to, each with its own id. A payout has the id of its withdrawal, a
 * correction the `reference` of its statement line, and a buyer that of the person.
 */
export type NotificationSubject =
  | 'submission'
  | 'dispute'
  | 'dispute-talk'
  | 'task'
  | 'batch'
  | 'payout'
  | 'purchase'
  | 'payment-case'
  | 'buyer'
  | 'correction';

/**
 * The kind of record of each notification: its parameter `about` has the record's id. Null when it is about no single
 * record that users can open.
 */
export const NOTIFICATION_SUBJECTS = {
  'submission/accepted': 'submission',
  'submission/rejected': 'submission',
  'submission/rejected-with-reason': 'submission',
  'submission/accepted-in-time': 'submission',
  'submission/decided-for-you': 'submission',
  'submission/accepted-buyer-left': 'submission',
  'submission/bonus': 'submission',
  'submission/received': 'submission',
  'submission/changes-asked': 'submission',
  'submission/revised': 'submission',
  'submission/not-revised': 'submission',
  'submission/changes-not-sent': 'submission',
  'submission/worker-left': 'task',
  'review/rejections-paused': null,
  'review/buyer-paused': 'buyer',
  'review/rejections-allowed': null,
  'dispute/opened': 'submission',
  'dispute/answered': 'submission',
  'dispute/conceded': 'submission',
  'dispute/unpaid': 'submission',
  'dispute/won': 'submission',
  'dispute/lost': 'submission',
  'dispute/not-won': 'submission',
  'dispute/not-lost': 'submission',
  'dispute/won-by-silence': 'submission',
  'dispute/lost-by-silence': 'submission',
  'dispute/won-buyer-left': 'submission',
  'dispute/worker-left': 'dispute',
  'task/expired': 'task',
  'task/deleted-by-admin': null,
  'task/review-waiting': null,
  'task/review-approved': null,
  'task/review-declined': null,
  'batch/done': 'batch',
  'batch/past': 'batch',
  'filter/matched': 'task',
  'withdrawal/accepted': 'payout',
  'withdrawal/rejected-with-reason': 'payout',
  'withdrawal/rejected': 'payout',
  'payout-account/saved': null,
  'payout/sent': 'payout',
  'payout/confirmed': 'payout',
  'payout/failed': 'payout',
  'payout/doubtful-amount': 'payout',
  'payout/doubtful-twice': 'payout',
  'payout/doubtful-reference': 'payout',
  'payment/settled': 'purchase',
  'payment/frozen': 'purchase',
  'payment/owed': 'purchase',
  'payment/case-unmatched': 'payment-case',
  'payment/case-refunded': 'payment-case',
  'payment/case-disputed': 'payment-case',
  'balance/corrected': 'correction',
  'user/role-changed': null,
  'account/suspended': null,
  'account/removed': null,
  'account/suspension-lifted': null,
  'account/objection-refused': null,
  'dispute/supporter-you': 'dispute-talk',
  'dispute/supporter': 'dispute-talk',
  'dispute/message': 'dispute-talk',
  'terms/announced': null,
  'question/asked': 'task',
  'question/answered': 'task',
  'report/received': null,
  'report/answered': null,
  'account/objection': null,
  'webhook/switched-off': null,
  'webhook/gone': null,
  'admin/message': null,
} as const satisfies Readonly<Record<NotificationCode, NotificationSubject | null>>;

/** The parameters of a notification with this code. */
export type NotificationParamsOf<Code extends NotificationCode> = (typeof NOTIFICATION_SUBJECTS)[Code] extends null
  ? NotificationParams
  : NotificationParams & { readonly about: string };

/** The sentence of a notice with its parameters filled in. */
export function notificationMessage(code: NotificationCode, params: NotificationParams): string {
  return interpolateMessage(NOTIFICATION_MESSAGES[code], params);
}

/** A sentence with {names} in braces, each of which is a parameter; words do not turn the sentence around them. */
export function interpolateMessage(sentence: string, params: NotificationParams): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => isolated(String(params[name] ?? '')));
}
