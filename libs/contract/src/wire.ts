import {
  type AuditAction,
  type BatchState,
  type DeliveryState,
  type WebhookEvent,
  type KeyScope,
  type KeyState,
  type DecidedBy,
  type DisputeOutcome,
  type DisputeState,
  type PaymentState,
  type PaymentSystem,
  type ReceiptKind,
  type Role,
  type ShownRejectionCode,
  type SubmissionStatus,
  type PayoutDoubt,
  type PayoutSheetLineName,
  type PayoutStandingState,
  type PayoutState,
  type TaskCategory,
  type TaskState,
  type WaitingSheetLineName,
  type WithdrawalStatus,
} from './constants';
import { type NoticeCode, type NoticeParams } from './notices';

/** Shapes as they travel between the API and its clients. Dates are ISO 8601 strings in UTC; coins are whole numbers. */

export interface Envelope<T> {
  readonly data: T;
}

/** A bounded list; `page.next` is the cursor of the following page, null at the end. */
export interface PageEnvelope<T> extends Envelope<readonly T[]> {
  readonly page: { readonly next: string | null };
}

/** Somebody in a list: without name and picture once they are removed. */
export interface Face {
  readonly _id: string;
  readonly name: string;
  /** Address of the picture; empty for none. */
  readonly image: string;
}

export interface User {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly image: string;
  readonly role: Role;
  /** available + held */
  readonly coin: number;
  /** What can be spent or withdrawn now. Present for oneself and for an Admin. */
  readonly availableCoin: number;
  /** Without it nobody posts, submits, buys or withdraws. */
  readonly emailVerified: boolean;
}

/** A buyer beside their task. Visitors get the name alone. */
export interface TaskBuyer {
  readonly _id: string;
  /** Empty for somebody who was removed. */
  readonly name: string;
  /** For signed-in people. */
  readonly image?: string;
  /** For signed-in people; empty for somebody who was removed. */
  readonly email?: string;
  /** Coin balance; for the buyer themself and an Admin. */
  readonly coin?: number;
}

export interface BestWorker {
  readonly _id: string;
  readonly name: string;
  readonly image: string;
  readonly coin: number;
}

/** How somebody has judged the work that was sent to them. */
export interface BuyerRecord {
  /** Since when they are a member. */
  readonly since: string;
  /** Pieces of work they decided on; what is disputed is left out. */
  readonly decided: number;
  /** Of those. */
  readonly accepted: number;
  /** Pieces of work that were accepted because they did not decide in time. */
  readonly silent: number;
  /** Disputes that an Admin decided for the worker. */
  readonly disputesLost: number;
  /** Half of their decisions came within so many hours; null while there are none. */
  readonly medianHours: number | null;
}

/** How somebody's work was judged. */
export interface WorkerRecord {
  readonly since: string;
  /** Pieces of their work that were decided on; what is disputed is left out. */
  readonly decided: number;
  /** Of those. */
  readonly accepted: number;
  /** Disputes that an Admin decided for them. */
  readonly disputesWon: number;
}

/** What is known of somebody in the role that they have. */
export interface PersonRecord {
  readonly _id: string;
  readonly name: string;
  readonly role: Role;
  readonly buyer: BuyerRecord | null;
  readonly worker: WorkerRecord | null;
}

/** What work for a task has to hold. */
export interface Proof {
  /** In words; empty for none. */
  readonly text: string;
  /** At least so many pictures. */
  readonly pictures: number;
  /** At least one link. */
  readonly link: boolean;
}

export interface Task {
  readonly _id: string;
  readonly title: string;
  readonly taskDetail: string;
  /** Open slots. */
  readonly requiredWorkers: number;
  /** All slots: the open ones and those with work; not there for a task posted before they were counted. */
  readonly places?: number;
  /** Coins per worker. */
  readonly payableAmount: number;
  /** Calendar day, YYYY-MM-DD. */
  readonly completionDate: string;
  readonly submissionInfo: string;
  readonly imageURL: string;
  /** For so long a place is kept for a worker who claims it. */
  readonly allowanceMinutes: number;
  readonly category: TaskCategory;
  /** Days its buyer has to decide on work before it is accepted by itself; 0: for ever. */
  readonly reviewDays: number;
  readonly proof: Proof;
  /** Of its text: one more with every edit. */
  readonly version: number;
  /** It takes no more work: its completion date has passed. */
  readonly closed: boolean;
  /** How long half of the workers took whose time was measured, in minutes; null while there are too few. */
  readonly medianMinutes: number | null;
  /** For signed-in people. */
  readonly buyerEmail?: string;
  readonly buyer: TaskBuyer;
  /** Null for somebody who was removed. */
  readonly buyerRecord: BuyerRecord | null;
}

/** A task as an Admin manages it, whatever its state. */
export interface ManagedTask extends Task {
  readonly state: TaskState;
  /** Coins set aside for work that its buyer has not decided on. */
  readonly waitingCoins: number;
}

/** Many tasks that are made of one template and the rows of a file. */
export interface Batch {
  readonly _id: string;
  /** The template of their titles. */
  readonly title: string;
  readonly state: BatchState;
  /** How many tasks it has, and how many of them are posted. */
  readonly tasks: number;
  readonly posted: number;
  /** Coins that were set aside for all of them, and those that came back for what was not posted. */
  readonly cost: number;
  readonly returned: number;
  /** Workers of each item whose answers are compared; null where none are. */
  readonly overlap: number | null;
  /** How many of its tasks are control items, of which nobody but its buyer knows. */
  readonly controls: number;
  readonly createdAt: string;
  /** Null while it is posted. */
  readonly endedAt: string | null;
}

/** How far the answers to one row of a batch agree. */
export interface ItemAgreement {
  /** Of the file, from 1. */
  readonly line: number;
  /** Id of the task. */
  readonly task: string;
  /** The title of the task as it was posted. */
  readonly title: string;
  readonly answers: number;
  /** Those that are what most said. */
  readonly agreeing: number;
  /** The same as a share, from 0 to 1. */
  readonly share: number;
  /** The beginning of what most said; null where two answers are said as often. */
  readonly majority: string | null;
  /** Of a control item: the known answer, and how many answers miss it; null for every other. */
  readonly control: { readonly known: string; readonly missed: number } | null;
}

/** What the answers to all rows of a batch come to. */
export interface BatchAgreement {
  /** Items that have answers, and those of them that have two at least. */
  readonly items: number;
  readonly compared: number;
  /** Mean of the shares of the latter, from 0 to 1; null where there is none. */
  readonly mean: number | null;
  /** Answers to control items, and those that miss. */
  readonly controls: number;
  readonly missed: number;
}

/** How a worker's answers within a batch compare. */
export interface WorkerAgreement {
  readonly worker: Face;
  readonly answers: number;
  /** Answers to items for which there is a majority, and those that are with it. */
  readonly compared: number;
  readonly withMajority: number;
  /** Control items that they answered, and those that they missed. */
  readonly controls: number;
  readonly missed: number;
}

/** The same of the worker who sent one piece of work, for its buyer. */
export interface WorkAgreement extends Omit<WorkerAgreement, 'worker'> {
  /** Id of the batch. */
  readonly batch: string;
  /** Whether the work misses a known answer; null where none is known. */
  readonly missesControl: boolean | null;
}

/** What a batch would be, and cost. */
export interface BatchPreview {
  readonly columns: readonly string[];
  readonly tasks: number;
  /** Coins for all of them, and coins that its buyer can spend now. */
  readonly cost: number;
  readonly available: number;
  /** How many of them are control items. */
  readonly controls: number;
  /** The first of them. */
  readonly first: readonly BatchPreviewTask[];
}

export interface BatchPreviewTask {
  /** Of the file, from 1. */
  readonly line: number;
  readonly title: string;
  readonly taskDetail: string;
}

/** How long work waited for a decision that was made within one week. */
export interface DecisionTime {
  /** First day of the week, YYYY-MM-DD. */
  readonly week: string;
  readonly decisions: number;
  /** Half of the decisions came within so many hours, to a quarter; null where there was none. */
  readonly hours: number | null;
}

/** What became of the work that a buyer was sent for a task. */
export interface ReceivedFor {
  readonly taskId: string;
  readonly accepted: number;
  /** For the buyer's decision, or for changes that they asked for. */
  readonly waiting: number;
}

/** A piece of work in the file of a task's results. */
export interface TaskResult {
  readonly submissionId: string;
  readonly workerId: string;
  readonly status: SubmissionStatus;
  readonly submissionDetail: string;
  /** Addresses. */
  readonly pictures: readonly string[];
  /** Of the work: 2 where changes were asked for and came. */
  readonly version: number;
  /** Of the task's text that it answers. */
  readonly textVersion: number;
  readonly payableAmount: number;
  readonly reasonCode: ShownRejectionCode | null;
  readonly reason: string;
  readonly sentAt: string;
  /** Null while it is pending. */
  readonly decidedAt: string | null;
}

/** That a worker has sent work for a task. */
export interface SentFor {
  readonly taskId: string;
  readonly _id: string;
  readonly status: SubmissionStatus;
}

/** A piece of work in the file of a batch's results, beside the row that its task came from. */
export interface BatchResult extends TaskResult {
  /** Of the file that the batch was made of, from 1. */
  readonly line: number;
  /** Id of the task. */
  readonly taskId: string;
  /** The values of the row, by the names of the columns. */
  readonly input: Readonly<Record<string, string>>;
  /** Whether the work has the known answer of a control item; null for every other. */
  readonly control: 'met' | 'missed' | null;
}

/** One task on its own page. */
export interface TaskDetails extends Task {
  /** What the person asking has sent for it, null for nothing; not there for visitors. */
  readonly mySubmission?: { readonly _id: string; readonly status: SubmissionStatus } | null;
  /** The place that is kept for the worker who asks, null for none; not there for others. */
  readonly myClaim?: { readonly until: string } | null;
}

/** A place of a task that is kept for a worker. */
export interface Claim {
  readonly taskId: string;
  readonly title: string;
  readonly payableAmount: number;
  /** Until when; then it opens for everybody again. */
  readonly until: string;
}

export interface Submission {
  readonly _id: string;
  readonly task: {
    readonly _id: string;
    readonly title: string;
    readonly taskDetail: string;
    readonly payableAmount: number;
    readonly requiredWorkers: number;
  };
  readonly buyerEmail: string;
  readonly workerEmail: string;
  readonly submissionDetail: string;
  /** Addresses of the pictures that came with it. */
  readonly pictures: readonly string[];
  /** 1, or 2 once its worker has sent the changes that were asked for; what is shown is the last one. */
  readonly version: number;
  /** What its buyer asked to be changed; null for nothing. `due`: until when it is awaited, null once it is here or decided. */
  readonly changes: { readonly note: string; readonly askedAt: string; readonly due: string | null } | null;
  readonly currentDate: string;
  readonly status: SubmissionStatus;
  /** Why the buyer rejected it, in words; empty for none. */
  readonly rejectionReason: string;
  /** Why, as one of a few codes; null where none was said. */
  readonly rejectionCode: ShownRejectionCode | null;
  /** When it is accepted by itself unless its buyer decides before; null once decided, or where nothing happens by itself. */
  readonly acceptedAt: string | null;
  /** Without name and e-mail for somebody who was removed, as the buyer. */
  readonly worker: Face & { readonly email: string };
  readonly buyer: Face;
}

/** Work as it was sent at one time. */
export interface SubmissionVersion {
  readonly number: number;
  readonly submissionDetail: string;
  readonly pictures: readonly string[];
  readonly sentAt: string;
}

/** One piece of work with all that led to where it stands. */
export interface SubmissionDetails extends Submission {
  /** The task as it read when the work was sent. */
  readonly instructions: {
    readonly title: string;
    readonly taskDetail: string;
    readonly submissionInfo: string;
    readonly proof: Proof;
    readonly version: number;
  };
  readonly versions: readonly SubmissionVersion[];
  /** Null while it is pending; `by` is null where nobody noted it. */
  readonly decision: {
    readonly status: SubmissionStatus;
    readonly by: DecidedBy | null;
    readonly at: string;
    readonly reason: string;
    readonly reasonCode: ShownRejectionCode | null;
  } | null;
}

/** A buyer who rejects no more until an Admin has looked. */
export interface BrakedBuyer {
  readonly buyer: Face & { readonly email: string };
  readonly since: string;
  /** How many of the last decisions are looked at. */
  readonly decided: number;
  /** Ids of the work among them that was rejected, the latest first. */
  readonly rejected: readonly string[];
}

/** A worker's objection to a rejection. */
export interface Dispute {
  readonly _id: string;
  readonly submissionId: string;
  readonly task: { readonly _id: string; readonly title: string };
  /** Coins that are at stake. */
  readonly payableAmount: number;
  readonly state: DisputeState;
  /** Null until it is decided. */
  readonly outcome: DisputeOutcome | null;
  /** The end of the buyer's time, then the time when the worker is paid; null once it is decided. */
  readonly due: string | null;
  readonly openedAt: string;
  /** What the worker says, with addresses of pictures. */
  readonly statement: string;
  readonly pictures: readonly string[];
  /** What the buyer says; null for nothing. */
  readonly answer: string | null;
  readonly answeredAt: string | null;
  /** Why it was decided so; null where nobody gave a reason. */
  readonly reason: string | null;
  readonly decidedAt: string | null;
  readonly worker: Face;
  readonly buyer: Face;
}

/** A piece of work with the dispute about its rejection, if there is one. */
export interface SubmissionWithDispute extends SubmissionDetails {
  readonly dispute: Dispute | null;
}

export interface Payment {
  readonly _id: string;
  readonly purchaseDate: string;
  readonly coinsPurchased: number;
  /** Dollars, at most two decimals. */
  readonly amountPaid: number;
  readonly transID: string;
  readonly buyerEmail: string;
  readonly state: PaymentState;
}

/** A movement of coins, with the kinds of the two accounts that it went between. */
export interface ReceiptTransfer {
  readonly _id: string;
  readonly kind: string;
  readonly coins: number;
  readonly from: string;
  readonly to: string;
  readonly at: string;
}

/** A picture that came with work; `sha256` of its bytes in hexadecimal digits, null where they are not kept here. */
export interface ReceiptPicture {
  readonly address: string;
  readonly sha256: string | null;
}

/** What was asked, what was sent, and what was decided on it. */
export interface ReceiptWork extends Pick<SubmissionDetails, 'instructions' | 'decision' | 'currentDate' | 'changes'> {
  readonly versions: readonly (Omit<SubmissionVersion, 'pictures'> & {
    readonly pictures: readonly ReceiptPicture[];
  })[];
  readonly payableAmount: number;
}

/** Something that was settled, for the two whom it concerns to keep and to print. */
export interface Receipt {
  readonly kind: ReceiptKind;
  /** Of the work, the dispute, the withdrawal or the payment. */
  readonly _id: string;
  readonly worker: { readonly _id: string; readonly name: string } | null;
  readonly buyer: { readonly _id: string; readonly name: string } | null;
  /** Of a decision or a dispute; null for others, as the following. */
  readonly work: ReceiptWork | null;
  readonly dispute: Dispute | null;
  readonly payout: Withdrawal | null;
  readonly purchase: Payment | null;
  /** In the order in which they moved. */
  readonly transfers: readonly ReceiptTransfer[];
}

/** A purchase that was just made. `checkoutUrl`: where to pay; null once it is settled. */
export interface NewPayment extends Payment {
  readonly checkoutUrl: string | null;
}

export interface Withdrawal {
  readonly _id: string;
  readonly worker: Face;
  readonly workerEmail: string;
  readonly withdrawalCoin: number;
  /** Dollars, at most two decimals. */
  readonly withdrawalAmount: number;
  readonly paymentSystem: PaymentSystem;
  readonly accountNumberMasked: string;
  readonly withdrawDate: string;
  readonly status: WithdrawalStatus;
  /** From when its money may leave; null where its account is not new to the worker. */
  readonly payableFrom: string | null;
  /** Null where nothing is to be paid: it was rejected or cancelled. */
  readonly payout: PayoutStanding | null;
}

/** What makes an Admin look closer at a withdrawal; the most telling ones first. */
export const RISK_SIGNALS = [
  'shared-account',
  'unpaid-buyers',
  'refundable',
  'quick-acceptance',
  'one-buyer',
  'disputes-lost',
  'new-account',
] as const;
export type RiskSignalCode = (typeof RISK_SIGNALS)[number];

export const RISK_LEVELS = ['high', 'medium', 'low'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export interface RiskTag {
  readonly code: RiskSignalCode;
  readonly level: RiskLevel;
}

export const RISK_ROW_KINDS = ['person', 'submission', 'purchase', 'dispute'] as const;
export type RiskRowKind = (typeof RISK_ROW_KINDS)[number];

/** A row behind a signal. */
export interface RiskRow {
  readonly kind: RiskRowKind;
  readonly _id: string;
  /** Name of the person, title of the task or number of the transaction. */
  readonly name: string;
  /** Null for other rows, and for a person who was removed. */
  readonly email: string | null;
}

export interface RiskSignal extends RiskTag {
  /** Counts of people, purchases, works and disputes; coins, days, seconds, whole percents. */
  readonly numbers: Readonly<Record<string, number>>;
  /** The first ten, latest first. */
  readonly rows: readonly RiskRow[];
}

export interface WithdrawalSignals {
  readonly _id: string;
  /** Days for which a purchase counts as one that may be refunded. */
  readonly refundableDays: number;
  readonly signals: readonly RiskSignal[];
}

/** A withdrawal as it stands in the Admin's queue. */
export interface QueuedWithdrawal extends Withdrawal {
  /** None once it is decided. */
  readonly signals: readonly RiskTag[];
}

/** Where the money of a withdrawal is. */
export interface PayoutStanding {
  readonly state: PayoutStandingState;
  /** What the payment service calls it; null as long as it was not sent. */
  readonly reference: string | null;
  /** Why it failed. */
  readonly reason: string | null;
  /** Since when it stands so. */
  readonly at: string;
  /** By when the money is promised; null while nobody has decided. */
  readonly due: string | null;
}

/** One payment to a worker, as Admins see it. */
export interface Payout {
  /** Id of the withdrawal that it pays. */
  readonly _id: string;
  readonly worker: Face;
  readonly coins: number;
  /** Dollars, at most two decimals. */
  readonly amount: number;
  readonly rail: PaymentSystem;
  readonly accountNumberMasked: string;
  readonly state: PayoutState;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly at: string;
  readonly due: string;
  /** It is promised for a time that has passed. */
  readonly overdue: boolean;
  /** The file that it was taken with; null for none. */
  readonly batch: { readonly _id: string; readonly takenBy: string } | null;
  /** A payment service pays it. */
  readonly automatic: boolean;
  /** What cannot be right about what that says: a person has to look. */
  readonly doubt: PayoutDoubt | null;
}

/** Payouts that one Admin took to pay them. */
export interface PayoutBatch {
  readonly _id: string;
  readonly rail: PaymentSystem;
  readonly count: number;
  /** Dollars, at most two decimals. */
  readonly amount: number;
  /** The file, with room for references, states and reasons. */
  readonly csv: string;
}

/** What a figure of a day's sheet comes to; below zero where it leaves. */
export interface PayoutSheetFigure {
  readonly count: number;
  readonly coins: number;
  /** Dollars, at most two decimals. */
  readonly amount: number;
}

/** A line of a day's sheet: what each stage of payouts had, got or gave away. */
export interface PayoutSheetLine {
  readonly line: PayoutSheetLineName;
  /** Nobody took it yet. */
  readonly queued: PayoutSheetFigure;
  /** Taken in a file or by a payment service, and not sent. */
  readonly taken: PayoutSheetFigure;
  readonly sent: PayoutSheetFigure;
  readonly together: PayoutSheetFigure;
  /** Coins that transfers of the ledger tell of; null for lines that move none. */
  readonly ledger: number | null;
}

/** A line of a day's sheet about requests for a payout that wait for a decision. */
export interface WaitingSheetLine {
  readonly line: WaitingSheetLineName;
  readonly requests: PayoutSheetFigure;
  /** Coins that the ledger's transfers into and out of what it holds tell of. */
  readonly ledger: number;
}

/** A line of a day's sheet on which the payouts, or requests for them, and the ledger differ about one of them. */
export interface PayoutSheetGap {
  /** Id of the withdrawal; the ledger may know one that is no payout. */
  readonly payout: string;
  readonly line: PayoutSheetLineName | WaitingSheetLineName;
  /** Coins. */
  readonly coins: number;
  /** Coins. */
  readonly ledger: number;
}

/** Money that was sent, arrived or failed on a day. */
export interface PayoutSheetPayment {
  readonly payout: string;
  readonly rail: PaymentSystem;
  readonly line: PayoutSheetLineName;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly coins: number;
  /** Dollars, at most two decimals. */
  readonly amount: number;
  readonly at: string;
}

/** What became of payouts on one day, and whether it agrees with the ledger. */
export interface PayoutSheet {
  /** YYYY-MM-DD in the owner's time zone. */
  readonly day: string;
  readonly from: string;
  /** Up to when: the end of the day, or now. */
  readonly until: string;
  readonly over: boolean;
  /** Those that had anything. */
  readonly rails: readonly { readonly rail: PaymentSystem; readonly lines: readonly PayoutSheetLine[] }[];
  readonly total: readonly PayoutSheetLine[];
  /** Requests that nobody decided on. */
  readonly waiting: readonly WaitingSheetLine[];
  /** Every column adds up, and agrees with the ledger. */
  readonly holds: boolean;
  readonly gapCount: number;
  /** The first few. */
  readonly gaps: readonly PayoutSheetGap[];
  readonly paymentCount: number;
  /** At most LIMITS.paymentsOnSheet, in their order. */
  readonly payments: readonly PayoutSheetPayment[];
}

/** How many payouts a file of references moved. */
export interface PayoutReferences {
  readonly sent: number;
  readonly confirmed: number;
  readonly failed: number;
  /** They stood so before. */
  readonly unchanged: number;
}

export interface Notification {
  readonly _id: string;
  readonly message: string;
  readonly toEmail: string;
  readonly time: string;
  readonly read: boolean;
  /** With `params`, what a client needs to say the message in its own language. */
  readonly code: NoticeCode;
  readonly params: NoticeParams;
}

/** One transfer of coins as the person it touched sees it. */
export interface StatementLine {
  readonly _id: string;
  readonly time: string;
  /** What happened, as a stable word such as `submission-accepted`. */
  readonly kind: string;
  /** What the coin balance gained, or lost below zero; 0 where coins were only set aside or given free. */
  readonly amount: number;
  /** What of it was set aside for withdrawals, or came back from there below zero. */
  readonly held: number;
  /** The coin balance right after it. */
  readonly balance: number;
  /** The task whose escrow it came from or went to; null for none. */
  readonly taskId: string | null;
  /** The title of that task as it is now. */
  readonly taskTitle: string | null;
  /** It was deleted, and has no page any more. */
  readonly taskDeleted: boolean;
  /** Names the event: begins with the id of the work, dispute, purchase, withdrawal, batch or task it was of. */
  readonly reference: string;
}

/** What came in the last 30 days, and in the 30 days before. */
export interface Change {
  readonly lately: number;
  readonly earlier: number;
}

export interface BuyerOverview {
  readonly overview: readonly [{ readonly countOfTasks: number; readonly totalRequiredWorkers: number }];
  /** Dollars. */
  readonly totalPayments: readonly [{ readonly totalPaid: number }];
  /** Pending ones first, then the decided ones, latest first. */
  readonly submissions: readonly Submission[];
  /** Days without anything are left out. */
  readonly history: readonly {
    readonly day: string;
    readonly spent: number;
    readonly accepted: number;
    readonly rejected: number;
  }[];
  /** Tasks posted; dollars paid for coins. */
  readonly changes: { readonly tasks: Change; readonly payments: Change };
}

/** Open tasks of the last seven days that a worker has not done yet. */
export interface NewTasks {
  /** Of the newest hundred. */
  readonly count: number;
  /** All of the newest hundred are so new: there may be more. */
  readonly more: boolean;
  /** They fit a filter that the worker has saved; false where there is none to fit. */
  readonly fitting: boolean;
}

export interface WorkerOverview {
  readonly submissionCount: number;
  readonly pendingSubmissionsCount: number;
  readonly totalEarning: { readonly totalPayableAmount: number };
  readonly acceptedSubmissions: readonly Submission[];
  readonly history: readonly { readonly day: string; readonly coins: number }[];
  /** Work sent; coins earned. */
  readonly changes: { readonly submissions: Change; readonly earning: Change };
  readonly newTasks: NewTasks;
}

export interface AdminOverview {
  readonly totalWorker: number;
  readonly totalBuyer: number;
  readonly totalAvailableCoin: readonly [{ readonly totalCoins: number }];
  /** Dollars of accepted withdrawals, without those whose payment failed. */
  readonly totalPayment: readonly [{ readonly totalPaid: number }];
  /** Pending ones first, of a page those with the most telling signals in front; then the decided ones, latest first. */
  readonly pendingPayments: readonly QueuedWithdrawal[];
  readonly history: readonly {
    readonly day: string;
    readonly coinsSold: number;
    readonly coinsRedeemed: number;
    readonly newPeople: number;
  }[];
  /** Workers and Buyers who joined; dollars that arrived. */
  readonly changes: { readonly workers: Change; readonly buyers: Change; readonly payments: Change };
}

/** Whether the chain of closed days holds, as last walked. */
export interface BooksHealth {
  /** YYYY-MM-DD; null while no day is closed. */
  readonly lastDay: string | null;
  readonly faults: number;
  /** The first few, in words. */
  readonly named: readonly string[];
}

export interface LedgerHealth {
  /** When the last check ended; null before the first, when nothing below is known. */
  readonly checkedAt: string | null;
  /** A check is under way or was asked for. */
  readonly checking: boolean;
  /** The sum over all accounts; anything but 0 is a defect. */
  readonly sum: number;
  readonly byKind: Readonly<Record<string, number>>;
  readonly mismatchCount: number;
  /** The first hundred. */
  readonly mismatches: readonly { readonly account: string; readonly stored: number; readonly transferred: number }[];
  readonly negativeCount: number;
  /** The first hundred. */
  readonly negative: readonly string[];
  readonly transfers: number;
  /** What the outbox could not deliver, by kind. */
  readonly undelivered: Readonly<Record<string, number>>;
  readonly books: BooksHealth;
  /** Without what went back. */
  readonly dollarsReceived: number;
  /** What the payment service took back, or is disputed there. */
  readonly dollarsTakenBack: number;
  /** Coins of that money that were spent before they could be frozen, and what was paid for them. */
  readonly coinsLost: number;
  readonly dollarsLost: number;
  readonly dollarsPaidOut: number;
  /** What everything people and tasks hold would be worth if it were withdrawn. */
  readonly dollarsRedeemable: number;
  /** By how much that, with what was paid out, is more than was received; 0 where it is covered. */
  readonly dollarsShort: number;
}

export const PAYMENT_CASE_KINDS = ['unmatched', 'refunded', 'disputed'] as const;
/** unmatched: paid, and no purchase of ours; refunded, disputed: what was paid went back, or is asked back. */
export type PaymentCaseKind = (typeof PAYMENT_CASE_KINDS)[number];

export const PAYMENT_CASE_REASONS = ['purchase', 'session', 'amount', 'currency', 'refunded', 'disputed'] as const;
/** What did not match: no such purchase, another checkout than its own, another amount or currency; or the kind again. */
export type PaymentCaseReason = (typeof PAYMENT_CASE_REASONS)[number];

/** Something at the payment service that an Admin has to look at. */
export interface PaymentCase {
  readonly _id: string;
  readonly time: string;
  readonly kind: PaymentCaseKind;
  readonly reason: PaymentCaseReason;
  /** The payment service's own name of the checkout or the payment. */
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
  /** Coins taken out of circulation for it. */
  readonly frozenCoins: number;
  /** Our purchase it concerns, where there is one. */
  readonly transID: string | null;
}

/** One action of an Admin; rows are only ever added. */
export interface AuditEntry {
  readonly _id: string;
  readonly time: string;
  readonly adminEmail: string;
  /** Empty for one who was removed; null for the owner, on the server's command line. */
  readonly adminName: string | null;
  readonly action: AuditAction;
  /** Whom or what it concerned, as it was called at that time. */
  readonly subject: string;
  /** Whom it concerned, without name and e-mail once they are removed; null for nobody in particular. */
  readonly person: { readonly _id: string; readonly name: string; readonly email: string } | null;
  /** What was done, by names that belong to the action: `from` and `to` of a role, `cents` of a withdrawal. */
  readonly details: Readonly<Record<string, string | number | boolean>>;
  /** The reason that was given, or what was changed, in one line. */
  readonly reason: string;
}

/** A closed day of the books. */
export interface BookDay {
  /** Place in the chain, from 1. */
  readonly number: number;
  /** What was signed, letter by letter: JSON, as docs/proof describes it. */
  readonly text: string;
  /** SHA-256 of the text, in hex. */
  readonly hash: string;
  /** Ed25519 signature of the text, in base64. */
  readonly signature: string;
}

/** A key that signed days. */
export interface BookKey {
  /** SHA-256 of the public key, in hex. */
  readonly id: string;
  /** 32 bytes in base64. */
  readonly publicKey: string;
  readonly madeAt: string;
}

/** What shows that a transfer is in the books; the salt and the hashes of the path are hex. */
export interface TransferProof {
  readonly number: number;
  readonly day: string;
  /** [id, from, to, amount, kind, reference, milliseconds] as JSON, letter by letter. */
  readonly row: string;
  readonly salt: string;
  readonly index: number;
  readonly path: readonly string[];
}

/** What work a worker looks for; they are told when something new fits. */
export interface SavedFilter {
  readonly _id: string;
  readonly name: string;
  /** Words in the title; empty for none. */
  readonly search: string;
  /** Null for any, as the following. */
  readonly category: TaskCategory | null;
  /** Coins for each place. */
  readonly minPay: number | null;
  readonly maxMinutes: number | null;
  readonly savedAt: string;
}

/** The form for a new task as far as it is filled in; its last day is never kept. */
export interface TaskForm {
  /** Empty for none yet, as the following. */
  readonly title: string;
  readonly taskDetail: string;
  readonly submissionInfo: string;
  readonly imageURL: string;
  /** Null where nothing was said. */
  readonly requiredWorkers: number | null;
  /** Coins for each worker; null where nothing was said. */
  readonly payableAmount: number | null;
  readonly category: TaskCategory;
  /** Null: as the owner of the installation has set. */
  readonly reviewDays: number | null;
  readonly allowanceMinutes: number;
  readonly proof: Proof;
}

/** A form that a buyer keeps to begin new tasks with. */
export interface TaskTemplate {
  readonly _id: string;
  readonly name: string;
  readonly form: TaskForm;
  readonly savedAt: string;
}

/** A key of one's own, as its maker sees it afterwards: the key itself is shown once. */
/** An account to be paid to that a worker saved. */
export interface PayoutAccount {
  readonly _id: string;
  readonly paymentSystem: PaymentSystem;
  readonly accountNumberMasked: string;
  readonly savedAt: string;
  /** From when money leaves for it; null where it does not wait, or no longer. */
  readonly payableFrom: string | null;
}

export interface AccessKey {
  readonly _id: string;
  readonly name: string;
  /** How the key begins. */
  readonly prefix: string;
  readonly scopes: readonly KeyScope[];
  readonly madeAt: string;
  readonly expiresAt: string;
  /** To the minute; null before the first use. */
  readonly lastUsedAt: string | null;
  /** ended: by a new password or role, or by signing out everywhere; expired: its time is over. */
  readonly state: KeyState;
}

export interface MadeKey extends AccessKey {
  /** Shown this once. */
  readonly key: string;
}

/** Whom a key speaks for. */
export interface KeyBearer {
  readonly email: string;
  readonly role: Role;
  readonly scopes: readonly KeyScope[];
  readonly expiresAt: string;
}

/** An address of one's own that is told what happens. */
export interface Webhook {
  readonly _id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** off: it failed for three days; nothing is sent until it is switched on. */
  readonly state: 'on' | 'off';
  /** Since when nothing has come through; null: the last message did. */
  readonly failingSince: string | null;
  readonly madeAt: string;
}

export interface WebhookWithSecret extends Webhook {
  /** Shown this once. */
  readonly secret: string;
}

/** A message to a webhook. */
export interface Delivery {
  readonly _id: string;
  /** The webhook-id: the same each time it is sent. */
  readonly messageId: string;
  readonly type: WebhookEvent | 'test';
  readonly body: string;
  readonly state: DeliveryState;
  readonly tries: number;
  /** HTTP status of the last answer; null where none came. */
  readonly status: number | null;
  readonly answer: string | null;
  readonly time: string;
}
