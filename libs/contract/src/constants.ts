/** Business constants of Kaaj. Amounts are whole coins or whole cents; nothing here is a float. */

export const ROLES = ['Worker', 'Buyer', 'Admin'] as const;
export type Role = (typeof ROLES)[number];

/** The roles a person may pick at sign-up. */
export const SIGN_UP_ROLES = ['Worker', 'Buyer'] as const satisfies readonly Role[];
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** Coins granted when a person is saved for the first time. */
export const STARTING_COINS = { Worker: 10, Buyer: 50, google: 10 } as const;

export interface CoinPackage {
  readonly id: number;
  readonly coins: number;
  readonly priceCents: number;
}

/** The packages of an installation whose owner sets none. */
export const COIN_PACKAGES: readonly CoinPackage[] = [
  { id: 1, coins: 10, priceCents: 100 },
  { id: 2, coins: 150, priceCents: 1000 },
  { id: 3, coins: 500, priceCents: 2000 },
  { id: 4, coins: 1000, priceCents: 3500 },
];

/** The rate of an installation whose owner sets none. */
export const COINS_PER_DOLLAR = 20;
/** Rates at which every coin is worth whole cents. */
export const COIN_RATES = [1, 2, 4, 5, 10, 20, 25, 50, 100] as const;
/** Default; the page shows the owner's setting: "*Cannot withdraw less than 200 coins." */
export const MINIMUM_WITHDRAWAL_COINS = 200;

export const PAYMENT_SYSTEMS = ['bkash', 'nagad', 'rocket', 'card'] as const;
export type PaymentSystem = (typeof PAYMENT_SYSTEMS)[number];

export const SUBMISSION_STATUSES = ['pending', 'accepted', 'rejected'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** full: every slot is taken; past: its completion date has passed; deleted: some of its submissions are pending. */
export const TASK_STATES = ['open', 'full', 'past', 'review', 'deleted'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Review state of a new buyer's first tasks, which an Admin approves before they are public. */
export const TASK_REVIEWS = ['waiting', 'approved', 'declined'] as const;
export type TaskReview = (typeof TASK_REVIEWS)[number];

/** What kind of work a task is; `other` for one posted without a word about it. */
export const TASK_CATEGORIES = [
  'survey',
  'testing',
  'labeling',
  'data-entry',
  'research',
  'transcription',
  'translation',
  'writing',
  'photo',
  'social',
  'other',
] as const;
export type TaskCategory = (typeof TASK_CATEGORIES)[number];

/** Content notices, shown before a task is opened. */
export const CONTENT_NOTICES = ['none', 'violence', 'sexual', 'medical'] as const;
export type ContentNotice = (typeof CONTENT_NOTICES)[number];

/** Format of a batch's rows: a table with a header, or one JSON object a line. */
export const BATCH_FORMATS = ['csv', 'jsonl'] as const;
export type BatchFormat = (typeof BATCH_FORMATS)[number];

/**
 * posting: its tasks are being posted; done: all are posted. cancelled: by its buyer; past: its completion date came
 * first. Unposted tasks of the latter two are refunded.
 */
export const BATCH_STATES = ['posting', 'paused', 'done', 'cancelled', 'past'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** fetching: pictures of items are still sent, fetched or stored; ready: each is stored or has a fault. */
export const BATCH_PICTURES_STATES = ['fetching', 'ready'] as const;
export type BatchPicturesState = (typeof BATCH_PICTURES_STATES)[number];

/** How the answers to the items of a batch become labels. */
export const LABEL_METHODS = ['majority', 'dawid-skene'] as const;
export type LabelMethod = (typeof LABEL_METHODS)[number];

/** How the work sent for a task is handed over. */
export const RESULTS_FORMATS = ['csv', 'jsonl'] as const;
export type ResultsFormat = (typeof RESULTS_FORMATS)[number];

/** cancelled: by the worker, before a decision. */
export const WITHDRAWAL_STATUSES = ['pending', 'accepted', 'rejected', 'cancelled'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** What becomes of the money of an accepted withdrawal. */
export const PAYOUT_STATES = ['queued', 'sent', 'confirmed', 'failed'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/**
 * Lines of the daily reconciliation of payouts: opening, movements and closing. Each column adds up to the last line.
 */
export const PAYOUT_SHEET_LINES = ['opening', 'accepted', 'taken', 'sent', 'confirmed', 'failed', 'closing'] as const;
export type PayoutSheetLineName = (typeof PAYOUT_SHEET_LINES)[number];

/** Lines of the daily reconciliation for pending requests, whose coins are held. They add up to the last line, too. */
export const WAITING_SHEET_LINES = ['waited', 'asked', 'approved', 'rejected', 'cancelled', 'waiting'] as const;
export type WaitingSheetLineName = (typeof WAITING_SHEET_LINES)[number];

/** Contradictions in what a payment service reports about a payout. */
export const PAYOUT_DOUBTS = ['amount', 'twice', 'reference'] as const;
export type PayoutDoubt = (typeof PAYOUT_DOUBTS)[number];

/** The same for a withdrawal, which an Admin decides first. */
export const PAYOUT_STANDINGS = ['waiting', ...PAYOUT_STATES] as const;
export type PayoutStandingState = (typeof PAYOUT_STANDINGS)[number];

/** created: the checkout was opened; settled: paid and credited; failed: not paid. */
export const PAYMENT_STATES = ['created', 'settled', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** asc = lowest payable amount first, dsc = highest first (the product's own spelling). */
export const SORT_ORDERS = ['asc', 'dsc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const LIMITS = {
  requiredWorkers: { min: 1, max: 10_000 },
  payableAmount: { min: 1, max: 100_000 },
  /** What an Admin may correct a balance to. */
  correctedBalance: { min: 0, max: 1_000_000_000 },
  /** How long a slot is reserved by a claim: 10 minutes to 3 days. */
  allowanceMinutes: { min: 10, max: 3 * 24 * 60 },
  /** How long its buyer expects a task to take. */
  estimatedMinutes: { min: 1, max: 3 * 24 * 60 },
  /** Days a buyer has to decide on work. */
  reviewDays: { min: 1, max: 7 },
  /** Pictures of one submission. */
  proofPictures: { min: 0, max: 5 },
  /** Coins of one bonus. */
  bonus: { min: 1, max: 100_000 },
  /** Reports that one person may send within a day. */
  reportsADay: 10,
  /** Pieces of work that are decided on, or get a bonus, in one call. */
  decisionsAtOnce: 100,
  /** Payouts in one file, to be paid or with their references. */
  payoutsInFile: 500,
  /** Payments that a day's sheet of payouts lists. */
  paymentsOnSheet: 2000,
  /** Tasks of one batch, and columns of its rows; `previewed` are shown before it is posted, `faults` named at once. */
  batch: { rows: 10_000, columns: 50, previewed: 10, faults: 100 },
  /** Pictures of the items of one batch, and bytes of a ZIP file that holds them. */
  batchPictures: { most: 10_000, zipBytes: 200 * 1024 * 1024 },
  /** Workers for one item of a batch. */
  overlap: { min: 1, max: 1_000 },
  /** Of a label, at which an item takes no more answers. */
  overlapConfidence: { min: 0.5, max: 0.999 },
  /** Maximum percentage of control items in a batch; `usual` is the default. */
  goldShare: { min: 1, max: 50, usual: 20 },
  /** Share of the items offered to a worker that are control items. */
  goldRate: { min: 0, max: 0.3, usual: 0.1 },
  passwordMinLength: 6,
  submissionsPageSize: 5,
  listPageSize: 50,
  listPageSizeMax: 100,
  /** Days until an access key expires; `usual` is the default. */
  keyDays: { min: 1, usual: 90, max: 365 },
  /** Coins that a key may commit in its life. */
  spendingCap: { min: 1, max: 100_000_000 },
  /** Messages of one person in one dispute. */
  disputeMessages: 50,
  /** Keys that one person may have. */
  keysOfOne: 20,
  /** Accounts to be paid to that one worker may save. */
  payoutAccountsOfOne: 5,
  /** A statement is narrowed to at most so many days. */
  statementDays: { min: 1, max: 3660 },
  /** Of a yearly statement. */
  statementYear: { min: 2020, max: 2199 },
  /** Filters for tasks that one worker may save. */
  savedFiltersOfOne: 10,
  /** Maximum number of task templates of one buyer. */
  taskTemplatesOfOne: 20,
  /** Worker groups that one buyer may have, workers in one of them, and workers that are named in one call. */
  groupsOfOne: 100,
  groupMembers: 10_000,
  membersAtOnce: 1_000,
  /** Groups that one task requires, and that it excludes. */
  groupsOfTask: 20,
  /** Right answers that pass a qualification test, as many as a form has fields; days before another attempt. */
  testPass: 20,
  againAfterDays: { min: 1, max: 365 },
  /** Days until an invitation link expires; `usual` is the default. */
  invitationDays: { min: 1, usual: 14, max: 90 },
  /** Webhooks that one person may have. */
  webhooksOfOne: 10,
  /** The count of unread notifications stops here. */
  notificationsCounted: 1000,
  receivedCounted: 100,
} as const;

/** What a key may open. Withdrawals, accounts, roles, passwords and keys are open to none. */
export const KEY_SCOPES = [
  'tasks:read',
  'tasks:write',
  'submissions:read',
  'submissions:write',
  'submissions:review',
  'wallet:read',
  'webhooks',
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Events of webhooks. */
export const WEBHOOK_EVENTS = [
  'submission.created',
  'submission.versioned',
  'submission.decided',
  'dispute.opened',
  'dispute.decided',
  'task.closed',
  'claim.expired',
  'payout.changed',
  'balance.low',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const KEY_STATES = ['open', 'expired', 'ended'] as const;
export type KeyState = (typeof KEY_STATES)[number];

/** Who or what decided on work: silence is of the one whose turn it was. */
export const DECIDED_BY = ['buyer', 'silence', 'removal', 'dispute'] as const;
export type DecidedBy = (typeof DECIDED_BY)[number];

/** Roles of the participants of a dispute. */
export const DISPUTE_PARTIES = ['worker', 'buyer', 'worker-supporter', 'buyer-supporter'] as const;
export type DisputeParty = (typeof DISPUTE_PARTIES)[number];

/** open: its buyer may answer; answered: an Admin decides, as after the time to answer. */
export const DISPUTE_STATES = ['open', 'answered', 'decided'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/**
 * conceded: by the buyer; silence: not decided in time, so the worker was paid; worker-left, buyer-left: that account
 * was removed.
 */
export const DISPUTE_OUTCOMES = [
  'conceded',
  'for-worker',
  'for-buyer',
  'silence',
  'worker-left',
  'buyer-left',
] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** Why the worker of a dispute would be paid by now, where nothing covers it. */
export const DISPUTE_UNPAID = ['conceded', 'silence'] as const;
export type DisputeUnpaid = (typeof DISPUTE_UNPAID)[number];

/**
 * Why a worker may not take a task. group: only members of a group may; excluded: a group of the worker is excluded.
 * test: the worker has not passed its qualification test; own: the worker posted it, before a change of role.
 */
export const INELIGIBILITY_REASONS = ['group', 'excluded', 'test', 'own'] as const;
export type IneligibilityReason = (typeof INELIGIBILITY_REASONS)[number];

/** The same in words, for programs. */
export const INELIGIBILITY_MESSAGES: Readonly<Record<IneligibilityReason, string>> = {
  group: 'The buyer offers this task to a group that you are not in.',
  excluded: 'The buyer does not offer this task to a group that you are in.',
  test: 'Pass the qualification test of this task first.',
  own: 'You posted this yourself.',
};

/** State of a qualification test. open: workers can take it; closed: they cannot. */
export const TEST_STATES = ['open', 'closed'] as const;
export type TestState = (typeof TEST_STATES)[number];

/** How a worker joined a group: named by its buyer, by accepted work, by an invitation, or by a passed test. */
export const MEMBER_SOURCES = ['buyer', 'accepted', 'invitation', 'test'] as const;
export type MemberSource = (typeof MEMBER_SOURCES)[number];

/** Reasons and subjects of reports to the Admins. */
export const REPORT_KINDS = ['underpaid', 'scam', 'personal-data', 'abuse', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
export const REPORT_SUBJECTS = ['task', 'submission', 'user'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
export const REPORT_OUTCOMES = ['acted', 'dismissed'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Actions of Admins that the audit log records, each with its own entry. */
export const AUDIT_ACTIONS = [
  'role-changed',
  'balance-corrected',
  'person-suspended',
  'suspension-lifted',
  'suspension-objected',
  'objection-decided',
  'report-decided',
  'task-reviewed',
  'terms-announced',
  'person-removed',
  'account-erased',
  'account-closed',
  'admin-created',
  'task-deleted',
  'dispute-decided',
  'brake-lifted',
  'message-sent',
  'withdrawal-accepted',
  'withdrawal-rejected',
  'account-number-revealed',
  'payout-batch-taken',
  'payout-sent',
  'payout-confirmed',
  'payout-failed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Filters of the statement: earned; reserved for tasks and returned; bought; withdrawn; other. */
export const STATEMENT_GROUPS = ['earned', 'tasks', 'bought', 'withdrawn', 'other'] as const;
export type StatementGroup = (typeof STATEMENT_GROUPS)[number];

/** What a receipt is of. */
export const RECEIPT_KINDS = ['decision', 'dispute', 'payout', 'purchase', 'suspension', 'bonus'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** Reasons of a rejection; `other` needs a text. */
export const REJECTION_CODES = ['instructions', 'proof-missing', 'proof-wrong', 'duplicate', 'spam', 'other'] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

/** Why a submission is rejected: the buyer's reason, or requested changes that were not sent in time. */
export const SHOWN_REJECTION_CODES = [...REJECTION_CODES, 'not-revised'] as const;
export type ShownRejectionCode = (typeof SHOWN_REJECTION_CODES)[number];

/** The text of a code when the buyer wrote none. */
export const REJECTION_MESSAGES: Readonly<Record<ShownRejectionCode, string>> = {
  instructions: 'It does not follow the instructions.',
  'proof-missing': 'The proof is missing or cannot be opened.',
  'proof-wrong': 'The proof does not show that all the work was done.',
  duplicate: 'The same work was sent before.',
  spam: 'Spam',
  other: '',
  'not-revised': 'The requested changes were not submitted in time.',
};

/** Default for a task without this setting. */
export const DEFAULT_ALLOWANCE_MINUTES = 60;

/** Most characters of each text that people type. The API refuses more, and no form takes more. */
export const LENGTHS = {
  name: 100,
  email: 254,
  password: 1000,
  /** Of an authenticator, or a recovery code, however it is spaced. */
  code: 40,
  unsubscribeToken: 100,
  search: 100,
  title: 200,
  taskDetail: 5000,
  submissionInfo: 2000,
  proofText: 1000,
  submissionDetail: 10_000,
  completionCode: 100,
  linkUrl: 2000,
  /** Of a question, an option or an end of a scale; all options of a question, one on each line. */
  answerLabel: 300,
  /** Name of a field of a form. */
  fieldName: 40,
  answerOptions: 20_000,
  changesNote: 1000,
  statement: 2000,
  webhookUrl: 2000,
  decisionReason: 1000,
  rejectionReason: 1000,
  bonusReason: 1000,
  correctionReason: 500,
  suspensionReason: 1000,
  question: 1000,
  termsVersion: 40,
  termsSummary: 1000,
  reportText: 2000,
  reportAnswer: 1000,
  reviewReason: 1_000,
  objectionReason: 1000,
  message: 1000,
  id: 26,
  accountNumber: 64,
  keyName: 60,
  filterName: 60,
  templateName: 60,
  groupName: 60,
  /** Ids of workers, as a file. */
  groupFile: 300_000,
  invitationToken: 100,
  payoutReference: 100,
  payoutReason: 500,
  payoutFile: 100_000,
  /** All rows of a batch together, one row, and the name of a column. */
  batchRows: 4_000_000,
  batchRow: 12_000,
  batchColumn: 60,
  pictureAddress: 2000,
} as const;

export const HOME_STATS = {
  totalUsers: 500,
  tasksCompleted: 1000,
  earningsPaidDollars: 2000,
  activeJobs: 100,
} as const;

/** Length of the random part of a transaction id, after "TXN". */
export const TRANSACTION_ID_RANDOM_LENGTH = 5;

/** The languages that pages are written in. */
export const LANGUAGES = ['en', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Proofs of identity of a signed-in user. */
export const PROOFS = ['password', 'code', 'google', 'oidc'] as const;
export type ProofKind = (typeof PROOFS)[number];

/** Recovery codes: each works once in place of the second factor. */
export const RECOVERY_CODES = 10;

/** Risk signals of a withdrawal for the Admin, the strongest first. */
export const RISK_SIGNALS = [
  'shared-account',
  'unpaid-buyers',
  'open-lien',
  'goodwill',
  'refundable',
  'quick-acceptance',
  'one-buyer',
  'disputes-lost',
  'new-account',
] as const;
export type RiskSignalCode = (typeof RISK_SIGNALS)[number];

export const RISK_LEVELS = ['high', 'medium', 'low'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** What a row behind a signal is. */
export const RISK_ROW_KINDS = ['person', 'submission', 'purchase', 'dispute'] as const;
export type RiskRowKind = (typeof RISK_ROW_KINDS)[number];

export const PAYMENT_CASE_KINDS = ['unmatched', 'refunded', 'disputed'] as const;
/** unmatched: paid without a matching purchase; refunded, disputed: the payment was returned or is disputed. */
export type PaymentCaseKind = (typeof PAYMENT_CASE_KINDS)[number];

export const PAYMENT_CASE_REASONS = ['purchase', 'session', 'amount', 'currency', 'refunded', 'disputed'] as const;
/** What did not match: no such purchase, another checkout, another amount or currency; or the kind itself. */
export type PaymentCaseReason = (typeof PAYMENT_CASE_REASONS)[number];

/**
 * The backgrounds on which the accent colour carries text; the first is that of cards. As in the design system's
 * tokens.
 */
export const ACCENT_BACKGROUNDS = {
  light: ['#ffffff', '#faf8f3', '#f2efe6'],
  dark: ['#151e1a', '#0e1512', '#212e28', '#0a100e'],
} as const;

/** The ink that is written on the softest tone of the accent. */
export const INK_ON_ACCENT = { light: '#46544d', dark: '#b9c5be' } as const;

/** What the platform calls itself where its owner named nothing else. */
export const PLATFORM_NAMES: Readonly<Record<Language, string>> = { en: 'Kaaj', bn: 'কাজ' };
