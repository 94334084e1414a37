import { isolated } from './text';

/**
 * What the server tells people, by a stable code, with the sentence it writes. {names} in braces are filled from the
 * parameters. The browser shows its own catalogue's text for the code and falls back to the sentence.
 */
export const NOTICE_SENTENCES = {
  'submission/accepted': 'Your work for "{title}" was accepted. You earned {coins} coins.',
  'submission/rejected': 'Your work for "{title}" was rejected. No reason given.',
  'submission/rejected-with-reason': 'Your work for "{title}" was rejected: {reason}',
  'submission/accepted-in-time':
    'Nobody decided on your work for "{title}" in time, so it was accepted. You earned {coins} coins.',
  'submission/decided-for-you':
    'You did not decide on work for "{title}" in time, so it was accepted and paid {coins} coins.',
  'submission/accepted-buyer-left': 'The buyer of "{title}" left, so your work was accepted. You earned {coins} coins.',
  'submission/received': 'Work for "{title}" is here for you to review.',
  'submission/changes-asked': 'The buyer of "{title}" asks you to change your work within {hours} hours: {note}',
  'submission/revised': 'The changes you asked for in work for "{title}" are here.',
  'submission/not-revised': 'Your work for "{title}" was rejected: the changes did not come in time.',
  'submission/changes-not-sent': 'The changes you asked for in work for "{title}" did not come, so it was rejected.',
  'submission/worker-left': 'A worker left, so the work for "{title}" was taken back.',
  'review/rejections-paused':
    'You rejected {rejected} of your last {decided} decisions. Until an Admin has looked you can accept work and ask for changes.',
  'review/buyer-paused': 'A buyer rejected {rejected} of the last {decided} pieces of work. Please look.',
  'review/rejections-allowed': 'An Admin has reviewed your decisions. You can reject work again.',
  'dispute/opened':
    'A worker disputes that you rejected work for "{title}". {coins} coins are at stake. Answer within 48 hours.',
  'dispute/answered': 'The buyer of "{title}" has answered you. An Admin decides.',
  'dispute/conceded': 'The buyer of "{title}" agrees with you. You earned {coins} coins.',
  'dispute/unpaid':
    'The buyer of "{title}" agrees with you and has no coins for it now. It is paid as soon as they do, or an Admin decides.',
  'dispute/won': 'Your dispute about "{title}" was decided for you. You earned {coins} coins: {reason}',
  'dispute/lost': 'The dispute about "{title}" was decided for the worker, who was paid {coins} coins: {reason}',
  'dispute/not-won': 'Your dispute about "{title}" was decided for the buyer: {reason}',
  'dispute/not-lost': 'The dispute about "{title}" was decided for you: {reason}',
  'dispute/won-by-silence': 'Nobody decided your dispute about "{title}" in time. You earned {coins} coins.',
  'dispute/lost-by-silence':
    'Nobody decided the dispute about "{title}" in time, so the worker was paid {coins} coins.',
  'dispute/won-buyer-left': 'The buyer of "{title}" left, so your dispute ended for you. You earned {coins} coins.',
  'dispute/worker-left': 'The worker who disputed "{title}" left, so it ended for you.',
  'task/expired': 'The completion date of "{title}" has passed. {coins} coins of its open places are back with you.',
  'task/deleted-by-admin': 'An Admin deleted "{title}". {coins} coins of its open places are back with you.',
  'batch/done': 'All {tasks} tasks of your batch "{title}" are posted.',
  'batch/past':
    'The completion date of your batch "{title}" came before {tasks} of its tasks were posted. Their {coins} coins are back with you.',
  'filter/matched': 'New for your filter "{name}": {tasks}, with "{title}" the newest.',
  'withdrawal/accepted':
    'Your withdrawal of {coins} coins was accepted: you get ${dollars} by {system} within {hours} hours.',
  'withdrawal/rejected': 'Your withdrawal of {coins} coins was rejected. The coins were returned to you.',
  'payout-account/saved':
    'An account to be paid to was saved for you: {system} {account}. If that was not you, remove it and change your password.',
  'payout/sent': '${dollars} are on their way to you by {system}. The reference is {reference}.',
  'payout/confirmed': '${dollars} have arrived by {system}. The reference is {reference}.',
  'payout/failed': '${dollars} could not be paid by {system}: {reason}. {coins} coins are back with you.',
  'payout/doubtful-amount':
    'The payment service names another amount for a payout of ${dollars} ({payout}). Nothing was booked; look at the payouts.',
  'payout/doubtful-twice':
    'The payment service has a payout of ${dollars} twice ({payout}). Nothing was booked; look at the payouts.',
  'payout/doubtful-reference':
    'The payment service has no reference, or another one, for a payout of ${dollars} ({payout}). Nothing was booked; look at the payouts.',
  'payment/settled': 'Your payment has arrived: {coins} coins are yours.',
  'payment/frozen':
    'The payment service took money of yours back or has it disputed: {coins} coins that it paid for are frozen.',
  'payment/owed':
    'The payment service took money of yours back or has it disputed: {coins} coins that it paid for are set aside or spent. Coins that come to you pay these first, except those you earn by work.',
  'payment/case-unmatched':
    'A payment of {amount} matches no purchase ({payment}). It brought no coins; look at the ledger page.',
  'payment/case-refunded':
    'A payment of {amount} went back ({payment}). {coins} coins are frozen; look at the ledger page.',
  'payment/case-disputed':
    'A payment of {amount} is disputed ({payment}). {coins} coins are frozen; look at the ledger page.',
  'balance/corrected': 'An Admin corrected your balance to {coins} coins: {reason}',
  'user/role-changed': 'Your role is now {role}.',
  'webhook/switched-off':
    'Your webhook at {host} has not answered for three days and was switched off. Nothing more is sent there.',
  'webhook/gone':
    'Your webhook at {host} answered that it is gone (410) and was switched off. Nothing more is sent there.',
  'admin/message': '{text}',
} as const;

export type NoticeCode = keyof typeof NOTICE_SENTENCES;

export type NoticeParams = Readonly<Record<string, string | number>>;

/**
 * What a notice can be about, each with an id of its own. A payout has the id of its withdrawal, a correction is named by the
 * `reference` of its line in the statement, a buyer as a person.
 */
export type NoticeSubject =
  'submission' | 'dispute' | 'task' | 'batch' | 'payout' | 'purchase' | 'payment-case' | 'buyer' | 'correction';

/** What each notice is about: its parameter `about` has that thing's id. Null where it is about no single thing that people can open. */
export const NOTICE_SUBJECTS = {
  'submission/accepted': 'submission',
  'submission/rejected': 'submission',
  'submission/rejected-with-reason': 'submission',
  'submission/accepted-in-time': 'submission',
  'submission/decided-for-you': 'submission',
  'submission/accepted-buyer-left': 'submission',
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
  'batch/done': 'batch',
  'batch/past': 'batch',
  'filter/matched': 'task',
  'withdrawal/accepted': 'payout',
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
  'webhook/switched-off': null,
  'webhook/gone': null,
  'admin/message': null,
} as const satisfies Readonly<Record<NoticeCode, NoticeSubject | null>>;

/** What a notice of this code has to be told with. */
export type NoticeParamsOf<Code extends NoticeCode> = (typeof NOTICE_SUBJECTS)[Code] extends null
  ? NoticeParams
  : NoticeParams & { readonly about: string };

/** The sentence of a notice with its parameters filled in. */
export function noticeSentence(code: NoticeCode, params: NoticeParams): string {
  return filledSentence(NOTICE_SENTENCES[code], params);
}

/** A sentence with {names} in braces, each of which is a parameter; words do not turn the sentence around them. */
export function filledSentence(sentence: string, params: NoticeParams): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => isolated(String(params[name] ?? '')));
}
