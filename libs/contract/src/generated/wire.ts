// Written from api/openapi.json: what is said here stands at the classes of the API. Coins are whole numbers.

import { type AnswerKind } from '../answer-kinds';
import {
  type AuditAction,
  type BatchPicturesState,
  type BatchState,
  type ContentNotice,
  type DecidedBy,
  type DeliveryState,
  type DisputeOutcome,
  type DisputeParty,
  type DisputeState,
  type DisputeUnpaid,
  type IneligibilityReason,
  type KeyScope,
  type KeyState,
  type Language,
  type MemberSource,
  type PaymentCaseKind,
  type PaymentCaseReason,
  type PaymentState,
  type PaymentSystem,
  type PayoutDoubt,
  type PayoutSheetLineName,
  type PayoutStandingState,
  type PayoutState,
  type ProofKind,
  type ReceiptKind,
  type RejectionCode,
  type ReportKind,
  type ReportOutcome,
  type RiskLevel,
  type RiskRowKind,
  type RiskSignalCode,
  type Role,
  type ShownRejectionCode,
  type SignUpRole,
  type SubmissionStatus,
  type TaskCategory,
  type TaskReview,
  type TaskState,
  type TestState,
  type WaitingSheetLineName,
  type WebhookEvent,
  type WithdrawalStatus,
} from '../constants';
import { type ErrorCode } from '../errors';
import { type EmailFrequency, type NotificationCategory } from '../notification-categories';
import { type NotificationCode } from '../notifications';

export interface Accent {
  /** In the light theme. */
  readonly light: AccentTones;
  /** In the dark theme. */
  readonly dark: AccentTones;
}

export interface AccentTones {
  /** Of buttons and links, as #rrggbb. */
  readonly accent: string;
  /** Of those under the pointer (hover). */
  readonly hover: string;
  /** Of those that are pressed. */
  readonly press: string;
  /** Of soft backgrounds. */
  readonly soft: string;
  /** Of borders. */
  readonly line: string;
  /** Of text on soft backgrounds. */
  readonly ink: string;
  /** Of text on buttons. */
  readonly onAccent: string;
}

/** An API key of the caller, without its secret. */
export interface AccessKey {
  /** Id. */
  readonly _id: string;
  /** Purpose. */
  readonly name: string;
  /** First characters of the key. */
  readonly prefix: string;
  /** Scopes of the key. */
  readonly scopes: readonly KeyScope[];
  /**
   * Format: date-time
   * When it was created.
   */
  readonly madeAt: string;
  /**
   * Format: date-time
   * When it expires.
   */
  readonly expiresAt: string;
  /**
   * Format: date-time
   * When it was last used, to the minute; null before the first time.
   */
  readonly lastUsedAt: string | null;
  /**
   * Coins that the key may spend in total; null for no limit.
   * @example 500
   */
  readonly spendingCap: number | null;
  /**
   * Coins that the key has spent, if it has a cap; returned coins are not subtracted.
   * @example 120
   */
  readonly spent: number;
  /** open: valid; expired: past its expiry; ended: revoked by a new password, another role or signing out everywhere. */
  readonly state: KeyState;
}

export interface Account {
  /**
   * Format: email
   * E-mail address of the account.
   */
  readonly email: string;
  /** Language of the pages; empty if none was chosen. */
  readonly language: '' | 'en' | 'bn';
  /** Whether they sign in with a password. */
  readonly hasPassword: boolean;
  /** Whether they sign in with Google. */
  readonly hasGoogle: boolean;
  /** Whether they sign in with the OpenID Connect provider. */
  readonly hasOidc: boolean;
  /** Whether sign-in requires a second factor. */
  readonly secondFactor: boolean;
  /** Whether the routes of the role are refused until a second factor is enabled. */
  readonly secondFactorNeeded: boolean;
  /** Number of unused recovery codes. */
  readonly recoveryCodes: number;
  /** The suspension of the account; null for none. */
  readonly suspension: Suspension | null;
}

export interface AccountNumber {
  /** The whole account number. */
  readonly accountNumber: string;
}

/** Adaptive overlap: an item takes answers until the probability of its label reaches the confidence. */
export interface AdaptiveOverlap {
  /**
   * Minimum number of workers for an item.
   * @example 2
   */
  readonly min: number;
  /**
   * Maximum number of workers for an item; coins for all of them are reserved.
   * @example 5
   */
  readonly max: number;
  /**
   * Probability of the label at which the item needs no more workers, from 0.5 to 0.999.
   * @example 0.95
   */
  readonly confidence: number;
  /**
   * The choice or scale that decides; default: the first field of the form.
   * @example bird
   */
  readonly field?: string;
}

export interface AddMembersBody {
  /** Id of one of your batches: adds all workers with an accepted submission for it. */
  readonly batch?: string;
  /** A file with a column workerId, like the exported results, or with ids only. */
  readonly csv?: string;
  /** Id of one of your tasks: adds all workers with an accepted submission for it. */
  readonly task?: string;
  /** Ids of workers. */
  readonly workers?: readonly string[];
}

export interface AddWebhookBody {
  /**
   * Public https URL that receives the messages.
   * @example https://example.com/kaaj
   */
  readonly url: string;
  /** Subscribed event types. */
  readonly events: readonly WebhookEvent[];
}

/** Result of adding workers. */
export interface AddedMembers {
  /** How many were added. */
  readonly added: number;
  /** How many were already members. */
  readonly already: number;
  /** Ids without a worker. */
  readonly unknown: readonly string[];
}

export interface AdminChanges {
  /** People who joined and are Workers. */
  readonly workers: CountChange;
  /** People who joined and are Buyers. */
  readonly buyers: CountChange;
  /** Payouts that arrived. */
  readonly payments: DollarChange;
}

export interface AdminDay {
  /**
   * Format: date
   * Calendar day, YYYY-MM-DD.
   */
  readonly day: string;
  /** Coins sold. */
  readonly coinsSold: number;
  /** Coins paid out. */
  readonly coinsRedeemed: number;
  /** People who signed up. */
  readonly newPeople: number;
}

export interface AdminOverview {
  /** People with role Worker. */
  readonly totalWorker: number;
  /** People with role Buyer. */
  readonly totalBuyer: number;
  /** Exactly one entry: total of coins that users can spend or withdraw. */
  readonly totalAvailableCoin: readonly [TotalCoins];
  /** Exactly one entry: accepted withdrawals, without failed payouts. */
  readonly totalPayment: readonly [TotalPaid];
  /** Coins taken as fees, as of the last ledger audit. */
  readonly feeCoins: number;
  /** A page of withdrawals: pending ones by risk signals and waiting time, then decided ones, latest first. */
  readonly pendingPayments: readonly QueuedWithdrawal[];
  /** The last 90 days; days without data are omitted. */
  readonly history: readonly AdminDay[];
  /** Totals of the last 30 days, and of the 30 days before. */
  readonly changes: AdminChanges;
}

export interface AgreeBody {
  /**
   * Name of the version in effect, or of the next one.
   * @example 2027-01
   */
  readonly version: string;
}

export interface Agreed {
  /**
   * Name of the version.
   * @example 2027-01
   */
  readonly version: string;
  /**
   * Format: date-time
   * When you agreed to it.
   */
  readonly agreedAt: string;
}

/** Estimated accuracy of one worker's answers in a batch; for its buyer only. */
export interface Annotator {
  /** The worker. */
  readonly worker: Labeller;
  /** Number of answered items. */
  readonly answers: number;
  /** Average probability of the worker's answers, from 0 to 1. */
  readonly accuracy: number;
  /** Lower end of the 95 percent interval of the accuracy of the worker, from 0 to 1. */
  readonly from: number;
  /** Upper end of the 95 percent interval of the accuracy of the worker, from 0 to 1. */
  readonly to: number;
  /** Number of answered control items. */
  readonly controls: number;
  /** Number of control items answered wrongly. */
  readonly missed: number;
}

export interface AnnounceTermsBody {
  /**
   * Name of the version.
   * @example 2027-01
   */
  readonly version: string;
  /**
   * Format: date
   * The day on which it takes effect, tomorrow or later.
   * @example 2030-01-31
   */
  readonly from: string;
  /**
   * Summary of the changes, shown to all users.
   * @example Buyers pay a fee of ten percent.
   */
  readonly summary: string;
}

export interface AnswerCount {
  /** The answer: a number for a scale, else a text; in lower case if texts are compared. */
  readonly value: string | number;
  /** Number of workers who gave this answer. */
  readonly count: number;
}

export interface AnswerDisputeBody {
  /** true: concedes, which pays the worker; then no statement is needed. */
  readonly concede?: boolean;
  /** Why the rejection is justified. */
  readonly statement?: string;
}

/** Form that a worker fills in instead of free text. */
export interface AnswerForm {
  /** 1 to 20 fields. */
  readonly fields: readonly FormField[];
}

export interface AnswerQuestionBody {
  /** The answer, public to everyone who can see the task. */
  readonly answer: string;
}

export interface AskQuestionBody {
  /** The question about the task. */
  readonly text: string;
}

/** Result of an attempt at a qualification test. */
export interface Attempt {
  /** Whether the attempt passed. */
  readonly passed: boolean;
  /** Number of correct answers. */
  readonly correct: number;
  /**
   * Format: date-time
   * When the next attempt is possible; null if passed.
   */
  readonly again: string | null;
  /** Number of questions with a known answer. */
  readonly of: number;
  /**
   * Names of the fields with a wrong answer.
   * @example [
   *       "bird"
   *     ]
   */
  readonly wrong: readonly string[];
  /** Coins paid for the attempt; 0 except for the first one. */
  readonly paid: number;
}

export interface AttemptBody {
  /**
   * Answers of the worker.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly answers: {
    readonly [key: string]: string | number | readonly string[];
  };
}

/** Who may take a task. */
export interface Audience {
  /** Requires membership of at least one of these groups; empty for no requirement. */
  readonly groups: readonly string[];
  /** Groups whose members may not take it. */
  readonly excluded: readonly string[];
  /** Qualification test that workers must have passed; null for none. */
  readonly test: string | null;
}

export interface AudienceBody {
  /** Your groups whose members may not take it. */
  readonly excluded?: readonly string[];
  /** Requires membership of at least one of these groups of yours. */
  readonly groups?: readonly string[];
  /** Your qualification test that workers must have passed. */
  readonly test?: string;
}

/** One action of an Admin; the log is append-only. */
export interface AuditEntry {
  /** Id of the entry. */
  readonly _id: string;
  /**
   * Format: date-time
   * When it was done.
   */
  readonly time: string;
  /** E-mail address of the Admin. */
  readonly adminEmail: string;
  /** Name of the Admin; empty for a removed one, null for the server's command line. */
  readonly adminName: string | null;
  /** What was done. */
  readonly action: AuditAction;
  /** Subject of the action: a title or an e-mail address; the id if it was deleted. */
  readonly subject: string;
  /** The user concerned; null for none. */
  readonly person: AuditedPerson | null;
  /** Details, with names that depend on the action: `from` and `to` of a role, `cents` of a withdrawal. */
  readonly details: {
    readonly [key: string]: string | number | boolean;
  };
  /** The reason, or what was changed. */
  readonly reason: string;
}

export interface AuditedPerson {
  /** Name; empty for a removed user. */
  readonly name: string;
  /** E-mail address; empty for a removed user. */
  readonly email: string;
  /** Id. */
  readonly _id: string;
}

/** A user in a list; without name and picture once removed. */
export interface Avatar {
  /** Id of the person. */
  readonly _id: string;
  /** Name of the user; empty for a removed user. */
  readonly name: string;
  /** URL of the avatar; empty for none. */
  readonly image: string;
}

/** Many tasks created from one template and the rows of a file. */
export interface Batch {
  /** Id of the batch. */
  readonly _id: string;
  /** Template of the titles of its tasks. */
  readonly title: string;
  /** Status. paused: its items are not offered. cancelled, or past its completion date: takes no more submissions. */
  readonly state: BatchState;
  /** How many tasks it has. */
  readonly tasks: number;
  /** How many of its tasks are posted. */
  readonly posted: number;
  /** Coins reserved for all of its tasks. */
  readonly cost: number;
  /**
   * Coins of the additional fee, rounded down over the whole batch.
   * @example 3
   */
  readonly fee: number;
  /** Coins returned when the batch was stopped: for unposted tasks, and for open slots of posted ones. */
  readonly returned: number;
  /**
   * Number of workers for each item: fixed, or adaptive to the label.
   * @example 3
   */
  readonly overlap: number | AdaptiveOverlap;
  /** Coins returned for answers that adaptive overlap did not need. */
  readonly saved: number;
  /** How many of its tasks are control items. */
  readonly controls: number;
  /**
   * Format: date-time
   * When it was created.
   */
  readonly createdAt: string;
  /**
   * Format: date-time
   * When all tasks were posted or the batch was stopped; null before.
   */
  readonly endedAt: string | null;
  /** Form fields whose answers can be compared, in order; not in lists. */
  readonly fields?: readonly BatchField[];
}

/** A form field of a batch whose answers are compared. */
export interface BatchField {
  /**
   * Name of the field.
   * @example bird
   */
  readonly name: string;
  /**
   * The question, as a template.
   * @example Which bird is this?
   */
  readonly label: string;
}

export interface BatchPictureFault {
  /** Number of the line where the row begins, from 1; null for a file in a ZIP file. */
  readonly line: number | null;
  /** The URL, or the name of the file. */
  readonly field: string;
  /** Stable error code. */
  readonly code: string;
  /** Error message. */
  readonly message: string;
}

/** The pictures of the items of one batch. */
export interface BatchPictures {
  /** Id, used by POST /task/batch. */
  readonly _id: string;
  /** ready once each picture is stored or has a fault. */
  readonly state: BatchPicturesState;
  /** Number of pictures; 0 until a ZIP file is complete. */
  readonly total: number;
  /** How many pictures are stored. */
  readonly stored: number;
  /** Errors of pictures, at most a hundred. */
  readonly faults: readonly BatchPictureFault[];
  /** Number of bytes of the ZIP file; 0 without one. */
  readonly length: number;
  /** Number of received bytes, which is the offset of the next chunk. */
  readonly received: number;
  /**
   * Format: date-time
   * When it expires and is deleted.
   */
  readonly expires: string;
}

/** Preview of a batch and its cost. */
export interface BatchPreview {
  /** Names of the columns. */
  readonly columns: readonly string[];
  /** How many tasks it would have. */
  readonly tasks: number;
  /** Coins for all of its tasks. */
  readonly cost: number;
  /**
   * Coins of the additional fee, rounded down over the whole batch.
   * @example 3
   */
  readonly fee: number;
  /** Coins that you can spend now. */
  readonly available: number;
  /** How many of its tasks are control items. */
  readonly controls: number;
  /** Number of empty rows, which are skipped. */
  readonly skipped: number;
  /** Its first tasks. */
  readonly first: readonly BatchPreviewTask[];
}

export interface BatchPreviewTask {
  /** Title of the task. */
  readonly title: string;
  /** Instructions of the task. */
  readonly taskDetail: string;
  /** Number of the line where its row begins, from 1. */
  readonly line: number;
}

export interface BeginSecondFactorBody {
  /**
   * Format: password
   * The caller's password, if they have one.
   */
  readonly password?: string;
}

export interface BestWorker {
  /** Id of the worker. */
  readonly _id: string;
  /** Shown name. */
  readonly name: string;
  /** URL of the photo; empty for none. */
  readonly image: string;
  /** Current coins of the worker. The order is by coins ever earned. */
  readonly coin: number;
}

/** A bonus that a buyer paid for accepted work. */
export interface Bonus {
  /** Id of the bonus, by which it has a receipt. */
  readonly _id: string;
  /** Id of the submission. */
  readonly submission: string;
  /** Coins that the worker got. */
  readonly coins: number;
  /** Reason, written by the buyer. */
  readonly reason: string;
  /**
   * Format: date-time
   * When.
   */
  readonly at: string;
}

export interface BonusBody {
  /** Coins for the worker. */
  readonly coins: number;
  /** Why; sent to the worker and shown on the receipt. */
  readonly reason: string;
}

export interface BonusForBody {
  /** Coins for the worker. */
  readonly coins: number;
  /** Why; sent to the worker and shown on the receipt. */
  readonly reason: string;
  /** Id of the submission. */
  readonly id: string;
}

export interface BonusesBody {
  /** The bonuses, each with its submission. */
  readonly bonuses: readonly BonusForBody[];
}

/** A closed day of the books. */
export interface BookDay {
  /** Number in the chain, from 1. */
  readonly number: number;
  /** The exact signed text: JSON, as docs/proof describes. */
  readonly text: string;
  /** SHA-256 of the text, in hex; part of the next entry. */
  readonly hash: string;
  /** Ed25519 signature of the text, in base64. */
  readonly signature: string;
}

/** A signing key of closed days. */
export interface BookKey {
  /** SHA-256 of the public key, in hex; the key id in entries. */
  readonly id: string;
  /** The 32 bytes of the Ed25519 public key, in base64. */
  readonly publicKey: string;
  /**
   * Format: date-time
   * When it was created.
   */
  readonly madeAt: string;
}

/** Result of the last verification of the chain of closed days. */
export interface BooksHealth {
  /**
   * Format: date
   * The last closed day, YYYY-MM-DD; null before the first.
   */
  readonly lastDay: string | null;
  /** Number of entries with an invalid signature or hash; anything but 0 is a defect. */
  readonly faults: number;
  /** Descriptions of the first few. */
  readonly named: readonly string[];
}

export interface Brand {
  /** Name of the platform. */
  readonly name: string;
  /** Its name in Bangla. */
  readonly nameInBangla: string;
  /** Address of the logo; null for the built-in mark. */
  readonly logo: string | null;
  /** The accent colour with its tones; null for the built-in one. */
  readonly accent: Accent | null;
}

export interface BuyCoinsBody {
  /** Coins of one of the packages in GET /settings. */
  readonly coinsPurchased: number;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly amountPaid?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly buyerEmail?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly purchaseDate?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly transID?: string;
}

export interface BuyerChanges {
  /** Tasks posted, deleted ones included. */
  readonly tasks: CountChange;
  /** Paid for coins. */
  readonly payments: DollarChange;
}

export interface BuyerDay {
  /**
   * Format: date
   * Calendar day, YYYY-MM-DD.
   */
  readonly day: string;
  /** Coins that accepted work cost. */
  readonly spent: number;
  /** Submissions accepted. */
  readonly accepted: number;
  /** Submissions rejected. */
  readonly rejected: number;
}

export interface BuyerOverview {
  /** Exactly one. */
  readonly overview: readonly [BuyerTaskFigures];
  /** Exactly one: what was paid for coins. */
  readonly totalPayments: readonly [TotalPaid];
  /** A page of the work for your tasks: pending first, then decided, latest first. */
  readonly submissions: readonly Submission[];
  /** The last 90 days; days without data are omitted. */
  readonly history: readonly BuyerDay[];
  /** Totals of the last 30 days, and of the 30 days before. */
  readonly changes: BuyerChanges;
}

/** Reputation record of a buyer: how they decided on submissions. */
export interface BuyerRecord {
  /**
   * Format: date-time
   * Date of registration.
   */
  readonly since: string;
  /** Number of decided submissions, without disputed ones. */
  readonly decided: number;
  /** Number of accepted submissions. */
  readonly accepted: number;
  /** Number of submissions accepted automatically for lack of a decision. */
  readonly silent: number;
  /** Number of disputes that an Admin decided for the worker. */
  readonly disputesLost: number;
  /** Median number of hours to a decision; null without decisions. */
  readonly medianHours: number | null;
}

export interface BuyerTaskFigures {
  /** Tasks that are not deleted. */
  readonly countOfTasks: number;
  /** Number of open slots of all of them. */
  readonly totalRequiredWorkers: number;
}

export interface ChallengeBody {
  /** `challengeToken` of the answer to the first proof. */
  readonly challengeToken: string;
  /**
   * Six digits of the authenticator (Bangla digits allowed), or a recovery code.
   * @example 492039
   */
  readonly code: string;
}

export interface ChangeBatchBody {
  /**
   * Number of workers for each item, instead of requiredWorkers: 1 to 1,000, or { min, max, confidence, field }.
   * @example 3
   */
  readonly overlap?: number | AdaptiveOverlap;
  /** paused: its items are not offered; posting: they are offered again. Send either this or overlap. */
  readonly state?: 'paused' | 'posting';
}

export interface ChangePasswordBody {
  /**
   * Format: password
   * The current password.
   */
  readonly password: string;
  /**
   * Format: password
   * The new password: at least 6 characters with a lowercase and an uppercase letter.
   */
  readonly newPassword: string;
}

export interface Changes {
  /** The requested changes. */
  readonly note: string;
  /**
   * Format: date-time
   * When the changes were requested.
   */
  readonly askedAt: string;
  /**
   * Format: date-time
   * Deadline of the new version; null once it is submitted or the submission is decided.
   */
  readonly due: string | null;
}

export interface ChangesBody {
  /** The requested changes, shown to the worker. */
  readonly note: string;
}

/** A slot of a task that is reserved for a worker. */
export interface Claim {
  /** Id of the task. */
  readonly taskId: string;
  /**
   * Format: date-time
   * When your claim expires.
   */
  readonly until: string;
  /** Title of the task. */
  readonly title: string;
  /** Id of the batch of the task; null for a single task. */
  readonly batchId: string | null;
  /** Pay of the slot in coins. */
  readonly payableAmount: number;
  /** Where the task is done, if on another site. */
  readonly link?: FilledLink;
}

export interface Claimed {
  /** Id of the task. */
  readonly taskId: string;
  /**
   * Format: date-time
   * When your claim expires.
   */
  readonly until: string;
  /** Where the task is done, if on another site. */
  readonly link?: FilledLink;
}

export interface CloseAccountBody {
  /** Coins that you agree to lose: `coinsLost` of GET /account/closing. */
  readonly coins: number;
  /**
   * Format: password
   * Your own password; not needed within ten minutes of a proof of your identity.
   */
  readonly password?: string;
}

export interface ClosedTest {
  /** Id of the test. */
  readonly _id: string;
  /** Coins returned for unused first attempts. */
  readonly returned: number;
}

export interface Closing {
  /** Error code if the account cannot be closed now; else null. */
  readonly refusal: 'account/last-admin' | 'account/payout-under-way' | 'account/dispute-under-way' | null;
  /** Coins that would be lost: your own, and those of open and claimed slots, unposted tasks and tests. */
  readonly coinsLost: number;
  /** Earned coins among these; a withdrawal of all of them has no minimum. */
  readonly earned: number;
  /** Coins that you can spend or withdraw now. */
  readonly available: number;
  /** Your tasks with open slots, which would close. */
  readonly openTasks: ObligationTotals;
  /** Tasks of your batches that would not be posted. */
  readonly unpostedTasks: ObligationTotals;
  /** Your qualification tests with open places, which would close. */
  readonly openTests: ObligationTotals;
  /** Slots of your tasks that workers have claimed; the claims would end. */
  readonly claimedSlots: ObligationTotals;
  /** Your undecided submissions, which would be withdrawn without pay. */
  readonly workSent: ObligationTotals;
  /** Submissions awaiting your decision, which would be accepted and paid from escrow. */
  readonly workToDecide: ObligationTotals;
  /** Undecided withdrawals, and payouts that have not arrived. */
  readonly payouts: ObligationTotals;
  /** Unpaid purchases. A payment that arrives afterwards is refunded and grants no coins. */
  readonly purchases: ObligationTotals;
  /** Your undecided disputes. */
  readonly disputes: ObligationTotals;
}

export interface CodeBody {
  /**
   * Six digits of the authenticator (Bangla digits allowed), or a recovery code.
   * @example 492039
   */
  readonly code: string;
}

export interface ConcernedPerson {
  /** Id of the person. */
  readonly _id: string;
  /** Name; empty for a removed user. */
  readonly name: string;
  /** E-mail address; empty for a removed user. */
  readonly email: string;
}

export interface Condition {
  /** Always `ok`; an unhealthy process returns an error. */
  readonly status: string;
}

export interface ControlItem {
  /** The known answer, as the file has it. */
  readonly known: string;
  /** Number of wrong answers. */
  readonly missed: number;
}

export interface CorrectBalanceBody {
  /** The new balance in coins. */
  readonly coin: number;
  /** Why; sent to the person and stored in the audit log. */
  readonly reason: string;
}

/** Count of the last 30 days, and of the 30 days before. */
export interface CountChange {
  /**
   * In the last 30 days.
   * @example 14
   */
  readonly lately: number;
  /**
   * In the 30 days before.
   * @example 2
   */
  readonly earlier: number;
}

export interface CreateKeyBody {
  /**
   * Purpose of the key.
   * @example Nightly upload
   */
  readonly name: string;
  /** Scopes of the key. */
  readonly scopes: readonly KeyScope[];
  /**
   * Days until the key expires.
   * @default 90
   */
  readonly days?: number;
  /** Coins that the key may spend in total; default: no limit. */
  readonly spendingCap?: number;
}

export interface CreatedKey {
  /** Id. */
  readonly _id: string;
  /** Purpose. */
  readonly name: string;
  /** First characters of the key. */
  readonly prefix: string;
  /** Scopes of the key. */
  readonly scopes: readonly KeyScope[];
  /**
   * Format: date-time
   * When it was created.
   */
  readonly madeAt: string;
  /**
   * Format: date-time
   * When it expires.
   */
  readonly expiresAt: string;
  /**
   * Format: date-time
   * When it was last used, to the minute; null before the first time.
   */
  readonly lastUsedAt: string | null;
  /**
   * Coins that the key may spend in total; null for no limit.
   * @example 500
   */
  readonly spendingCap: number | null;
  /**
   * Coins that the key has spent, if it has a cap; returned coins are not subtracted.
   * @example 120
   */
  readonly spent: number;
  /** open: valid; expired: past its expiry; ended: revoked by a new password, another role or signing out everywhere. */
  readonly state: KeyState;
  /** The key. It is not shown again. */
  readonly key: string;
}

export interface CredentialsBody {
  /**
   * Format: email
   * E-mail address of the account.
   * @example rahim@example.com
   */
  readonly email: string;
  /**
   * Format: password
   * At least 6 characters with a lowercase and an uppercase letter.
   */
  readonly password: string;
}

export interface DecideDisputeBody {
  /** The party in whose favour it is decided. */
  readonly for: 'worker' | 'buyer';
  /** Reason, shown to both parties. */
  readonly reason: string;
}

export interface DecideObjectionBody {
  /** Whether the suspension is lifted. */
  readonly lifted: boolean;
  /** Why; sent to the person and stored in the audit log. */
  readonly reason: string;
}

export interface DecideReportBody {
  /** acted: something was done about it. */
  readonly outcome: ReportOutcome;
  /** The answer to the reporter, who is notified. */
  readonly answer: string;
}

export interface DecideWithdrawalBody {
  /** The decision. */
  readonly status: 'accepted' | 'rejected';
  /** Reason of the rejection, shown to the worker. */
  readonly reason?: string;
}

export interface Decided {
  /** Id of the submission. */
  readonly id: string;
  /** Error of this entry; omitted on success. */
  readonly problem?: DecisionProblem;
  /** Status of the submission; omitted on an error. */
  readonly status?: SubmissionStatus;
}

export interface Decision {
  /** What was decided. */
  readonly status: SubmissionStatus;
  /** Who decided. silence: automatic decision after the awaited party let the deadline pass. Null if not recorded. */
  readonly by: DecidedBy | null;
  /**
   * Format: date-time
   * When.
   */
  readonly at: string;
  /** Reason as text; empty for none. */
  readonly reason: string;
  /** Category of the reason; null for none. */
  readonly reasonCode: ShownRejectionCode | null;
}

export interface DecisionBody {
  /** The decision. */
  readonly status: 'accepted' | 'rejected';
  /** Id of the submission. */
  readonly id: string;
  /** Reason of the rejection, shown to the worker. */
  readonly reason?: string;
  /** Category of the reason. */
  readonly reasonCode?: RejectionCode;
}

export interface DecisionProblem {
  /** Stable error code. */
  readonly code: string;
  /** Error message. */
  readonly message: string;
}

/** Time to decision of the submissions decided in one week. */
export interface DecisionTime {
  /**
   * Format: date
   * First day of the week, YYYY-MM-DD.
   */
  readonly week: string;
  /**
   * Number of decisions in this week.
   * @example 12
   */
  readonly decisions: number;
  /**
   * Median number of hours to a decision, to a quarter of an hour; null without decisions.
   * @example 5.25
   */
  readonly hours: number | null;
}

export interface DecisionsBody {
  /** The decisions, each with its submission. */
  readonly decisions: readonly DecisionBody[];
}

export interface DeletedTask {
  /** Id of the deleted task. */
  readonly _id: string;
  /** Coins of open slots that were returned to the buyer. */
  readonly refundedCoins: number;
}

/** A message to a webhook. */
export interface Delivery {
  /** Id. */
  readonly _id: string;
  /** The webhook-id of the message: the same each time it is sent. */
  readonly messageId: string;
  /** Event type. */
  readonly type:
    | 'submission.created'
    | 'submission.versioned'
    | 'submission.decided'
    | 'dispute.opened'
    | 'dispute.decided'
    | 'task.closed'
    | 'claim.expired'
    | 'payout.changed'
    | 'balance.low'
    | 'test';
  /** The exact message body. */
  readonly body: string;
  /** waiting: an attempt is scheduled; failed: all attempts failed. */
  readonly state: DeliveryState;
  /** Number of attempts. */
  readonly tries: number;
  /** HTTP status of the last response; null without a response. */
  readonly status: number | null;
  /** Beginning of the last response body, or the error. */
  readonly answer: string | null;
  /**
   * Format: date-time
   * When it happened.
   */
  readonly time: string;
}

export interface Demonstration {
  /** Role of this demo user. */
  readonly role: Role;
  /**
   * Format: email
   * E-mail address to sign in with.
   */
  readonly email: string;
  /** Password to sign in with. */
  readonly password: string;
}

export interface Device {
  /** Id of the session. */
  readonly _id: string;
  /** Whether it is the current session. */
  readonly current: boolean;
  /** User-Agent of the browser; may be empty. */
  readonly browser: string;
  /** IP address of the last use. */
  readonly address: string;
  /**
   * Format: date-time
   * When the session was opened.
   */
  readonly openedAt: string;
  /**
   * Format: date-time
   * When it was last used, to a quarter of an hour.
   */
  readonly usedAt: string;
}

/** A worker's objection to a rejection. */
export interface Dispute {
  /** Id of the dispute. */
  readonly _id: string;
  /** Id of the disputed submission. */
  readonly submissionId: string;
  /** The task of the work. */
  readonly task: DisputedTask;
  /** Coins that the work pays. */
  readonly payableAmount: number;
  /** Status. */
  readonly state: DisputeState;
  /** Outcome; null while undecided. */
  readonly outcome: DisputeOutcome | null;
  /**
   * Format: date-time
   * Next deadline: first for the buyer's answer, then for the automatic decision for the worker. Null once decided.
   */
  readonly due: string | null;
  /** Set if the worker would be paid by now, but no coins are reserved. The dispute then awaits an Admin, or after a concession the buyer's coins. Else null. */
  readonly unpaid: DisputeUnpaid | null;
  /**
   * Format: date-time
   * When it began.
   */
  readonly openedAt: string;
  /** Statement of the worker; empty for a removed user. */
  readonly statement: string;
  /** URLs of the pictures that the worker added. */
  readonly pictures: readonly string[];
  /** Answer of the buyer; null for none. */
  readonly answer: string | null;
  /**
   * Format: date-time
   * When the buyer answered.
   */
  readonly answeredAt: string | null;
  /** Reason of the decision; null for none. */
  readonly reason: string | null;
  /**
   * Format: date-time
   * When it was decided.
   */
  readonly decidedAt: string | null;
  /** Who objects. */
  readonly worker: Avatar;
  /** Whose rejection it is. */
  readonly buyer: Avatar;
  /** Supporters of worker and buyer; omitted if there are none. */
  readonly supporters?: Supporters;
}

/** A message in a dispute. */
export interface DisputeMessage {
  /** Id of the message. */
  readonly _id: string;
  /** Text of the message; empty for a removed user. */
  readonly text: string;
  /**
   * Format: date-time
   * When it was posted.
   */
  readonly at: string;
  /** Role of the author in the dispute. */
  readonly by: DisputeParty;
  /** Author of the message. */
  readonly author: Avatar;
}

export interface DisputeMessageBody {
  /** Text of the message, visible to all participants and Admins. */
  readonly text: string;
}

/** A submission with the dispute about its rejection, if there is one. */
export interface DisputedSubmission {
  /** Id of the submission. */
  readonly _id: string;
  /** The task. */
  readonly task: SubmittedTask;
  /** E-mail address of the buyer. */
  readonly buyerEmail: string;
  /** E-mail address of the worker. */
  readonly workerEmail: string;
  /** The proof of the work. */
  readonly submissionDetail: string;
  /** URLs of the submitted pictures. */
  readonly pictures: readonly string[];
  /**
   * Answers by field name; null if the task had no form.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly answers: {
    readonly [key: string]: string | number | readonly string[];
  } | null;
  /** Number of the latest version, which is shown: 1, or 2 once the requested changes were submitted. */
  readonly version: number;
  /** Changes that the buyer requested; null for none. */
  readonly changes: Changes | null;
  /**
   * Format: date-time
   * When it was sent.
   */
  readonly currentDate: string;
  /** Status. */
  readonly status: SubmissionStatus;
  /** Reason of the rejection; else empty. */
  readonly rejectionReason: string;
  /** Category of the reason; null for none. */
  readonly rejectionCode: ShownRejectionCode | null;
  /**
   * Format: date-time
   * When it is accepted automatically; null once decided, or if automatic acceptance is disabled.
   */
  readonly acceptedAt: string | null;
  /** Who sent it. */
  readonly worker: SubmissionWorker;
  /** Who decides. */
  readonly buyer: Avatar;
  /** The text of the task when the work was submitted. */
  readonly instructions: Instructions;
  /** All versions, oldest first. */
  readonly versions: readonly SubmissionVersion[];
  /** How it was decided; null while it is pending. */
  readonly decision: Decision | null;
  /** Bonuses that the buyer paid for it, oldest first. */
  readonly bonuses: readonly Bonus[];
  /** The dispute about its rejection; null for none. */
  readonly dispute: Dispute | null;
  /** Completion code of a task on another site; null for none. */
  readonly code?: string | null;
}

export interface DisputedTask {
  /** Id of the task. */
  readonly _id: string;
  /** Title of the task at the time of submission. */
  readonly title: string;
}

/** Dollars that came in the last 30 days, and in the 30 days before. */
export interface DollarChange {
  /**
   * Dollars in the last 30 days.
   * @example 40.5
   */
  readonly lately: number;
  /**
   * Dollars in the 30 days before.
   * @example 12
   */
  readonly earlier: number;
}

export interface Done {
  /** Always true: the request is done or accepted. */
  readonly done: boolean;
}

export interface Earning {
  /** Coins ever earned by accepted work. */
  readonly totalPayableAmount: number;
}

export interface EditTaskBody {
  /** Title of the task. */
  readonly title: string;
  /** Instructions of the task. */
  readonly taskDetail: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Number of minutes until a claim expires. */
  readonly allowanceMinutes?: number;
  /** What kind of work it is. */
  readonly category?: TaskCategory;
  /** Content notice: sensitive content in the task. */
  readonly contentNotice?: ContentNotice;
  /** Minutes that you expect it to take, at most allowanceMinutes; shown until five workers were measured; null for none. */
  readonly estimatedMinutes?: number | null;
  /** Form that a worker fills in instead of free text; null for free text. */
  readonly form?: AnswerForm | null;
  /** External link where the task is done, instead of a form: {url, code}. */
  readonly link?: TaskLink | null;
  /** Required contents of a submission. */
  readonly proof?: ProofOfWorkBody;
  /** Days you have to decide on submitted work; then it is accepted automatically. */
  readonly reviewDays?: number;
}

export interface EmailPreferences {
  /** The kinds of notifications that your role gets. */
  readonly kinds: readonly NotificationCategory[];
  /** Kinds that are e-mailed to you. */
  readonly on: readonly NotificationCategory[];
  /** `daily`: one digest a day at most. `at-once`: each within minutes. */
  readonly pace: EmailFrequency;
  /** Whether this installation sends e-mail. */
  readonly mails: boolean;
  /** Whether your address is verified. Nothing is e-mailed to an unverified address. */
  readonly verified: boolean;
}

export interface EmailPreferencesBody {
  /** Kinds to e-mail, out of those of your role. The others are not e-mailed. */
  readonly on: readonly NotificationCategory[];
  /** How often. */
  readonly pace: EmailFrequency;
}

export interface ExportBatchBody {
  /** Payment method of the payouts to export. */
  readonly rail: PaymentSystem;
}

export interface ExportedBatch {
  /** Id of the file. */
  readonly _id: string;
  /** Name of the Admin who exported it. */
  readonly takenBy: string;
}

export interface FairnessRules {
  /** Hours in which a worker can submit requested changes. */
  readonly changesHours: number;
  /** Maximum number of active claims of a worker. */
  readonly claimsAtOnce: number;
  /** Coins of goodwill in a month for workers who win a dispute that no other coins cover; 0: none. */
  readonly goodwillCoins: number;
  /** Number of recent decisions considered for the rejection limit; 0: no limit. */
  readonly rejectionsWatched: number;
  /** Maximum rejection rate among these in percent, a whole number. */
  readonly rejectionsPercent: number;
  /** Number of hours in which the payout of an accepted withdrawal is promised. */
  readonly payoutHours: number;
}

/** Figures for the ten Fairwork principles, as of the last count; null if not yet counted. */
export interface Fairwork {
  /** Decisions on submissions. */
  readonly work: FairworkWork | null;
  /**
   * Median number of hours to a decision, in the last week with decisions.
   * @example 5.25
   */
  readonly decisionHours: number | null;
  /**
   * Dollars paid out by accepted withdrawals, at most two decimals.
   * @example 1234.5
   */
  readonly paidOutDollars: number | null;
  /**
   * Number of withdrawals past the promised decision time; at most 10000.
   * @example 12
   */
  readonly overdueDecisions: number;
  /**
   * Number of accepted withdrawals past the promised payout time; at most 10000.
   * @example 12
   */
  readonly overduePayouts: number;
  /** How open tasks state their duration. */
  readonly times: FairworkTimes | null;
  /** Outcomes of disputes. */
  readonly disputes: FairworkDisputes | null;
  /** Outcomes of reports. */
  readonly reports: FairworkReports | null;
  /** Suspensions and removals of accounts. */
  readonly suspensions: FairworkSuspensions | null;
}

export interface FairworkDisputes {
  /**
   * How many disputes are not decided.
   * @example 12
   */
  readonly undecided: number;
  /**
   * How many disputes the worker won.
   * @example 12
   */
  readonly worker: number;
  /**
   * How many disputes the buyer won.
   * @example 12
   */
  readonly buyer: number;
}

export interface FairworkReports {
  /**
   * How many reports await an Admin.
   * @example 12
   */
  readonly waiting: number;
  /**
   * How many reports were acted on.
   * @example 12
   */
  readonly acted: number;
  /**
   * How many reports were dismissed, with an answer.
   * @example 12
   */
  readonly dismissed: number;
}

export interface FairworkSuspensions {
  /**
   * How many accounts are suspended.
   * @example 12
   */
  readonly lasting: number;
  /**
   * How many suspensions were lifted.
   * @example 12
   */
  readonly lifted: number;
  /**
   * How many accounts were removed.
   * @example 12
   */
  readonly removed: number;
}

export interface FairworkTimes {
  /**
   * Open tasks with a measured median in minutes.
   * @example 12
   */
  readonly measured: number;
  /**
   * Open tasks with the buyer's estimate in minutes.
   * @example 12
   */
  readonly estimated: number;
  /**
   * Open tasks with neither, which show the minutes of a claim.
   * @example 12
   */
  readonly unsaid: number;
}

export interface FairworkWork {
  /**
   * Submissions that were accepted.
   * @example 12
   */
  readonly accepted: number;
  /**
   * Submissions that were rejected.
   * @example 12
   */
  readonly rejected: number;
}

export interface FetchPicturesBody {
  /** csv: the first line has the column names; jsonl: each line is a JSON object with the same names. */
  readonly format?: 'csv' | 'jsonl';
  /** The column with the https URL of a picture. */
  readonly pictureColumn?: string;
  /** The unchanged file of rows. Each URL in the column is fetched once. */
  readonly rows?: string;
}

export interface FieldProblem {
  /** Path in the body or name in the query. */
  readonly field: string;
  /** Stable code of the violated rule. */
  readonly code: string;
  /** One sentence in English. */
  readonly message: string;
  /** Line number in the file, from 1; only for rows of files. */
  readonly line?: number;
}

export interface Figures {
  /** Number of users. */
  readonly totalUsers: number;
  /** Accepted submissions. */
  readonly tasksCompleted: number;
  /** Dollars paid out by accepted withdrawals, at most two decimals. */
  readonly earningsPaidDollars: number;
  /** Tasks with open slots. */
  readonly activeJobs: number;
}

export interface FilledLink {
  /**
   * The URL to open, with your id for this buyer, the task and your submission filled in.
   * @example https://survey.example/s?worker=01M8KKKB0000000000000000AB&id=01M8KKKB0000000000000000CD
   */
  readonly url: string;
}

/** One field of an answer form. Properties that do not belong to its kind are refused. */
export interface FormField {
  /**
   * Name of the field in answers: a lower-case letter, then up to 39 letters, digits or _; unique.
   * @example bird
   */
  readonly name: string;
  /**
   * Kind of the field.
   * @example choice
   */
  readonly kind: AnswerKind;
  /**
   * The question. In a batch, {{column}} is replaced by the value of the row.
   * @example Which bird is this?
   */
  readonly label: string;
  /** For number: only whole numbers. */
  readonly integer?: boolean;
  /** Maximum of picks, pictures (at most 5) or number; last step of a scale of at most 11 steps. */
  readonly max?: number;
  /**
   * For scale: label of the last step.
   * @example Very
   */
  readonly maxLabel?: string;
  /** Maximum length of text (at most 200) and longText (at most 5000) in characters. */
  readonly maxLength?: number;
  /** Minimum of picks, pictures or number; first step of a scale. */
  readonly min?: number;
  /**
   * For scale: label of the first step.
   * @example Not at all
   */
  readonly minLabel?: string;
  /** For choice and choices: 2 to 50 options. */
  readonly options?: readonly FormOption[];
  /** Whether an answer is required; default: false. */
  readonly required?: boolean;
}

export interface FormOption {
  /**
   * Value of the option in answers.
   * @example magpie
   */
  readonly value: string;
  /**
   * Label of the option.
   * @example Magpie
   */
  readonly label: string;
}

export interface GoldBody {
  /** The column with known answers. A row with a value there is a control item, which workers cannot distinguish from others. */
  readonly column: string;
  /** Form field of the known answers; default: the first field that can be compared. */
  readonly field?: string;
  /**
   * Share of control items among the items offered to a worker, from 0 to 0.3.
   * @default 0.1
   */
  readonly rate?: number;
  /**
   * Maximum percentage of rows that are control items; a file with more is refused.
   * @default 20
   */
  readonly share?: number;
}

export interface GroupBody {
  /** Name of the group, shown to you and to invited workers. */
  readonly name: string;
}

/** A worker in a group. */
export interface GroupMember {
  /** Who it is. */
  readonly worker: Avatar;
  /** How they joined. buyer: added by id; accepted: by an accepted submission; invitation: by a link; test: by a passed test. */
  readonly source: MemberSource;
  /**
   * Format: date-time
   * Since when.
   */
  readonly addedAt: string;
}

export interface Instructions {
  /** Title of the task. */
  readonly title: string;
  /** What was to be done. */
  readonly taskDetail: string;
  /** What was to be sent as proof. */
  readonly submissionInfo: string;
  /** Required contents of the submission. */
  readonly proof: ProofOfWork;
  /** The form; null for free text. */
  readonly form: AnswerForm | null;
  /** Version of the task's text. */
  readonly version: number;
}

/** Invitation link of a group. */
export interface Invitation {
  /**
   * The link. It is returned only once, and the previous link is revoked.
   * @example https://kaaj.example/dashboard/joinGroup?token=Zk3vR8sQ1xT6yB9nM4pL7wD2hG5jC0fA3eU8iO1rKqY
   */
  readonly link: string;
  /**
   * Format: date-time
   * When it expires.
   */
  readonly until: string;
}

export interface InvitationBody {
  /**
   * Days until the link expires.
   * @default 14
   */
  readonly days?: number;
}

export interface JoinGroupBody {
  /** The token of the link. */
  readonly token: string;
}

/** The group that you joined. */
export interface JoinedGroup {
  /** Id of the group. */
  readonly _id: string;
  /** Name of the group. */
  readonly name: string;
  /** Owner of the group. */
  readonly buyer: Avatar;
}

/** Owner and scopes of an API key. */
export interface KeyOwner {
  /**
   * Format: date-time
   * When it expires.
   */
  readonly expiresAt: string;
  /**
   * Coins that the key may spend in total; null for no limit.
   * @example 500
   */
  readonly spendingCap: number | null;
  /**
   * Format: email
   * E-mail of the owner of the key.
   */
  readonly email: string;
  /** Role of the user. */
  readonly role: Role;
  /** What the key may open. */
  readonly scopes: readonly KeyScope[];
}

/** The label of one item of a batch. Rejected submissions do not count. */
export interface Label {
  /** The item. */
  readonly item: LabelledItem;
  /** The label. */
  readonly label: string | number;
  /** Confidence from 0 to 1. Majority: share of workers with this answer. Dawid-Skene: probability of the label. */
  readonly confidence: number;
  /** Answers, most frequent first. */
  readonly answers: readonly AnswerCount[];
  /** For a control item whose known answer is for this field; else null. */
  readonly control: ControlItem | null;
}

export interface LabelledItem {
  /** Id of the task. */
  readonly task: string;
  /** Number of the line where the row begins, from 1. */
  readonly line: number;
}

export interface Labeller {
  /** Id of the person. */
  readonly _id: string;
  /** Name of the person. */
  readonly name: string;
  /** E-mail address of the person. */
  readonly email: string;
}

export interface LanguageBody {
  /** Language of the pages. */
  readonly language: Language;
}

export interface LedgerHealth {
  /**
   * Format: date-time
   * When the last audit ended; null before the first one, with no figures below.
   */
  readonly checkedAt: string | null;
  /** Whether an audit is running or requested. */
  readonly checking: boolean;
  /** The sum over all accounts in coins; anything but 0 is a defect. */
  readonly sum: number;
  /** Coins by kind of account. */
  readonly byKind: {
    readonly [key: string]: number;
  };
  /** Number of accounts whose balance differs from the sum of their transfers. */
  readonly mismatchCount: number;
  /** The first hundred of these accounts. */
  readonly mismatches: readonly LedgerMismatch[];
  /** Number of accounts with a negative balance. */
  readonly negativeCount: number;
  /** The first hundred of these accounts. */
  readonly negative: readonly string[];
  /** How many transfers there are. */
  readonly transfers: number;
  /** Number of failed outbox messages, by kind. */
  readonly undelivered: {
    readonly [key: string]: number;
  };
  /** The chain of closed days. */
  readonly books: BooksHealth;
  /** Dollars received for coins, without reversed payments. */
  readonly dollarsReceived: number;
  /** Dollars of refunded or disputed payments at the payment gateway. */
  readonly dollarsTakenBack: number;
  /** Coins of reversed payments that were spent before they could be frozen. */
  readonly coinsLost: number;
  /** Dollars paid for these coins. */
  readonly dollarsLost: number;
  /** Dollars of accepted withdrawals. */
  readonly dollarsPaidOut: number;
  /** Dollar value of all coins of users and tasks if withdrawn. */
  readonly dollarsRedeemable: number;
  /** Dollars by which redeemable and paid-out amounts exceed the received amount; 0 if covered. */
  readonly dollarsShort: number;
}

export interface LedgerMismatch {
  /** The account. */
  readonly account: string;
  /** Stored balance in coins. */
  readonly stored: number;
  /** Sum of its transfers in coins. */
  readonly transferred: number;
}

export interface LiftRejectionSuspensionBody {
  /** true: the buyer may reject again; false changes nothing. */
  readonly lifted: boolean;
  /** Why, for the audit log. */
  readonly reason: string;
}

export interface Lifted {
  /** Id of the buyer. */
  readonly _id: string;
}

export interface Limits {
  /** Maximum number of open slots of a task. */
  readonly requiredWorkersMax: number;
  /** Maximum coins per worker. */
  readonly payableAmountMax: number;
  /** Minimum length of a password in characters. */
  readonly passwordMinLength: number;
  /** Days until an undecided submission is accepted automatically; 0: never. */
  readonly reviewDays: number;
}

export interface Links {
  /** The code. */
  readonly codeHost?: string;
  /** Contact page, instead of /contact. */
  readonly contact?: string;
  /** Target of Join as Developer. */
  readonly developers?: string;
  /** A messenger. */
  readonly messenger?: string;
  /** A professional network. */
  readonly network?: string;
  /** The privacy notice, instead of the page /privacy. */
  readonly privacy?: string;
  /** The terms, instead of the page /terms. */
  readonly terms?: string;
}

/** An objection to a suspension, with the suspension. */
export interface ListedObjection {
  /** Id of the objection. */
  readonly _id: string;
  /** Text of the objection. */
  readonly statement: string;
  /**
   * Format: date-time
   * When they objected.
   */
  readonly at: string;
  /** The decision; null while undecided. */
  readonly decision: ObjectionDecision | null;
  /** Who objects. */
  readonly person: ConcernedPerson;
  /** The Admin who suspended them. */
  readonly admin: ConcernedPerson;
  /** Why they are suspended. */
  readonly suspensionReason: string;
  /**
   * Format: date-time
   * Since when.
   */
  readonly since: string;
  /** Whether the account is being removed. */
  readonly removal: boolean;
}

/** A report, with who sent it. */
export interface ListedReport {
  /** Id of the report. */
  readonly _id: string;
  /** What is wrong. */
  readonly kind: ReportKind;
  /** What it is about. */
  readonly about: ReportAbout;
  /** Text of the report; empty if the reporter was erased. */
  readonly text: string;
  /**
   * Format: date-time
   * When it was reported.
   */
  readonly at: string;
  /** The decision; null while undecided. */
  readonly outcome: ReportOutcome | null;
  /** The answer to the reporter; null while undecided. */
  readonly answer: string | null;
  /** Who reported it. */
  readonly reporter: Reporter;
}

/** A task in any state, as an Admin manages it. */
export interface ManagedTask {
  /** Id of the task. */
  readonly _id: string;
  /** Title of the task. */
  readonly title: string;
  /** Instructions of the task. */
  readonly taskDetail: string;
  /** Number of open slots. */
  readonly requiredWorkers: number;
  /** Number of all slots: open ones and used ones. */
  readonly places: number;
  /** Coins for each worker. */
  readonly payableAmount: number;
  /**
   * Format: date
   * Last day for submissions, YYYY-MM-DD.
   */
  readonly completionDate: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Address of the picture. */
  readonly imageURL: string;
  /** Number of minutes until a claim expires. */
  readonly allowanceMinutes: number;
  /** Number of minutes that the buyer expects it to take; null for no estimate. */
  readonly estimatedMinutes: number | null;
  /** Content notice: sensitive content in the task. */
  readonly contentNotice: ContentNotice;
  /** What kind of work it is. */
  readonly category: TaskCategory;
  /** Review period in days, after which a submission is accepted automatically; 0: no limit. */
  readonly reviewDays: number;
  /** Required contents of a submission. */
  readonly proof: ProofOfWork;
  /** Version of the text, incremented by each edit. A submission can refer to a version. */
  readonly version: number;
  /** Whether the completion date or closing time has passed: it takes no more submissions. */
  readonly closed: boolean;
  /** Median number of minutes it took; null with fewer than five measurements. */
  readonly medianMinutes: number | null;
  /**
   * Fee in coins, in addition to the pay of all slots; 0 for a task of a batch, which has its own fee.
   * @example 3
   */
  readonly fee: number;
  /** Who posted it. */
  readonly buyer: TaskBuyer;
  /** Reputation record of the buyer; null for a removed user. */
  readonly buyerRecord: BuyerRecord | null;
  /** Status; a deleted task is listed while it has undecided submissions. */
  readonly state: TaskState;
  /** Coins in escrow for undecided submissions. */
  readonly waitingCoins: number;
  /** In lists, set if the line is a batch. Other fields are those of its open item with the lowest line. But `title` is the template, and `requiredWorkers` the open slots of all items. */
  readonly batch?: TaskBatch;
  /** E-mail address of its buyer; for signed-in people. */
  readonly buyerEmail?: string;
  /**
   * Format: date-time
   * Closing time; omitted if it is open until the end of completionDate.
   * @example 2030-01-31T12:30:00.000Z
   */
  readonly closesAt?: string;
  /** Whether you may take it; for Workers. */
  readonly eligible?: boolean;
  /**
   * true: the buyer has paused the batch, and it takes no submissions until resumed. Else omitted.
   * @example true
   */
  readonly paused?: boolean;
  /** Why you may not take it. group: members of a group only; excluded: you are in an excluded group; test: qualification test not passed; own: you posted it (GET /task/{id} only). */
  readonly reasons?: readonly IneligibilityReason[];
  /** Result of the Admin's review before it was public, if there was one; for its buyer and Admins. */
  readonly review?: TaskReview;
}

export interface NameSupporterBody {
  /**
   * Format: email
   * E-mail address of a user of this installation.
   */
  readonly email: string;
}

/** A new purchase. */
export interface NewPayment {
  /** Id of the purchase. */
  readonly _id: string;
  /**
   * Format: date-time
   * When it was created.
   */
  readonly purchaseDate: string;
  /** Coins bought. */
  readonly coinsPurchased: number;
  /** Dollars, with at most two decimals. */
  readonly amountPaid: number;
  /** Transaction id: TXN and 5 characters. */
  readonly transID: string;
  /** E-mail address of the buyer. */
  readonly buyerEmail: string;
  /** created: not paid yet; settled: the coins are credited; failed: not paid. */
  readonly state: PaymentState;
  /** URL of the payment page; null once settled. */
  readonly checkoutUrl: string | null;
}

/** Open tasks of the last seven days that a worker has not done yet. */
export interface NewTasks {
  /**
   * How many, of the newest hundred.
   * @example 3
   */
  readonly count: number;
  /** Whether there may be more: all of the newest hundred are new. */
  readonly more: boolean;
  /** Whether they match one of your saved filters; false if you have none. */
  readonly fitting: boolean;
}

export interface NewUserBody {
  /**
   * Shown name.
   * @example Rahim Uddin
   */
  readonly name: string;
  /** Role of the user; a user who signed up with Google is a Worker. */
  readonly role: SignUpRole;
  /**
   * @deprecated
   * The server grants the starting coins.
   */
  readonly coin?: number;
  /**
   * @deprecated
   * Ignored: the e-mail in the path is used.
   */
  readonly email?: string;
  /**
   * Format: uri-reference
   * Address of the photo.
   */
  readonly image?: string;
}

export interface NewsletterBody {
  /**
   * Format: email
   * E-mail address for the newsletter.
   */
  readonly email: string;
}

/** An item of a batch that a worker has claimed. */
export interface NextItem {
  /**
   * Format: date-time
   * When your claim expires.
   */
  readonly until: string;
  /** The item. */
  readonly task: TaskDetails;
  /** Your progress in the batch. */
  readonly progress: StreamProgress;
  /** Where the task is done, if on another site. */
  readonly link?: FilledLink;
}

export interface NextItemBody {
  /**
   * Claims one more item while you have a claim.
   * @default false
   */
  readonly ahead?: boolean;
}

export interface Notification {
  /** Id of the notification. */
  readonly _id: string;
  /** The sentence in English. */
  readonly message: string;
  /** Recipient. */
  readonly toEmail: string;
  /**
   * Format: date-time
   * When it was written.
   */
  readonly time: string;
  /** Whether it is marked as read. */
  readonly read: boolean;
  /** Stable code of the message, for clients with their own texts. */
  readonly code: NotificationCode;
  /** Parameters of the message; `about`, if present, is the id of its subject. */
  readonly params: {
    readonly [key: string]: string | number;
  };
}

export interface NotificationList {
  /** A page, newest first. */
  readonly data: readonly Notification[];
  /** Cursor of the next page. */
  readonly page: Page;
  /** Number of notifications, counted up to 1,000. */
  readonly total: number;
  /** Number of unread notifications, counted up to 1,000. */
  readonly unread: number;
}

export interface ObjectBody {
  /** Statement against the suspension. */
  readonly statement: string;
}

/** An objection to a suspension. */
export interface Objection {
  /** Id of the objection. */
  readonly _id: string;
  /** Text of the objection. */
  readonly statement: string;
  /**
   * Format: date-time
   * When they objected.
   */
  readonly at: string;
  /** The decision; null while undecided. */
  readonly decision: ObjectionDecision | null;
}

/** How an Admin decided on an objection. */
export interface ObjectionDecision {
  /** Whether the suspension was lifted. */
  readonly lifted: boolean;
  /** Why. */
  readonly reason: string;
  /**
   * Format: date-time
   * When.
   */
  readonly at: string;
}

export interface ObligationTotals {
  /** How many. */
  readonly count: number;
  /** The coins that they are about. */
  readonly coins: number;
}

/** A qualification test, for a worker. */
export interface OfferedTest {
  /** Title of the test. */
  readonly title: string;
  /** Number of correct answers needed to pass. */
  readonly pass: number;
  /** Number of questions with a known answer. */
  readonly of: number;
  /** Days after which a worker who did not pass may try again. */
  readonly againAfterDays: number;
  /** Id of the test. */
  readonly _id: string;
  /** What a worker fills in. */
  readonly form: AnswerForm;
  /** Coins for a first attempt, passed or not. */
  readonly payableAmount: number;
  /** How many first attempts can still be made. */
  readonly openPlaces: number;
  /** Your last attempt; null for none. */
  readonly last: OwnAttempt | null;
}

export interface Oidc {
  /** Name of the provider on the sign-in button. */
  readonly name: string;
}

export interface OpenDisputeBody {
  /** Why the rejection is not justified. */
  readonly statement: string;
  /**
   * Proof pictures.
   * @default []
   */
  readonly pictures?: readonly string[];
}

export interface OpenSlotsBody {
  /** The new number of open slots. */
  readonly requiredWorkers: number;
}

/** Result of an attempt at a qualification test. */
export interface OwnAttempt {
  /** Whether the attempt passed. */
  readonly passed: boolean;
  /** Number of correct answers. */
  readonly correct: number;
  /**
   * Format: date-time
   * When the next attempt is possible; null if passed.
   */
  readonly again: string | null;
}

export interface OwnClaim {
  /**
   * Format: date-time
   * When the claim expires.
   */
  readonly until: string;
  /** Where the task is done, if on another site. */
  readonly link?: FilledLink;
}

export interface Package {
  /** Number of the package. */
  readonly id: number;
  /** Coins in it. */
  readonly coins: number;
  /** Price in dollars, at most two decimals. */
  readonly price: number;
}

export interface Page {
  /** Cursor of the following page; null at the end. */
  readonly next: string | null;
}

export interface PaidBonus {
  /** Id of the submission. */
  readonly id: string;
  /** The bonus; omitted on an error. */
  readonly bonus?: Bonus;
  /** Error of this entry; omitted on success. */
  readonly problem?: DecisionProblem;
}

export interface Payment {
  /** Id of the purchase. */
  readonly _id: string;
  /**
   * Format: date-time
   * When it was created.
   */
  readonly purchaseDate: string;
  /** Coins bought. */
  readonly coinsPurchased: number;
  /** Dollars, with at most two decimals. */
  readonly amountPaid: number;
  /** Transaction id: TXN and 5 characters. */
  readonly transID: string;
  /** E-mail address of the buyer. */
  readonly buyerEmail: string;
  /** created: not paid yet; settled: the coins are credited; failed: not paid. */
  readonly state: PaymentState;
}

/** An event at the payment gateway that an Admin must review. */
export interface PaymentCase {
  /** Id of the entry. */
  readonly _id: string;
  /**
   * Format: date-time
   * When it was reported.
   */
  readonly time: string;
  /** unmatched: a payment without a purchase; refunded, disputed: a payment was refunded or is disputed. */
  readonly kind: PaymentCaseKind;
  /** What did not match, or the kind. */
  readonly reason: PaymentCaseReason;
  /** Id of the checkout or payment at the payment gateway. */
  readonly payment: string;
  /** Amount in dollars or the given currency, with at most two decimals. */
  readonly amount: number;
  /**
   * Currency code of three letters.
   * @example usd
   */
  readonly currency: string;
  /** Coins taken out of circulation for it. */
  readonly frozenCoins: number;
  /** Coins that the buyer still owes; later credits pay them first. */
  readonly owedCoins: number;
  /** Transaction id of the purchase; null for none. */
  readonly transID: string | null;
}

/** A payout to a worker, as Admins see it. */
export interface Payout {
  /** Id of the withdrawal that it pays. */
  readonly _id: string;
  /** Who is paid. */
  readonly worker: Avatar;
  /** Coins. */
  readonly coins: number;
  /** Dollars they are worth, with at most two decimals. */
  readonly amount: number;
  /** How it is paid. */
  readonly rail: PaymentSystem;
  /** Last characters of the account number. */
  readonly accountNumberMasked: string;
  /** Status. */
  readonly state: PayoutState;
  /** Reference at the payment service; null until known. */
  readonly reference: string | null;
  /** Reason of the failure; null for none. */
  readonly reason: string | null;
  /**
   * Format: date-time
   * When it reached this state.
   */
  readonly at: string;
  /**
   * Format: date-time
   * Promised time of arrival.
   */
  readonly due: string;
  /** The promised time has passed and the money has not arrived. */
  readonly overdue: boolean;
  /** The exported file that contains it; null for none. */
  readonly batch: ExportedBatch | null;
  /** Whether a payout gateway pays it. */
  readonly automatic: boolean;
  /** Inconsistency in the response of the payout gateway that needs a manual review; null for none. */
  readonly doubt: PayoutDoubt | null;
}

/** A saved payout account of a worker. */
export interface PayoutAccount {
  /** Id of the saved account. */
  readonly _id: string;
  /** Payment system. */
  readonly paymentSystem: PaymentSystem;
  /** Last characters of the account number. */
  readonly accountNumberMasked: string;
  /**
   * Format: date-time
   * When it was saved.
   */
  readonly savedAt: string;
  /**
   * Format: date-time
   * End of its cooling-off period; null if there is none.
   */
  readonly payableFrom: string | null;
}

/** Payouts that one Admin exported to pay them. */
export interface PayoutBatch {
  /** Id of the file. */
  readonly _id: string;
  /** How they are paid. */
  readonly rail: PaymentSystem;
  /** How many payouts it has. */
  readonly count: number;
  /** Total in dollars, with at most two decimals. */
  readonly amount: number;
  /** The CSV file, with full account numbers and empty columns for the results. */
  readonly csv: string;
}

/** Payouts of one day, compared with the ledger. */
export interface PayoutReconciliation {
  /**
   * Format: date
   * Day in the time zone of the installation.
   */
  readonly day: string;
  /**
   * Format: date-time
   * When it began.
   */
  readonly from: string;
  /**
   * Format: date-time
   * End of the reported period: the end of the day, or now.
   */
  readonly until: string;
  /** Whether the day has ended. */
  readonly over: boolean;
  /** Payment methods with activity. */
  readonly rails: readonly ReconciliationRail[];
  /** Totals. */
  readonly total: readonly ReconciliationLine[];
  /** Undecided withdrawals. */
  readonly waiting: readonly PendingWithdrawalsLine[];
  /** Whether every column adds up and every payout and withdrawal agrees with the ledger. */
  readonly holds: boolean;
  /** Number of lines with a difference between payouts or withdrawals and the ledger. */
  readonly gapCount: number;
  /** The first few of these differences. */
  readonly gaps: readonly ReconciliationGap[];
  /** Number of payments that were sent, arrived or failed. */
  readonly paymentCount: number;
  /** The first 2000 of these payments, in order. */
  readonly payments: readonly ReconciliationPayment[];
}

/** Number of payouts that a file of references updated. */
export interface PayoutReferences {
  /** Number of payouts that are now sent. */
  readonly sent: number;
  /** Number of payouts that are now confirmed. */
  readonly confirmed: number;
  /** Number of payouts that have now failed; their coins are returned. */
  readonly failed: number;
  /** Number of payouts that already had this state. */
  readonly unchanged: number;
}

export interface PayoutReferencesBody {
  /** CSV with a header line. Columns: payout, reference; optional: state (sent, confirmed or failed), reason, amount. A reference without a state means sent. Lines without any of these are ignored. */
  readonly csv: string;
}

/** Status of the payout of a withdrawal. */
export interface PayoutStanding {
  /** Status of the payout; waiting: the withdrawal is undecided. */
  readonly state: PayoutStandingState;
  /** Reference at the payment service; null until sent. */
  readonly reference: string | null;
  /** Reason of the failure; null for none. */
  readonly reason: string | null;
  /**
   * Format: date-time
   * When it reached this state.
   */
  readonly at: string;
  /**
   * Format: date-time
   * Promised time of the payout; while undecided, promised time of the decision.
   */
  readonly due: string | null;
}

/** A line of a daily reconciliation about undecided withdrawals. */
export interface PendingWithdrawalsLine {
  /** Kind of the line: opening balance, changes or closing balance. */
  readonly line: WaitingSheetLineName;
  /** The withdrawals. */
  readonly requests: ReconciliationFigure;
  /** Coins by the ledger transfers of their holds. */
  readonly ledger: number;
}

export interface PersonName {
  /** Id of the person. */
  readonly _id: string;
  /** Name of the user; empty for a removed user. */
  readonly name: string;
}

/** Reputation record of a user in their role. */
export interface PersonRecord {
  /** Id of the person. */
  readonly _id: string;
  /** Name of the person. */
  readonly name: string;
  /** Role of the user. */
  readonly role: Role;
  /** For a buyer. */
  readonly buyer: BuyerRecord | null;
  /** For a worker. */
  readonly worker: WorkerRecord | null;
}

export interface PostBatchBody {
  /** Title of the task. */
  readonly title: string;
  /** Instructions of the task. */
  readonly taskDetail: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Coins for each worker. */
  readonly payableAmount: number;
  /**
   * Format: date
   * Last day for submissions, today or later, in the time zone of the installation.
   * @example 2030-01-31
   */
  readonly completionDate: string;
  /** csv: the first line has the column names; jsonl: each line is a JSON object with the same names. */
  readonly format: 'csv' | 'jsonl';
  /** The unchanged file. Each row is one task; {{column}} in title and taskDetail is replaced by its value. */
  readonly rows: string;
  /** Number of minutes until a claim expires. */
  readonly allowanceMinutes?: number;
  /** Who may take it; default: everyone. */
  readonly audience?: AudienceBody;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly buyer?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly buyerEmail?: string;
  /** What kind of work it is. */
  readonly category?: TaskCategory;
  /**
   * Closing time, if before the end of completionDate: ISO 8601. Without an offset it is in the time zone of the installation.
   * @example 2030-01-31T18:30
   */
  readonly closesAt?: string | null;
  /** Content notice: sensitive content in the task. */
  readonly contentNotice?: ContentNotice;
  /** Minutes that you expect it to take, at most allowanceMinutes; shown until five workers were measured; null for none. */
  readonly estimatedMinutes?: number | null;
  /** Form that a worker fills in instead of free text; null for free text. */
  readonly form?: AnswerForm | null;
  /** Control items with known answers. */
  readonly gold?: GoldBody;
  /**
   * Format: uri-reference
   * URL of the picture of all tasks; ignored if there are pictures.
   */
  readonly imageURL?: string;
  /** External link where the task is done, instead of a form: {url, code}. */
  readonly link?: TaskLink | null;
  /**
   * Number of workers for each item, instead of requiredWorkers: 1 to 1,000, or { min, max, confidence, field }.
   * @example 3
   */
  readonly overlap?: number | AdaptiveOverlap;
  /** The column with the picture of each row: a URL, or the name of a file in the ZIP file. */
  readonly pictureColumn?: string;
  /** Id of the pictures of the items, from POST /task/batch/pictures. */
  readonly pictures?: string;
  /** Required contents of a submission. */
  readonly proof?: ProofOfWorkBody;
  /** Number of workers for each task; ignored if there is overlap. */
  readonly requiredWorkers?: number;
  /** Days you have to decide on submitted work; then it is accepted automatically. */
  readonly reviewDays?: number;
  /**
   * Confirms that all rows make the same task. Required if neither title nor taskDetail has a column.
   * @default false
   */
  readonly sameTasks?: boolean;
}

export interface PostTaskBody {
  /** Title of the task. */
  readonly title: string;
  /** Instructions of the task. */
  readonly taskDetail: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Number of workers, which is the number of open slots. */
  readonly requiredWorkers: number;
  /** Coins for each worker. */
  readonly payableAmount: number;
  /**
   * Format: date
   * Last day for submissions, today or later, in the time zone of the installation.
   * @example 2030-01-31
   */
  readonly completionDate: string;
  /**
   * Format: uri-reference
   * Address of the picture.
   */
  readonly imageURL: string;
  /** Number of minutes until a claim expires. */
  readonly allowanceMinutes?: number;
  /** Who may take it; default: everyone. */
  readonly audience?: AudienceBody;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly buyer?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly buyerEmail?: string;
  /** What kind of work it is. */
  readonly category?: TaskCategory;
  /**
   * Closing time, if before the end of completionDate: ISO 8601. Without an offset it is in the time zone of the installation.
   * @example 2030-01-31T18:30
   */
  readonly closesAt?: string | null;
  /** Content notice: sensitive content in the task. */
  readonly contentNotice?: ContentNotice;
  /** Minutes that you expect it to take, at most allowanceMinutes; shown until five workers were measured; null for none. */
  readonly estimatedMinutes?: number | null;
  /** Form that a worker fills in instead of free text; null for free text. */
  readonly form?: AnswerForm | null;
  /** External link where the task is done, instead of a form: {url, code}. */
  readonly link?: TaskLink | null;
  /** Required contents of a submission. */
  readonly proof?: ProofOfWorkBody;
  /** Days you have to decide on submitted work; then it is accepted automatically. */
  readonly reviewDays?: number;
}

export interface PostTestBody {
  /** Title of the test. */
  readonly title: string;
  /** What a worker fills in. */
  readonly form: AnswerForm;
  /**
   * Correct answers by field name, for choices, scales and texts.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly known: {
    readonly [key: string]: string | number | readonly string[];
  };
  /** Number of correct answers needed to pass. */
  readonly pass: number;
  /** Number of paid first attempts. */
  readonly places: number;
  /** Coins for each first attempt. */
  readonly payableAmount: number;
  /** Days after which a worker who did not pass may try again. */
  readonly againAfterDays: number;
}

export interface PostedBatch {
  /** Id of the batch. */
  readonly _id: string;
  /** Template of the titles of its tasks. */
  readonly title: string;
  /** Status. paused: its items are not offered. cancelled, or past its completion date: takes no more submissions. */
  readonly state: BatchState;
  /** How many tasks it has. */
  readonly tasks: number;
  /** How many of its tasks are posted. */
  readonly posted: number;
  /** Coins reserved for all of its tasks. */
  readonly cost: number;
  /**
   * Coins of the additional fee, rounded down over the whole batch.
   * @example 3
   */
  readonly fee: number;
  /** Coins returned when the batch was stopped: for unposted tasks, and for open slots of posted ones. */
  readonly returned: number;
  /**
   * Number of workers for each item: fixed, or adaptive to the label.
   * @example 3
   */
  readonly overlap: number | AdaptiveOverlap;
  /** Coins returned for answers that adaptive overlap did not need. */
  readonly saved: number;
  /** How many of its tasks are control items. */
  readonly controls: number;
  /**
   * Format: date-time
   * When it was created.
   */
  readonly createdAt: string;
  /**
   * Format: date-time
   * When all tasks were posted or the batch was stopped; null before.
   */
  readonly endedAt: string | null;
  /** Form fields whose answers can be compared, in order; not in lists. */
  readonly fields?: readonly BatchField[];
  /**
   * Secret that signs the completion codes of all tasks, if the link has signed codes. It is not returned again.
   * @example qmN1zX2eY3o4pL5r6tUv7wXy8zA9bC0dE1fG2hI3jK4
   */
  readonly linkSecret?: string;
}

export interface PostedTask {
  /** Id of the task. */
  readonly _id: string;
  /** Title of the task. */
  readonly title: string;
  /** Instructions of the task. */
  readonly taskDetail: string;
  /** Number of open slots. */
  readonly requiredWorkers: number;
  /** Number of all slots: open ones and used ones. */
  readonly places: number;
  /** Coins for each worker. */
  readonly payableAmount: number;
  /**
   * Format: date
   * Last day for submissions, YYYY-MM-DD.
   */
  readonly completionDate: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Address of the picture. */
  readonly imageURL: string;
  /** Number of minutes until a claim expires. */
  readonly allowanceMinutes: number;
  /** Number of minutes that the buyer expects it to take; null for no estimate. */
  readonly estimatedMinutes: number | null;
  /** Content notice: sensitive content in the task. */
  readonly contentNotice: ContentNotice;
  /** What kind of work it is. */
  readonly category: TaskCategory;
  /** Review period in days, after which a submission is accepted automatically; 0: no limit. */
  readonly reviewDays: number;
  /** Required contents of a submission. */
  readonly proof: ProofOfWork;
  /** Version of the text, incremented by each edit. A submission can refer to a version. */
  readonly version: number;
  /** Whether the completion date or closing time has passed: it takes no more submissions. */
  readonly closed: boolean;
  /** Median number of minutes it took; null with fewer than five measurements. */
  readonly medianMinutes: number | null;
  /**
   * Fee in coins, in addition to the pay of all slots; 0 for a task of a batch, which has its own fee.
   * @example 3
   */
  readonly fee: number;
  /** Who posted it. */
  readonly buyer: TaskBuyer;
  /** Reputation record of the buyer; null for a removed user. */
  readonly buyerRecord: BuyerRecord | null;
  /** In lists, set if the line is a batch. Other fields are those of its open item with the lowest line. But `title` is the template, and `requiredWorkers` the open slots of all items. */
  readonly batch?: TaskBatch;
  /** E-mail address of its buyer; for signed-in people. */
  readonly buyerEmail?: string;
  /**
   * Format: date-time
   * Closing time; omitted if it is open until the end of completionDate.
   * @example 2030-01-31T12:30:00.000Z
   */
  readonly closesAt?: string;
  /** Whether you may take it; for Workers. */
  readonly eligible?: boolean;
  /**
   * Secret that signs completion codes, if the link has signed codes. It is not returned again.
   * @example qmN1zX2eY3o4pL5r6tUv7wXy8zA9bC0dE1fG2hI3jK4
   */
  readonly linkSecret?: string;
  /**
   * true: the buyer has paused the batch, and it takes no submissions until resumed. Else omitted.
   * @example true
   */
  readonly paused?: boolean;
  /** Why you may not take it. group: members of a group only; excluded: you are in an excluded group; test: qualification test not passed; own: you posted it (GET /task/{id} only). */
  readonly reasons?: readonly IneligibilityReason[];
  /** Result of the Admin's review before it was public, if there was one; for its buyer and Admins. */
  readonly review?: TaskReview;
}

/** RFC 9457 problem document. */
export interface Problem {
  /** URN of the kind of problem. */
  readonly type: string;
  /** The HTTP status in words. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** One sentence in English. */
  readonly detail: string;
  /** The same as detail. */
  readonly message: string;
  /** Stable error code. */
  readonly code: ErrorCode;
  /** Invalid fields. */
  readonly errors?: readonly FieldProblem[];
  /** URN with the id of this request, as in the x-request-id header. */
  readonly instance?: string;
  /** Only for `auth/proof-required`: the proofs that POST /auth/prove accepts from this user. */
  readonly proofs?: readonly ProofKind[];
}

export interface Profile {
  /**
   * Format: email
   * E-mail address of the account.
   */
  readonly email: string;
  /** Shown name. */
  readonly displayName: string;
  /** URL of the photo; empty for none. */
  readonly photoURL: string;
}

export interface ProfileBody {
  /** Shown name. */
  readonly displayName?: string;
  /**
   * Format: uri-reference
   * Address of the photo.
   */
  readonly photoURL?: string;
}

export interface Proof {
  /** Identity token: send it as `Authorization: Bearer` within five minutes. Empty if a second factor is still required. */
  readonly identityToken: string;
  /** Send it with a code to POST /auth/second-factor within five minutes. Empty without a second factor. */
  readonly challengeToken: string;
  /**
   * Format: email
   * The proven e-mail address, normalized.
   */
  readonly email: string;
  /** Shown name; empty before the profile was saved. */
  readonly displayName: string;
  /** URL of the photo; empty for none. */
  readonly photoURL: string;
  /** Language of the pages; empty if none was chosen. */
  readonly language: '' | 'en' | 'bn';
}

/** Required contents of a submission. */
export interface ProofOfWork {
  /** Description of the proof; empty for none. */
  readonly text: string;
  /** Minimum number of pictures. */
  readonly pictures: number;
  /** At least one link. */
  readonly link: boolean;
}

export interface ProofOfWorkBody {
  /**
   * At least one link.
   * @default false
   */
  readonly link?: boolean;
  /**
   * Minimum number of pictures.
   * @default 0
   */
  readonly pictures?: number;
  /**
   * Description of the proof.
   * @default
   */
  readonly text?: string;
}

export interface ProveBody {
  /**
   * Six digits of the authenticator (Bangla digits allowed), or a recovery code.
   * @example 492039
   */
  readonly code?: string;
  /** The identity token from the popup window of Google. */
  readonly identityToken?: string;
  /**
   * Format: password
   * Their own password.
   */
  readonly password?: string;
}

export interface QrCode {
  /** Number of squares on each side, including the white border. */
  readonly size: number;
  /** The dark squares as the path of an SVG picture whose viewBox is `0 0 size size`. */
  readonly path: string;
}

/** A withdrawal in the Admin's queue. */
export interface QueuedWithdrawal {
  /** Id of the request. */
  readonly _id: string;
  /** The worker. */
  readonly worker: Avatar;
  /** E-mail address of the worker. */
  readonly workerEmail: string;
  /** Coins. */
  readonly withdrawalCoin: number;
  /** Dollars they are worth, with at most two decimals. */
  readonly withdrawalAmount: number;
  /** Payment system. */
  readonly paymentSystem: PaymentSystem;
  /** Last characters of the account number. */
  readonly accountNumberMasked: string;
  /**
   * Format: date-time
   * When it was requested.
   */
  readonly withdrawDate: string;
  /** Status. */
  readonly status: WithdrawalStatus;
  /** Reason of the rejection; else empty. */
  readonly rejectionReason: string;
  /**
   * Format: date-time
   * End of the cooling-off period of its account; null for none.
   */
  readonly payableFrom: string | null;
  /** Status of its payout; null if rejected or cancelled. */
  readonly payout: PayoutStanding | null;
  /** Risk signals, most severe first; empty once decided. */
  readonly signals: readonly RiskTag[];
}

/** Receipt of a settled record, for both parties. */
export interface Receipt {
  /** Kind of the settled record. */
  readonly kind: ReceiptKind;
  /** Id of the work, the dispute, the withdrawal, the payment, the suspension or the bonus. */
  readonly _id: string;
  /** Worker of the submission or withdrawal, or suspended user; null for a purchase. */
  readonly worker: PersonName | null;
  /** Buyer of the task or of the coins; null for a payout. */
  readonly buyer: PersonName | null;
  /** Task, submission and decision; only for a decision or a dispute. */
  readonly work: ReceiptWork | null;
  /** The dispute about it; null for none. */
  readonly dispute: Dispute | null;
  /** The withdrawal; only for a payout. */
  readonly payout: Withdrawal | null;
  /** The payment; only for a purchase. */
  readonly purchase: Payment | null;
  /** The suspension with its outcome; only for a suspension. */
  readonly suspension: SuspensionReceipt | null;
  /** The bonus; only for a bonus. */
  readonly bonus: Bonus | null;
  /** Its transfers, in order. */
  readonly transfers: readonly ReceiptTransfer[];
}

/** A submitted picture. */
export interface ReceiptPicture {
  /** Address of the picture. */
  readonly address: string;
  /** SHA-256 of its bytes in hex; null if they are not stored here. */
  readonly sha256: string | null;
}

/** A transfer of coins between accounts of two kinds. */
export interface ReceiptTransfer {
  /** Id of the transfer. */
  readonly _id: string;
  /** Kind of the transfer. */
  readonly kind: string;
  /** How many coins. */
  readonly coins: number;
  /** Kind of the debited account. */
  readonly from: string;
  /** Kind of the credited account. */
  readonly to: string;
  /**
   * Format: date-time
   * When.
   */
  readonly at: string;
}

export interface ReceiptVersion {
  /** The proof of the work. */
  readonly submissionDetail: string;
  /** Number of the version, from 1 on. */
  readonly number: number;
  /**
   * Answers to the form of the task; null without a form.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly answers: {
    readonly [key: string]: string | number | readonly string[];
  } | null;
  /**
   * Format: date-time
   * When it was sent.
   */
  readonly sentAt: string;
  /** The submitted pictures. */
  readonly pictures: readonly ReceiptPicture[];
}

/** Task, submission and decision. */
export interface ReceiptWork {
  /** The text of the task when the work was submitted. */
  readonly instructions: Instructions;
  /**
   * Format: date-time
   * When it was sent.
   */
  readonly currentDate: string;
  /** All versions, oldest first. */
  readonly versions: readonly ReceiptVersion[];
  /** Changes that the buyer requested; null for none. */
  readonly changes: Changes | null;
  /** How it was decided. */
  readonly decision: Decision | null;
  /** Pay in coins. */
  readonly payableAmount: number;
}

export interface Received {
  /** Always true: the message was received. */
  readonly received: boolean;
}

/** Counts of submissions for a task of the buyer. */
export interface ReceivedFor {
  /** Id of the task. */
  readonly taskId: string;
  /** Number of accepted submissions. */
  readonly accepted: number;
  /** Number of submissions that await your decision or requested changes. */
  readonly waiting: number;
}

/** A figure of a daily reconciliation; negative for outflows. */
export interface ReconciliationFigure {
  /** Number of payouts or withdrawals; negative for outflows. */
  readonly count: number;
  /** Coins; negative for outflows. */
  readonly coins: number;
  /** Dollars they are worth, with at most two decimals; negative for outflows. */
  readonly amount: number;
}

/** A difference between a payout or withdrawal and the ledger in a daily reconciliation. */
export interface ReconciliationGap {
  /**
   * Id of the withdrawal; the ledger may contain one without a payout.
   * @example 01M83R6FM8DE3X6793M45X6KEP
   */
  readonly payout: string;
  /** Line of the difference. */
  readonly line:
    | 'opening'
    | 'accepted'
    | 'taken'
    | 'sent'
    | 'confirmed'
    | 'failed'
    | 'closing'
    | 'waited'
    | 'asked'
    | 'approved'
    | 'rejected'
    | 'cancelled'
    | 'waiting';
  /** Coins by the payout or withdrawal. */
  readonly coins: number;
  /** Coins by the ledger. */
  readonly ledger: number;
}

/** A line of a daily reconciliation: balance or change of each payout state. */
export interface ReconciliationLine {
  /** Kind of the line: opening balance, change or closing balance. */
  readonly line: PayoutSheetLineName;
  /** Queued payouts. */
  readonly queued: ReconciliationFigure;
  /** Payouts claimed by a file or a payout gateway, and not sent. */
  readonly taken: ReconciliationFigure;
  /** Sent payouts that have not arrived. */
  readonly sent: ReconciliationFigure;
  /** Sum of the three states. */
  readonly together: ReconciliationFigure;
  /** Coins by the ledger transfers; null for lines without transfers. */
  readonly ledger: number | null;
}

/** Money that was sent, arrived or failed on a day. */
export interface ReconciliationPayment {
  /** Coins. */
  readonly coins: number;
  /** Dollars they are worth, with at most two decimals. */
  readonly amount: number;
  /** How it is paid. */
  readonly rail: PaymentSystem;
  /** Reason of the failure; null for none. */
  readonly reason: string | null;
  /**
   * Id of the withdrawal that it pays.
   * @example 01M83R6FM8DE3X6793M45X6KEP
   */
  readonly payout: string;
  /** What happened. */
  readonly line: PayoutSheetLineName;
  /** Reference at the payment service; null for none. */
  readonly reference: string | null;
  /**
   * Format: date-time
   * When.
   */
  readonly at: string;
}

export interface ReconciliationRail {
  /** How it is paid. */
  readonly rail: PaymentSystem;
  /** Its lines, from opening to closing balance. */
  readonly lines: readonly ReconciliationLine[];
}

export interface RecoveryCodes {
  /** Each replaces the authenticator once. They are shown only once and stored as hashes. */
  readonly recoveryCodes: readonly string[];
}

export interface ReleasedClaim {
  /** Id of the task. */
  readonly taskId: string;
}

export interface RemoveUserBody {
  /** Whether granted or bought coins are forfeited; earned coins never are. Default: true. */
  readonly forfeit?: boolean;
  /** Why; sent to the person and stored in the audit log. */
  readonly reason?: string;
}

export interface RemovedGroup {
  /** Id of the group. */
  readonly _id: string;
}

export interface RemovedUser {
  /** Id of the removed user. */
  readonly _id: string;
}

export interface RenameTemplateBody {
  /**
   * Name.
   * @example Price boards
   */
  readonly name: string;
}

/** A report. */
export interface Report {
  /** Id of the report. */
  readonly _id: string;
  /** What is wrong. */
  readonly kind: ReportKind;
  /** What it is about. */
  readonly about: ReportAbout;
  /** Text of the report; empty if the reporter was erased. */
  readonly text: string;
  /**
   * Format: date-time
   * When it was reported.
   */
  readonly at: string;
  /** The decision; null while undecided. */
  readonly outcome: ReportOutcome | null;
  /** The answer to the reporter; null while undecided. */
  readonly answer: string | null;
}

export interface ReportAbout {
  /** Id of the submission; omitted for other subjects. */
  readonly submission?: string;
  /** Id of the task; omitted for other subjects. */
  readonly task?: string;
  /** Id of the user; omitted for other subjects. */
  readonly user?: string;
}

export interface ReportAboutBody {
  /** Id of a submission that you can see. */
  readonly submission?: string;
  /** Id of a task. */
  readonly task?: string;
  /** Id of a person. */
  readonly user?: string;
}

export interface ReportBody {
  /** What is wrong. */
  readonly kind: ReportKind;
  /** Subject of the report: one task, one submission, or one user. */
  readonly about: ReportAboutBody;
  /** What happened. */
  readonly text: string;
}

export interface Reporter {
  /** Id of the person. */
  readonly _id: string;
  /** Name; empty for a removed user. */
  readonly name: string;
  /** E-mail address; empty for a removed user. */
  readonly email: string;
}

export interface RequestWithdrawalBody {
  /** Coins to withdraw; at least 200, except for all earned coins or a suspended user. */
  readonly withdrawalCoin: number;
  /** Payout account number. bkash, nagad, rocket: 01 and nine digits; card: 4 to 34 letters and digits. Bangla digits are allowed. Encrypted at rest; only the paying Admin sees it in full. Required without `payoutAccountId`. */
  readonly accountNumber?: string;
  /** Payment system; required without `payoutAccountId`. */
  readonly paymentSystem?: PaymentSystem;
  /** Id of a saved payout account; payment system and account number are then ignored. */
  readonly payoutAccountId?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly status?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly withdrawDate?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly withdrawalAmount?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly worker?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly workerEmail?: string;
}

export interface ResetBody {
  /** The token of the mailed link. */
  readonly token: string;
  /**
   * Format: password
   * The new password: at least 6 characters with a lowercase and an uppercase letter.
   */
  readonly password: string;
}

export interface ResetRequestBody {
  /**
   * Format: email
   * E-mail address that receives the link.
   */
  readonly email: string;
}

export interface ReviewBody {
  /** The decision. */
  readonly status: 'accepted' | 'rejected';
  /** Reason of the rejection, shown to the worker. */
  readonly reason?: string;
  /** Category of the reason. */
  readonly reasonCode?: RejectionCode;
}

export interface ReviewTaskBody {
  /** true: the task becomes public; false: it closes, and its coins are returned to the buyer. */
  readonly approved: boolean;
  /** Reason for the buyer; required if not approved. */
  readonly reason?: string;
}

/** Decision of an Admin on a task before it is public. */
export interface ReviewedTask {
  /** Id of the task, or of the batch. */
  readonly _id: string;
  /** What was decided. */
  readonly review: TaskReview;
}

/** A record that caused a signal. */
export interface RiskRow {
  /** What the row is. */
  readonly kind: RiskRowKind;
  /** Id of the row. */
  readonly _id: string;
  /** Name of the user, title of the task or number of the transaction. */
  readonly name: string;
  /** E-mail address of the person; null for other rows and for a removed person. */
  readonly email: string | null;
}

export interface RiskSignal {
  /** Code of the signal. */
  readonly code: RiskSignalCode;
  /** Severity. */
  readonly level: RiskLevel;
  /** Measured numbers by name: people, purchases, works, disputes, coins, days, seconds, whole percents. */
  readonly numbers: {
    readonly [key: string]: number;
  };
  /** The first ten records that caused it, latest first. */
  readonly rows: readonly RiskRow[];
}

export interface RiskTag {
  /** Code of the signal. */
  readonly code: RiskSignalCode;
  /** Severity. */
  readonly level: RiskLevel;
}

export interface RoleBody {
  /** The new role. */
  readonly role: Role;
  /**
   * Format: password
   * The caller's password; required for the role Admin.
   */
  readonly password?: string;
}

export interface SaveAccountBody {
  /** Payment system. */
  readonly paymentSystem: PaymentSystem;
  /** Payout account number. bkash, nagad, rocket: 01 and nine digits; card: 4 to 34 letters and digits. Bangla digits are allowed. Encrypted at rest. */
  readonly accountNumber: string;
  /**
   * Format: password
   * Your password; with it the account has no cooling-off period.
   */
  readonly password?: string;
}

export interface SaveFilterBody {
  /**
   * Name of the filter, shown in notifications.
   * @example Photos for 10 coins
   */
  readonly name: string;
  /** Only tasks of this kind. */
  readonly category?: TaskCategory;
  /** Only tasks of at most this many minutes: the median, else the allowed time. */
  readonly maxMinutes?: number;
  /** Only tasks that pay at least this number of coins. */
  readonly minPay?: number;
  /**
   * Search text for the title.
   * @example tea stall
   */
  readonly search?: string;
}

export interface SaveTemplateBody {
  /**
   * Name.
   * @example Price boards
   */
  readonly name: string;
  /** The partly filled form for a new task; the completion date is not stored. */
  readonly form: TaskFormBody;
}

/** A saved filter of a worker, who is notified of new matches. */
export interface SavedFilter {
  /** Id. */
  readonly _id: string;
  /** Name. */
  readonly name: string;
  /** Search text for the title, in lower case; empty for none. */
  readonly search: string;
  /** Kind of task; null for any. */
  readonly category: TaskCategory | null;
  /** Minimum pay of a task in coins; null for any. */
  readonly minPay: number | null;
  /** Maximum duration of a task in minutes; null for any. */
  readonly maxMinutes: number | null;
  /**
   * Format: date-time
   * When it was saved.
   */
  readonly savedAt: string;
}

export interface SecondFactorEnrollment {
  /** Secret for manual entry, in base 32. It is shown only once. */
  readonly secret: string;
  /** The `otpauth:` URI in the QR code. */
  readonly address: string;
  /** The QR code for the authenticator. */
  readonly qr: QrCode;
}

export interface SendNotificationBody {
  /** Text of the notification. */
  readonly message: string;
  /**
   * Format: email
   * E-mail address of the recipient.
   */
  readonly toEmail: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly time?: string;
}

/** A task that the worker has submitted to. */
export interface SentFor {
  /** Id of the submission. */
  readonly _id: string;
  /** Status. */
  readonly status: SubmissionStatus;
  /** Id of its task. */
  readonly taskId: string;
}

export interface SessionBody {
  /**
   * Format: email
   * The e-mail that the identity token proves.
   */
  readonly email: string;
}

export interface Settings {
  /** Coin packages. */
  readonly packages: readonly Package[];
  /** Coins that are worth one dollar. */
  readonly coinsPerDollar: number;
  /** Minimum withdrawal in coins. */
  readonly minimumWithdrawalCoins: number;
  /** Number of hours in which a decision on a withdrawal is promised. */
  readonly decisionHours: number;
  /** Fee in percent of the pay, in addition to it, for tasks posted now; 0: none. */
  readonly feePercent: number;
  /** Number of first tasks of a new buyer that an Admin reviews before they are public; 0: none. */
  readonly firstTasksReviewed: number;
  /** Payment systems for payouts. */
  readonly paymentSystems: readonly PaymentSystem[];
  /** Limits of input values. */
  readonly limits: Limits;
  /** Fairness rules for workers and buyers. */
  readonly fair: FairnessRules;
  /** Payment gateway; sandbox charges no money. */
  readonly paymentGateway: 'sandbox' | 'stripe';
  /** true: coins are free in production; every page must show a warning. */
  readonly sandboxInProduction: boolean;
  /** Whether people can sign in with Google. */
  readonly google: boolean;
  /** The OpenID Connect provider that people can sign in with; null for none. */
  readonly oidc: Oidc | null;
  /** IANA time zone of completion dates. */
  readonly timeZone: string;
  /**
   * Format: date
   * Today's calendar day there, YYYY-MM-DD.
   */
  readonly today: string;
  /** Exchange rate in taka, shown with dollar amounts; null for none. */
  readonly takaPerDollar: number | null;
  /** Seconds between two slides of the home page carousel. */
  readonly carouselSeconds: number;
  /** External links of header and footer; unset ones are omitted. */
  readonly links: Links;
  /** Name, logo and colour of this installation; null if none is configured. */
  readonly brand: Brand | null;
  /** Public demo users; empty outside demo mode. */
  readonly demonstration: readonly Demonstration[];
  /** Current figures of the home page; null if the owner uses fixed ones. */
  readonly liveStats: Figures | null;
  /** The next announced terms of use; omitted for none. */
  readonly nextTerms?: Terms;
  /** The terms of use in effect; omitted for none. */
  readonly terms?: Terms;
}

/** One transfer of coins in a user's statement. */
export interface StatementLine {
  /** Id of the transfer. */
  readonly _id: string;
  /**
   * Format: date-time
   * When it was created.
   */
  readonly time: string;
  /**
   * Kind of the transfer, a stable code.
   * @example submission-accepted
   */
  readonly kind: string;
  /** Change of the balance in coins; 0 if coins were only held or released. */
  readonly amount: number;
  /** Coins held for a withdrawal; negative if released. */
  readonly held: number;
  /** Coin balance right after it. */
  readonly balance: number;
  /** The task whose escrow was debited or credited; null for none. */
  readonly taskId: string | null;
  /**
   * Current title of the task.
   * @example Describe ten photos
   */
  readonly taskTitle: string | null;
  /** Whether the task was deleted. */
  readonly taskDeleted: boolean;
  /**
   * Reference of the event; begins with the id of the submission, dispute, purchase, withdrawal, batch or task.
   * @example 01J8ZK3V5X9QW2E4R6T8Y0U1IP
   */
  readonly reference: string;
}

export interface StoredImage {
  /** URL of the picture: a path on this origin, or an https URL. */
  readonly display_url: string;
}

export interface StreamProgress {
  /** Number of items of the batch that you have submitted to. */
  readonly done: number;
  /** Coins of your accepted and pending submissions in the batch. */
  readonly earned: number;
  /** Number of items you can still do, including this one; approximate from a hundred open items. */
  readonly left: number;
}

export interface Submission {
  /** Id of the submission. */
  readonly _id: string;
  /** The task. */
  readonly task: SubmittedTask;
  /** E-mail address of the buyer. */
  readonly buyerEmail: string;
  /** E-mail address of the worker. */
  readonly workerEmail: string;
  /** The proof of the work. */
  readonly submissionDetail: string;
  /** URLs of the submitted pictures. */
  readonly pictures: readonly string[];
  /**
   * Answers by field name; null if the task had no form.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly answers: {
    readonly [key: string]: string | number | readonly string[];
  } | null;
  /** Number of the latest version, which is shown: 1, or 2 once the requested changes were submitted. */
  readonly version: number;
  /** Changes that the buyer requested; null for none. */
  readonly changes: Changes | null;
  /**
   * Format: date-time
   * When it was sent.
   */
  readonly currentDate: string;
  /** Status. */
  readonly status: SubmissionStatus;
  /** Reason of the rejection; else empty. */
  readonly rejectionReason: string;
  /** Category of the reason; null for none. */
  readonly rejectionCode: ShownRejectionCode | null;
  /**
   * Format: date-time
   * When it is accepted automatically; null once decided, or if automatic acceptance is disabled.
   */
  readonly acceptedAt: string | null;
  /** Who sent it. */
  readonly worker: SubmissionWorker;
  /** Who decides. */
  readonly buyer: Avatar;
  /** Completion code of a task on another site; null for none. */
  readonly code?: string | null;
}

export interface SubmissionState {
  /** Id of the submission. */
  readonly _id: string;
  /** Status. */
  readonly status: SubmissionStatus;
}

/** One version of a submission. */
export interface SubmissionVersion {
  /** The proof of the work. */
  readonly submissionDetail: string;
  /** URLs of the submitted pictures. */
  readonly pictures: readonly string[];
  /** Number of the version, from 1 on. */
  readonly number: number;
  /**
   * Answers to the form of the task; null without a form.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly answers: {
    readonly [key: string]: string | number | readonly string[];
  } | null;
  /**
   * Format: date-time
   * When it was sent.
   */
  readonly sentAt: string;
}

export interface SubmissionWorker {
  /** Id of the person. */
  readonly _id: string;
  /** Name of the user; empty for a removed user. */
  readonly name: string;
  /** URL of the avatar; empty for none. */
  readonly image: string;
  /** E-mail address of the worker; empty for a removed user. */
  readonly email: string;
}

export interface SubmitWorkBody {
  /** The task: its id, or an object with it as `_id`. */
  readonly task:
    | string
    | {
        /** Id of the record. */
        readonly _id: string;
      };
  /**
   * Answers by field name, if the task has a form.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly answers?: {
    readonly [key: string]: string | number | readonly string[];
  };
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly buyer?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly buyerEmail?: string;
  /** The completion code, if the task is done on another site. */
  readonly code?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly currentDate?: string;
  /**
   * Proof pictures.
   * @default []
   */
  readonly pictures?: readonly string[];
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly status?: string;
  /** The proof of the work. Ignored if the task has a form; it is then generated from the answers. */
  readonly submissionDetail?: string;
  /** Version of the task's text that it answers; refused unless it is the current one. */
  readonly version?: number;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly worker?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly workerEmail?: string;
}

export interface SubmittedTask {
  /** Id of the task. */
  readonly _id: string;
  /** Title of the task at the time of submission. */
  readonly title: string;
  /** Text of the task at the time of submission. */
  readonly taskDetail: string;
  /** Pay of the submission in coins, fixed at submission. */
  readonly payableAmount: number;
  /** Current number of open slots of the task. */
  readonly requiredWorkers: number;
}

export interface Subscribed {
  /**
   * Format: email
   * The stored e-mail address.
   */
  readonly email: string;
}

/** Supporters of both parties of a dispute. */
export interface Supporters {
  /** Supporter of the buyer; omitted for none. */
  readonly buyer?: Avatar;
  /** Supporter of the worker; omitted for none. */
  readonly worker?: Avatar;
}

export interface SuspendBody {
  /** Why; sent to the person and stored in the audit log. */
  readonly reason: string;
  /** true: the suspension ends. */
  readonly lifted?: boolean;
}

/** A buyer whose right to reject is suspended. */
export interface SuspendedBuyer {
  /** The buyer. */
  readonly buyer: SuspendedBuyerName;
  /**
   * Format: date-time
   * Since when.
   */
  readonly since: string;
  /** Number of recent decisions considered. */
  readonly decided: number;
  /** Ids of the rejected submissions among them, latest first. */
  readonly rejected: readonly string[];
}

export interface SuspendedBuyerName {
  /** Id of the person. */
  readonly _id: string;
  /** Name of the user; empty for a removed user. */
  readonly name: string;
  /** URL of the avatar; empty for none. */
  readonly image: string;
  /** E-mail address of the buyer. */
  readonly email: string;
}

export interface SuspendedUser {
  /** Id of the person. */
  readonly _id: string;
  /** The suspension; null if lifted. */
  readonly suspension: Suspension | null;
}

/** A suspension of an account. */
export interface Suspension {
  /** Id of the suspension, by which it has a receipt. */
  readonly _id: string;
  /** Reason, written by an Admin. */
  readonly reason: string;
  /**
   * Format: date-time
   * Since when.
   */
  readonly since: string;
  /** Whether the account is being removed: it is erased once no coins are left to withdraw. */
  readonly removal: boolean;
  /** Objection of the user; null for none. */
  readonly objection: Objection | null;
}

/** Receipt of a suspension with all its steps. */
export interface SuspensionReceipt {
  /** Id of the suspension, by which it has a receipt. */
  readonly _id: string;
  /** Reason, written by an Admin. */
  readonly reason: string;
  /**
   * Format: date-time
   * Since when.
   */
  readonly since: string;
  /** Whether the account is being removed: it is erased once no coins are left to withdraw. */
  readonly removal: boolean;
  /** Objection of the user; null for none. */
  readonly objection: Objection | null;
  /**
   * Format: date-time
   * When it was lifted or the account erased; null while it lasts.
   */
  readonly endedAt: string | null;
  /** Reason for lifting it; null if not lifted. */
  readonly liftReason: string | null;
}

export interface Task {
  /** Id of the task. */
  readonly _id: string;
  /** Title of the task. */
  readonly title: string;
  /** Instructions of the task. */
  readonly taskDetail: string;
  /** Number of open slots. */
  readonly requiredWorkers: number;
  /** Number of all slots: open ones and used ones. */
  readonly places: number;
  /** Coins for each worker. */
  readonly payableAmount: number;
  /**
   * Format: date
   * Last day for submissions, YYYY-MM-DD.
   */
  readonly completionDate: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Address of the picture. */
  readonly imageURL: string;
  /** Number of minutes until a claim expires. */
  readonly allowanceMinutes: number;
  /** Number of minutes that the buyer expects it to take; null for no estimate. */
  readonly estimatedMinutes: number | null;
  /** Content notice: sensitive content in the task. */
  readonly contentNotice: ContentNotice;
  /** What kind of work it is. */
  readonly category: TaskCategory;
  /** Review period in days, after which a submission is accepted automatically; 0: no limit. */
  readonly reviewDays: number;
  /** Required contents of a submission. */
  readonly proof: ProofOfWork;
  /** Version of the text, incremented by each edit. A submission can refer to a version. */
  readonly version: number;
  /** Whether the completion date or closing time has passed: it takes no more submissions. */
  readonly closed: boolean;
  /** Median number of minutes it took; null with fewer than five measurements. */
  readonly medianMinutes: number | null;
  /**
   * Fee in coins, in addition to the pay of all slots; 0 for a task of a batch, which has its own fee.
   * @example 3
   */
  readonly fee: number;
  /** Who posted it. */
  readonly buyer: TaskBuyer;
  /** Reputation record of the buyer; null for a removed user. */
  readonly buyerRecord: BuyerRecord | null;
  /** In lists, set if the line is a batch. Other fields are those of its open item with the lowest line. But `title` is the template, and `requiredWorkers` the open slots of all items. */
  readonly batch?: TaskBatch;
  /** E-mail address of its buyer; for signed-in people. */
  readonly buyerEmail?: string;
  /**
   * Format: date-time
   * Closing time; omitted if it is open until the end of completionDate.
   * @example 2030-01-31T12:30:00.000Z
   */
  readonly closesAt?: string;
  /** Whether you may take it; for Workers. */
  readonly eligible?: boolean;
  /**
   * true: the buyer has paused the batch, and it takes no submissions until resumed. Else omitted.
   * @example true
   */
  readonly paused?: boolean;
  /** Why you may not take it. group: members of a group only; excluded: you are in an excluded group; test: qualification test not passed; own: you posted it (GET /task/{id} only). */
  readonly reasons?: readonly IneligibilityReason[];
  /** Result of the Admin's review before it was public, if there was one; for its buyer and Admins. */
  readonly review?: TaskReview;
}

/** A batch as one line in a list of tasks. */
export interface TaskBatch {
  /** Id of the batch. */
  readonly _id: string;
  /** How many items it has. */
  readonly items: number;
  /** Number of items with an open slot. */
  readonly open: number;
  /** Number of items that need no more answers. */
  readonly done: number;
}

/** The buyer of a task. Visitors get only the name. */
export interface TaskBuyer {
  /** Id of the buyer. */
  readonly _id: string;
  /** Name of the buyer; empty for a removed user. */
  readonly name: string;
  /** Coin balance of the buyer; for the buyer and an Admin. */
  readonly coin?: number;
  /** E-mail address of the buyer; for signed-in users; empty for a removed user. */
  readonly email?: string;
  /** Address of the picture of the buyer; for signed-in people. */
  readonly image?: string;
}

/** One task on its own page. */
export interface TaskDetails {
  /** Id of the task. */
  readonly _id: string;
  /** Title of the task. */
  readonly title: string;
  /** Instructions of the task. */
  readonly taskDetail: string;
  /** Number of open slots. */
  readonly requiredWorkers: number;
  /** Number of all slots: open ones and used ones. */
  readonly places: number;
  /** Coins for each worker. */
  readonly payableAmount: number;
  /**
   * Format: date
   * Last day for submissions, YYYY-MM-DD.
   */
  readonly completionDate: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Address of the picture. */
  readonly imageURL: string;
  /** Number of minutes until a claim expires. */
  readonly allowanceMinutes: number;
  /** Number of minutes that the buyer expects it to take; null for no estimate. */
  readonly estimatedMinutes: number | null;
  /** Content notice: sensitive content in the task. */
  readonly contentNotice: ContentNotice;
  /** What kind of work it is. */
  readonly category: TaskCategory;
  /** Review period in days, after which a submission is accepted automatically; 0: no limit. */
  readonly reviewDays: number;
  /** Required contents of a submission. */
  readonly proof: ProofOfWork;
  /** Version of the text, incremented by each edit. A submission can refer to a version. */
  readonly version: number;
  /** Whether the completion date or closing time has passed: it takes no more submissions. */
  readonly closed: boolean;
  /** Median number of minutes it took; null with fewer than five measurements. */
  readonly medianMinutes: number | null;
  /**
   * Fee in coins, in addition to the pay of all slots; 0 for a task of a batch, which has its own fee.
   * @example 3
   */
  readonly fee: number;
  /** Who posted it. */
  readonly buyer: TaskBuyer;
  /** Reputation record of the buyer; null for a removed user. */
  readonly buyerRecord: BuyerRecord | null;
  /** Form that a worker fills in instead of free text; null for free text. */
  readonly form: AnswerForm | null;
  /** Who may take it, null for everyone; only for its buyer. */
  readonly audience?: Audience | null;
  /** In lists, set if the line is a batch. Other fields are those of its open item with the lowest line. But `title` is the template, and `requiredWorkers` the open slots of all items. */
  readonly batch?: TaskBatch;
  /** E-mail address of its buyer; for signed-in people. */
  readonly buyerEmail?: string;
  /**
   * Format: date-time
   * Closing time; omitted if it is open until the end of completionDate.
   * @example 2030-01-31T12:30:00.000Z
   */
  readonly closesAt?: string;
  /** Whether you may take it; for Workers. */
  readonly eligible?: boolean;
  /** External link where the task is done; null for this site. */
  readonly link?: TaskLink | null;
  /** Your claim, null for none; only for Workers. */
  readonly myClaim?: OwnClaim | null;
  /** Your submission, null for none; omitted for visitors. */
  readonly mySubmission?: SubmissionState | null;
  /**
   * true: the buyer has paused the batch, and it takes no submissions until resumed. Else omitted.
   * @example true
   */
  readonly paused?: boolean;
  /** Why you may not take it. group: members of a group only; excluded: you are in an excluded group; test: qualification test not passed; own: you posted it (GET /task/{id} only). */
  readonly reasons?: readonly IneligibilityReason[];
  /** Result of the Admin's review before it was public, if there was one; for its buyer and Admins. */
  readonly review?: TaskReview;
  /** Id of the required qualification test; only for Workers, omitted for none. */
  readonly test?: string;
}

/** The partly filled form for a new task; the completion date is not stored. */
export interface TaskForm {
  /** Instructions of the task. */
  readonly taskDetail: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Number of minutes until a claim expires. */
  readonly allowanceMinutes: number;
  /** Content notice: sensitive content in the task. */
  readonly contentNotice: ContentNotice;
  /** What kind of work it is. */
  readonly category: TaskCategory;
  /** Required contents of a submission. */
  readonly proof: ProofOfWork;
  /** Title; empty if not set, like the following fields. */
  readonly title: string;
  /**
   * Format: uri-reference
   * Address of the picture.
   */
  readonly imageURL: string;
  /** Number of workers; null if not set. */
  readonly requiredWorkers: number | null;
  /** Coins for each worker; null if not set. */
  readonly payableAmount: number | null;
  /** Review period in days; null: default of the installation. */
  readonly reviewDays: number | null;
  /** Estimated number of minutes; null for none. */
  readonly estimatedMinutes: number | null;
  /** Form that a worker fills in instead of free text; null for free text. */
  readonly form: AnswerForm | null;
  /** External link where the task is done; null for this site. */
  readonly link: TaskLink | null;
}

export interface TaskFormBody {
  /**
   * Number of minutes until a claim expires.
   * @default 60
   */
  readonly allowanceMinutes?: number;
  /**
   * What kind of work it is.
   * @default other
   */
  readonly category?: TaskCategory;
  /**
   * Content notice: sensitive content in the task.
   * @default none
   */
  readonly contentNotice?: ContentNotice;
  /** Estimated number of minutes. */
  readonly estimatedMinutes?: number | null;
  /** Form that a worker fills in instead of free text; null for free text. */
  readonly form?: AnswerForm | null;
  /**
   * Format: uri-reference
   * Address of the picture; empty for none.
   * @default
   */
  readonly imageURL?: string;
  /** External link where the task is done, instead of a form: {url, code}. */
  readonly link?: TaskLink | null;
  /** Coins for each worker. */
  readonly payableAmount?: number;
  /** Required contents of a submission. */
  readonly proof?: ProofOfWorkBody;
  /** Number of workers. */
  readonly requiredWorkers?: number;
  /** Review period in days; default: that of the installation. */
  readonly reviewDays?: number;
  /**
   * What a worker sends as proof.
   * @default
   */
  readonly submissionInfo?: string;
  /**
   * Instructions of the task.
   * @default
   */
  readonly taskDetail?: string;
  /**
   * Title of the task.
   * @default
   */
  readonly title?: string;
}

/** A task on another site: its URL, and the completion code that proves the work. */
export interface TaskLink {
  /**
   * An https URL. {{worker}}, {{task}} and {{submission}} are filled in at the claim. The worker id is specific to the buyer.
   * @example https://survey.example/s?worker={{worker}}&id={{submission}}
   */
  readonly url: string;
  /**
   * The completion code. "any": every code is stored; "signed": each submission has its own code. Returned only to the buyer.
   * @example signed
   */
  readonly code?: string;
  /** Number of wrong codes; only for the buyer. */
  readonly wrongCodes?: number;
}

/** A question to the buyer of a task, without the name of the worker who asked. */
export interface TaskQuestion {
  /** Id of the question. */
  readonly _id: string;
  /** Text of the question. */
  readonly text: string;
  /**
   * Format: date-time
   * When the question was posted.
   */
  readonly at: string;
  /** Answer of the buyer; null for none. */
  readonly answer: string | null;
  /**
   * Format: date-time
   * When the buyer answered; null before.
   */
  readonly answeredAt: string | null;
  /** Whether it is your own question. */
  readonly own: boolean;
}

/** A saved form for new tasks of a buyer. */
export interface TaskTemplate {
  /** Id. */
  readonly _id: string;
  /**
   * Name.
   * @example Price boards
   */
  readonly name: string;
  /** The form for a new task. */
  readonly form: TaskForm;
  /**
   * Format: date-time
   * When it was saved.
   */
  readonly savedAt: string;
}

export interface Terms {
  /**
   * Name of the version.
   * @example 2027-01
   */
  readonly version: string;
  /**
   * Format: date
   * The day on which it takes effect, YYYY-MM-DD.
   */
  readonly from: string;
}

/** The terms of use in effect, and those that are announced for later. */
export interface TermsOfUse {
  /** The version in effect; null for none. */
  readonly current: TermsVersion | null;
  /** The version that is announced for later; null for none. */
  readonly next: TermsVersion | null;
}

/** A version of the terms of use. */
export interface TermsVersion {
  /**
   * Name of the version.
   * @example 2027-01
   */
  readonly version: string;
  /**
   * Format: date
   * The day on which it takes effect, YYYY-MM-DD.
   */
  readonly from: string;
  /**
   * What changes with it.
   * @example Buyers pay a fee of ten percent.
   */
  readonly summary: string;
  /**
   * Format: date-time
   * When you agreed to it; null if you did not.
   */
  readonly agreedAt: string | null;
}

export interface TotalCoins {
  /** Coins. */
  readonly totalCoins: number;
}

export interface TotalPaid {
  /** Dollars, with at most two decimals. */
  readonly totalPaid: number;
}

/** Inclusion proof of a transfer; salt and path hashes are in hex. */
export interface TransferProof {
  /** Number of its day in the chain, from 1. */
  readonly number: number;
  /**
   * Format: date
   * Its day, YYYY-MM-DD.
   */
  readonly day: string;
  /** The exact row of the transfer: [id, from, to, amount, kind, reference, milliseconds]. */
  readonly row: string;
  /** Salt that is hashed before the row, in hex. */
  readonly salt: string;
  /** Number of the leaf in the tree, from 0. */
  readonly index: number;
  /** Audit path to the root in hex, leaf side first (RFC 6962, 2.1.1). */
  readonly path: readonly string[];
}

export interface UploadState {
  /** Id of the upload. */
  readonly _id: string;
  /** Number of bytes of the whole file. */
  readonly length: number;
  /** Number of received bytes, which is the offset of the next chunk. */
  readonly received: number;
  /**
   * Format: date-time
   * When it expires and is deleted.
   */
  readonly expires: string;
  /** URL of the picture, as in POST /image/proof; empty until the upload is complete. */
  readonly display_url: string;
}

export interface User {
  /** Id of the person. */
  readonly _id: string;
  /** Shown name. */
  readonly name: string;
  /**
   * Format: email
   * E-mail address.
   */
  readonly email: string;
  /** URL of the photo; empty for none. */
  readonly image: string;
  /** Role of the user. */
  readonly role: Role;
  /** Coins, including those held for an undecided withdrawal. */
  readonly coin: number;
  /** Coins that can be spent or withdrawn now. */
  readonly availableCoin: number;
  /** Whether the address is verified; required to post, submit, buy and withdraw. */
  readonly emailVerified: boolean;
  /** Whether the account is suspended: the user can read, withdraw earned coins, and object. */
  readonly suspended: boolean;
}

export interface VerificationBody {
  /** The token of the mailed link. */
  readonly token: string;
}

export interface VersionBody {
  /**
   * Answers by field name, if the task has a form.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly answers?: {
    readonly [key: string]: string | number | readonly string[];
  };
  /**
   * Proof pictures.
   * @default []
   */
  readonly pictures?: readonly string[];
  /** The new proof of the work. Ignored if the task has a form. */
  readonly submissionDetail?: string;
}

/** A URL of yours that receives events. */
export interface Webhook {
  /** Id. */
  readonly _id: string;
  /** URL that receives the messages. */
  readonly url: string;
  /** Subscribed event types. */
  readonly events: readonly WebhookEvent[];
  /** off: disabled after three days of failures; nothing is sent until it is re-enabled. */
  readonly state: 'on' | 'off';
  /**
   * Format: date-time
   * Time of the first failure since the last success; null if the last delivery succeeded.
   */
  readonly failingSince: string | null;
  /**
   * Format: date-time
   * When it was added.
   */
  readonly madeAt: string;
}

export interface WebhookWithSecret {
  /** Id. */
  readonly _id: string;
  /** URL that receives the messages. */
  readonly url: string;
  /** Subscribed event types. */
  readonly events: readonly WebhookEvent[];
  /** off: disabled after three days of failures; nothing is sent until it is re-enabled. */
  readonly state: 'on' | 'off';
  /**
   * Format: date-time
   * Time of the first failure since the last success; null if the last delivery succeeded.
   */
  readonly failingSince: string | null;
  /**
   * Format: date-time
   * When it was added.
   */
  readonly madeAt: string;
  /** Signing secret of the messages, as in standardwebhooks.com. It is not shown again. */
  readonly secret: string;
}

export interface Withdrawal {
  /** Id of the request. */
  readonly _id: string;
  /** The worker. */
  readonly worker: Avatar;
  /** E-mail address of the worker. */
  readonly workerEmail: string;
  /** Coins. */
  readonly withdrawalCoin: number;
  /** Dollars they are worth, with at most two decimals. */
  readonly withdrawalAmount: number;
  /** Payment system. */
  readonly paymentSystem: PaymentSystem;
  /** Last characters of the account number. */
  readonly accountNumberMasked: string;
  /**
   * Format: date-time
   * When it was requested.
   */
  readonly withdrawDate: string;
  /** Status. */
  readonly status: WithdrawalStatus;
  /** Reason of the rejection; else empty. */
  readonly rejectionReason: string;
  /**
   * Format: date-time
   * End of the cooling-off period of its account; null for none.
   */
  readonly payableFrom: string | null;
  /** Status of its payout; null if rejected or cancelled. */
  readonly payout: PayoutStanding | null;
}

export interface WithdrawalSignals {
  /** Id of the request. */
  readonly _id: string;
  /** Days in which a purchase counts as refundable. */
  readonly refundableDays: number;
  /** Risk signals, most severe first; may be empty. */
  readonly signals: readonly RiskSignal[];
}

export interface WithdrawalState {
  /** Id of the request. */
  readonly _id: string;
  /** Status. */
  readonly status: WithdrawalStatus;
}

export interface WorkerChanges {
  /** Number of submissions. */
  readonly submissions: CountChange;
  /** Coins earned. */
  readonly earning: CountChange;
}

export interface WorkerDay {
  /**
   * Format: date
   * Calendar day, YYYY-MM-DD.
   */
  readonly day: string;
  /** Coins earned. */
  readonly coins: number;
}

/** A named list of workers, which tasks require or exclude. */
export interface WorkerGroup {
  /** Id of the group. */
  readonly _id: string;
  /** Name of the group. */
  readonly name: string;
  /** How many workers are in it. */
  readonly members: number;
  /** Whether it is the group of workers who passed the qualification test with the same id. */
  readonly ofTest: boolean;
  /**
   * Format: date-time
   * When its invitation link expires; null without a valid one.
   */
  readonly invitationUntil: string | null;
  /**
   * Format: date-time
   * When it was created.
   */
  readonly createdAt: string;
}

export interface WorkerOverview {
  /** Number of submissions. */
  readonly submissionCount: number;
  /** Number of undecided submissions. */
  readonly pendingSubmissionsCount: number;
  /** Earnings in coins. */
  readonly totalEarning: Earning;
  /** A page of accepted work, latest first. */
  readonly acceptedSubmissions: readonly Submission[];
  /** The last 90 days; days without data are omitted. */
  readonly history: readonly WorkerDay[];
  /** Totals of the last 30 days, and of the 30 days before. */
  readonly changes: WorkerChanges;
  /** Open tasks of the last seven days that you have not done yet. */
  readonly newTasks: NewTasks;
}

/** Reputation record of a worker. */
export interface WorkerRecord {
  /**
   * Format: date-time
   * Date of registration.
   */
  readonly since: string;
  /** Number of decided submissions, without disputed ones. */
  readonly decided: number;
  /** Number of accepted submissions. */
  readonly accepted: number;
  /** Number of disputes that an Admin decided for them. */
  readonly disputesWon: number;
}

/** A qualification test, for its buyer. */
export interface WorkerTest {
  /** Id of the test, and of the group of those who passed. */
  readonly _id: string;
  /** Title of the test. */
  readonly title: string;
  /** Number of correct answers needed to pass. */
  readonly pass: number;
  /** Number of questions with a known answer. */
  readonly of: number;
  /** Number of paid first attempts. */
  readonly places: number;
  /** Number of first attempts left. */
  readonly openPlaces: number;
  /** Coins for each first attempt. */
  readonly payableAmount: number;
  /** Days after which a worker who did not pass may try again. */
  readonly againAfterDays: number;
  /** Number of workers with an attempt. */
  readonly tried: number;
  /** How many workers passed. */
  readonly passed: number;
  /** open: workers can take it; closed: no more attempts. */
  readonly state: TestState;
  /**
   * Format: date-time
   * When it was posted.
   */
  readonly createdAt: string;
}

export interface YearFigures {
  /**
   * Coins earned by accepted work and won disputes.
   * @example 250
   */
  readonly earned: number;
  /**
   * Coins received as bonuses.
   * @example 20
   */
  readonly bonus: number;
  /**
   * Coins of accepted withdrawals minus returned ones; may be negative.
   * @example 200
   */
  readonly withdrawn: number;
  /**
   * Coins paid as fees by a buyer, without returned ones.
   * @example 0
   */
  readonly fees: number;
  /**
   * Coins of all other transfers; negative for a loss.
   * @example 10
   */
  readonly other: number;
}

export interface YearMonth {
  /**
   * Coins earned by accepted work and won disputes.
   * @example 250
   */
  readonly earned: number;
  /**
   * Coins received as bonuses.
   * @example 20
   */
  readonly bonus: number;
  /**
   * Coins of accepted withdrawals minus returned ones; may be negative.
   * @example 200
   */
  readonly withdrawn: number;
  /**
   * Coins paid as fees by a buyer, without returned ones.
   * @example 0
   */
  readonly fees: number;
  /**
   * Coins of all other transfers; negative for a loss.
   * @example 10
   */
  readonly other: number;
  /**
   * The month, YYYY-MM, in the time zone of the installation.
   * @example 2030-01
   */
  readonly month: string;
}

/** A year of your coins, by month, from the ledger: opening + earned + bonus - withdrawn - fees + other = closing. */
export interface YearlyStatement {
  /**
   * Number of the year.
   * @example 2030
   */
  readonly year: number;
  /** Coin balance at its beginning. */
  readonly opening: number;
  /** The twelve months. */
  readonly months: readonly YearMonth[];
  /** Totals. */
  readonly total: YearFigures;
  /** Coin balance at its end, or now. */
  readonly closing: number;
}
