/**
 * Stable codes of refusals, with the sentence the server answers. The browser shows its own catalogue's text for the
 * code and falls back to the sentence.
 */
export const ERROR_SENTENCES = {
  'auth/invalid-credential': 'The e-mail or the password is not right.',
  'auth/email-already-in-use': 'This e-mail already has an account.',
  'auth/weak-password': 'Must have 1 Uppercase, 1 Lowercase and atleast 6 character.',
  'auth/wrong-password': 'This is not your password.',
  'auth/no-password': 'Your account has no password yet. Sign out, set one with "Forgot your password?" and try again.',
  'auth/wrong-code': 'This code is not right, or it was used before. Wait for the next one, or use a recovery code.',
  'auth/challenge-over': 'This took too long. Sign in again.',
  'auth/second-factor-needed': 'Admins need a second step to sign in. Switch it on in your account first.',
  'auth/second-factor-on': 'The second step is on already.',
  'auth/second-factor-off': 'Begin again: there is no second step that waits for its first code.',
  'auth/too-many-requests': 'Too many tries. Wait a little and try again.',
  'auth/popup-closed': 'The Google window was closed before it finished.',
  'auth/google-failed': 'Google could not confirm who you are. Try again.',
  'auth/google-needs-password': 'This e-mail has a password here. Sign in with the password first to link Google.',
  'auth/invalid-reset-token': 'This reset link was used already or is too old. Ask for a new one.',
  'auth/invalid-verification-token':
    'This link is not for this account, was used already or is too old. Have a new one sent to you.',
  'auth/email-unverified': 'Verify your e-mail address first: open the link that we mailed to you.',
  'auth/identity-token-required': 'Prove who you are first: sign in again.',
  'auth/not-signed-in': 'Sign in to go on.',
  'account/last-admin': 'You are the only Admin. Have another one appointed before you close your account.',
  'account/payout-under-way':
    'Money is on its way to you. Wait until it has arrived, or take your withdrawal back, then close your account.',
  'account/dispute-under-way': 'A dispute of yours is not decided yet. Close your account once it is.',
  'account/coins-changed': 'More coins are yours than a moment ago. Look at what you would lose, then confirm again.',
  'auth/profile-incomplete': 'Finish your sign-up first.',
  'key/invalid': 'This key is not one of ours, has run out or was revoked.',
  'key/not-open': 'No key opens this. Sign in to go on.',
  'key/scope-missing': 'This key may not do that. Make one that may.',
  'key/too-many-calls': 'Too many calls with this key. Wait a little and go on.',
  'notice-mail/bad-link':
    'This link is not whole. Open it from the mail again, or choose what is mailed in your account.',
  'filter/too-many': 'You have as many saved filters as one may have. Remove one first.',
  'template/too-many': 'You have as many templates as one may have. Remove one first.',
  'key/too-many': 'You have as many keys as one may have. Revoke one first.',
  'access/forbidden': 'This is not yours to do.',
  'access/cross-site': 'This request came from another site.',
  'access/embedded': 'This address cannot be shown as a part of a page.',
  'request/invalid': 'Some fields need a second look.',
  'request/not-found': 'There is nothing here, or it is not yours.',
  'request/too-large': 'This is larger than we can take.',
  'request/too-slow': 'This took too long to arrive. Try again.',
  'request/idempotency-mismatch': 'This key was used before with another request.',
  'request/unsupported-media-type': 'Send JSON here.',
  'wallet/not-enough-coins': 'Not Enough Coins. Purchase Coins',
  'task/deadline-in-past': 'The completion date cannot be before today.',
  'task/closed': 'This task takes no more work.',
  'task/text-changed': 'The buyer changed this task since you opened it. Read what is new, then send your work again.',
  'task/no-open-slot': 'All places of this task are taken.',
  'batch/faulty-rows': 'Some lines are not right. Nothing was posted.',
  'batch/ended': 'This batch has ended already.',
  'claim/too-many': 'Send or give back one of the places you keep first.',
  'claim/paused': 'Ten places that you kept ran out today. Send work without keeping a place, or try again tomorrow.',
  'submission/not-a-worker': 'Buyer cannot submit work',
  'submission/workers-only': 'Only workers send work.',
  'submission/already-submitted': 'You have already sent work for this task.',
  'submission/already-reviewed': 'This submission was decided already.',
  'submission/proof-missing': 'Your work does not hold all that the task asks for.',
  'submission/pictures-missing': 'The task asks for more pictures.',
  'submission/link-missing': 'The task asks for a link.',
  'submission/changes-already-asked': 'You have asked for changes once already. Accept or reject the work.',
  'submission/changes-awaited':
    'You asked for changes. You can accept the work now, or reject it once they are here or their time is over.',
  'submission/no-changes-asked': 'Nobody waits for a new version of this work.',
  'review/rejections-paused':
    'You rejected most of what you decided on lately. Until an Admin has looked you can accept work and ask for changes.',
  'dispute/not-rejected': 'There is no rejection to dispute.',
  'dispute/too-late': 'The time for this is over.',
  'dispute/already-open': 'You have disputed this rejection already.',
  'dispute/already-answered': 'You have answered already. An Admin decides now.',
  'dispute/too-early': 'The buyer still has time to answer.',
  'dispute/already-decided': 'This dispute was decided already.',
  'dispute/no-cover': 'Neither the buyer nor the goodwill of the house has the coins for this now.',
  'withdrawal/below-minimum': 'Withdrawing less than 200 coins.',
  'withdrawal/not-enough-coins': 'Do not have enough coins.',
  'withdrawal/too-many-pending': 'Wait until some of your open requests are decided.',
  'withdrawal/already-decided': 'This withdrawal was decided already.',
  'payout-account/too-many': 'You have as many accounts as one may have. Remove one first.',
  'payout/nothing-queued': 'Nothing waits to be paid out this way.',
  'payout/file-refused': 'This file has mistakes. Nothing of it was taken.',
  'payment/unknown-package': 'There is no package with that many coins.',
  'payment/gateway-unavailable': 'The payment service does not answer. Nothing was charged; try again.',
  'payment/invalid-signature': 'This message is not from the payment service.',
  'notification/too-many-streams': 'Too many live connections. Try again in a moment.',
  'user/email-unverified': 'This person has not verified their e-mail address yet, and cannot become an Admin.',
  'user/admin-is-protected': 'An Admin cannot be changed or removed.',
  'image/not-an-image': 'This file is not a picture we can read.',
  'image/not-own-proof': 'This is no picture that you uploaded as proof. Choose it again.',
  'image/too-large': 'This picture is too large.',
  'image/store-unavailable': 'The picture could not be stored. Try again.',
  'image/wrong-offset': 'This piece does not begin where the ones before it end. Ask how much is here.',
  'image/piece-too-small': 'Only the last piece of a picture has fewer than 16,384 bytes.',
  'image/upload-expired': 'This upload was left for more than a day. Choose the picture again.',
  'image/unknown-protocol': 'Pieces of pictures are sent by version 1.0.0 of the tus protocol.',
  'webhook/address-refused': 'Messages go to https addresses of the public Internet alone.',
  'webhook/too-many': 'You have as many webhooks as one may have. Remove one first.',
  'server/unavailable': 'Kaaj cannot answer right now. Nothing was changed; try again.',
  'server/outcome-unknown':
    'Whether this was done is not known. The same request with the same Idempotency-Key tells, and does nothing twice; without a key, look first.',
  'server/no-answer': 'No server of Kaaj answers right now. Try again in a moment.',
  'server/unexpected': 'Something went wrong on our side.',
} as const;

export type ErrorCode = keyof typeof ERROR_SENTENCES;

/** One field that was refused. `field` is the path in the body or the name in the query. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  /** Where the field is filled from lines of a file: which of them, from 1. */
  readonly line?: number;
}

/** RFC 9457 problem document, as every error answer of the API. `message` equals `detail`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly message: string;
  readonly code: ErrorCode;
  readonly instance?: string;
  readonly errors?: readonly FieldError[];
}
