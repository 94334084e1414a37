import { type Id } from '../../src/kernel/ids';
import { type Database } from '../../src/platform/database/database';
import { identifier, joinSql, placeholders, type Sql, sql } from '../../src/platform/database/sql';

interface Rows {
  readonly from: number;
  readonly to: number;
  /** The person's webhook, which receives messages. */
  readonly endpoint?: Id;
}

const BATCH_SIZE = 600;

/** Many rows of one person in every list, with many equal sort values where possible, and many other people. */
export async function fill(database: Database, person: Id, { from, to, endpoint }: Rows): Promise<void> {
  const id = (n: number) => `${'0'.repeat(26)}${n}`.slice(-26);
  const insert = async (table: Sql, rowOf: (n: number) => Record<string, unknown>) => {
    for (let first = from; first < to; first += BATCH_SIZE) {
      const numbers = Array.from({ length: Math.min(BATCH_SIZE, to - first) }, (_, index) => first + index);
      const rows = numbers.map(rowOf);
      const columns = Object.keys(rows[0] as Record<string, unknown>).map(identifier);
      const rowPlaceholders = sql`(${placeholders(columns)})`;
      await database.execute(
        sql`INSERT INTO ${table} (${joinSql(columns)}) VALUES ${placeholders(rows, rowPlaceholders)}`,
        rows.flatMap((row) => Object.values(row)),
      );
    }
    await database.maintenance.query(`ANALYZE TABLE ${table}`);
  };
  await insert(sql`task`, (n) => ({
    id: id(n),
    buyer_id: person,
    title: 'A task',
    detail: 'To do',
    submission_info: 'Proof',
    image_url: '',
    payable: 10 * (1 + (n % 3)),
    open_slots: n % 2,
    places: 1,
    slots_before: 0,
    is_full: n % 2 === 0 ? 1 : 0,
    completion_date: '2999-01-01',
    status: 'open',
    text_version: 1,
    search_text: 'a task',
  }));
  await insert(sql`task_batch`, (n) => ({
    id: id(n),
    buyer_id: person,
    title: 'A batch',
    template: '{}',
    column_names: '[]',
    state: n % 5 === 0 ? 'posting' : 'done',
    tasks: 1,
    posted: n % 5 === 0 ? 0 : 1,
    task_cost: 5,
    overlap: 1,
    created_at: n,
    ended_at: n % 5 === 0 ? 0 : n,
  }));
  await insert(sql`submission`, (n) => ({
    id: id(n),
    task_id: id(n),
    task_title: 'A task',
    text_version: 1,
    buyer_id: person,
    worker_id: person,
    reward: 10,
    detail: 'Proof',
    status: n % 5 === 0 ? 'pending' : 'accepted',
    reason: '',
    sent_at: n,
    decided_at: n % 5 === 0 ? 0 : 1 + (n % 7),
    concealed: 0,
  }));
  await insert(sql`dispute`, (n) => ({
    id: id(n),
    submission_id: id(n),
    task_id: id(n),
    title: 'A task',
    buyer_id: person,
    worker_id: id(n),
    reward: 10,
    cover: 'place',
    state: n % 5 === 0 ? 'open' : 'decided',
    statement: 'It was done.',
    pictures: '[]',
    opened_at: n,
    answer_by: n,
    decide_by: 1 + (n % 7),
    answered_at: 0,
    decided_at: n % 5 === 0 ? 0 : 1 + (n % 11),
  }));
  await insert(sql`review_brake`, (n) => ({ buyer_id: id(n), since: n, lifted_at: n % 5 === 0 ? 0 : 1 }));
  await insert(sql`withdrawal`, (n) => ({
    id: id(n),
    worker_id: person,
    coins: 200,
    cents: 1000,
    payment_system: 'card',
    account_number: '',
    account_number_masked: '',
    account_hash: String(n),
    status: n % 50 === 0 ? 'pending' : 'accepted',
    asked_at: n,
    decided_at: n % 50 === 0 ? 0 : 1 + (n % 7),
    state: n % 50 === 0 ? null : ['queued', 'sent', 'confirmed', 'failed'][n % 4],
    reference: `TRX${n}`,
    at: 1 + (n % 7),
    due: 1 + (n % 7),
    batch_id: n % 8 < 4 ? '' : id(n % 8),
  }));
  await insert(sql`purchase`, (n) => ({
    id: id(n),
    buyer_id: person,
    coins: 10,
    cents: 100,
    transaction_id: `TXN${String(n).padStart(5, '0')}`,
    state: 'settled',
    made_at: n,
    settled_at: n,
  }));
  await insert(sql`notification`, (n) => ({
    id: id(n),
    person_id: person,
    code: 'admin/message',
    params: '{}',
    message: 'Hello',
    at: n,
    seen: n % 2,
  }));
  await insert(sql`transfer`, (n) => ({
    id: id(n),
    from_account: n % 2 === 0 ? `available:${person}` : 'sold',
    to_account: n % 2 === 0 ? `held:${person}` : `available:${person}`,
    amount: 1,
    kind: 'task-posted',
    reference: `filled ${n}`,
    at: n,
  }));
  await insert(sql`person`, (n) => ({
    id: id(n),
    email: `somebody-${n}@kaaj.test`,
    name: 'Somebody',
    image: '',
    role: n % 2 === 0 ? 'Worker' : 'Buyer',
    created_at: n,
    removed_at: n % 10 === 0 ? n : null,
  }));
  await insert(sql`account`, (n) => ({ id: `available:${id(n)}`, balance: 0, earned: n % 7 }));
  await insert(sql`audit_entry`, (n) => ({
    id: id(n),
    admin_id: person,
    action: 'role-changed',
    subject: person,
    details: '{}',
    at: n,
  }));
  await insert(sql`worker_group`, (n) => ({ id: id(n), buyer_id: person, name: 'A group', created_at: n }));
  await insert(sql`worker_test`, (n) => ({
    ...{ id: id(n), buyer_id: person, title: 'A test', form: '{"fields":[]}', known: '{}', pass: 1, places: 1 },
    ...{ open_places: 1, payable: 1, again_after_days: 7, state: 'open', created_at: n },
  }));
  if (endpoint === undefined) return;
  if (from === 0)
    await database.execute(
      sql`INSERT INTO worker_group (id, buyer_id, name, created_at) VALUES (?, ?, 'The group', 1)`,
      [endpoint, person],
    );
  await insert(sql`worker_group_member`, (n) => ({
    ...{ group_id: endpoint, worker_id: id(n), source: 'buyer', added_at: n },
  }));
  // A task and a dispute under the same id, with questions and messages.
  if (from === 0) {
    await database.execute(
      sql`INSERT INTO task (id, buyer_id, title, detail, submission_info, image_url, payable, open_slots, places, slots_before,
         completion_date, status, text_version, search_text)
       VALUES (?, ?, 'A task', 'To do', 'Proof', '', 1, 1, 1, 0, '2999-01-01', 'open', 1, '')`,
      [endpoint, person],
    );
    await database.execute(
      sql`INSERT INTO dispute (id, submission_id, task_id, title, buyer_id, worker_id, reward, cover, state, statement, pictures,
         opened_at, answer_by, decide_by, answered_at, decided_at)
       VALUES (?, ?, ?, 'A task', ?, ?, 1, 'place', 'open', 'It was done.', '[]', 1, 1, 1, 0, 0)`,
      [endpoint, endpoint, endpoint, person, person],
    );
  }
  await insert(sql`task_question`, (n) => ({
    ...{ id: id(n), subject_id: endpoint, task_id: endpoint, worker_id: id(n), buyer_id: person },
    ...{ text: 'Which one?', at: n },
  }));
  await insert(sql`dispute_message`, (n) => ({
    ...{ id: id(n), dispute_id: endpoint, author_id: person, party: 'worker', text: 'It was done.', at: n },
  }));
  await insert(sql`webhook_delivery`, (n) => ({
    id: id(n),
    endpoint_id: endpoint,
    type: 'task.closed',
    subject: id(n),
    body: '{}',
    state: 'delivered',
    tries: 1,
    due_at: n,
    status: 200,
    answer: 'OK',
    created_at: n,
  }));
  // A batch under the same id, with one answer to each of its items.
  if (from === 0)
    await database.execute(
      sql`INSERT INTO task_batch (id, buyer_id, title, template, column_names, state, tasks, posted, task_cost, overlap, created_at, ended_at)
       VALUES (?, ?, '', '{"title":"","detail":""}', '[]', 'done', 10000, 10000, 5, 2, 1, 1)`,
      [endpoint, person],
    );
  await insert(sql`task_batch_row`, (n) => ({
    batch_id: endpoint,
    number: n + 1,
    line: n + 2,
    task_id: id(n),
    cells: '[]',
  }));
  await insert(sql`agreement_item`, (n) => ({
    task_id: id(n),
    set_id: endpoint,
    number: n + 1,
  }));
  await insert(sql`agreement_answer`, (n) => ({
    task_id: id(n),
    worker_id: person,
    set_id: endpoint,
    number: n + 1,
    given: '{"":"a"}',
  }));
}
