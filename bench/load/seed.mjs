import { accountHash } from './account-hash.mjs';
import { idOf } from './ids.mjs';

/** A larger market has more buyers, not larger ones. Each has more than a page of work to review, at either size. */
const TASKS_OF_A_BUYER = 1_000;
export const WORKERS = 2_000;
/** A worker has at most a few open withdrawals, so there are many workers who withdraw. */
export const WITHDRAWERS = 20_000;
/** Tasks whose work is accepted, one after the other, by the spread measurement. */
export const REVIEWED_TASKS = 4_000;
export const SUBMISSIONS_EACH = 30;
export const HOT_SUBMISSIONS = 120_000;

const BATCH = 2_000;
const NOW = Date.now();
const RICH = 1_000_000_000;

export const WITHDRAWAL = { withdrawalCoin: 200, paymentSystem: 'bkash', accountNumber: '01712345678' };

export const buyer = (number) => idOf('B', number);
export const worker = (number) => idOf('W', number);
export const withdrawer = (number) => idOf('P', number);
export const task = (number) => idOf('T', number);
export const hotTask = idOf('H', 0);
export const submission = (number) => idOf('S', number);
export const hotSubmission = (number) => idOf('X', number);
const hotWorker = (number) => idOf('V', number);
export const sessionOf = (personId) => `1${personId.slice(1)}`;
export const buyersOf = (taskCount) => Math.ceil(taskCount / TASKS_OF_A_BUYER);
export const buyerOf = (taskNumber, taskCount) => buyer(taskNumber % buyersOf(taskCount));

async function insert(connection, table, columns, rows) {
  for (let from = 0; from < rows.length; from += BATCH) {
    await connection.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ?`, [rows.slice(from, from + BATCH)]);
  }
}

const numbered = (count, make) => Array.from({ length: count }, (_, number) => make(number));

const people = (count, make, role, name = role) =>
  Array.from({ length: count }, (_, number) => {
    const id = make(number);
    return [
      id,
      `${name}${number}@bench.example`.toLowerCase(),
      `${name} ${number}`,
      '/api/image/none.webp',
      role,
      NOW,
      NOW,
      null,
    ];
  });

const detail =
  'Open the page, read it to the end and write down the three things that you would tell a friend about it.';

function taskRow(id, number, buyerId) {
  const payable = 1 + ((number * 7919) % 500);
  const title = `Task ${number}: tell us what you see`;
  return [
    id,
    buyerId,
    title,
    detail,
    'Three sentences.',
    '/api/image/none.webp',
    payable,
    10_000,
    10_000,
    0,
    0,
    '2099-12-31',
    'open',
    1,
    `${title}\n${detail}`.toLowerCase(),
  ];
}

const TASK_COLUMNS = [
  'id',
  'buyer_id',
  'title',
  'detail',
  'submission_info',
  'image_url',
  'payable',
  'open_slots',
  'places',
  'slots_before',
  'is_full',
  'completion_date',
  'status',
  'text_version',
  'search_text',
];
const TEXT_COLUMNS = ['task_id', 'version', 'title', 'detail', 'submission_info'];

async function tasks(connection, count) {
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) =>
      taskRow(task(from + offset), from + offset, buyerOf(from + offset, count)),
    );
    await insert(connection, 'task', TASK_COLUMNS, rows);
    await insert(
      connection,
      'task_text',
      TEXT_COLUMNS,
      rows.map(([id, , title, text, info]) => [id, 1, title, text, info]),
    );
  }
  const hot = taskRow(hotTask, 0, buyer(0));
  await insert(connection, 'task', TASK_COLUMNS, [hot]);
  await insert(connection, 'task_text', TEXT_COLUMNS, [[hotTask, 1, hot[2], hot[3], hot[4]]]);
}

const SUBMISSION_COLUMNS = [
  'id',
  'task_id',
  'task_title',
  'text_version',
  'buyer_id',
  'worker_id',
  'reward',
  'detail',
  'status',
  'reason',
  'sent_at',
  'decided_at',
  'concealed',
];

const submissionRow = (id, taskId, buyerId, workerId) => [
  id,
  taskId,
  'Tell us what you see',
  1,
  buyerId,
  workerId,
  5,
  'A heron, a boat and rain.',
  'pending',
  '',
  NOW,
  0,
  0,
];

async function submissions(connection, taskCount) {
  const spread = [];
  for (let number = 0; number < REVIEWED_TASKS * SUBMISSIONS_EACH; number += 1) {
    const taskNumber = number % REVIEWED_TASKS;
    const workerNumber = (taskNumber + Math.floor(number / REVIEWED_TASKS) * 131) % WORKERS;
    const buyerId = buyerOf(taskNumber, taskCount);
    spread.push(submissionRow(submission(number), task(taskNumber), buyerId, worker(workerNumber)));
  }
  await insert(connection, 'submission', SUBMISSION_COLUMNS, spread);
  // One task with more submissions than there are workers: the unique key needs a worker for each.
  const hot = Array.from({ length: HOT_SUBMISSIONS }, (_, number) =>
    submissionRow(hotSubmission(number), hotTask, buyer(0), hotWorker(number)),
  );
  await insert(connection, 'submission', SUBMISSION_COLUMNS, hot);
}

async function accounts(connection, taskCount) {
  const escrows = Array.from({ length: Math.min(REVIEWED_TASKS, taskCount) }, (_, number) => [
    `escrow:${task(number)}`,
    RICH,
    0,
  ]);
  const rich = [...numbered(WORKERS, worker), ...numbered(WITHDRAWERS, withdrawer)];
  const available = rich.map((id, earned) => [`available:${id}`, RICH, earned]);
  // Workers with submissions have their starting coins, and workers who withdraw have earlier withdrawals.
  const beginners = numbered(HOT_SUBMISSIONS, hotWorker).map((id) => [`available:${id}`, 10, 0]);
  const held = numbered(WITHDRAWERS, withdrawer).map((id) => [`held:${id}`, 0, 0]);
  await insert(
    connection,
    'account',
    ['id', 'balance', 'earned'],
    [...escrows, [`escrow:${hotTask}`, RICH, 0], ...available, ...beginners, ...held],
  );
}

/** Fills an empty, migrated database with `taskCount` tasks and enough of everything that the measurements use up. */
export async function seed(connection, taskCount) {
  const buyers = buyersOf(taskCount);
  await insert(
    connection,
    'person',
    ['id', 'email', 'name', 'image', 'role', 'verified_at', 'created_at', 'removed_at'],
    [
      ...people(buyers, buyer, 'Buyer'),
      ...people(WORKERS, worker, 'Worker'),
      ...people(WITHDRAWERS, withdrawer, 'Worker', 'withdrawer'),
    ],
  );
  const signedIn = [...numbered(buyers, buyer), ...numbered(WORKERS, worker), ...numbered(WITHDRAWERS, withdrawer)];
  await insert(
    connection,
    'session',
    ['id', 'person_id', 'refresh_hash', 'expires_at', 'proved_at'],
    signedIn.map((id) => [sessionOf(id), id, '0'.repeat(64), NOW + 86_400_000, NOW]),
  );
  // A known account, as most withdrawals have: the first use of another one sends mail.
  await insert(
    connection,
    'payout_account',
    [
      'id',
      'person_id',
      'payment_system',
      'account_number',
      'account_number_masked',
      'account_hash',
      'saved_at',
      'payable_from',
    ],
    numbered(WITHDRAWERS, withdrawer).map((id) => [
      ...[id, id, WITHDRAWAL.paymentSystem, 'never opened', '••••78'],
      ...[accountHash(WITHDRAWAL.paymentSystem, WITHDRAWAL.accountNumber), NOW, NOW],
    ]),
  );
  await tasks(connection, taskCount);
  await submissions(connection, taskCount);
  await accounts(connection, taskCount);
  await connection.query('ANALYZE TABLE person, session, task, task_text, submission, account, payout_account');
}
