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
  /** Of those under the pointer. */
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

/** A key of one's own, as its maker sees it afterwards: the key itself is shown once. */
export interface AccessKey {
  /** Id. */
  readonly _id: string;
  /** What it is for. */
  readonly name: string;
  /** How the key begins. */
  readonly prefix: string;
  /** What it may open. */
  readonly scopes: readonly KeyScope[];
  /**
   * Format: date-time
   * When it was made.
   */
  readonly madeAt: string;
  /**
   * Format: date-time
   * When it opens nothing any more.
   */
  readonly expiresAt: string;
  /**
   * Format: date-time
   * When it was last used, to the minute; null before the first time.
   */
  readonly lastUsedAt: string | null;
  /**
   * Coins that it may commit in its life; null for any number.
   * @example 500
   */
  readonly spendingCap: number | null;
  /**
   * Coins that it has committed, where it has a cap; what comes back is not taken off.
   * @example 120
   */
  readonly spent: number;
  /** open: it can be used; expired: its time is over; ended: by a new password, another role or signing out everywhere. */
  readonly state: KeyState;
}

export interface Account {
  /**
   * Format: email
   * E-mail address of the account.
   */
  readonly email: string;
  /** The language they chose for pages; empty where they never did. */
  readonly language: '' | 'en' | 'bn';
  /** Whether they sign in with a password. */
  readonly hasPassword: boolean;
  /** Whether they sign in with Google. */
  readonly hasGoogle: boolean;
  /** Whether they sign in with the OpenID Connect provider. */
  readonly hasOidc: boolean;
  /** Whether signing in takes a second factor. */
  readonly secondFactor: boolean;
  /** Whether what their role opens stays closed until they have one. */
  readonly secondFactorNeeded: boolean;
  /** How many recovery codes were not used yet. */
  readonly recoveryCodes: number;
  /** Why the account is suspended; null where it is not. */
  readonly suspension: Suspension | null;
}

export interface AccountNumber {
  /** The whole account number. */
  readonly accountNumber: string;
}

/** Adaptive overlap: an item takes answers until the probability of its label reaches the confidence. */
export interface AdaptiveOverlap {
  /**
   * Fewest workers for an item.
   * @example 2
   */
  readonly min: number;
  /**
   * Most workers for an item; coins for all of them are set aside.
   * @example 5
   */
  readonly max: number;
  /**
   * Probability of the label at which no more workers are needed, from 0.5 to 0.999.
   * @example 0.95
   */
  readonly confidence: number;
  /**
   * The choice or scale that is looked at; the first field of the form where it is left out.
   * @example bird
   */
  readonly field?: string;
}

export interface AddMembersBody {
  /** Id of a batch of yours: everybody whose work on it was accepted. */
  readonly batch?: string;
  /** A file with a column workerId, as tables of results have it, or with nothing but ids. */
  readonly csv?: string;
  /** Id of a task of yours: everybody whose work on it was accepted. */
  readonly task?: string;
  /** Ids of workers. */
  readonly workers?: readonly string[];
}

export interface AddWebhookBody {
  /**
   * https address outside of this house that takes the messages.
   * @example https://example.com/kaaj
   */
  readonly url: string;
  /** What it listens to. */
  readonly events: readonly WebhookEvent[];
}

/** What became of workers that were to be added. */
export interface AddedMembers {
  /** How many were added. */
  readonly added: number;
  /** How many were members before. */
  readonly already: number;
  /** What is the id of no worker. */
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
  /** Exactly one: what all people together can spend or withdraw. */
  readonly totalAvailableCoin: readonly [TotalCoins];
  /** Exactly one: accepted withdrawals, without those whose payment failed. */
  readonly totalPayment: readonly [TotalPaid];
  /** Coins that were taken as fees, as of the last check of the ledger. */
  readonly feeCoins: number;
  /** A page of withdrawals: pending first, those that wait longest, of them those with the most telling signals in front; then decided, latest first. */
  readonly pendingPayments: readonly QueuedWithdrawal[];
  /** The last 90 days; days without anything are left out. */
  readonly history: readonly AdminDay[];
  /** What came lately, beside what came before. */
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

/** How the answers of one worker fit the labels of a batch: an estimate, for its buyer alone. */
export interface Annotator {
  /** The worker. */
  readonly worker: Labeller;
  /** How many items they answered. */
  readonly answers: number;
  /** How probable the answers of the worker are on average, from 0 to 1. */
  readonly accuracy: number;
  /** Lower end of the 95 percent interval of the accuracy of the worker, from 0 to 1. */
  readonly from: number;
  /** Upper end of the 95 percent interval of the accuracy of the worker, from 0 to 1. */
  readonly to: number;
  /** How many control items they answered. */
  readonly controls: number;
  /** How many of those they missed. */
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
   * What changes, for everybody to read.
   * @example Buyers pay a fee of ten percent.
   */
  readonly summary: string;
}

export interface AnswerCount {
  /** What was answered: a number to a scale, else a text; small letters where texts are compared. */
  readonly value: string | number;
  /** How many workers answered it. */
  readonly count: number;
}

export interface AnswerDisputeBody {
  /** true: the worker is right and is paid; then no statement is needed. */
  readonly concede?: boolean;
  /** Why the rejection is right. */
  readonly statement?: string;
}

/** What a worker fills in, in place of free text. */
export interface AnswerForm {
  /** 1 to 20 fields. */
  readonly fields: readonly FormField[];
}

export interface AnswerQuestionBody {
  /** The answer, for everybody who sees the task. */
  readonly answer: string;
}

export interface AskQuestionBody {
  /** What is not clear about the task. */
  readonly text: string;
}

/** What came of an attempt at a qualification test. */
export interface Attempt {
  /** Whether it passed. */
  readonly passed: boolean;
  /** How many answers were right. */
  readonly correct: number;
  /**
   * Format: date-time
   * When another attempt is possible; null for who passed.
   */
  readonly again: string | null;
  /** How many answers are known. */
  readonly of: number;
  /**
   * Names of the fields that were answered wrongly.
   * @example [
   *       "bird"
   *     ]
   */
  readonly wrong: readonly string[];
  /** Coins that it paid; 0 but for a first attempt. */
  readonly paid: number;
}

export interface AttemptBody {
  /**
   * What the worker filled in.
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
  /** Members of at least one of these groups; empty for everybody. */
  readonly groups: readonly string[];
  /** Nobody who is in one of these groups. */
  readonly excluded: readonly string[];
  /** Those who passed this qualification test; null for none. */
  readonly test: string | null;
}

export interface AudienceBody {
  /** Nobody who is in one of these groups of yours. */
  readonly excluded?: readonly string[];
  /** Members of at least one of these groups of yours. */
  readonly groups?: readonly string[];
  /** Those who passed this qualification test of yours. */
  readonly test?: string;
}

/** One action of an Admin; rows are only ever added. */
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
  /** Name of the Admin; empty for one who was removed, null for the owner on the server's command line. */
  readonly adminName: string | null;
  /** What was done. */
  readonly action: AuditAction;
  /** To whom or what: a title or an e-mail address; the id of what is gone. */
  readonly subject: string;
  /** Whom it concerned; null for nobody in particular. */
  readonly person: AuditedPerson | null;
  /** What was done, by names that belong to the action: `from` and `to` of a role, `cents` of a withdrawal. */
  readonly details: {
    readonly [key: string]: string | number | boolean;
  };
  /** The reason that was given, or what was changed. */
  readonly reason: string;
}

export interface AuditedPerson {
  /** Id. */
  readonly _id: string;
  /** Name; empty for somebody who was removed. */
  readonly name: string;
  /** E-mail address; empty for somebody who was removed. */
  readonly email: string;
}

/** Somebody in a list: without name and picture once they are removed. */
export interface Avatar {
  /** Id of the person. */
  readonly _id: string;
  /** Name of the person; empty for somebody who was removed. */
  readonly name: string;
  /** Address of their picture; empty for none. */
  readonly image: string;
}

/** Many tasks that are made of one template and the rows of a file. */
export interface Batch {
  /** Id of the batch. */
  readonly _id: string;
  /** Template of the titles of its tasks. */
  readonly title: string;
  /** Where it stands: paused by you, so that its items are offered to nobody; cancelled by you, or its completion date came first (past), and takes no more work. */
  readonly state: BatchState;
  /** How many tasks it has. */
  readonly tasks: number;
  /** How many of its tasks are posted. */
  readonly posted: number;
  /** Coins that were set aside for all of its tasks. */
  readonly cost: number;
  /**
   * Coins of the fee beside it, rounded down over the whole batch.
   * @example 3
   */
  readonly fee: number;
  /** Coins that came back when it was stopped: of tasks that were not posted, and of open places of those that were. */
  readonly returned: number;
  /**
   * How many workers answer each item: a number, or as many as its label needs.
   * @example 3
   */
  readonly overlap: number | AdaptiveOverlap;
  /** Coins that came back for answers that adaptive overlap did not need. */
  readonly saved: number;
  /** How many of its tasks are control items. */
  readonly controls: number;
  /**
   * Format: date-time
   * When it came.
   */
  readonly createdAt: string;
  /**
   * Format: date-time
   * When all of its tasks were posted, or it was stopped; null before.
   */
  readonly endedAt: string | null;
  /** Questions of its form whose answers can be compared, in their order; not in lists. */
  readonly fields?: readonly BatchField[];
}

/** A question of a batch whose answers are compared. */
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
  /** The address, or the name of the file. */
  readonly field: string;
  /** Stable code of what is wrong. */
  readonly code: string;
  /** What is wrong, in words. */
  readonly message: string;
}

/** The pictures of the items of one batch. */
export interface BatchPictures {
  /** Names them in POST /task/batch. */
  readonly _id: string;
  /** ready once each picture is stored or has a fault. */
  readonly state: BatchPicturesState;
  /** How many pictures there are; 0 until a ZIP file is all here. */
  readonly total: number;
  /** How many pictures are stored. */
  readonly stored: number;
  /** What is wrong with pictures, of at most a hundred. */
  readonly faults: readonly BatchPictureFault[];
  /** Number of bytes of the ZIP file; 0 without one. */
  readonly length: number;
  /** Number of bytes of it that are here; the next piece begins there. */
  readonly received: number;
  /**
   * Format: date-time
   * When it is forgotten.
   */
  readonly expires: string;
}

/** What a batch would be, and cost. */
export interface BatchPreview {
  /** Names of the columns. */
  readonly columns: readonly string[];
  /** How many tasks it would have. */
  readonly tasks: number;
  /** Coins for all of its tasks. */
  readonly cost: number;
  /**
   * Coins of the fee beside it, rounded down over the whole batch.
   * @example 3
   */
  readonly fee: number;
  /** Coins that you can spend now. */
  readonly available: number;
  /** How many of its tasks are control items. */
  readonly controls: number;
  /** How many rows had nothing in them, and make no task. */
  readonly skipped: number;
  /** Its first tasks. */
  readonly first: readonly BatchPreviewTask[];
}

export interface BatchPreviewTask {
  /** Number of the line where its row begins, from 1. */
  readonly line: number;
  /** Title of the task. */
  readonly title: string;
  /** What is to be done. */
  readonly taskDetail: string;
}

export interface BeginSecondFactorBody {
  /**
   * Format: password
   * Their own password, where they have one.
   */
  readonly password?: string;
}

export interface BestWorker {
  /** Id of the worker. */
  readonly _id: string;
  /** Shown name. */
  readonly name: string;
  /** Address of the photo; empty where there is none. */
  readonly image: string;
  /** Coins the worker has now. The order is by coins ever earned. */
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
  /** Why; as the buyer wrote it. */
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
  /** Which bonus for which work. */
  readonly bonuses: readonly BonusForBody[];
}

/** A closed day of the books. */
export interface BookDay {
  /** Place in the chain, from 1. */
  readonly number: number;
  /** What was signed, letter by letter: JSON, as docs/proof describes it. */
  readonly text: string;
  /** SHA-256 of the text, in hex; the following entry names it. */
  readonly hash: string;
  /** Ed25519 signature of the text, in base64. */
  readonly signature: string;
}

/** A key that signed days. */
export interface BookKey {
  /** SHA-256 of the public key, in hex; entries name it. */
  readonly id: string;
  /** The 32 bytes of the Ed25519 public key, in base64. */
  readonly publicKey: string;
  /**
   * Format: date-time
   * When it was made.
   */
  readonly madeAt: string;
}

/** Whether the chain of closed days holds, as last walked. */
export interface BooksHealth {
  /**
   * Format: date
   * The last closed day, YYYY-MM-DD; null before the first.
   */
  readonly lastDay: string | null;
  /** How many entries are not as they were signed and chained; anything but 0 is a defect. */
  readonly faults: number;
  /** The first few, in words. */
  readonly named: readonly string[];
}

export interface Brand {
  /** Name of the platform. */
  readonly name: string;
  /** Its name in Bangla. */
  readonly nameInBangla: string;
  /** Address of the logo; null for the built-in mark. */
  readonly logo: string | null;
  /** The accent colour in all its tones; null for the built-in one. */
  readonly accent: Accent | null;
}

export interface BuyCoinsBody {
  /** Coins of one of the packages that GET /settings names. */
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
  /** The last 90 days; days without anything are left out. */
  readonly history: readonly BuyerDay[];
  /** What came lately, beside what came before. */
  readonly changes: BuyerChanges;
}

/** How somebody has judged the work that was sent to them. */
export interface BuyerRecord {
  /**
   * Format: date-time
   * Since when they are a member.
   */
  readonly since: string;
  /** Pieces of work they decided on; what is disputed is left out. */
  readonly decided: number;
  /** How many pieces of work of those they accepted. */
  readonly accepted: number;
  /** Pieces of work that were accepted because they did not decide in time. */
  readonly silent: number;
  /** How many disputes an Admin decided for the worker. */
  readonly disputesLost: number;
  /** How many hours half of their decisions came within; null while there are none. */
  readonly medianHours: number | null;
}

export interface BuyerTaskFigures {
  /** Tasks that are not deleted. */
  readonly countOfTasks: number;
  /** Open places over all of them. */
  readonly totalRequiredWorkers: number;
}

export interface ChallengeBody {
  /** `challengeToken` of the answer to the first proof. */
  readonly challengeToken: string;
  /**
   * Six digits of the authenticator, Bangla digits welcome, or a recovery code.
   * @example 492039
   */
  readonly code: string;
}

export interface ChangeBatchBody {
  /**
   * How many workers answer each item, in place of requiredWorkers: 1 to 1,000, or { min, max, confidence, field }.
   * @example 3
   */
  readonly overlap?: number | AdaptiveOverlap;
  /** paused: its items are offered to nobody; posting: they are again. In place of overlap. */
  readonly state?: 'paused' | 'posting';
}

export interface ChangePasswordBody {
  /**
   * Format: password
   * The password of until now.
   */
  readonly password: string;
  /**
   * Format: password
   * The new one: at least 6 characters with a lowercase and an uppercase letter.
   */
  readonly newPassword: string;
}

export interface ChangedTemplate {
  /** Always true: it has its new name, or is gone. */
  readonly done: boolean;
}

export interface Changes {
  /** What is to be changed. */
  readonly note: string;
  /**
   * Format: date-time
   * When it was asked for.
   */
  readonly askedAt: string;
  /**
   * Format: date-time
   * Until when it is awaited; null once it is here, or the work is decided.
   */
  readonly due: string | null;
}

export interface ChangesBody {
  /** What is to be changed, for the worker to read. */
  readonly note: string;
}

/** A place of a task that is kept for a worker. */
export interface Claim {
  /** Id of the task. */
  readonly taskId: string;
  /**
   * Format: date-time
   * Until when a place of it is kept for you.
   */
  readonly until: string;
  /** Title of the task. */
  readonly title: string;
  /** Coins that the place pays. */
  readonly payableAmount: number;
  /** Where the work is done, if elsewhere. */
  readonly link?: FilledLink;
}

export interface Claimed {
  /** Id of the task. */
  readonly taskId: string;
  /**
   * Format: date-time
   * Until when a place of it is kept for you.
   */
  readonly until: string;
  /** Where the work is done, if elsewhere. */
  readonly link?: FilledLink;
}

export interface CloseAccountBody {
  /**
   * Format: password
   * Your own password.
   */
  readonly password: string;
  /** Coins that you agree to lose, as GET /account/closing tells them. */
  readonly coins: number;
}

export interface Closed {
  /** Always true: nobody signs in to this account any more. */
  readonly done: boolean;
}

export interface ClosedTest {
  /** Id of the test. */
  readonly _id: string;
  /** Coins of the places that were left, which came back. */
  readonly returned: number;
}

export interface Closing {
  /** Why the account cannot be closed now; null where it can. */
  readonly refusal: 'account/last-admin' | 'account/payout-under-way' | 'account/dispute-under-way' | null;
  /** Coins that would be lost: those that you have, and those of open places and unposted tasks. */
  readonly coinsLost: number;
  /** Coins of these that you earned; a withdrawal of all of them needs no minimum. */
  readonly earned: number;
  /** Coins that you can spend or withdraw now. */
  readonly available: number;
  /** Tasks of yours with open places, which would close. */
  readonly openTasks: ObligationTotals;
  /** Tasks of your batches that would not be posted. */
  readonly unpostedTasks: ObligationTotals;
  /** Work of yours that nobody decided on, which would be taken back without pay. */
  readonly workSent: ObligationTotals;
  /** Work that waits for your decision, which would be accepted and paid out of what was set aside. */
  readonly workToDecide: ObligationTotals;
  /** Withdrawals that are not decided, or whose money has not arrived. */
  readonly payouts: ObligationTotals;
  /** Purchases that are not paid for yet. Money that arrives afterwards brings no coins and is given back. */
  readonly purchases: ObligationTotals;
  /** Disputes of yours that nobody decided. */
  readonly disputes: ObligationTotals;
}

export interface CodeBody {
  /**
   * Six digits of the authenticator, Bangla digits welcome, or a recovery code.
   * @example 492039
   */
  readonly code: string;
}

export interface ConcernedPerson {
  /** Id of the person. */
  readonly _id: string;
  /** Name; empty for somebody who was removed. */
  readonly name: string;
  /** E-mail address; empty for somebody who was removed. */
  readonly email: string;
}

export interface Condition {
  /** Always `ok`; a process that is not well answers with a problem. */
  readonly status: string;
}

export interface ControlItem {
  /** The known answer, as the file has it. */
  readonly known: string;
  /** How many answers miss it. */
  readonly missed: number;
}

export interface CorrectBalanceBody {
  /** The coin balance it shall be from now on, in coins. */
  readonly coin: number;
  /** Why; sent to the person and stored in the audit log. */
  readonly reason: string;
}

/** What came in the last 30 days, and in the 30 days before. */
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
   * What the key is for, in your own words.
   * @example Nightly upload
   */
  readonly name: string;
  /** What it may open. */
  readonly scopes: readonly KeyScope[];
  /**
   * Days until it opens nothing any more.
   * @default 90
   */
  readonly days?: number;
  /** Coins that the key may commit in its life; any number where it is left out. */
  readonly spendingCap?: number;
}

export interface CreatedKey {
  /** Id. */
  readonly _id: string;
  /** What it is for. */
  readonly name: string;
  /** How the key begins. */
  readonly prefix: string;
  /** What it may open. */
  readonly scopes: readonly KeyScope[];
  /**
   * Format: date-time
   * When it was made.
   */
  readonly madeAt: string;
  /**
   * Format: date-time
   * When it opens nothing any more.
   */
  readonly expiresAt: string;
  /**
   * Format: date-time
   * When it was last used, to the minute; null before the first time.
   */
  readonly lastUsedAt: string | null;
  /**
   * Coins that it may commit in its life; null for any number.
   * @example 500
   */
  readonly spendingCap: number | null;
  /**
   * Coins that it has committed, where it has a cap; what comes back is not taken off.
   * @example 120
   */
  readonly spent: number;
  /** open: it can be used; expired: its time is over; ended: by a new password, another role or signing out everywhere. */
  readonly state: KeyState;
  /** The key. It is shown this once. */
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
  /** Who is right. */
  readonly for: 'worker' | 'buyer';
  /** Why, for both to read. */
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
}

export interface Decided {
  /** Id of the submission. */
  readonly id: string;
  /** Why it was not decided so; not there where it was. */
  readonly problem?: DecisionProblem;
  /** Where it stands; not there where it was not decided so. */
  readonly status?: SubmissionStatus;
}

export interface Decision {
  /** What was decided. */
  readonly status: SubmissionStatus;
  /** Who or what decided: silence is of the one whose turn it was. Null where nobody noted it. */
  readonly by: DecidedBy | null;
  /**
   * Format: date-time
   * When.
   */
  readonly at: string;
  /** Why, in words; empty for none. */
  readonly reason: string;
  /** What kind of reason it is; null where none was said. */
  readonly reasonCode: ShownRejectionCode | null;
}

export interface DecisionBody {
  /** The decision. */
  readonly status: 'accepted' | 'rejected';
  /** Id of the submission. */
  readonly id: string;
  /** Why it is rejected, for the worker to read. */
  readonly reason?: string;
  /** What kind of reason it is. */
  readonly reasonCode?: RejectionCode;
}

export interface DecisionProblem {
  /** Stable code of why it was not done. */
  readonly code: string;
  /** The same in a sentence. */
  readonly message: string;
}

/** How long work waited for a decision that was made within one week. */
export interface DecisionTime {
  /**
   * Format: date
   * First day of the week, YYYY-MM-DD.
   */
  readonly week: string;
  /**
   * How many decisions were made in it.
   * @example 12
   */
  readonly decisions: number;
  /**
   * Within how many hours half of them came, to a quarter of an hour; null where there was none.
   * @example 5.25
   */
  readonly hours: number | null;
}

export interface DecisionsBody {
  /** What is decided on which work. */
  readonly decisions: readonly DecisionBody[];
}

export interface DeletedTask {
  /** Id of the deleted task. */
  readonly _id: string;
  /** Coins of its open places that came back to the buyer. */
  readonly refundedCoins: number;
}

/** A message to a webhook. */
export interface Delivery {
  /** Id. */
  readonly _id: string;
  /** The webhook-id of the message: the same each time it is sent. */
  readonly messageId: string;
  /** What it tells. */
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
  /** The message, letter by letter. */
  readonly body: string;
  /** waiting: it is tried (again); failed: it was given up. */
  readonly state: DeliveryState;
  /** How many times it was tried. */
  readonly tries: number;
  /** HTTP status of the last answer; null where none came. */
  readonly status: number | null;
  /** The beginning of the last answer, or why there was none. */
  readonly answer: string | null;
  /**
   * Format: date-time
   * When it happened.
   */
  readonly time: string;
}

export interface Demonstration {
  /** What this demonstration person may do. */
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
  /** Whether it is the one that asks. */
  readonly current: boolean;
  /** What the browser calls itself (its User-Agent); may be empty. */
  readonly browser: string;
  /** IP address from which it was used last. */
  readonly address: string;
  /**
   * Format: date-time
   * When somebody signed in there.
   */
  readonly openedAt: string;
  /**
   * Format: date-time
   * When it was used last, within a quarter of an hour.
   */
  readonly usedAt: string;
}

/** A worker's objection to a rejection. */
export interface Dispute {
  /** Id of the dispute. */
  readonly _id: string;
  /** Id of the work that it is about. */
  readonly submissionId: string;
  /** The task of the work. */
  readonly task: DisputedTask;
  /** Coins that the work pays. */
  readonly payableAmount: number;
  /** Where it stands. */
  readonly state: DisputeState;
  /** How it ended; null while it has not. */
  readonly outcome: DisputeOutcome | null;
  /**
   * Format: date-time
   * What comes next: the end of the buyer’s time, then the time when the worker is paid; null once it is decided.
   */
  readonly due: string | null;
  /** Why the worker would be paid by now, where neither the task nor its buyer has the coins: it waits for these, or for an Admin. Null otherwise. */
  readonly unpaid: DisputeUnpaid | null;
  /**
   * Format: date-time
   * When it began.
   */
  readonly openedAt: string;
  /** What the worker says; empty for somebody who was removed. */
  readonly statement: string;
  /** Addresses of the pictures that the worker added. */
  readonly pictures: readonly string[];
  /** What the buyer says; null for nothing. */
  readonly answer: string | null;
  /**
   * Format: date-time
   * When the buyer said it.
   */
  readonly answeredAt: string | null;
  /** Why it was decided so; null where nobody gave a reason. */
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
  /** Whom its worker and its buyer named as supporters; left out where there is none. */
  readonly supporters?: Supporters;
}

/** What somebody says in a dispute beside its statement and its answer. */
export interface DisputeMessage {
  /** Id of the message. */
  readonly _id: string;
  /** What they say; empty for somebody who was removed. */
  readonly text: string;
  /**
   * Format: date-time
   * When they said it.
   */
  readonly at: string;
  /** As what they take part. */
  readonly by: DisputeParty;
  /** Who said it. */
  readonly author: Avatar;
}

export interface DisputeMessageBody {
  /** What you say, for all who take part and for the Admins. */
  readonly text: string;
}

/** A piece of work with the dispute about its rejection, if there is one. */
export interface DisputedSubmission {
  /** Id of the submission. */
  readonly _id: string;
  /** The task it answers. */
  readonly task: SubmittedTask;
  /** E-mail address of the buyer. */
  readonly buyerEmail: string;
  /** E-mail address of the worker. */
  readonly workerEmail: string;
  /** The proof of the work. */
  readonly submissionDetail: string;
  /** Addresses of the pictures that came with it. */
  readonly pictures: readonly string[];
  /**
   * Answers to the form of the task, by the names of its fields; null where it had none.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly answers: {
    readonly [key: string]: string | number | readonly string[];
  } | null;
  /** Number of the version: 1, or 2 once the changes that were asked for are here. What is shown is the last one. */
  readonly version: number;
  /** What the buyer asked to be changed; null for nothing. */
  readonly changes: Changes | null;
  /**
   * Format: date-time
   * When it was sent.
   */
  readonly currentDate: string;
  /** Where it stands. */
  readonly status: SubmissionStatus;
  /** Why the buyer rejected it; empty otherwise. */
  readonly rejectionReason: string;
  /** What kind of reason it is; null where none was said. */
  readonly rejectionCode: ShownRejectionCode | null;
  /**
   * Format: date-time
   * When it is accepted automatically unless the buyer decides before; null where that is over or switched off.
   */
  readonly acceptedAt: string | null;
  /** Who sent it. */
  readonly worker: SubmissionWorker;
  /** Who decides. */
  readonly buyer: Avatar;
  /** The task as it read when the work was sent. */
  readonly instructions: Instructions;
  /** Every version of the work, the first one first. */
  readonly versions: readonly SubmissionVersion[];
  /** How it was decided; null while it is pending. */
  readonly decision: Decision | null;
  /** Bonuses that its buyer paid for it, the first one first. */
  readonly bonuses: readonly Bonus[];
  /** The dispute about its rejection; null for none. */
  readonly dispute: Dispute | null;
  /** The completion code of work that was done elsewhere; null for none. */
  readonly code?: string | null;
}

export interface DisputedTask {
  /** Id of the task. */
  readonly _id: string;
  /** Its title when the work was sent. */
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
  /** Always true: what was asked for has been done, or will be. */
  readonly done: boolean;
}

export interface DoneAnswer {
  /** true: it is done. */
  readonly done: boolean;
}

export interface Earning {
  /** Coins ever earned by accepted work. */
  readonly totalPayableAmount: number;
}

export interface EditTaskBody {
  /** Title of the task. */
  readonly title: string;
  /** What is to be done. */
  readonly taskDetail: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** For how many minutes a place is kept for a worker who claims it. */
  readonly allowanceMinutes?: number;
  /** What kind of work it is. */
  readonly category?: TaskCategory;
  /** What a worker may not want to see in it. */
  readonly contentNotice?: ContentNotice;
  /** Minutes that you expect it to take, at most allowanceMinutes; shown until five workers were measured; null for none. */
  readonly estimatedMinutes?: number | null;
  /** What a worker fills in, in place of free text; null for free text. */
  readonly form?: AnswerForm | null;
  /** Where the work is done, in place of a form: {url, code}. */
  readonly link?: TaskLink | null;
  /** What work has to hold. */
  readonly proof?: ProofOfWorkBody;
  /** Days you have to decide on submitted work; then it is accepted automatically. */
  readonly reviewDays?: number;
}

export interface EmailPreferences {
  /** The kinds of notifications that your role gets. */
  readonly kinds: readonly NotificationCategory[];
  /** Those of them that are mailed to you. */
  readonly on: readonly NotificationCategory[];
  /** `daily`: together, once a day at most. `at-once`: each within minutes. */
  readonly pace: EmailFrequency;
  /** Whether this installation sends mails at all. */
  readonly mails: boolean;
  /** Whether your address is proved to be yours. Nothing is mailed to you before. */
  readonly verified: boolean;
}

export interface EmailPreferencesBody {
  /** Of the kinds that your role gets, those that are emailed. The others are not. */
  readonly on: readonly NotificationCategory[];
  /** How often. */
  readonly pace: EmailFrequency;
}

export interface ExportBatchBody {
  /** What is paid this way. */
  readonly rail: PaymentSystem;
}

export interface ExportedBatch {
  /** Id of the file. */
  readonly _id: string;
  /** Name of the Admin who took it. */
  readonly takenBy: string;
}

export interface FairnessRules {
  /** Hours a worker has for changes that are asked for. */
  readonly changesHours: number;
  /** Places of tasks that a worker may keep at the same time. */
  readonly claimsAtOnce: number;
  /** Coins of goodwill in a month for workers who win a dispute that no other coins cover; 0: none. */
  readonly goodwillCoins: number;
  /** How many of the last decisions of a buyer decide whether they may go on rejecting; 0: none. */
  readonly rejectionsWatched: number;
  /** How many in a hundred of these may be rejections, as a whole number. */
  readonly rejectionsPercent: number;
  /** Within how many hours the money of an accepted withdrawal is promised. */
  readonly payoutHours: number;
}

/** Figures beside the ten points of Fairwork, as they were counted last; null for what was not counted yet. */
export interface Fairwork {
  /** What became of work. */
  readonly work: FairworkWork | null;
  /**
   * Within how many hours half of the decisions of the last week with some came.
   * @example 5.25
   */
  readonly decisionHours: number | null;
  /**
   * Dollars paid out by accepted withdrawals, at most two decimals.
   * @example 1234.5
   */
  readonly paidOutDollars: number | null;
  /**
   * How many withdrawals wait for longer than a decision was promised; at most 10000.
   * @example 12
   */
  readonly overdueDecisions: number;
  /**
   * How many accepted withdrawals were not paid by the promised time; at most 10000.
   * @example 12
   */
  readonly overduePayouts: number;
  /** What open tasks tell of the time they take. */
  readonly times: FairworkTimes | null;
  /** What became of disputes. */
  readonly disputes: FairworkDisputes | null;
  /** What became of reports. */
  readonly reports: FairworkReports | null;
  /** What became of accounts. */
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
   * How many reports wait for an Admin.
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
   * Open tasks that tell how many minutes half of the workers took.
   * @example 12
   */
  readonly measured: number;
  /**
   * Open tasks that tell their buyer's estimate in minutes.
   * @example 12
   */
  readonly estimated: number;
  /**
   * Open tasks that tell neither, but for how many minutes a place is kept.
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
  /** csv: the first line names the columns; jsonl: each line is a JSON object of the same names. */
  readonly format?: 'csv' | 'jsonl';
  /** The column that holds an https address of a picture in each row. */
  readonly pictureColumn?: string;
  /** The file of rows as it is. Each address in the column is fetched once. */
  readonly rows?: string;
}

export interface FieldProblem {
  /** Path in the body or name in the query. */
  readonly field: string;
  /** Stable name of the broken rule. */
  readonly code: string;
  /** One sentence in English. */
  readonly message: string;
  /** Number of the line of a file that is meant, from 1; for rows of files alone. */
  readonly line?: number;
}

export interface Figures {
  /** People in the product. */
  readonly totalUsers: number;
  /** Accepted submissions. */
  readonly tasksCompleted: number;
  /** Dollars paid out by accepted withdrawals, at most two decimals. */
  readonly earningsPaidDollars: number;
  /** Tasks with open places. */
  readonly activeJobs: number;
}

export interface FilledLink {
  /**
   * The address to open, with your id at this buyer, the task and your submission filled in.
   * @example https://survey.example/s?worker=01M8KKKB0000000000000000AB&id=01M8KKKB0000000000000000CD
   */
  readonly url: string;
}

/** One field of an answer form. Settings that its kind does not have are refused. */
export interface FormField {
  /**
   * Name under which the answer is sent: a small letter, then up to 39 letters, digits or _; unique.
   * @example bird
   */
  readonly name: string;
  /**
   * What is asked for.
   * @example choice
   */
  readonly kind: AnswerKind;
  /**
   * The question. {{column}} stands for a value of the row in a batch.
   * @example Which bird is this?
   */
  readonly label: string;
  /** Of number: only whole ones. */
  readonly integer?: boolean;
  /** Most picks or pictures (at most 5); largest number; last step of a scale of at most 11 steps. */
  readonly max?: number;
  /**
   * Of scale: what its last step means.
   * @example Very
   */
  readonly maxLabel?: string;
  /** Of text, at most 200, and longText, at most 5000: the most characters. */
  readonly maxLength?: number;
  /** Fewest picks or pictures; smallest number; first step of a scale. */
  readonly min?: number;
  /**
   * Of scale: what its first step means.
   * @example Not at all
   */
  readonly minLabel?: string;
  /** Of choice and choices: 2 to 50. */
  readonly options?: readonly FormOption[];
  /** Whether it has to be answered; false where left out. */
  readonly required?: boolean;
}

export interface FormOption {
  /**
   * What is sent as the answer.
   * @example magpie
   */
  readonly value: string;
  /**
   * What people read.
   * @example Magpie
   */
  readonly label: string;
}

export interface GoldBody {
  /** The column that holds known answers. A row with a value there is a control item; no worker can tell it from the others. */
  readonly column: string;
  /** The field of the form that the known answers are for; the first that can be compared, unless named. */
  readonly field?: string;
  /**
   * Share of the items that a worker is offered one after the other that are control items, from 0 to 0.3.
   * @default 0.1
   */
  readonly rate?: number;
  /**
   * At most this percentage of the rows are control items; a file with more is refused.
   * @default 20
   */
  readonly share?: number;
}

export interface GroupBody {
  /** Name of the group, for yourself and for those whom you invite. */
  readonly name: string;
}

/** A worker in a group. */
export interface GroupMember {
  /** Who it is. */
  readonly worker: Avatar;
  /** How they came in: buyer, by their id; accepted, by accepted work; invitation, by a link; test, by a passed test. */
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
  /** What the work had to hold. */
  readonly proof: ProofOfWork;
  /** What the worker filled in; null for free text. */
  readonly form: AnswerForm | null;
  /** Version of the task's text. */
  readonly version: number;
}

/** A link that lets workers join a group. */
export interface Invitation {
  /**
   * The link. Answered here and never again; the one before works no more.
   * @example https://kaaj.example/dashboard/joinGroup?token=Zk3vR8sQ1xT6yB9nM4pL7wD2hG5jC0fA3eU8iO1rKqY
   */
  readonly link: string;
  /**
   * Format: date-time
   * Until when it works.
   */
  readonly until: string;
}

export interface InvitationBody {
  /**
   * For how many days the link works.
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
  /** Whose it is. */
  readonly buyer: Avatar;
}

/** Whom a key speaks for. */
export interface KeyOwner {
  /**
   * Format: email
   * The person for whom the key speaks.
   */
  readonly email: string;
  /** What they are here for. */
  readonly role: Role;
  /** What the key may open. */
  readonly scopes: readonly KeyScope[];
  /**
   * Format: date-time
   * When it opens nothing any more.
   */
  readonly expiresAt: string;
  /**
   * Coins that it may commit in its life; null for any number.
   * @example 500
   */
  readonly spendingCap: number | null;
}

/** The label of one item of a batch. Work that was rejected does not count. */
export interface Label {
  /** The item. */
  readonly item: LabelledItem;
  /** What its answers come to. */
  readonly label: string | number;
  /** Majority: the share of the workers who say so. Dawid-Skene: how probable the label is. From 0 to 1. */
  readonly confidence: number;
  /** What was answered, most frequent first. */
  readonly answers: readonly AnswerCount[];
  /** Of a control item, where its answers are to this field; null for every other. */
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
  /** What pages shall be written in. */
  readonly language: Language;
}

export interface LedgerHealth {
  /**
   * Format: date-time
   * When the last check ended; null before the first one, when nothing below is known.
   */
  readonly checkedAt: string | null;
  /** Whether a check is under way or was asked for. */
  readonly checking: boolean;
  /** The sum over all accounts in coins; anything but 0 is a defect. */
  readonly sum: number;
  /** Coins by kind of account. */
  readonly byKind: {
    readonly [key: string]: number;
  };
  /** How many accounts are not what their transfers come to. */
  readonly mismatchCount: number;
  /** The first hundred of them. */
  readonly mismatches: readonly LedgerMismatch[];
  /** How many accounts are below zero. */
  readonly negativeCount: number;
  /** The first hundred of them. */
  readonly negative: readonly string[];
  /** How many transfers there are. */
  readonly transfers: number;
  /** Mails and other errands that could not be delivered, by kind. */
  readonly undelivered: {
    readonly [key: string]: number;
  };
  /** The chain of closed days. */
  readonly books: BooksHealth;
  /** Dollars received for coins, without what went back. */
  readonly dollarsReceived: number;
  /** Dollars that the payment service took back, or that are disputed there. */
  readonly dollarsTakenBack: number;
  /** Coins of that money that were spent before they could be frozen. */
  readonly coinsLost: number;
  /** Dollars that were paid for those. */
  readonly dollarsLost: number;
  /** Dollars of accepted withdrawals. */
  readonly dollarsPaidOut: number;
  /** Dollars that all coins of people and tasks would be worth if they were withdrawn. */
  readonly dollarsRedeemable: number;
  /** Dollars by which that, with what was paid out, is more than was received; 0 where it is covered. */
  readonly dollarsShort: number;
}

export interface LedgerMismatch {
  /** The account. */
  readonly account: string;
  /** Coins stored as its balance. */
  readonly stored: number;
  /** Coins its transfers come to. */
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
  /** Most open places of a task. */
  readonly requiredWorkersMax: number;
  /** Most coins per worker. */
  readonly payableAmountMax: number;
  /** Fewest characters of a password. */
  readonly passwordMinLength: number;
  /** Days after which a submission that nobody decided on is accepted; 0: it is not. */
  readonly reviewDays: number;
}

export interface Links {
  /** The code. */
  readonly codeHost?: string;
  /** Whom to ask, in place of the page /contact. */
  readonly contact?: string;
  /** Behind Join as Developer. */
  readonly developers?: string;
  /** A messenger. */
  readonly messenger?: string;
  /** A professional network. */
  readonly network?: string;
  /** The privacy notice, in place of the page /privacy. */
  readonly privacy?: string;
  /** The terms, in place of the page /terms. */
  readonly terms?: string;
}

/** An objection to a suspension, with what it is about. */
export interface ListedObjection {
  /** Id of the objection. */
  readonly _id: string;
  /** Their words. */
  readonly statement: string;
  /**
   * Format: date-time
   * When they objected.
   */
  readonly at: string;
  /** How it was decided; null while nobody did. */
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
  /** Whether the account is removed. */
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
  /** What happened; empty where its reporter was erased. */
  readonly text: string;
  /**
   * Format: date-time
   * When it was reported.
   */
  readonly at: string;
  /** How it was decided; null while nobody did. */
  readonly outcome: ReportOutcome | null;
  /** The answer to the reporter; null while nobody decided. */
  readonly answer: string | null;
  /** Who reported it. */
  readonly reporter: Reporter;
}

/** A task as an Admin manages it, whatever its state. */
export interface ManagedTask {
  /** Id of the task. */
  readonly _id: string;
  /** Title of the task. */
  readonly title: string;
  /** What is to be done. */
  readonly taskDetail: string;
  /** Open places. */
  readonly requiredWorkers: number;
  /** All places: the open ones and those with work. */
  readonly places: number;
  /** Coins for each worker. */
  readonly payableAmount: number;
  /**
   * Format: date
   * Last day that takes work, YYYY-MM-DD.
   */
  readonly completionDate: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Address of the picture. */
  readonly imageURL: string;
  /** For how many minutes a place is kept for a worker who claims it. */
  readonly allowanceMinutes: number;
  /** How many minutes its buyer expects it to take; null where they did not say. */
  readonly estimatedMinutes: number | null;
  /** What a worker may not want to see in it. */
  readonly contentNotice: ContentNotice;
  /** What kind of work it is. */
  readonly category: TaskCategory;
  /** Days its buyer has to decide on work before it is accepted automatically; 0: no limit. */
  readonly reviewDays: number;
  /** What work has to hold. */
  readonly proof: ProofOfWork;
  /** Version of its text: one more with every edit. A submission may name the one that it answers. */
  readonly version: number;
  /** The completion date or the closing time has passed: it takes no more work. */
  readonly closed: boolean;
  /** Half of the workers took at most so many minutes; null while fewer than five were measured. */
  readonly medianMinutes: number | null;
  /**
   * Coins of the fee that its buyer pays beside the pay of all places; 0 for a task of a batch, which has one fee.
   * @example 3
   */
  readonly fee: number;
  /** Who posted it. */
  readonly buyer: TaskBuyer;
  /** How they have judged work; null for somebody who was removed. */
  readonly buyerRecord: BuyerRecord | null;
  /** Where it stands; deleted tasks are listed while work for them waits for a decision. */
  readonly state: TaskState;
  /** Coins set aside for work that its buyer has not decided on. */
  readonly waitingCoins: number;
  /** In lists, where the line is a batch: the other fields are those of its open item with the lowest line, but title is the template, and requiredWorkers the open places of all items. */
  readonly batch?: TaskBatch;
  /** E-mail address of its buyer; for signed-in people. */
  readonly buyerEmail?: string;
  /**
   * Format: date-time
   * It takes no more work from this moment on; left out for the whole of completionDate.
   * @example 2030-01-31T12:30:00.000Z
   */
  readonly closesAt?: string;
  /** Whether you may take it; for Workers. */
  readonly eligible?: boolean;
  /**
   * Its buyer has paused the batch: it takes no work until they resume it. Left out where it is not so.
   * @example true
   */
  readonly paused?: boolean;
  /** Why you may not take it: group, for members of a group alone; excluded, you are in a group that is excluded; test, you have not passed its qualification test. */
  readonly reasons?: readonly IneligibilityReason[];
  /** What became of it before it was public; for its buyer and Admins, where an Admin had to look at it. */
  readonly review?: TaskReview;
}

export interface NameSupporterBody {
  /**
   * Format: email
   * E-mail address of somebody with an account here.
   */
  readonly email: string;
}

/** A purchase that was just made. */
export interface NewPayment {
  /** Id of the purchase. */
  readonly _id: string;
  /**
   * Format: date-time
   * When it was made.
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
  /** created: not paid yet; settled: the coins are there; failed: nobody paid. */
  readonly state: PaymentState;
  /** Where to pay; null once it is settled. */
  readonly checkoutUrl: string | null;
}

/** Open tasks of the last seven days that a worker has not done yet. */
export interface NewTasks {
  /**
   * How many, of the newest hundred.
   * @example 3
   */
  readonly count: number;
  /** Whether all of the newest hundred are so new, and there may be more. */
  readonly more: boolean;
  /** Whether they fit one of your saved filters; false where you have none. */
  readonly fitting: boolean;
}

export interface NewUserBody {
  /**
   * Shown name.
   * @example Rahim Uddin
   */
  readonly name: string;
  /** What the person is here for; somebody who came through Google is a Worker. */
  readonly role: SignUpRole;
  /**
   * @deprecated
   * The server grants the starting coins.
   */
  readonly coin?: number;
  /**
   * @deprecated
   * The e-mail of the path counts.
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
   * Where the news shall go.
   */
  readonly email: string;
}

/** An item of a batch that is kept for a worker. */
export interface NextItem {
  /** The item. */
  readonly task: TaskDetails;
  /**
   * Format: date-time
   * Until when a place of it is kept for you.
   */
  readonly until: string;
  /** How far you are in the batch. */
  readonly progress: StreamProgress;
  /** Where the work is done, if elsewhere. */
  readonly link?: FilledLink;
}

export interface NextItemBody {
  /**
   * Claim one more item while you hold one.
   * @default false
   */
  readonly ahead?: boolean;
}

export interface Notification {
  /** Id of the notification. */
  readonly _id: string;
  /** The sentence in English. */
  readonly message: string;
  /** Whom it is for. */
  readonly toEmail: string;
  /**
   * Format: date-time
   * When it was written.
   */
  readonly time: string;
  /** Whether it was marked read. */
  readonly read: boolean;
  /** What it says, for clients with sentences of their own. */
  readonly code: NotificationCode;
  /** What fills the sentence; `about`, where it is there, is the id of what it tells of. */
  readonly params: {
    readonly [key: string]: string | number;
  };
}

export interface NotificationList {
  /** A page, newest first. */
  readonly data: readonly Notification[];
  /** Where it goes on. */
  readonly page: Page;
  /** How many there are, counted up to 1,000. */
  readonly total: number;
  /** How many of all you have not marked read, counted up to 1,000. */
  readonly unread: number;
}

export interface ObjectBody {
  /** What you say against it. */
  readonly statement: string;
}

/** What somebody says against their suspension. */
export interface Objection {
  /** Id of the objection. */
  readonly _id: string;
  /** Their words. */
  readonly statement: string;
  /**
   * Format: date-time
   * When they objected.
   */
  readonly at: string;
  /** How it was decided; null while nobody did. */
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
  /** Id of the test. */
  readonly _id: string;
  /** Title of the test. */
  readonly title: string;
  /** What a worker fills in. */
  readonly form: AnswerForm;
  /** How many right answers pass. */
  readonly pass: number;
  /** How many answers are known. */
  readonly of: number;
  /** Coins for a first attempt, whatever comes of it. */
  readonly payableAmount: number;
  /** How many first attempts can still be made. */
  readonly openPlaces: number;
  /** After how many days a worker who did not pass may try again. */
  readonly againAfterDays: number;
  /** Your last attempt; null for none. */
  readonly last: OwnAttempt | null;
}

export interface Oidc {
  /** What the button calls the provider. */
  readonly name: string;
}

export interface OpenDisputeBody {
  /** Why the rejection is not right. */
  readonly statement: string;
  /**
   * Pictures that show it.
   * @default []
   */
  readonly pictures?: readonly string[];
}

export interface OpenSlotsBody {
  /** How many places shall be open from now on. */
  readonly requiredWorkers: number;
}

/** How an attempt at a qualification test went. */
export interface OwnAttempt {
  /** Whether it passed. */
  readonly passed: boolean;
  /** How many answers were right. */
  readonly correct: number;
  /**
   * Format: date-time
   * When another attempt is possible; null for who passed.
   */
  readonly again: string | null;
}

export interface OwnClaim {
  /**
   * Format: date-time
   * Until when it is kept.
   */
  readonly until: string;
  /** Where the work is done, if elsewhere. */
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
  /** The bonus; not there where it was not paid. */
  readonly bonus?: Bonus;
  /** Why it was not paid; not there where it was. */
  readonly problem?: DecisionProblem;
}

export interface Payment {
  /** Id of the purchase. */
  readonly _id: string;
  /**
   * Format: date-time
   * When it was made.
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
  /** created: not paid yet; settled: the coins are there; failed: nobody paid. */
  readonly state: PaymentState;
}

/** Something at the payment service that an Admin has to look at. */
export interface PaymentCase {
  /** Id of the entry. */
  readonly _id: string;
  /**
   * Format: date-time
   * When it was reported.
   */
  readonly time: string;
  /** unmatched: paid, and no purchase of ours; refunded, disputed: what was paid went back, or is asked back. */
  readonly kind: PaymentCaseKind;
  /** What did not match; or the kind again. */
  readonly reason: PaymentCaseReason;
  /** The payment service's own name of the checkout or the payment. */
  readonly payment: string;
  /** How much, in dollars or whatever the currency says, with at most two decimals. */
  readonly amount: number;
  /**
   * Three letters.
   * @example usd
   */
  readonly currency: string;
  /** Coins taken out of circulation for it. */
  readonly frozenCoins: number;
  /** Coins of it that its buyer still owes: whatever comes to them pays these first. */
  readonly owedCoins: number;
  /** Transaction id of our purchase; null where there is none. */
  readonly transID: string | null;
}

/** One payment to a worker, as Admins see it. */
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
  /** The end of the account number. */
  readonly accountNumberMasked: string;
  /** Where it stands. */
  readonly state: PayoutState;
  /** What the payment service calls it; null as long as nobody said. */
  readonly reference: string | null;
  /** Why it failed; null where it did not. */
  readonly reason: string | null;
  /**
   * Format: date-time
   * Since when it stands so.
   */
  readonly at: string;
  /**
   * Format: date-time
   * By when it is promised.
   */
  readonly due: string;
  /** The promised time has passed and the money has not arrived. */
  readonly overdue: boolean;
  /** The file that it was taken with; null for none. */
  readonly batch: ExportedBatch | null;
  /** A payment service pays it. */
  readonly automatic: boolean;
  /** What cannot be right about what that service says, so that a person has to look; null for nothing. */
  readonly doubt: PayoutDoubt | null;
}

/** An account to be paid to that a worker saved. */
export interface PayoutAccount {
  /** Id of the saved account. */
  readonly _id: string;
  /** How to be paid. */
  readonly paymentSystem: PaymentSystem;
  /** The end of the account number. */
  readonly accountNumberMasked: string;
  /**
   * Format: date-time
   * When it was saved.
   */
  readonly savedAt: string;
  /**
   * Format: date-time
   * From when money leaves for it; null where it does not wait, or no longer.
   */
  readonly payableFrom: string | null;
}

/** Payouts that one Admin took to pay them. */
export interface PayoutBatch {
  /** Id of the file. */
  readonly _id: string;
  /** How they are paid. */
  readonly rail: PaymentSystem;
  /** How many payouts it has. */
  readonly count: number;
  /** Dollars that they come to, with at most two decimals. */
  readonly amount: number;
  /** The file: comma-separated lines with whole account numbers, and room for what became of each. */
  readonly csv: string;
}

/** What became of payouts on one day, and whether it agrees with the ledger. */
export interface PayoutReconciliation {
  /**
   * Format: date
   * Day in the time zone of the owner.
   */
  readonly day: string;
  /**
   * Format: date-time
   * When it began.
   */
  readonly from: string;
  /**
   * Format: date-time
   * Up to when: the end of the day, or now.
   */
  readonly until: string;
  /** The day is over. */
  readonly over: boolean;
  /** The ways to pay that had anything. */
  readonly rails: readonly ReconciliationRail[];
  /** All of them together. */
  readonly total: readonly ReconciliationLine[];
  /** Requests that nobody decided on. */
  readonly waiting: readonly PendingWithdrawalsLine[];
  /** Every column adds up, and agrees with the ledger payout by payout and request by request. */
  readonly holds: boolean;
  /** On how many lines payouts, or requests for them, and the ledger differ. */
  readonly gapCount: number;
  /** The first few of those. */
  readonly gaps: readonly ReconciliationGap[];
  /** How many payments were sent, arrived or failed. */
  readonly paymentCount: number;
  /** The first 2000 of those, in their order. */
  readonly payments: readonly ReconciliationPayment[];
}

/** How many payouts a file of references moved. */
export interface PayoutReferences {
  /** How many payouts are sent now. */
  readonly sent: number;
  /** For how many payouts the money has arrived now. */
  readonly confirmed: number;
  /** How many payouts have failed now; their coins are back. */
  readonly failed: number;
  /** How many payouts stood so before. */
  readonly unchanged: number;
}

export interface PayoutReferencesBody {
  /** Comma-separated lines under a first one with the names of columns: payout, reference, and if need be state (sent, confirmed or failed), reason and amount. A reference alone says that the money was sent; a line without any of these is left as it is. */
  readonly csv: string;
}

/** Where the money of a withdrawal is. */
export interface PayoutStanding {
  /** Where the money is; waiting: nobody has decided on the withdrawal. */
  readonly state: PayoutStandingState;
  /** What the payment service calls it; null as long as it was not sent. */
  readonly reference: string | null;
  /** Why it failed; null where it did not. */
  readonly reason: string | null;
  /**
   * Format: date-time
   * Since when it stands so.
   */
  readonly at: string;
  /**
   * Format: date-time
   * By when the money is promised; while nobody has decided, by when a decision is.
   */
  readonly due: string | null;
}

/** A line of a day's sheet about requests for a payout that wait for a decision. */
export interface PendingWithdrawalsLine {
  /** What it tells of: what waited before the day, what came and went, or what waits at its end. */
  readonly line: WaitingSheetLineName;
  /** The requests themselves. */
  readonly requests: ReconciliationFigure;
  /** Coins that transfers into and out of what the ledger holds for them tell of. */
  readonly ledger: number;
}

export interface PersonName {
  /** Id of the person. */
  readonly _id: string;
  /** Name of the person; empty for somebody who was removed. */
  readonly name: string;
}

/** What is known of somebody in the role that they have. */
export interface PersonRecord {
  /** Id of the person. */
  readonly _id: string;
  /** Name of the person. */
  readonly name: string;
  /** What they are. */
  readonly role: Role;
  /** For a buyer. */
  readonly buyer: BuyerRecord | null;
  /** For a worker. */
  readonly worker: WorkerRecord | null;
}

export interface PostBatchBody {
  /** Title of the task. */
  readonly title: string;
  /** What is to be done. */
  readonly taskDetail: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Coins for each worker. */
  readonly payableAmount: number;
  /**
   * Format: date
   * Last day that takes work, today or later, by the calendar of the owner of this installation.
   * @example 2030-01-31
   */
  readonly completionDate: string;
  /** csv: the first line names the columns; jsonl: each line is a JSON object of the same names. */
  readonly format: 'csv' | 'jsonl';
  /** The file as it is. Each row is one task; {{column}} in title and taskDetail stands for its value. */
  readonly rows: string;
  /** For how many minutes a place is kept for a worker who claims it. */
  readonly allowanceMinutes?: number;
  /** Who may take it; everybody where it is left out. */
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
   * From this time on it takes no more work, where that is before the end of completionDate: a moment in ISO 8601, or a time in the time zone of the owner of this installation, without an offset.
   * @example 2030-01-31T18:30
   */
  readonly closesAt?: string | null;
  /** What a worker may not want to see in it. */
  readonly contentNotice?: ContentNotice;
  /** Minutes that you expect it to take, at most allowanceMinutes; shown until five workers were measured; null for none. */
  readonly estimatedMinutes?: number | null;
  /** What a worker fills in, in place of free text; null for free text. */
  readonly form?: AnswerForm | null;
  /** Control items with known answers. */
  readonly gold?: GoldBody;
  /**
   * Format: uri-reference
   * Address of the picture of all tasks; not needed beside pictures, which come first.
   */
  readonly imageURL?: string;
  /** Where the work is done, in place of a form: {url, code}. */
  readonly link?: TaskLink | null;
  /**
   * How many workers answer each item, in place of requiredWorkers: 1 to 1,000, or { min, max, confidence, field }.
   * @example 3
   */
  readonly overlap?: number | AdaptiveOverlap;
  /** The column that names the picture of each row: an address, or the name of a file in the ZIP file. */
  readonly pictureColumn?: string;
  /** Id of the pictures of the items, as POST /task/batch/pictures answers it. */
  readonly pictures?: string;
  /** What work has to hold. */
  readonly proof?: ProofOfWorkBody;
  /** How many workers are wanted for each task; not needed beside overlap, which comes first. */
  readonly requiredWorkers?: number;
  /** Days you have to decide on submitted work; then it is accepted automatically. */
  readonly reviewDays?: number;
  /**
   * All rows make the same task: neither title nor taskDetail names a column. Refused without this.
   * @default false
   */
  readonly sameTasks?: boolean;
}

export interface PostTaskBody {
  /** Title of the task. */
  readonly title: string;
  /** What is to be done. */
  readonly taskDetail: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** How many workers are wanted: the open places. */
  readonly requiredWorkers: number;
  /** Coins for each worker. */
  readonly payableAmount: number;
  /**
   * Format: date
   * Last day that takes work, today or later, by the calendar of the owner of this installation.
   * @example 2030-01-31
   */
  readonly completionDate: string;
  /**
   * Format: uri-reference
   * Address of the picture.
   */
  readonly imageURL: string;
  /** For how many minutes a place is kept for a worker who claims it. */
  readonly allowanceMinutes?: number;
  /** Who may take it; everybody where it is left out. */
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
   * From this time on it takes no more work, where that is before the end of completionDate: a moment in ISO 8601, or a time in the time zone of the owner of this installation, without an offset.
   * @example 2030-01-31T18:30
   */
  readonly closesAt?: string | null;
  /** What a worker may not want to see in it. */
  readonly contentNotice?: ContentNotice;
  /** Minutes that you expect it to take, at most allowanceMinutes; shown until five workers were measured; null for none. */
  readonly estimatedMinutes?: number | null;
  /** What a worker fills in, in place of free text; null for free text. */
  readonly form?: AnswerForm | null;
  /** Where the work is done, in place of a form: {url, code}. */
  readonly link?: TaskLink | null;
  /** What work has to hold. */
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
   * The right answers, by the names of fields: of choices, scales and texts.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly known: {
    readonly [key: string]: string | number | readonly string[];
  };
  /** How many right answers pass. */
  readonly pass: number;
  /** How many workers are paid for their first attempt. */
  readonly places: number;
  /** Coins for each of these. */
  readonly payableAmount: number;
  /** After how many days a worker who did not pass may try again. */
  readonly againAfterDays: number;
}

export interface PostedBatch {
  /** Id of the batch. */
  readonly _id: string;
  /** Template of the titles of its tasks. */
  readonly title: string;
  /** Where it stands: paused by you, so that its items are offered to nobody; cancelled by you, or its completion date came first (past), and takes no more work. */
  readonly state: BatchState;
  /** How many tasks it has. */
  readonly tasks: number;
  /** How many of its tasks are posted. */
  readonly posted: number;
  /** Coins that were set aside for all of its tasks. */
  readonly cost: number;
  /**
   * Coins of the fee beside it, rounded down over the whole batch.
   * @example 3
   */
  readonly fee: number;
  /** Coins that came back when it was stopped: of tasks that were not posted, and of open places of those that were. */
  readonly returned: number;
  /**
   * How many workers answer each item: a number, or as many as its label needs.
   * @example 3
   */
  readonly overlap: number | AdaptiveOverlap;
  /** Coins that came back for answers that adaptive overlap did not need. */
  readonly saved: number;
  /** How many of its tasks are control items. */
  readonly controls: number;
  /**
   * Format: date-time
   * When it came.
   */
  readonly createdAt: string;
  /**
   * Format: date-time
   * When all of its tasks were posted, or it was stopped; null before.
   */
  readonly endedAt: string | null;
  /** Questions of its form whose answers can be compared, in their order; not in lists. */
  readonly fields?: readonly BatchField[];
  /**
   * What completion codes of all its tasks are signed with, where the link says so. Never answered again.
   * @example qmN1zX2eY3o4pL5r6tUv7wXy8zA9bC0dE1fG2hI3jK4
   */
  readonly linkSecret?: string;
}

export interface PostedTask {
  /** Id of the task. */
  readonly _id: string;
  /** Title of the task. */
  readonly title: string;
  /** What is to be done. */
  readonly taskDetail: string;
  /** Open places. */
  readonly requiredWorkers: number;
  /** All places: the open ones and those with work. */
  readonly places: number;
  /** Coins for each worker. */
  readonly payableAmount: number;
  /**
   * Format: date
   * Last day that takes work, YYYY-MM-DD.
   */
  readonly completionDate: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Address of the picture. */
  readonly imageURL: string;
  /** For how many minutes a place is kept for a worker who claims it. */
  readonly allowanceMinutes: number;
  /** How many minutes its buyer expects it to take; null where they did not say. */
  readonly estimatedMinutes: number | null;
  /** What a worker may not want to see in it. */
  readonly contentNotice: ContentNotice;
  /** What kind of work it is. */
  readonly category: TaskCategory;
  /** Days its buyer has to decide on work before it is accepted automatically; 0: no limit. */
  readonly reviewDays: number;
  /** What work has to hold. */
  readonly proof: ProofOfWork;
  /** Version of its text: one more with every edit. A submission may name the one that it answers. */
  readonly version: number;
  /** The completion date or the closing time has passed: it takes no more work. */
  readonly closed: boolean;
  /** Half of the workers took at most so many minutes; null while fewer than five were measured. */
  readonly medianMinutes: number | null;
  /**
   * Coins of the fee that its buyer pays beside the pay of all places; 0 for a task of a batch, which has one fee.
   * @example 3
   */
  readonly fee: number;
  /** Who posted it. */
  readonly buyer: TaskBuyer;
  /** How they have judged work; null for somebody who was removed. */
  readonly buyerRecord: BuyerRecord | null;
  /** In lists, where the line is a batch: the other fields are those of its open item with the lowest line, but title is the template, and requiredWorkers the open places of all items. */
  readonly batch?: TaskBatch;
  /** E-mail address of its buyer; for signed-in people. */
  readonly buyerEmail?: string;
  /**
   * Format: date-time
   * It takes no more work from this moment on; left out for the whole of completionDate.
   * @example 2030-01-31T12:30:00.000Z
   */
  readonly closesAt?: string;
  /** Whether you may take it; for Workers. */
  readonly eligible?: boolean;
  /**
   * What completion codes are signed with, where the link says so. Answered here and never again.
   * @example qmN1zX2eY3o4pL5r6tUv7wXy8zA9bC0dE1fG2hI3jK4
   */
  readonly linkSecret?: string;
  /**
   * Its buyer has paused the batch: it takes no work until they resume it. Left out where it is not so.
   * @example true
   */
  readonly paused?: boolean;
  /** Why you may not take it: group, for members of a group alone; excluded, you are in a group that is excluded; test, you have not passed its qualification test. */
  readonly reasons?: readonly IneligibilityReason[];
  /** What became of it before it was public; for its buyer and Admins, where an Admin had to look at it. */
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
  /** Stable code of the refusal. */
  readonly code: ErrorCode;
  /** Each field that was refused. */
  readonly errors?: readonly FieldProblem[];
  /** URN with the id of this request, as in the x-request-id header. */
  readonly instance?: string;
  /** Of `auth/proof-required` alone: the proofs that this person can give to POST /auth/prove. */
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
  /** Address of the photo; empty where there is none. */
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
  /** Identity token: send it as `Authorization: Bearer` within five minutes. Empty where the second factor is still to be proved. */
  readonly identityToken: string;
  /** Send it with a code to POST /auth/second-factor within five minutes. Empty where there is no second factor to prove. */
  readonly challengeToken: string;
  /**
   * Format: email
   * The proven e-mail address, in its one spelling.
   */
  readonly email: string;
  /** Shown name; empty before the profile was saved. */
  readonly displayName: string;
  /** Address of the photo; empty where there is none. */
  readonly photoURL: string;
  /** The language they chose for pages; empty where they never did. */
  readonly language: '' | 'en' | 'bn';
}

/** What work for a task has to hold. */
export interface ProofOfWork {
  /** In words; empty for none. */
  readonly text: string;
  /** At least so many pictures. */
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
   * At least so many pictures.
   * @default 0
   */
  readonly pictures?: number;
  /**
   * In words.
   * @default
   */
  readonly text?: string;
}

export interface ProveBody {
  /**
   * Six digits of the authenticator, Bangla digits welcome, or a recovery code.
   * @example 492039
   */
  readonly code?: string;
  /** The identity token that Google's window handed over. */
  readonly identityToken?: string;
  /**
   * Format: password
   * Their own password.
   */
  readonly password?: string;
}

export interface QrCode {
  /** Number of squares on each side, the white edge among them. */
  readonly size: number;
  /** The dark squares as the path of an SVG picture whose viewBox is `0 0 size size`. */
  readonly path: string;
}

/** A withdrawal as it stands in the Admin's queue. */
export interface QueuedWithdrawal {
  /** Id of the request. */
  readonly _id: string;
  /** Who asks. */
  readonly worker: Avatar;
  /** E-mail address of the worker. */
  readonly workerEmail: string;
  /** Coins. */
  readonly withdrawalCoin: number;
  /** Dollars they are worth, with at most two decimals. */
  readonly withdrawalAmount: number;
  /** How to be paid. */
  readonly paymentSystem: PaymentSystem;
  /** The end of the account number. */
  readonly accountNumberMasked: string;
  /**
   * Format: date-time
   * When it was asked for.
   */
  readonly withdrawDate: string;
  /** Where it stands. */
  readonly status: WithdrawalStatus;
  /**
   * Format: date-time
   * From when its money may leave; null where its account is not new to the worker.
   */
  readonly payableFrom: string | null;
  /** Where its money is; null where it was rejected or cancelled. */
  readonly payout: PayoutStanding | null;
  /** What an Admin had better look at, the most telling first; none once it is decided. */
  readonly signals: readonly RiskTag[];
}

/** Something that was settled, for the two whom it concerns to keep and to print. */
export interface Receipt {
  /** What it is a receipt of. */
  readonly kind: ReceiptKind;
  /** Id of the work, the dispute, the withdrawal, the payment, the suspension or the bonus. */
  readonly _id: string;
  /** Whose work it was, who withdrew, or who is suspended; null for a purchase. */
  readonly worker: PersonName | null;
  /** Whose task it was, or who bought; null for a payout. */
  readonly buyer: PersonName | null;
  /** What was asked, sent and decided; of a decision or a dispute. */
  readonly work: ReceiptWork | null;
  /** The dispute about it; null for none. */
  readonly dispute: Dispute | null;
  /** The withdrawal; of a payout. */
  readonly payout: Withdrawal | null;
  /** The payment; of a purchase. */
  readonly purchase: Payment | null;
  /** The suspension, with what came of it; of a suspension. */
  readonly suspension: SuspensionReceipt | null;
  /** The bonus; of a bonus. */
  readonly bonus: Bonus | null;
  /** Coins that it moved, in their order. */
  readonly transfers: readonly ReceiptTransfer[];
}

/** A picture that came with work. */
export interface ReceiptPicture {
  /** Address of the picture. */
  readonly address: string;
  /** SHA-256 of its bytes in hexadecimal digits; null where they are not kept here. */
  readonly sha256: string | null;
}

/** A movement of coins, with the kinds of the two accounts that it went between. */
export interface ReceiptTransfer {
  /** Id of the transfer. */
  readonly _id: string;
  /** What kind of event moved the coins. */
  readonly kind: string;
  /** How many coins. */
  readonly coins: number;
  /** Kind of the account that they left. */
  readonly from: string;
  /** Kind of the account that they came to. */
  readonly to: string;
  /**
   * Format: date-time
   * When.
   */
  readonly at: string;
}

export interface ReceiptVersion {
  /** Number of the version, from 1 on. */
  readonly number: number;
  /** The proof of the work. */
  readonly submissionDetail: string;
  /**
   * Format: date-time
   * When it was sent.
   */
  readonly sentAt: string;
  /**
   * Answers to the form of the task; null where it had none.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly answers: {
    readonly [key: string]: string | number | readonly string[];
  } | null;
  /** The pictures that came with it. */
  readonly pictures: readonly ReceiptPicture[];
}

/** What was asked, what was sent, and what was decided on it. */
export interface ReceiptWork {
  /** The task as it read when the work was sent. */
  readonly instructions: Instructions;
  /**
   * Format: date-time
   * When it was sent.
   */
  readonly currentDate: string;
  /** Every version of the work, the first one first. */
  readonly versions: readonly ReceiptVersion[];
  /** What the buyer asked to be changed; null for nothing. */
  readonly changes: Changes | null;
  /** How it was decided. */
  readonly decision: Decision | null;
  /** Coins that it pays. */
  readonly payableAmount: number;
}

export interface Received {
  /** true: the message was taken. */
  readonly received: boolean;
}

/** What became of the work that a buyer was sent for a task. */
export interface ReceivedFor {
  /** Id of the task. */
  readonly taskId: string;
  /** Pieces of work that were accepted. */
  readonly accepted: number;
  /** Pieces of work that wait for your decision, or for changes that you asked for. */
  readonly waiting: number;
}

/** What a figure of a day's sheet comes to; below zero where it leaves. */
export interface ReconciliationFigure {
  /** How many payouts or requests; below zero where they leave. */
  readonly count: number;
  /** Coins; below zero where they leave. */
  readonly coins: number;
  /** Dollars they are worth, with at most two decimals; below zero where they leave. */
  readonly amount: number;
}

/** A line of a day's sheet on which the payouts, or requests for them, and the ledger differ about one of them. */
export interface ReconciliationGap {
  /**
   * Id of the withdrawal; the ledger may know one that is no payout.
   * @example 01M83R6FM8DE3X6793M45X6KEP
   */
  readonly payout: string;
  /** On which line. */
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
  /** Coins by the payout, or by the request for it. */
  readonly coins: number;
  /** Coins by the ledger. */
  readonly ledger: number;
}

/** A line of a day's sheet: what each stage of payouts had, got or gave away. */
export interface ReconciliationLine {
  /** What it tells of: what there was, what moved, or what there is. */
  readonly line: PayoutSheetLineName;
  /** What nobody took yet. */
  readonly queued: ReconciliationFigure;
  /** What is taken, in a file or by a payment service, and not sent. */
  readonly taken: ReconciliationFigure;
  /** What is on its way. */
  readonly sent: ReconciliationFigure;
  /** The three of them. */
  readonly together: ReconciliationFigure;
  /** Coins that the transfers of the ledger tell of; null for lines that move none. */
  readonly ledger: number | null;
}

/** Money that was sent, arrived or failed on a day. */
export interface ReconciliationPayment {
  /**
   * Id of the withdrawal that it pays.
   * @example 01M83R6FM8DE3X6793M45X6KEP
   */
  readonly payout: string;
  /** How it is paid. */
  readonly rail: PaymentSystem;
  /** What happened. */
  readonly line: PayoutSheetLineName;
  /** What the payment service calls it; null where it has no name. */
  readonly reference: string | null;
  /** Why it failed; null where it did not. */
  readonly reason: string | null;
  /** Coins. */
  readonly coins: number;
  /** Dollars they are worth, with at most two decimals. */
  readonly amount: number;
  /**
   * Format: date-time
   * When.
   */
  readonly at: string;
}

export interface ReconciliationRail {
  /** How it is paid. */
  readonly rail: PaymentSystem;
  /** Its lines, from what there was to what there is. */
  readonly lines: readonly ReconciliationLine[];
}

export interface RecoveryCodes {
  /** Each signs its owner in once, without the authenticator. Shown this once, kept as hashes. */
  readonly recoveryCodes: readonly string[];
}

export interface ReleasedClaim {
  /** Id of the task. */
  readonly taskId: string;
}

export interface RemoveUserBody {
  /** Whether coins that were granted or bought are forfeited; earned ones never are. True where it is left out. */
  readonly forfeit?: boolean;
  /** Why; sent to the person and stored in the audit log. */
  readonly reason?: string;
}

export interface RemovedAccount {
  /** Always true: it is gone. */
  readonly done: boolean;
}

export interface RemovedFilter {
  /** Always true: there are no more notifications for it. */
  readonly done: boolean;
}

export interface RemovedGroup {
  /** Id of the group. */
  readonly _id: string;
}

export interface RemovedUser {
  /** Id of the removed person. */
  readonly _id: string;
}

export interface RenameTemplateBody {
  /**
   * What you call it.
   * @example Price boards
   */
  readonly name: string;
}

/** What somebody reported. */
export interface Report {
  /** Id of the report. */
  readonly _id: string;
  /** What is wrong. */
  readonly kind: ReportKind;
  /** What it is about. */
  readonly about: ReportAbout;
  /** What happened; empty where its reporter was erased. */
  readonly text: string;
  /**
   * Format: date-time
   * When it was reported.
   */
  readonly at: string;
  /** How it was decided; null while nobody did. */
  readonly outcome: ReportOutcome | null;
  /** The answer to the reporter; null while nobody decided. */
  readonly answer: string | null;
}

export interface ReportAbout {
  /** Id of the work; not there where it is about something else. */
  readonly submission?: string;
  /** Id of the task; not there where it is about something else. */
  readonly task?: string;
  /** Id of the person; not there where it is about something else. */
  readonly user?: string;
}

export interface ReportAboutBody {
  /** Id of work that you can see. */
  readonly submission?: string;
  /** Id of a task. */
  readonly task?: string;
  /** Id of a person. */
  readonly user?: string;
}

export interface ReportBody {
  /** What is wrong. */
  readonly kind: ReportKind;
  /** What it is about: one task, one piece of work, or one person. */
  readonly about: ReportAboutBody;
  /** What happened. */
  readonly text: string;
}

export interface Reporter {
  /** Id of the person. */
  readonly _id: string;
  /** Name; empty for somebody who was removed. */
  readonly name: string;
  /** E-mail address; empty for somebody who was removed. */
  readonly email: string;
}

export interface RequestWithdrawalBody {
  /** Coins to withdraw; fewer than 200 are refused, but from somebody who takes all that they earned, or is suspended. */
  readonly withdrawalCoin: number;
  /** Account to be paid to: of bkash, nagad and rocket 01 and nine digits, of card 4 to 34 letters and digits; digits may be Bangla. Encrypted at rest and shown in full to the Admin who pays alone. Needed where no saved account is named. */
  readonly accountNumber?: string;
  /** How to be paid; needed where no saved account is named. */
  readonly paymentSystem?: PaymentSystem;
  /** Id of a saved account to be paid to; then neither a payment system nor an account number is looked at. */
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
   * E-mail address that the link goes to.
   */
  readonly email: string;
}

export interface ReviewBody {
  /** The decision. */
  readonly status: 'accepted' | 'rejected';
  /** Why it is rejected, for the worker to read. */
  readonly reason?: string;
  /** What kind of reason it is. */
  readonly reasonCode?: RejectionCode;
}

export interface ReviewTaskBody {
  /** true: it is public; false: it closes, and its coins go back to its buyer. */
  readonly approved: boolean;
  /** Why not, for its buyer; needed where it is not approved. */
  readonly reason?: string;
}

/** What an Admin decided on a task before it is public. */
export interface ReviewedTask {
  /** Id of the task, or of the batch. */
  readonly _id: string;
  /** What was decided. */
  readonly review: TaskReview;
}

export interface Revoked {
  /** Always true: it opens nothing any more. */
  readonly done: boolean;
}

/** A row behind a signal. */
export interface RiskRow {
  /** What the row is. */
  readonly kind: RiskRowKind;
  /** Id of the row. */
  readonly _id: string;
  /** Name of the person, title of the task or number of the transaction. */
  readonly name: string;
  /** E-mail address of the person; null for other rows and for a removed person. */
  readonly email: string | null;
}

export interface RiskSignal {
  /** What it is. */
  readonly code: RiskSignalCode;
  /** How much it tells. */
  readonly level: RiskLevel;
  /** What it was found by: people, purchases, works, disputes, coins, days, seconds and whole percents, by name. */
  readonly numbers: {
    readonly [key: string]: number;
  };
  /** The first ten rows behind it, latest first. */
  readonly rows: readonly RiskRow[];
}

export interface RiskTag {
  /** What it is. */
  readonly code: RiskSignalCode;
  /** How much it tells. */
  readonly level: RiskLevel;
}

export interface RoleBody {
  /** The new role. */
  readonly role: Role;
  /**
   * Format: password
   * The Admin's own password; needed where the new role is Admin.
   */
  readonly password?: string;
}

export interface SaveAccountBody {
  /** How to be paid. */
  readonly paymentSystem: PaymentSystem;
  /** Account to be paid to: of bkash, nagad and rocket 01 and nine digits, of card 4 to 34 letters and digits; digits may be Bangla. Encrypted at rest. */
  readonly accountNumber: string;
  /**
   * Format: password
   * Your own password, given again: with it money may leave for the account at once.
   */
  readonly password?: string;
}

export interface SaveFilterBody {
  /**
   * What you call it; a notice names it.
   * @example Photos for 10 coins
   */
  readonly name: string;
  /** Only tasks of this kind. */
  readonly category?: TaskCategory;
  /** Only tasks that take at most so many minutes: half of those who did it, else what the task allows. */
  readonly maxMinutes?: number;
  /** Only tasks that pay at least so many coins. */
  readonly minPay?: number;
  /**
   * Words in the title.
   * @example tea stall
   */
  readonly search?: string;
}

export interface SaveTemplateBody {
  /**
   * What you call it.
   * @example Price boards
   */
  readonly name: string;
  /** The form for a new task, as far as it is filled in; its last day is never kept. */
  readonly form: TaskFormBody;
}

/** What work a worker looks for; they are notified of new matches. */
export interface SavedFilter {
  /** Id. */
  readonly _id: string;
  /** What it is called. */
  readonly name: string;
  /** Words in the title, in small letters; empty for none. */
  readonly search: string;
  /** Kind of task; null for any. */
  readonly category: TaskCategory | null;
  /** Coins that a task pays at least; null for any. */
  readonly minPay: number | null;
  /** Minutes that a task takes at most; null for any. */
  readonly maxMinutes: number | null;
  /**
   * Format: date-time
   * When it was saved.
   */
  readonly savedAt: string;
}

export interface SecondFactorEnrollment {
  /** What to type into an authenticator that reads no pictures, in base 32. Shown this once. */
  readonly secret: string;
  /** The `otpauth:` address that the picture holds. */
  readonly address: string;
  /** The picture for the camera of the authenticator. */
  readonly qr: QrCode;
}

export interface SendNotificationBody {
  /** What to tell. */
  readonly message: string;
  /**
   * Format: email
   * Whom to tell.
   */
  readonly toEmail: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly time?: string;
}

/** That a worker has sent work for a task. */
export interface SentFor {
  /** Id of the submission. */
  readonly _id: string;
  /** Where it stands. */
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
  /** What can be bought. */
  readonly packages: readonly Package[];
  /** Coins that are worth one dollar. */
  readonly coinsPerDollar: number;
  /** Fewest coins of a withdrawal. */
  readonly minimumWithdrawalCoins: number;
  /** Within how many hours a decision on a withdrawal is promised. */
  readonly decisionHours: number;
  /** How many coins of fee buyers pay beside each hundred coins of pay for what they post now; 0: none. */
  readonly feePercent: number;
  /** So many first tasks of a new buyer an Admin looks at before they are public; 0: none. */
  readonly firstTasksReviewed: number;
  /** Ways to be paid. */
  readonly paymentSystems: readonly PaymentSystem[];
  /** Bounds of what may be entered. */
  readonly limits: Limits;
  /** What is promised to those who work and those who post. */
  readonly fair: FairnessRules;
  /** How coins are paid for: sandbox takes no money. */
  readonly paymentGateway: 'sandbox' | 'stripe';
  /** true: coins are given away in earnest, which every page has to say. */
  readonly sandboxInProduction: boolean;
  /** Whether people can sign in with Google. */
  readonly google: boolean;
  /** The OpenID Connect provider that people can sign in with; null for none. */
  readonly oidc: Oidc | null;
  /** IANA time zone whose calendar decides completion dates. */
  readonly timeZone: string;
  /**
   * Format: date
   * Today's calendar day there, YYYY-MM-DD.
   */
  readonly today: string;
  /** Taka shown beside the dollars that coins are worth; null where the owner set no rate. */
  readonly takaPerDollar: number | null;
  /** Seconds between two slides of the home page. */
  readonly carouselSeconds: number;
  /** Where the frame's links to other sites lead; what the owner did not set is not there. */
  readonly links: Links;
  /** Name, logo and colour of this installation; null where the owner set none of them. */
  readonly brand: Brand | null;
  /** People everybody may sign in as; empty outside demonstration mode. */
  readonly demonstration: readonly Demonstration[];
  /** The home page figures of this moment; null where the owner keeps the fixed ones. */
  readonly liveStats: Figures | null;
  /** The terms of use that are announced for later; left out where there are none. */
  readonly nextTerms?: Terms;
  /** The terms of use in effect; left out where no version was announced. */
  readonly terms?: Terms;
}

/** One transfer of coins as the person it touched sees it. */
export interface StatementLine {
  /** Id of the transfer. */
  readonly _id: string;
  /**
   * Format: date-time
   * When it was made.
   */
  readonly time: string;
  /**
   * What happened, as a stable word.
   * @example submission-accepted
   */
  readonly kind: string;
  /** Coins the balance gained, or lost below zero; 0 where coins were only set aside or given free. */
  readonly amount: number;
  /** Coins set aside for a withdrawal, or given free below zero. */
  readonly held: number;
  /** Coin balance right after it. */
  readonly balance: number;
  /** The task whose escrow it came from or went to; null for none. */
  readonly taskId: string | null;
  /**
   * Title of that task as it is now.
   * @example Describe ten photos
   */
  readonly taskTitle: string | null;
  /** That task was deleted: it has no page any more. */
  readonly taskDeleted: boolean;
  /**
   * Names the event: begins with the id of the work, dispute, purchase, withdrawal, batch or task it was of.
   * @example 01J8ZK3V5X9QW2E4R6T8Y0U1IP
   */
  readonly reference: string;
}

export interface StoredImage {
  /** Address of the picture: a path on this origin, or an https URL. */
  readonly display_url: string;
}

export interface StreamProgress {
  /** Items of the batch that you have sent work for. */
  readonly done: number;
  /** Coins of your accepted and waiting work in the batch. */
  readonly earned: number;
  /** How many items you can still do, this one included; roughly in a batch with a hundred open items or more. */
  readonly left: number;
}

export interface Submission {
  /** Id of the submission. */
  readonly _id: string;
  /** The task it answers. */
  readonly task: SubmittedTask;
  /** E-mail address of the buyer. */
  readonly buyerEmail: string;
  /** E-mail address of the worker. */
  readonly workerEmail: string;
  /** The proof of the work. */
  readonly submissionDetail: string;
  /** Addresses of the pictures that came with it. */
  readonly pictures: readonly string[];
  /**
   * Answers to the form of the task, by the names of its fields; null where it had none.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly answers: {
    readonly [key: string]: string | number | readonly string[];
  } | null;
  /** Number of the version: 1, or 2 once the changes that were asked for are here. What is shown is the last one. */
  readonly version: number;
  /** What the buyer asked to be changed; null for nothing. */
  readonly changes: Changes | null;
  /**
   * Format: date-time
   * When it was sent.
   */
  readonly currentDate: string;
  /** Where it stands. */
  readonly status: SubmissionStatus;
  /** Why the buyer rejected it; empty otherwise. */
  readonly rejectionReason: string;
  /** What kind of reason it is; null where none was said. */
  readonly rejectionCode: ShownRejectionCode | null;
  /**
   * Format: date-time
   * When it is accepted automatically unless the buyer decides before; null where that is over or switched off.
   */
  readonly acceptedAt: string | null;
  /** Who sent it. */
  readonly worker: SubmissionWorker;
  /** Who decides. */
  readonly buyer: Avatar;
  /** The completion code of work that was done elsewhere; null for none. */
  readonly code?: string | null;
}

export interface SubmissionState {
  /** Id of the submission. */
  readonly _id: string;
  /** Where it stands. */
  readonly status: SubmissionStatus;
}

/** Work as it was sent at one time. */
export interface SubmissionVersion {
  /** Number of the version, from 1 on. */
  readonly number: number;
  /** The proof of the work. */
  readonly submissionDetail: string;
  /** Addresses of the pictures that came with it. */
  readonly pictures: readonly string[];
  /**
   * Answers to the form of the task; null where it had none.
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
  /** Name of the person; empty for somebody who was removed. */
  readonly name: string;
  /** Address of their picture; empty for none. */
  readonly image: string;
  /** E-mail address of the worker; empty for somebody who was removed. */
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
   * Answers by the names of the fields, where the task has a form.
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
  /** The completion code, where the work of the task is done elsewhere. */
  readonly code?: string;
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly currentDate?: string;
  /**
   * Pictures that show it.
   * @default []
   */
  readonly pictures?: readonly string[];
  /**
   * @deprecated
   * Decided by the server; ignored when sent.
   */
  readonly status?: string;
  /** The proof of the work. Not needed where the task has a form: its answers are written here then. */
  readonly submissionDetail?: string;
  /** The version of the task's text that it answers; any other than the present one is refused. */
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
  /** Title of the task when the work was sent. */
  readonly title: string;
  /** What was to be done when the work was sent. */
  readonly taskDetail: string;
  /** Coins this work pays, fixed when it was sent. */
  readonly payableAmount: number;
  /** Open places of the task now. */
  readonly requiredWorkers: number;
}

export interface Subscribed {
  /**
   * Format: email
   * The address as it was noted.
   */
  readonly email: string;
}

/** Whom the two sides of a dispute named to read it and to write beside them. */
export interface Supporters {
  /** Of the buyer; left out for nobody. */
  readonly buyer?: Avatar;
  /** Of the worker; left out for nobody. */
  readonly worker?: Avatar;
}

export interface SuspendBody {
  /** Why; sent to the person and stored in the audit log. */
  readonly reason: string;
  /** true: the suspension ends. */
  readonly lifted?: boolean;
}

/** A buyer who rejects no more until an Admin has looked. */
export interface SuspendedBuyer {
  /** Who rejects no more. */
  readonly buyer: SuspendedBuyerName;
  /**
   * Format: date-time
   * Since when.
   */
  readonly since: string;
  /** How many of the last decisions are looked at. */
  readonly decided: number;
  /** Ids of the work among them that was rejected, the latest first. */
  readonly rejected: readonly string[];
}

export interface SuspendedBuyerName {
  /** Id of the person. */
  readonly _id: string;
  /** Name of the person; empty for somebody who was removed. */
  readonly name: string;
  /** Address of their picture; empty for none. */
  readonly image: string;
  /** E-mail address of the buyer. */
  readonly email: string;
}

export interface SuspendedUser {
  /** Id of the person. */
  readonly _id: string;
  /** The suspension; null where it was lifted. */
  readonly suspension: Suspension | null;
}

/** Why an account is suspended. */
export interface Suspension {
  /** Id of the suspension, by which it has a receipt. */
  readonly _id: string;
  /** Why; as an Admin wrote it. */
  readonly reason: string;
  /**
   * Format: date-time
   * Since when.
   */
  readonly since: string;
  /** Whether the account is removed: it is erased once nothing is left to withdraw. */
  readonly removal: boolean;
  /** What its person says against it; null for nothing yet. */
  readonly objection: Objection | null;
}

/** A suspension with each of its steps, to keep and to print. */
export interface SuspensionReceipt {
  /** Id of the suspension, by which it has a receipt. */
  readonly _id: string;
  /** Why; as an Admin wrote it. */
  readonly reason: string;
  /**
   * Format: date-time
   * Since when.
   */
  readonly since: string;
  /** Whether the account is removed: it is erased once nothing is left to withdraw. */
  readonly removal: boolean;
  /** What its person says against it; null for nothing yet. */
  readonly objection: Objection | null;
  /**
   * Format: date-time
   * When it was lifted or the account erased; null while it lasts.
   */
  readonly endedAt: string | null;
  /** Why it was lifted; null where it was not. */
  readonly liftReason: string | null;
}

export interface Task {
  /** Id of the task. */
  readonly _id: string;
  /** Title of the task. */
  readonly title: string;
  /** What is to be done. */
  readonly taskDetail: string;
  /** Open places. */
  readonly requiredWorkers: number;
  /** All places: the open ones and those with work. */
  readonly places: number;
  /** Coins for each worker. */
  readonly payableAmount: number;
  /**
   * Format: date
   * Last day that takes work, YYYY-MM-DD.
   */
  readonly completionDate: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Address of the picture. */
  readonly imageURL: string;
  /** For how many minutes a place is kept for a worker who claims it. */
  readonly allowanceMinutes: number;
  /** How many minutes its buyer expects it to take; null where they did not say. */
  readonly estimatedMinutes: number | null;
  /** What a worker may not want to see in it. */
  readonly contentNotice: ContentNotice;
  /** What kind of work it is. */
  readonly category: TaskCategory;
  /** Days its buyer has to decide on work before it is accepted automatically; 0: no limit. */
  readonly reviewDays: number;
  /** What work has to hold. */
  readonly proof: ProofOfWork;
  /** Version of its text: one more with every edit. A submission may name the one that it answers. */
  readonly version: number;
  /** The completion date or the closing time has passed: it takes no more work. */
  readonly closed: boolean;
  /** Half of the workers took at most so many minutes; null while fewer than five were measured. */
  readonly medianMinutes: number | null;
  /**
   * Coins of the fee that its buyer pays beside the pay of all places; 0 for a task of a batch, which has one fee.
   * @example 3
   */
  readonly fee: number;
  /** Who posted it. */
  readonly buyer: TaskBuyer;
  /** How they have judged work; null for somebody who was removed. */
  readonly buyerRecord: BuyerRecord | null;
  /** In lists, where the line is a batch: the other fields are those of its open item with the lowest line, but title is the template, and requiredWorkers the open places of all items. */
  readonly batch?: TaskBatch;
  /** E-mail address of its buyer; for signed-in people. */
  readonly buyerEmail?: string;
  /**
   * Format: date-time
   * It takes no more work from this moment on; left out for the whole of completionDate.
   * @example 2030-01-31T12:30:00.000Z
   */
  readonly closesAt?: string;
  /** Whether you may take it; for Workers. */
  readonly eligible?: boolean;
  /**
   * Its buyer has paused the batch: it takes no work until they resume it. Left out where it is not so.
   * @example true
   */
  readonly paused?: boolean;
  /** Why you may not take it: group, for members of a group alone; excluded, you are in a group that is excluded; test, you have not passed its qualification test. */
  readonly reasons?: readonly IneligibilityReason[];
  /** What became of it before it was public; for its buyer and Admins, where an Admin had to look at it. */
  readonly review?: TaskReview;
}

/** A batch as one line of a list of tasks. */
export interface TaskBatch {
  /** Id of the batch. */
  readonly _id: string;
  /** How many items it has. */
  readonly items: number;
  /** How many items have an open place. */
  readonly open: number;
  /** How many items need no more answers. */
  readonly done: number;
}

/** A buyer beside their task. Visitors get the name alone. */
export interface TaskBuyer {
  /** Id of the buyer. */
  readonly _id: string;
  /** Name of the buyer; empty for somebody who was removed. */
  readonly name: string;
  /** Coin balance of the buyer; for the buyer and an Admin. */
  readonly coin?: number;
  /** E-mail address of the buyer; for signed-in people, empty for somebody who was removed. */
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
  /** What is to be done. */
  readonly taskDetail: string;
  /** Open places. */
  readonly requiredWorkers: number;
  /** All places: the open ones and those with work. */
  readonly places: number;
  /** Coins for each worker. */
  readonly payableAmount: number;
  /**
   * Format: date
   * Last day that takes work, YYYY-MM-DD.
   */
  readonly completionDate: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /** Address of the picture. */
  readonly imageURL: string;
  /** For how many minutes a place is kept for a worker who claims it. */
  readonly allowanceMinutes: number;
  /** How many minutes its buyer expects it to take; null where they did not say. */
  readonly estimatedMinutes: number | null;
  /** What a worker may not want to see in it. */
  readonly contentNotice: ContentNotice;
  /** What kind of work it is. */
  readonly category: TaskCategory;
  /** Days its buyer has to decide on work before it is accepted automatically; 0: no limit. */
  readonly reviewDays: number;
  /** What work has to hold. */
  readonly proof: ProofOfWork;
  /** Version of its text: one more with every edit. A submission may name the one that it answers. */
  readonly version: number;
  /** The completion date or the closing time has passed: it takes no more work. */
  readonly closed: boolean;
  /** Half of the workers took at most so many minutes; null while fewer than five were measured. */
  readonly medianMinutes: number | null;
  /**
   * Coins of the fee that its buyer pays beside the pay of all places; 0 for a task of a batch, which has one fee.
   * @example 3
   */
  readonly fee: number;
  /** Who posted it. */
  readonly buyer: TaskBuyer;
  /** How they have judged work; null for somebody who was removed. */
  readonly buyerRecord: BuyerRecord | null;
  /** What a worker fills in, in place of free text; null for free text. */
  readonly form: AnswerForm | null;
  /** Who may take it, null for everybody; for its buyer. */
  readonly audience?: Audience | null;
  /** In lists, where the line is a batch: the other fields are those of its open item with the lowest line, but title is the template, and requiredWorkers the open places of all items. */
  readonly batch?: TaskBatch;
  /** E-mail address of its buyer; for signed-in people. */
  readonly buyerEmail?: string;
  /**
   * Format: date-time
   * It takes no more work from this moment on; left out for the whole of completionDate.
   * @example 2030-01-31T12:30:00.000Z
   */
  readonly closesAt?: string;
  /** Whether you may take it; for Workers. */
  readonly eligible?: boolean;
  /** Where the work is done; null for here. */
  readonly link?: TaskLink | null;
  /** The place that is kept for you, null for none; for Workers. */
  readonly myClaim?: OwnClaim | null;
  /** What you have sent for it, null for nothing; not there for visitors. */
  readonly mySubmission?: SubmissionState | null;
  /**
   * Its buyer has paused the batch: it takes no work until they resume it. Left out where it is not so.
   * @example true
   */
  readonly paused?: boolean;
  /** Why you may not take it: group, for members of a group alone; excluded, you are in a group that is excluded; test, you have not passed its qualification test. */
  readonly reasons?: readonly IneligibilityReason[];
  /** What became of it before it was public; for its buyer and Admins, where an Admin had to look at it. */
  readonly review?: TaskReview;
  /** Id of the qualification test that it asks for; for Workers, not there where it asks for none. */
  readonly test?: string;
}

/** The form for a new task as far as it is filled in; its last day is never kept. */
export interface TaskForm {
  /** Title; empty for none yet, as the following. */
  readonly title: string;
  /** What is to be done. */
  readonly taskDetail: string;
  /** What a worker sends as proof. */
  readonly submissionInfo: string;
  /**
   * Format: uri-reference
   * Address of the picture.
   */
  readonly imageURL: string;
  /** How many workers are wanted; null where nothing was said. */
  readonly requiredWorkers: number | null;
  /** Coins for each worker; null where nothing was said. */
  readonly payableAmount: number | null;
  /** What kind of work it is. */
  readonly category: TaskCategory;
  /** Days to decide on work; null: as the owner of the installation has set. */
  readonly reviewDays: number | null;
  /** For how many minutes a place is kept for a worker who claims it. */
  readonly allowanceMinutes: number;
  /** How many minutes you expect it to take; null where nothing was said. */
  readonly estimatedMinutes: number | null;
  /** What a worker may not want to see in it. */
  readonly contentNotice: ContentNotice;
  /** What work has to hold. */
  readonly proof: ProofOfWork;
  /** What a worker fills in, in place of free text; null for free text. */
  readonly form: AnswerForm | null;
  /** Where the work is done; null for here. */
  readonly link: TaskLink | null;
}

export interface TaskFormBody {
  /**
   * For how many minutes a place is kept for a worker who claims it.
   * @default 60
   */
  readonly allowanceMinutes?: number;
  /**
   * What kind of work it is.
   * @default other
   */
  readonly category?: TaskCategory;
  /**
   * What a worker may not want to see in it.
   * @default none
   */
  readonly contentNotice?: ContentNotice;
  /** How many minutes you expect it to take. */
  readonly estimatedMinutes?: number | null;
  /** What a worker fills in, in place of free text; null for free text. */
  readonly form?: AnswerForm | null;
  /**
   * Format: uri-reference
   * Address of the picture; empty for none.
   * @default
   */
  readonly imageURL?: string;
  /** Where the work is done, in place of a form: {url, code}. */
  readonly link?: TaskLink | null;
  /** Coins for each worker. */
  readonly payableAmount?: number;
  /** What work has to hold. */
  readonly proof?: ProofOfWorkBody;
  /** How many workers are wanted. */
  readonly requiredWorkers?: number;
  /** Days to decide on work; left out: as the owner of the installation has set. */
  readonly reviewDays?: number;
  /**
   * What a worker sends as proof.
   * @default
   */
  readonly submissionInfo?: string;
  /**
   * What is to be done.
   * @default
   */
  readonly taskDetail?: string;
  /**
   * Title of the task.
   * @default
   */
  readonly title?: string;
}

/** Work that lives elsewhere: a page to open, and the completion code that proves it. */
export interface TaskLink {
  /**
   * An https address. {{worker}} (the same for one buyer and worker, and nothing else), {{task}} and {{submission}} are filled in at the claim.
   * @example https://survey.example/s?worker={{worker}}&id={{submission}}
   */
  readonly url: string;
  /**
   * The completion code; "any": each is kept; "signed": each submission has its own. Answered to its buyer alone.
   * @example signed
   */
  readonly code?: string;
  /** How many wrong codes were sent; for its buyer. */
  readonly wrongCodes?: number;
}

/** A question to the buyer of a task, without the name of the worker who asked. */
export interface TaskQuestion {
  /** Id of the question. */
  readonly _id: string;
  /** What was asked. */
  readonly text: string;
  /**
   * Format: date-time
   * When it was asked.
   */
  readonly at: string;
  /** What the buyer says; null while they have not. */
  readonly answer: string | null;
  /**
   * Format: date-time
   * When the buyer said it; null while they have not.
   */
  readonly answeredAt: string | null;
  /** You asked it. */
  readonly own: boolean;
}

/** A form that a buyer keeps to begin new tasks with. */
export interface TaskTemplate {
  /** Id. */
  readonly _id: string;
  /**
   * What it is called.
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
  /** The version in effect; null where none was announced for today or earlier. */
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
   * When you agreed to it; null where you did not.
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

/** What shows that a transfer is in the books; the salt and the hashes of the path are hex. */
export interface TransferProof {
  /** Place of its day in the chain, from 1. */
  readonly number: number;
  /**
   * Format: date
   * Its day, YYYY-MM-DD.
   */
  readonly day: string;
  /** The transfer, letter by letter: [id, from, to, amount, kind, reference, milliseconds]. */
  readonly row: string;
  /** What was hashed before the row, in hex. */
  readonly salt: string;
  /** Place of the leaf in the tree, from 0. */
  readonly index: number;
  /** Hashes on the way up to the root, in hex, the nearest first (RFC 6962, 2.1.1). */
  readonly path: readonly string[];
}

export interface Unsubscribed {
  /** Always true: no notice is mailed to this person any more. */
  readonly done: boolean;
}

export interface UploadState {
  /** Names the upload. */
  readonly _id: string;
  /** Number of bytes of the whole file. */
  readonly length: number;
  /** Number of bytes that are here; the next piece begins there. */
  readonly received: number;
  /**
   * Format: date-time
   * When it is forgotten.
   */
  readonly expires: string;
  /** Address of the picture, as POST /image/proof answers it; empty until all of it is here. */
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
  /** Address of the photo; empty where there is none. */
  readonly image: string;
  /** What the person may do. */
  readonly role: Role;
  /** Coins: what can be spent now, and what waits for a decision on a withdrawal. */
  readonly coin: number;
  /** Coins that can be spent or withdrawn now. */
  readonly availableCoin: number;
  /** Whether the address was proved to be theirs; until then they cannot post, submit, buy or withdraw. */
  readonly emailVerified: boolean;
  /** Whether the account is suspended: its person can read, withdraw what they earned, and object. */
  readonly suspended: boolean;
}

export interface VerificationBody {
  /** The token of the mailed link. */
  readonly token: string;
}

export interface VersionBody {
  /**
   * Answers by the names of the fields, where the task has a form.
   * @example {
   *       "bird": "magpie",
   *       "count": 2
   *     }
   */
  readonly answers?: {
    readonly [key: string]: string | number | readonly string[];
  };
  /**
   * Pictures that show it.
   * @default []
   */
  readonly pictures?: readonly string[];
  /** The proof of the work, as it is now. Not needed where the task has a form. */
  readonly submissionDetail?: string;
}

/** An address of your own that is notified of events. */
export interface Webhook {
  /** Id. */
  readonly _id: string;
  /** Where the messages go. */
  readonly url: string;
  /** What it listens to. */
  readonly events: readonly WebhookEvent[];
  /** off: it failed for three days; nothing is sent until it is switched on. */
  readonly state: 'on' | 'off';
  /**
   * Format: date-time
   * Since when nothing has come through; null: the last message did.
   */
  readonly failingSince: string | null;
  /**
   * Format: date-time
   * When it was added.
   */
  readonly madeAt: string;
}

export interface WebhookDone {
  /** Always true: it is done, or on its way. */
  readonly done: boolean;
}

export interface WebhookWithSecret {
  /** Id. */
  readonly _id: string;
  /** Where the messages go. */
  readonly url: string;
  /** What it listens to. */
  readonly events: readonly WebhookEvent[];
  /** off: it failed for three days; nothing is sent until it is switched on. */
  readonly state: 'on' | 'off';
  /**
   * Format: date-time
   * Since when nothing has come through; null: the last message did.
   */
  readonly failingSince: string | null;
  /**
   * Format: date-time
   * When it was added.
   */
  readonly madeAt: string;
  /** What signs the messages, as standardwebhooks.com has it. It is shown this once. */
  readonly secret: string;
}

export interface Withdrawal {
  /** Id of the request. */
  readonly _id: string;
  /** Who asks. */
  readonly worker: Avatar;
  /** E-mail address of the worker. */
  readonly workerEmail: string;
  /** Coins. */
  readonly withdrawalCoin: number;
  /** Dollars they are worth, with at most two decimals. */
  readonly withdrawalAmount: number;
  /** How to be paid. */
  readonly paymentSystem: PaymentSystem;
  /** The end of the account number. */
  readonly accountNumberMasked: string;
  /**
   * Format: date-time
   * When it was asked for.
   */
  readonly withdrawDate: string;
  /** Where it stands. */
  readonly status: WithdrawalStatus;
  /**
   * Format: date-time
   * From when its money may leave; null where its account is not new to the worker.
   */
  readonly payableFrom: string | null;
  /** Where its money is; null where it was rejected or cancelled. */
  readonly payout: PayoutStanding | null;
}

export interface WithdrawalSignals {
  /** Id of the request. */
  readonly _id: string;
  /** Days for which a purchase counts as one that may be refunded. */
  readonly refundableDays: number;
  /** The most telling ones first; none for most people. */
  readonly signals: readonly RiskSignal[];
}

export interface WithdrawalState {
  /** Id of the request. */
  readonly _id: string;
  /** Where it stands. */
  readonly status: WithdrawalStatus;
}

export interface WorkerChanges {
  /** Work sent. */
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
  /** Those who passed the qualification test with the same id are in it. */
  readonly ofTest: boolean;
  /**
   * Format: date-time
   * Until when its invitation link works; null without one that works.
   */
  readonly invitationUntil: string | null;
  /**
   * Format: date-time
   * When it was made.
   */
  readonly createdAt: string;
}

export interface WorkerOverview {
  /** Work sent. */
  readonly submissionCount: number;
  /** Work nobody decided on yet. */
  readonly pendingSubmissionsCount: number;
  /** What it brought. */
  readonly totalEarning: Earning;
  /** A page of accepted work, latest first. */
  readonly acceptedSubmissions: readonly Submission[];
  /** The last 90 days; days without anything are left out. */
  readonly history: readonly WorkerDay[];
  /** What came lately, beside what came before. */
  readonly changes: WorkerChanges;
  /** Open tasks of the last seven days that you have not done yet. */
  readonly newTasks: NewTasks;
}

/** How somebody's work was judged. */
export interface WorkerRecord {
  /**
   * Format: date-time
   * Since when they are a member.
   */
  readonly since: string;
  /** Pieces of their work that were decided on; what is disputed is left out. */
  readonly decided: number;
  /** How many pieces of work of those were accepted. */
  readonly accepted: number;
  /** How many disputes an Admin decided for them. */
  readonly disputesWon: number;
}

/** A qualification test, for its buyer. */
export interface WorkerTest {
  /** Id of the test, and of the group of those who passed. */
  readonly _id: string;
  /** Title of the test. */
  readonly title: string;
  /** How many right answers pass. */
  readonly pass: number;
  /** How many answers are known. */
  readonly of: number;
  /** How many workers are paid for their first attempt. */
  readonly places: number;
  /** How many of these places are left. */
  readonly openPlaces: number;
  /** Coins for each of these. */
  readonly payableAmount: number;
  /** After how many days a worker who did not pass may try again. */
  readonly againAfterDays: number;
  /** How many workers tried. */
  readonly tried: number;
  /** How many workers passed. */
  readonly passed: number;
  /** open: workers take it; closed: nobody does any more. */
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
   * Coins of accepted withdrawals, without those that came back; below zero where more came back.
   * @example 200
   */
  readonly withdrawn: number;
  /**
   * Coins paid as fees, as a buyer, without those that came back.
   * @example 0
   */
  readonly fees: number;
  /**
   * Coins that everything else brought, or took below zero.
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
   * Coins of accepted withdrawals, without those that came back; below zero where more came back.
   * @example 200
   */
  readonly withdrawn: number;
  /**
   * Coins paid as fees, as a buyer, without those that came back.
   * @example 0
   */
  readonly fees: number;
  /**
   * Coins that everything else brought, or took below zero.
   * @example 10
   */
  readonly other: number;
  /**
   * The month, YYYY-MM, by the calendar of the owner of this installation.
   * @example 2030-01
   */
  readonly month: string;
}

/** A year of your coins, by month, from the ledger: opening + earned + bonus - withdrawn - fees + other = closing. */
export interface YearlyStatement {
  /**
   * The number of the year.
   * @example 2030
   */
  readonly year: number;
  /** Coin balance at its beginning. */
  readonly opening: number;
  /** Its twelve months. */
  readonly months: readonly YearMonth[];
  /** All of them together. */
  readonly total: YearFigures;
  /** Coin balance at its end, or now. */
  readonly closing: number;
}
