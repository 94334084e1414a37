// Written from api/openapi.json: what is said here stands at the classes of the API. Coins are whole numbers.

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

/** Result of adding workers. */
export interface AddedMembers {
  /** How many were added. */
  readonly added: number;
  /** How many were already members. */
  readonly already: number;
  /** Ids without a worker. */
  readonly unknown: readonly string[];
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
  readonly state: 'posting' | 'paused' | 'done' | 'cancelled' | 'past';
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
  readonly state: 'fetching' | 'ready';
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

export interface ChangeBatchBody {
  /**
   * Number of workers for each item, instead of requiredWorkers: 1 to 1,000, or { min, max, confidence, field }.
   * @example 3
   */
  readonly overlap?: number | AdaptiveOverlap;
  /** paused: its items are not offered; posting: they are offered again. Send either this or overlap. */
  readonly state?: 'paused' | 'posting';
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

export interface ClosedTest {
  /** Id of the test. */
  readonly _id: string;
  /** Coins returned for unused first attempts. */
  readonly returned: number;
}

export interface ControlItem {
  /** The known answer, as the file has it. */
  readonly known: string;
  /** Number of wrong answers. */
  readonly missed: number;
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

/** Count your submissions */
export interface CountWorkerSubmissionsQuery {
  /** Only submissions with this status; omit it for all. */
  readonly status?: 'pending' | 'accepted' | 'rejected';
}

export interface Decided {
  /** Id of the submission. */
  readonly id: string;
  /** Error of this entry; omitted on success. */
  readonly problem?: DecisionProblem;
  /** Status of the submission; omitted on an error. */
  readonly status?: 'pending' | 'accepted' | 'rejected';
}

export interface Decision {
  /** What was decided. */
  readonly status: 'pending' | 'accepted' | 'rejected';
  /** Who decided. silence: automatic decision after the awaited party let the deadline pass. Null if not recorded. */
  readonly by: 'buyer' | 'silence' | 'removal' | 'dispute' | null;
  /**
   * Format: date-time
   * When.
   */
  readonly at: string;
  /** Reason as text; empty for none. */
  readonly reason: string;
  /** Category of the reason; null for none. */
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
  /** Reason of the rejection, shown to the worker. */
  readonly reason?: string;
  /** Category of the reason. */
  readonly reasonCode?: 'instructions' | 'proof-missing' | 'proof-wrong' | 'duplicate' | 'spam' | 'other';
}

export interface DecisionProblem {
  /** Stable error code. */
  readonly code: string;
  /** Error message. */
  readonly message: string;
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
  readonly state: 'waiting' | 'delivered' | 'failed';
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
  readonly state: 'open' | 'answered' | 'decided';
  /** Outcome; null while undecided. */
  readonly outcome: 'conceded' | 'for-worker' | 'for-buyer' | 'silence' | 'worker-left' | 'buyer-left' | null;
  /**
   * Format: date-time
   * Next deadline: first for the buyer's answer, then for the automatic decision for the worker. Null once decided.
   */
  readonly due: string | null;
  /** Set if the worker would be paid by now, but no coins are reserved. The dispute then awaits an Admin, or after a concession the buyer's coins. Else null. */
  readonly unpaid: 'conceded' | 'silence' | null;
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
  readonly status: 'pending' | 'accepted' | 'rejected';
  /** Reason of the rejection; else empty. */
  readonly rejectionReason: string;
  /** Category of the reason; null for none. */
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
  /** Content notice: sensitive content in the task. */
  readonly contentNotice?: 'none' | 'violence' | 'sexual' | 'medical';
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
  readonly kind: 'choice' | 'choices' | 'text' | 'longText' | 'number' | 'scale' | 'picture';
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

/** Export all submissions of a batch with its rows */
export interface GetBatchResultsQuery {
  /**
   * csv: a table with a head; jsonl: a JSON object on each line.
   * @default csv
   */
  readonly format?: 'csv' | 'jsonl';
}

/** Get your tasks, payments and submissions to review; `page` paginates the submissions */
export interface GetBuyerOverviewQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** List your transfers, newest first, with the balance after each */
export interface GetStatementQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
  /** Only transfers of one group: earned, reserved for or returned from tasks, bought, withdrawn, or other. */
  readonly group?: 'earned' | 'tasks' | 'bought' | 'withdrawn' | 'other' | '';
  /** Only transfers of the last so many days. */
  readonly days?: number;
}

/** Export all submissions of a task */
export interface GetTaskResultsQuery {
  /**
   * csv: a table with a head; jsonl: a JSON object on each line.
   * @default csv
   */
  readonly format?: 'csv' | 'jsonl';
}

/** Get the inclusion proof of a transfer */
export interface GetTransferProofQuery {
  /** Id of one of your transfers, from the statement. */
  readonly transfer: string;
}

/** Get your yearly statement, by month */
export interface GetYearlyStatementQuery {
  /** Number of the year; default: the current one. */
  readonly year?: number;
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

/** Get the accuracy of each worker of a batch; most answers first */
export interface ListBatchAnnotatorsQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
  /** Name of the form field; default: the first choice, scale or line of text. */
  readonly field?: string;
  /**
   * majority: the most frequent answer; on a tie the smallest. dawid-skene: weights workers by their error rates.
   * @default majority
   */
  readonly method?: 'majority' | 'dawid-skene';
  /** csv: everything as a file; default: a page as JSON. */
  readonly format?: 'csv';
}

/** Get the label of each item of a batch, in the order of its file */
export interface ListBatchLabelsQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
  /** Name of the form field; default: the first choice, scale or line of text. */
  readonly field?: string;
  /**
   * majority: the most frequent answer; on a tie the smallest. dawid-skene: weights workers by their error rates.
   * @default majority
   */
  readonly method?: 'majority' | 'dawid-skene';
  /** csv: everything as a file; default: a page as JSON. */
  readonly format?: 'csv';
}

/** List your batches, newest first */
export interface ListBatchesQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** List the tasks of a buyer */
export interface ListBuyerTasksQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
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
  /** true: only tasks with an open slot. */
  readonly open?: 'true' | 'false' | '';
}

/** List the deliveries of a webhook in the last month with responses, newest first */
export interface ListDeliveriesQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** List your disputes, newest first; for an Admin without `email`, all disputes, undecided ones first */
export interface ListDisputesQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** List the members of a group */
export interface ListGroupMembersQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** List those of the given tasks that you have submitted to */
export interface ListMySubmissionsForTasksQuery {
  /** Ids of tasks. At most 100, separated by commas. */
  readonly tasks: string;
}

/** List the questions about a task, newest first */
export interface ListQuestionsQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** List submissions for your tasks */
export interface ListReceivedSubmissionsQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
  /**
   * pending: awaits your decision; decided: has a decision.
   * @default pending
   */
  readonly state?: 'pending' | 'decided';
  /** Only submissions for the task with this id. */
  readonly task?: string;
  /** Only submissions with this in the text, the title of the task or the name of the worker. */
  readonly search?: string;
}

/** List open tasks that you have not submitted to */
export interface ListTasksNotSubmittedQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
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
  /** true: only tasks with an open slot. */
  readonly open?: 'true' | 'false' | '';
  /** last: tasks without an open slot are listed last. */
  readonly full?: 'last' | '';
  /** Only tasks that pay at least this number of coins. */
  readonly minPay?: number;
  /** Only tasks that pay at most this number of coins. */
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
  /** Only tasks of at most this many minutes: the median, else the buyer's estimate, else the allowed time. */
  readonly maxMinutes?: number;
  /** none: only tasks without a content notice. */
  readonly contentNotice?: 'none' | '';
}

/** List all open tasks */
export interface ListTasksQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
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
  /** true: only tasks with an open slot. */
  readonly open?: 'true' | 'false' | '';
  /** last: tasks without an open slot are listed last. */
  readonly full?: 'last' | '';
  /** Only tasks that pay at least this number of coins. */
  readonly minPay?: number;
  /** Only tasks that pay at most this number of coins. */
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
  /** Only tasks of at most this many minutes: the median, else the buyer's estimate, else the allowed time. */
  readonly maxMinutes?: number;
  /** none: only tasks without a content notice. */
  readonly contentNotice?: 'none' | '';
}

/** List your worker groups, newest first */
export interface ListWorkerGroupsQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
}

/** List your submissions, newest first */
export interface ListWorkerSubmissionsQuery {
  /** Only submissions with this status; omit it for all. */
  readonly status?: 'pending' | 'accepted' | 'rejected';
  /**
   * Number of the page, from 0; ignored if there is a cursor.
   * @default 0
   */
  readonly page?: number;
  /**
   * Rows per page.
   * @default 5
   */
  readonly size?: number;
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
}

/** List your qualification tests, newest first */
export interface ListWorkerTestsQuery {
  /** Cursor: `page.next` of the previous page; omit it for the first page. */
  readonly cursor?: string;
  /**
   * Rows per page, at most 100.
   * @default 50
   */
  readonly size?: number;
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

export interface PaidBonus {
  /** Id of the submission. */
  readonly id: string;
  /** The bonus; omitted on an error. */
  readonly bonus?: Bonus;
  /** Error of this entry; omitted on success. */
  readonly problem?: DecisionProblem;
}

/** Reputation record of a user in their role. */
export interface PersonRecord {
  /** Id of the person. */
  readonly _id: string;
  /** Name of the person. */
  readonly name: string;
  /** Role of the user. */
  readonly role: 'Worker' | 'Buyer' | 'Admin';
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
   * Closing time, if before the end of completionDate: ISO 8601. Without an offset it is in the time zone of the installation.
   * @example 2030-01-31T18:30
   */
  readonly closesAt?: string | null;
  /** Content notice: sensitive content in the task. */
  readonly contentNotice?: 'none' | 'violence' | 'sexual' | 'medical';
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
   * Closing time, if before the end of completionDate: ISO 8601. Without an offset it is in the time zone of the installation.
   * @example 2030-01-31T18:30
   */
  readonly closesAt?: string | null;
  /** Content notice: sensitive content in the task. */
  readonly contentNotice?: 'none' | 'violence' | 'sexual' | 'medical';
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
  readonly state: 'posting' | 'paused' | 'done' | 'cancelled' | 'past';
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
  readonly reasons?: readonly ('group' | 'excluded' | 'test' | 'own')[];
  /** Result of the Admin's review before it was public, if there was one; for its buyer and Admins. */
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
  /** Stable error code. */
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
    | 'submission/review-over'
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
    | 'user/suspended'
    | 'wallet/not-enough-coins'
    | 'webhook/address-refused'
    | 'webhook/too-many'
    | 'withdrawal/already-decided'
    | 'withdrawal/below-minimum'
    | 'withdrawal/not-enough-coins'
    | 'withdrawal/too-many-pending';
  /** Invalid fields. */
  readonly errors?: readonly FieldProblem[];
  /** URN with the id of this request, as in the x-request-id header. */
  readonly instance?: string;
  /** Only for `auth/proof-required`: the proofs that POST /auth/prove accepts from this user. */
  readonly proofs?: readonly ('password' | 'code' | 'google' | 'oidc')[];
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

/** Counts of submissions for a task of the buyer. */
export interface ReceivedFor {
  /** Id of the task. */
  readonly taskId: string;
  /** Number of accepted submissions. */
  readonly accepted: number;
  /** Number of submissions that await your decision or requested changes. */
  readonly waiting: number;
}

/** Release your claim (idempotent) */
export interface ReleaseClaimQuery {
  /** true: the item of a batch is not offered to you again. */
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
  /** Reason of the rejection, shown to the worker. */
  readonly reason?: string;
  /** Category of the reason. */
  readonly reasonCode?: 'instructions' | 'proof-missing' | 'proof-wrong' | 'duplicate' | 'spam' | 'other';
}

/** A task that the worker has submitted to. */
export interface SentFor {
  /** Id of the submission. */
  readonly _id: string;
  /** Status. */
  readonly status: 'pending' | 'accepted' | 'rejected';
  /** Id of its task. */
  readonly taskId: string;
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
  readonly status: 'pending' | 'accepted' | 'rejected';
  /** Reason of the rejection; else empty. */
  readonly rejectionReason: string;
  /** Category of the reason; null for none. */
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
  readonly status: 'pending' | 'accepted' | 'rejected';
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
  /** The completion code, if the task is done on another site. */
  readonly code?: string;
  /**
   * Proof pictures.
   * @default []
   */
  readonly pictures?: readonly string[];
  /** The proof of the work. Ignored if the task has a form; it is then generated from the answers. */
  readonly submissionDetail?: string;
  /** Version of the task's text that it answers; refused unless it is the current one. */
  readonly version?: number;
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

/** Summarize submissions for these tasks */
export interface SummarizeReceivedSubmissionsQuery {
  /** Ids of tasks. At most 100, separated by commas. */
  readonly tasks: string;
}

/** Supporters of both parties of a dispute. */
export interface Supporters {
  /** Supporter of the buyer; omitted for none. */
  readonly buyer?: Avatar;
  /** Supporter of the worker; omitted for none. */
  readonly worker?: Avatar;
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
  readonly reasons?: readonly ('group' | 'excluded' | 'test' | 'own')[];
  /** Result of the Admin's review before it was public, if there was one; for its buyer and Admins. */
  readonly review?: 'waiting' | 'approved' | 'declined';
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
  readonly reasons?: readonly ('group' | 'excluded' | 'test' | 'own')[];
  /** Result of the Admin's review before it was public, if there was one; for its buyer and Admins. */
  readonly review?: 'waiting' | 'approved' | 'declined';
  /** Id of the required qualification test; only for Workers, omitted for none. */
  readonly test?: string;
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
  readonly role: 'Worker' | 'Buyer' | 'Admin';
  /** Coins, including those held for an undecided withdrawal. */
  readonly coin: number;
  /** Coins that can be spent or withdrawn now. */
  readonly availableCoin: number;
  /** Whether the address is verified; required to post, submit, buy and withdraw. */
  readonly emailVerified: boolean;
  /** Whether the account is suspended: the user can read, withdraw earned coins, and object. */
  readonly suspended: boolean;
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
