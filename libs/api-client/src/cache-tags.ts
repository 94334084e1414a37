/** What a change makes stale. Balance is the signed-in person's own record, shown in the header. */
export const TAGS = [
  'Balance',
  'Notification',
  'Overview',
  'Task',
  'Batch',
  'Claim',
  'Submission',
  'Dispute',
  'Brake',
  'Objection',
  'Report',
  'Payment',
  'Withdrawal',
  'Payout',
  'User',
  'Statement',
  'Audit',
  'Ledger',
  'Account',
  'Key',
  'Webhook',
  'PayoutAccount',
  'SavedFilter',
  'TaskTemplate',
  'WorkerGroup',
  'WorkerTest',
  'Delivery',
] as const;

export type Tag = (typeof TAGS)[number];

/** Everything that shows coins of the person who caused them to move. */
export const MONEY = ['Balance', 'Overview', 'Statement', 'Ledger'] as const;

interface Identified {
  readonly _id: string;
}

/** The tag of one record. */
export const tagOf = <Type extends Tag>(type: Type, id: string) => ({ type, id });

/** That there are more or fewer of them. */
export const listTag = <Type extends Tag>(type: Type) => tagOf(type, 'list');

/**
 * Submissions that a buyer received, decided and pending: a decision updates the pending lists itself (patchReceived).
 */
export const RECEIVED = tagOf('Submission', 'received');

/** The tags of a list: one for each record, and one for the list itself. */
export const providesList = <Type extends Tag>(type: Type, shown: readonly Identified[] = []) => [
  listTag(type),
  ...shown.map(({ _id }) => tagOf(type, _id)),
];
