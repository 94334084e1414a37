// The lower bound of accepting submissions on SQLite: the same effects in the fewest hand-written statements,
// sequentially in one process. No HTTP, no validation, no access table. Driver, keys and durability are those of the
// API. Started by run.mjs, which sends the seconds by a message and receives the count.
import { createHash, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { newId } from '../load/ids.mjs';
import { buyerOf, REVIEWED_TASKS, sessionOf, submission, SUBMISSIONS_EACH } from '../load/seed.mjs';

const Sqlite = createRequire(import.meta.resolve('../../api/package.json'))('libsql');
const database = new Sqlite(process.argv[2]);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');

const statement = (sql) => database.prepare(sql);
const begin = statement('BEGIN IMMEDIATE');
const commit = statement('COMMIT');
const session = statement(
  `SELECT person.email, person.role, person.name FROM session JOIN person ON person.id = session.person_id
   WHERE session.id = ? AND session.expires_at > ? AND person.removed_at IS NULL`,
);
const keep = statement(
  'INSERT INTO answered_request (id, person_id, fingerprint, answer, claimed_at) VALUES (?, ?, ?, ?, ?)',
);
const work = statement(
  `SELECT id, task_id, text_version, buyer_id, worker_id, reward, detail, status, reason, sent_at, decided_at
   FROM submission WHERE id = ? AND buyer_id = ?`,
);
const decide = statement(
  `UPDATE submission SET status = 'accepted', decided_at = ? WHERE id = ? AND status = 'pending'`,
);
const notify = statement(
  'INSERT INTO notification (id, person_id, code, params, message, at, seen) VALUES (?, ?, ?, ?, ?, ?, 0)',
);
const listening = statement(`SELECT id, events FROM webhook_endpoint WHERE person_id IN (?, ?) AND state = 'on'`);
const pair = statement(
  `INSERT INTO record_pair (buyer_id, worker_id, month, judged) VALUES (?, ?, ?, 1)
   ON CONFLICT (buyer_id, worker_id, month) DO UPDATE SET judged = judged + 1 RETURNING judged`,
);
const count = statement(
  `INSERT INTO record (person_id, side, accepted, hours_1) VALUES (?, 'buyer', 1, 1), (?, 'worker', 1, 0)
   ON CONFLICT (person_id, side) DO UPDATE SET accepted = accepted + excluded.accepted, hours_1 = hours_1 + excluded.hours_1`,
);
const transfer = statement(
  `INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at) VALUES (?, ?, ?, ?, 'submission-accepted', ?, ?)`,
);
const debit = statement('UPDATE account SET balance = balance - ? WHERE id = ? AND balance >= ?');
const credit = statement('UPDATE account SET balance = balance + ?, earned = earned + ? WHERE id = ?');

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

function hit({ changes }) {
  if (changes !== 1) throw new Error('A row was not as it was expected.');
}

function accept(number) {
  const [id, buyerId, now] = [submission(number), buyerOf(number % REVIEWED_TASKS, REVIEWED_TASKS), Date.now()];
  session.get(sessionOf(buyerId), now);
  begin.run();
  const answer = JSON.stringify({ data: { _id: id, status: 'accepted' } });
  keep.run(hashOf(`${buyerId} ${randomUUID()}`), buyerId, hashOf(`PATCH ${id}`), answer, now);
  const { task_id, worker_id, reward } = work.get(id, buyerId);
  hit(decide.run(now, id));
  notify.run(newId(), worker_id, 'submission/accepted', '{}', 'Your work was accepted.', now);
  listening.all(worker_id, buyerId);
  pair.get(buyerId, worker_id, new Date(now).toISOString().slice(0, 7));
  count.run(buyerId, worker_id);
  const [from, to] = [`escrow:${task_id}`, `available:${worker_id}`];
  transfer.run(newId(), from, to, reward, id, now);
  hit(debit.run(reward, from, reward));
  hit(credit.run(reward, reward, to));
  commit.run();
}

let used = 0;

function acceptFor(seconds) {
  const until = performance.now() + seconds * 1000;
  let accepted = 0;
  while (performance.now() < until && used < REVIEWED_TASKS * SUBMISSIONS_EACH) {
    accept(used++);
    accepted += 1;
  }
  return accepted;
}

database.exec('CREATE TABLE flushed (times int NOT NULL); INSERT INTO flushed VALUES (0)');
const touch = statement('UPDATE flushed SET times = times + 1');

/** Commits of one small row: the limit of the disk. */
function commitFor(seconds) {
  const until = performance.now() + seconds * 1000;
  let commits = 0;
  while (performance.now() < until) {
    touch.run();
    commits += 1;
  }
  return commits;
}

const commands = { accept: acceptFor, commit: commitFor };
process.on('message', ({ command, seconds }) => process.send(commands[command](seconds)));
process.on('disconnect', () => database.close());
process.send('ready');
