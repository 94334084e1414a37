// Written from api/openapi.json: what is said here stands at the classes of the API. Coins are whole numbers.

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

/** What became of workers that were to be added. */
export interface AddedMembers {
  /** How many were added. */
  readonly added: number;
  /** How many were members before. */
  readonly already: number;
  /** What is the id of no worker. */
  readonly unknown: readonly string[];
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
  readonly state: 'posting' | 'paused' | 'done' | 'cancelled' | 'past';
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
  readonly state: 'fetching' | 'ready';
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

export interface ChangeBatchBody {
  /**
   * How many workers answer each item, in place of requiredWorkers: 1 to 1,000, or { min, max, confidence, field }.
   * @example 3
   */
  readonly overlap?: number | AdaptiveOverlap;
  /** paused: its items are offered to nobody; posting: they are again. In place of overlap. */
  readonly state?: 'paused' | 'posting';
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

export interface ClosedTest {
  /** Id of the test. */
  readonly _id: string;
  /** Coins of the places that were left, which came back. */
  readonly returned: number;
}

export interface ControlItem {
  /** The known answer, as the file has it. */
  readonly known: string;
  /** How many answers miss it. */
  readonly missed: number;
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

/** How much work you sent. */
export interface CountWorkerSubmissionsQuery {
  /** Only work of this status; left out: all. */
  readonly status?: 'pending' | 'accepted' | 'rejected';
}

export interface Decided {
  /** Id of the submission. */
  readonly id: string;
  /** Why it was not decided so; not there where it was. */
  readonly problem?: DecisionProblem;
  /** Where it stands; not there where it was not decided so. */
  readonly status?: 'pending' | 'accepted' | 'rejected';
}

export interface Decision {
  /** What was decided. */
  readonly status: 'pending' | 'accepted' | 'rejected';
  /** Who or what decided: silence is of the one whose turn it was. Null where nobody noted it. */
  readonly by: 'buyer' | 'silence' | 'removal' | 'dispute' | null;
  /**
   * Format: date-time
   * When.
   */
  readonly at: string;
  /** Why, in words; empty for none. */
  readonly reason: string;
  /** What kind of reason it is; null where none was said. */
  readonly reasonCode:
    | 'instructions'
    | 'proof-missing'
    | 'proof-wrong'
    | 'duplicate'
    | 'spam'
    | 'other'
    | 'not-revised'
    | null;
}

export interface DecisionBody {
  /** The decision. */
  readonly status: 'accepted' | 'rejected';
  /** Id of the submission. */
  readonly id: string;
  /** Why it is rejected, for the worker to read. */
  readonly reason?: string;
  /** What kind of reason it is. */
  readonly reasonCode?: 'instructions' | 'proof-missing' | 'proof-wrong' | 'duplicate' | 'spam' | 'other';
}

export interface DecisionProblem {
  /** Stable code of why it was not done. */
  readonly code: string;
  /** The same in a sentence. */
  readonly message: string;
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
  readonly state: 'waiting' | 'delivered' | 'failed';
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
  readonly state: 'open' | 'answered' | 'decided';
  /** How it ended; null while it has not. */
  readonly outcome: 'conceded' | 'for-worker' | 'for-buyer' | 'silence' | 'worker-left' | 'buyer-left' | null;
  /**
   * Format: date-time
   * What comes next: the end of the buyer’s time, then the time when the worker is paid; null once it is decided.
   */
  readonly due: string | null;
  /** Why the worker would be paid by now, where neither the task nor its buyer has the coins: it waits for these, or for an Admin. Null otherwise. */
  readonly unpaid: 'conceded' | 'silence' | null;
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
  readonly status: 'pending' | 'accepted' | 'rejected';
  /** Why the buyer rejected it; empty otherwise. */
  readonly rejectionReason: string;
  /** What kind of reason it is; null where none was said. */
  readonly rejectionCode:
    | 'instructions'
    | 'proof-missing'
    | 'proof-wrong'
    | 'duplicate'
    | 'spam'
    | 'other'
    | 'not-revised'
    | null;
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
  readonly category?:
    | 'survey'
    | 'testing'
    | 'labeling'
    | 'data-entry'
    | 'research'
    | 'transcription'
    | 'translation'
    | 'writing'
    | 'photo'
    | 'social'
    | 'other';
  /** What a worker may not want to see in it. */
  readonly contentNotice?: 'none' | 'violence' | 'sexual' | 'medical';
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
  readonly kind: 'choice' | 'choices' | 'text' | 'longText' | 'number' | 'scale' | 'picture';
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

/** All work sent for the tasks of one of your batches beside its rows, as a file. */
export interface GetBatchResultsQuery {
  /**
   * csv: a table with a head; jsonl: a JSON object on each line.
   * @default csv
   */
  readonly format?: 'csv' | 'jsonl';
}

/** Your tasks, payments and the work to review; `page` walks through the work. */
export interface GetBuyerOverviewQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** Every transfer of your coins, newest first, with the balance after it. Narrowed to one group a page may hold few lines, or none, while more remain. */
export interface GetStatementQuery {
  /** Only one group of movements: earned by work, set aside for or back from tasks, bought, withdrawn, or other ones. */
  readonly group?: 'earned' | 'tasks' | 'bought' | 'withdrawn' | 'other' | '';
  /** Only what moved in the last so many days. */
  readonly days?: number;
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** All work sent for one of your tasks, as a file. */
export interface GetTaskResultsQuery {
  /**
   * csv: a table with a head; jsonl: a JSON object on each line.
   * @default csv
   */
  readonly format?: 'csv' | 'jsonl';
}

/** Get the inclusion proof of a transfer */
export interface GetTransferProofQuery {
  /** Id of one of your own transfers, as the statement has it. */
  readonly transfer: string;
}

/** What a year brought and took of your coins, by month */
export interface GetYearlyStatementQuery {
  /** The number of the year; left out: this one. */
  readonly year?: number;
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
  readonly source: 'buyer' | 'accepted' | 'invitation' | 'test';
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

/** Whom a key speaks for. */
export interface KeyOwner {
  /**
   * Format: email
   * The person for whom the key speaks.
   */
  readonly email: string;
  /** What they are here for. */
  readonly role: 'Worker' | 'Buyer' | 'Admin';
  /** What the key may open. */
  readonly scopes: readonly (
    | 'tasks:read'
    | 'tasks:write'
    | 'submissions:read'
    | 'submissions:write'
    | 'submissions:review'
    | 'wallet:read'
    | 'webhooks'
  )[];
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

/** How the answers of each worker fit the labels of one of your batches; most answers first. */
export interface ListBatchAnnotatorsQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
  /** Name of the field of the form; the first choice, scale or line of text where it is left out. */
  readonly field?: string;
  /**
   * majority: what most said, the smallest of those that were said as often. dawid-skene: weighs workers by how often they err.
   * @default majority
   */
  readonly method?: 'majority' | 'dawid-skene';
  /** csv: all of it as a file; left out, a page as JSON. */
  readonly format?: 'csv';
}

/** What the answers to each item of one of your batches come to, in the order of its file. */
export interface ListBatchLabelsQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
  /** Name of the field of the form; the first choice, scale or line of text where it is left out. */
  readonly field?: string;
  /**
   * majority: what most said, the smallest of those that were said as often. dawid-skene: weighs workers by how often they err.
   * @default majority
   */
  readonly method?: 'majority' | 'dawid-skene';
  /** csv: all of it as a file; left out, a page as JSON. */
  readonly format?: 'csv';
}

/** Your batches, newest first. */
export interface ListBatchesQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** The tasks of one buyer. */
export interface ListBuyerTasksQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
  /** Only tasks with this in their title or detail. */
  readonly search?: string;
  /** By completion date: asc = soonest first, dsc = latest first; empty = newest task first. */
  readonly sort?: '' | 'asc' | 'dsc';
  /** true: only tasks with an open place. */
  readonly open?: 'true' | 'false' | '';
}

/** What was sent to a webhook within a month, newest first, and what it answered */
export interface ListDeliveriesQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** Your disputes, newest first; for an Admin who names nobody what is to be decided, the next to end first, and then what was. */
export interface ListDisputesQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** Who is in a group */
export interface ListGroupMembersQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** Which of these tasks you have submitted to */
export interface ListMySubmissionsForTasksQuery {
  /** Ids of tasks. At most 100, with commas between them. */
  readonly tasks: string;
}

/** List the questions about a task, newest first */
export interface ListQuestionsQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** List submissions for your tasks */
export interface ListReceivedSubmissionsQuery {
  /**
   * pending: what waits for you; decided: what was decided.
   * @default pending
   */
  readonly state?: 'pending' | 'decided';
  /** Id of the task that it was sent for; left out: for any. */
  readonly task?: string;
  /** Only work with this in its text, in the title of its task or in the name of its worker. */
  readonly search?: string;
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** The tasks that take work and for which you have sent none. */
export interface ListTasksNotSubmittedQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
  /** Only tasks with this in their title or detail. */
  readonly search?: string;
  /** By payable amount: asc = lowest first, dsc = highest first; empty = newest first. */
  readonly sort?: '' | 'asc' | 'dsc';
  /** true: only tasks with an open place. */
  readonly open?: 'true' | 'false' | '';
  /** last: tasks without an open place come after all others. */
  readonly full?: 'last' | '';
  /** Only tasks that pay at least so many coins. */
  readonly minPay?: number;
  /** Only tasks that pay at most so many coins. */
  readonly maxPay?: number;
  /** Only tasks of this kind. */
  readonly category?:
    | ''
    | 'survey'
    | 'testing'
    | 'labeling'
    | 'data-entry'
    | 'research'
    | 'transcription'
    | 'translation'
    | 'writing'
    | 'photo'
    | 'social'
    | 'other';
  /** Only tasks that take at most so many minutes: half of those who did it, else what its buyer expects, else what it allows. */
  readonly maxMinutes?: number;
  /** none: only tasks without a content notice. */
  readonly contentNotice?: 'none' | '';
}

/** All tasks that take work. */
export interface ListTasksQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
  /** Only tasks with this in their title or detail. */
  readonly search?: string;
  /** By payable amount: asc = lowest first, dsc = highest first; empty = newest first. */
  readonly sort?: '' | 'asc' | 'dsc';
  /** true: only tasks with an open place. */
  readonly open?: 'true' | 'false' | '';
  /** last: tasks without an open place come after all others. */
  readonly full?: 'last' | '';
  /** Only tasks that pay at least so many coins. */
  readonly minPay?: number;
  /** Only tasks that pay at most so many coins. */
  readonly maxPay?: number;
  /** Only tasks of this kind. */
  readonly category?:
    | ''
    | 'survey'
    | 'testing'
    | 'labeling'
    | 'data-entry'
    | 'research'
    | 'transcription'
    | 'translation'
    | 'writing'
    | 'photo'
    | 'social'
    | 'other';
  /** Only tasks that take at most so many minutes: half of those who did it, else what its buyer expects, else what it allows. */
  readonly maxMinutes?: number;
  /** none: only tasks without a content notice. */
  readonly contentNotice?: 'none' | '';
}

/** Your worker groups, newest first */
export interface ListWorkerGroupsQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** The work you sent, newest first. */
export interface ListWorkerSubmissionsQuery {
  /** Only work of this status; left out: all. */
  readonly status?: 'pending' | 'accepted' | 'rejected';
  /**
   * Which page, the first is 0; a cursor goes before it.
   * @default 0
   */
  readonly page?: number;
  /**
   * Rows per page.
   * @default 5
   */
  readonly size?: number;
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
}

/** Your qualification tests, newest first */
export interface ListWorkerTestsQuery {
  /** Where to go on: page.next of the page before; left out for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
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

export interface PaidBonus {
  /** Id of the submission. */
  readonly id: string;
  /** The bonus; not there where it was not paid. */
  readonly bonus?: Bonus;
  /** Why it was not paid; not there where it was. */
  readonly problem?: DecisionProblem;
}

/** What is known of somebody in the role that they have. */
export interface PersonRecord {
  /** Id of the person. */
  readonly _id: string;
  /** Name of the person. */
  readonly name: string;
  /** What they are. */
  readonly role: 'Worker' | 'Buyer' | 'Admin';
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
  /** What kind of work it is. */
  readonly category?:
    | 'survey'
    | 'testing'
    | 'labeling'
    | 'data-entry'
    | 'research'
    | 'transcription'
    | 'translation'
    | 'writing'
    | 'photo'
    | 'social'
    | 'other';
  /**
   * From this time on it takes no more work, where that is before the end of completionDate: a moment in ISO 8601, or a time in the time zone of the owner of this installation, without an offset.
   * @example 2030-01-31T18:30
   */
  readonly closesAt?: string | null;
  /** What a worker may not want to see in it. */
  readonly contentNotice?: 'none' | 'violence' | 'sexual' | 'medical';
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
  /** What kind of work it is. */
  readonly category?:
    | 'survey'
    | 'testing'
    | 'labeling'
    | 'data-entry'
    | 'research'
    | 'transcription'
    | 'translation'
    | 'writing'
    | 'photo'
    | 'social'
    | 'other';
  /**
   * From this time on it takes no more work, where that is before the end of completionDate: a moment in ISO 8601, or a time in the time zone of the owner of this installation, without an offset.
   * @example 2030-01-31T18:30
   */
  readonly closesAt?: string | null;
  /** What a worker may not want to see in it. */
  readonly contentNotice?: 'none' | 'violence' | 'sexual' | 'medical';
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
  readonly state: 'posting' | 'paused' | 'done' | 'cancelled' | 'past';
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
  readonly contentNotice: 'none' | 'violence' | 'sexual' | 'medical';
  /** What kind of work it is. */
  readonly category:
    | 'survey'
    | 'testing'
    | 'labeling'
    | 'data-entry'
    | 'research'
    | 'transcription'
    | 'translation'
    | 'writing'
    | 'photo'
    | 'social'
    | 'other';
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
  readonly reasons?: readonly ('group' | 'excluded' | 'test')[];
  /** What became of it before it was public; for its buyer and Admins, where an Admin had to look at it. */
  readonly review?: 'waiting' | 'approved' | 'declined';
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
  readonly code:
    | 'access/cross-site'
    | 'access/embedded'
    | 'access/forbidden'
    | 'access/own-money'
    | 'account/already-objected'
    | 'account/coins-changed'
    | 'account/dispute-under-way'
    | 'account/last-admin'
    | 'account/not-suspended'
    | 'account/objection-decided'
    | 'account/other-admin-decides'
    | 'account/payout-under-way'
    | 'account/removal-is-permanent'
    | 'account/suspended'
    | 'auth/challenge-over'
    | 'auth/email-already-in-use'
    | 'auth/email-unverified'
    | 'auth/google-failed'
    | 'auth/google-needs-password'
    | 'auth/identity-token-required'
    | 'auth/invalid-credential'
    | 'auth/invalid-reset-token'
    | 'auth/invalid-verification-token'
    | 'auth/no-password'
    | 'auth/not-signed-in'
    | 'auth/oidc-failed'
    | 'auth/oidc-needs-password'
    | 'auth/oidc-window-closed'
    | 'auth/popup-closed'
    | 'auth/profile-incomplete'
    | 'auth/proof-required'
    | 'auth/second-factor-needed'
    | 'auth/second-factor-off'
    | 'auth/second-factor-on'
    | 'auth/too-many-requests'
    | 'auth/weak-password'
    | 'auth/wrong-code'
    | 'auth/wrong-password'
    | 'batch/ended'
    | 'batch/faulty-rows'
    | 'batch/nothing-left'
    | 'batch/overlap-invalid'
    | 'batch/paused'
    | 'batch/pictures-not-ready'
    | 'claim/needed'
    | 'claim/paused'
    | 'claim/too-many'
    | 'claim/twice-a-day'
    | 'dispute/already-answered'
    | 'dispute/already-decided'
    | 'dispute/already-open'
    | 'dispute/goodwill-used'
    | 'dispute/no-cover'
    | 'dispute/not-rejected'
    | 'dispute/supporter-named'
    | 'dispute/supporter-unfit'
    | 'dispute/too-early'
    | 'dispute/too-late'
    | 'dispute/too-many-messages'
    | 'filter/too-many'
    | 'group/file-invalid'
    | 'group/full'
    | 'group/in-use'
    | 'group/invitation-over'
    | 'group/too-many'
    | 'image/file-changed'
    | 'image/heic'
    | 'image/not-an-image'
    | 'image/not-own-proof'
    | 'image/piece-too-small'
    | 'image/store-unavailable'
    | 'image/takes-too-long'
    | 'image/too-large'
    | 'image/too-many-pixels'
    | 'image/unknown-protocol'
    | 'image/upload-expired'
    | 'image/wrong-offset'
    | 'key/cap-reached'
    | 'key/invalid'
    | 'key/not-open'
    | 'key/scope-missing'
    | 'key/too-many'
    | 'key/too-many-calls'
    | 'notice-mail/bad-link'
    | 'notification/too-many-streams'
    | 'payment/gateway-unavailable'
    | 'payment/invalid-signature'
    | 'payment/unknown-package'
    | 'payout-account/too-many'
    | 'payout/file-refused'
    | 'payout/nothing-queued'
    | 'question/already-answered'
    | 'question/already-asked'
    | 'report/already-decided'
    | 'report/too-many'
    | 'request/idempotency-mismatch'
    | 'request/invalid'
    | 'request/not-found'
    | 'request/too-large'
    | 'request/too-slow'
    | 'request/unsupported-media-type'
    | 'review/rejections-paused'
    | 'server/no-answer'
    | 'server/outcome-unknown'
    | 'server/unavailable'
    | 'server/unexpected'
    | 'submission/already-reviewed'
    | 'submission/already-submitted'
    | 'submission/answers-invalid'
    | 'submission/changes-already-asked'
    | 'submission/changes-awaited'
    | 'submission/code-wrong'
    | 'submission/link-missing'
    | 'submission/no-changes-asked'
    | 'submission/not-a-worker'
    | 'submission/not-accepted'
    | 'submission/pictures-missing'
    | 'submission/proof-missing'
    | 'submission/too-many-codes'
    | 'submission/workers-only'
    | 'task/already-reviewed'
    | 'task/audience-invalid'
    | 'task/closed'
    | 'task/deadline-in-past'
    | 'task/estimate-too-long'
    | 'task/form-invalid'
    | 'task/in-review'
    | 'task/no-open-slot'
    | 'task/not-eligible'
    | 'task/text-changed'
    | 'template/too-many'
    | 'terms/already-announced'
    | 'terms/consent-needed'
    | 'terms/too-soon'
    | 'terms/unknown-version'
    | 'test/already-passed'
    | 'test/invalid'
    | 'test/no-open-place'
    | 'test/too-early'
    | 'user/admin-is-protected'
    | 'user/email-unverified'
    | 'wallet/not-enough-coins'
    | 'webhook/address-refused'
    | 'webhook/too-many'
    | 'withdrawal/already-decided'
    | 'withdrawal/below-minimum'
    | 'withdrawal/not-enough-coins'
    | 'withdrawal/too-many-pending';
  /** Each field that was refused. */
  readonly errors?: readonly FieldProblem[];
  /** URN with the id of this request, as in the x-request-id header. */
  readonly instance?: string;
  /** Of `auth/proof-required` alone: the proofs that this person can give to POST /auth/prove. */
  readonly proofs?: readonly ('password' | 'code' | 'google' | 'oidc')[];
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

/** What became of the work that a buyer was sent for a task. */
export interface ReceivedFor {
  /** Id of the task. */
  readonly taskId: string;
  /** Pieces of work that were accepted. */
  readonly accepted: number;
  /** Pieces of work that wait for your decision, or for changes that you asked for. */
  readonly waiting: number;
}

/** Release your claim (idempotent) */
export interface ReleaseClaimQuery {
  /** true: an item of a batch is not offered to you again. */
  readonly skip?: 'true' | 'false' | '';
}

export interface ReleasedClaim {
  /** Id of the task. */
  readonly taskId: string;
}

export interface RemovedGroup {
  /** Id of the group. */
  readonly _id: string;
}

export interface ReviewBody {
  /** The decision. */
  readonly status: 'accepted' | 'rejected';
  /** Why it is rejected, for the worker to read. */
  readonly reason?: string;
  /** What kind of reason it is. */
  readonly reasonCode?: 'instructions' | 'proof-missing' | 'proof-wrong' | 'duplicate' | 'spam' | 'other';
}

/** That a worker has sent work for a task. */
export interface SentFor {
  /** Id of the submission. */
  readonly _id: string;
  /** Where it stands. */
  readonly status: 'pending' | 'accepted' | 'rejected';
  /** Id of its task. */
  readonly taskId: string;
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
  readonly status: 'pending' | 'accepted' | 'rejected';
  /** Why the buyer rejected it; empty otherwise. */
  readonly rejectionReason: string;
  /** What kind of reason it is; null where none was said. */
  readonly rejectionCode:
    | 'instructions'
    | 'proof-missing'
    | 'proof-wrong'
    | 'duplicate'
    | 'spam'
    | 'other'
    | 'not-revised'
    | null;
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
  readonly status: 'pending' | 'accepted' | 'rejected';
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
  /** The completion code, where the work of the task is done elsewhere. */
  readonly code?: string;
  /**
   * Pictures that show it.
   * @default []
   */
  readonly pictures?: readonly string[];
  /** The proof of the work. Not needed where the task has a form: its answers are written here then. */
  readonly submissionDetail?: string;
  /** The version of the task's text that it answers; any other than the present one is refused. */
  readonly version?: number;
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

/** Summarize submissions for these tasks */
export interface SummarizeReceivedSubmissionsQuery {
  /** Ids of tasks. At most 100, with commas between them. */
  readonly tasks: string;
}

/** Whom the two sides of a dispute named to read it and to write beside them. */
export interface Supporters {
  /** Of the buyer; left out for nobody. */
  readonly buyer?: Avatar;
  /** Of the worker; left out for nobody. */
  readonly worker?: Avatar;
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
  readonly contentNotice: 'none' | 'violence' | 'sexual' | 'medical';
  /** What kind of work it is. */
  readonly category:
    | 'survey'
    | 'testing'
    | 'labeling'
    | 'data-entry'
    | 'research'
    | 'transcription'
    | 'translation'
    | 'writing'
    | 'photo'
    | 'social'
    | 'other';
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
  readonly reasons?: readonly ('group' | 'excluded' | 'test')[];
  /** What became of it before it was public; for its buyer and Admins, where an Admin had to look at it. */
  readonly review?: 'waiting' | 'approved' | 'declined';
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
  readonly contentNotice: 'none' | 'violence' | 'sexual' | 'medical';
  /** What kind of work it is. */
  readonly category:
    | 'survey'
    | 'testing'
    | 'labeling'
    | 'data-entry'
    | 'research'
    | 'transcription'
    | 'translation'
    | 'writing'
    | 'photo'
    | 'social'
    | 'other';
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
  readonly reasons?: readonly ('group' | 'excluded' | 'test')[];
  /** What became of it before it was public; for its buyer and Admins, where an Admin had to look at it. */
  readonly review?: 'waiting' | 'approved' | 'declined';
  /** Id of the qualification test that it asks for; for Workers, not there where it asks for none. */
  readonly test?: string;
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
  readonly role: 'Worker' | 'Buyer' | 'Admin';
  /** Coins: what can be spent now, and what waits for a decision on a withdrawal. */
  readonly coin: number;
  /** Coins that can be spent or withdrawn now. */
  readonly availableCoin: number;
  /** Whether the address was proved to be theirs; until then they cannot post, submit, buy or withdraw. */
  readonly emailVerified: boolean;
  /** Whether the account is suspended: its person can read, withdraw what they earned, and object. */
  readonly suspended: boolean;
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
  readonly events: readonly (
    | 'submission.created'
    | 'submission.versioned'
    | 'submission.decided'
    | 'dispute.opened'
    | 'dispute.decided'
    | 'task.closed'
    | 'claim.expired'
    | 'payout.changed'
    | 'balance.low'
  )[];
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
  readonly state: 'open' | 'closed';
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
