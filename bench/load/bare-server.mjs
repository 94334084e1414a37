import { createServer } from 'node:http';
import { randomBytes } from 'node:crypto';
import { createPool } from 'mysql2/promise';
import { accessKey, readAccess } from './tokens.mjs';

/**
 * What the product's calls cost at the least: node:http, a pool of the same size and the same statements by hand, with no
 * framework, no validation, no access table, no retries. Only here to be compared with.
 */
const pool = createPool({
  uri: process.env.DATABASE_URL,
  connectionLimit: 10,
  supportBigNumbers: true,
  decimalNumbers: true,
});
pool.pool.on('connection', (connection) => connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED'));
const key = accessKey(process.env.SESSION_SECRET);

const rows = async (sql, parameters) => (await pool.query(sql, parameters))[0];
const newId = () => randomBytes(13).toString('hex').toUpperCase();
const SESSION = `SELECT person.email AS email, person.role AS role FROM session JOIN person ON person.id = session.person_id
  WHERE session.id = ? AND session.expires_at > ? AND person.removed_at IS NULL`;
const TASK = 'id, buyer_id, title, detail, submission_info, image_url, payable, open_slots, completion_date, status';

async function signedIn({ headers }) {
  const token = /kaaj_access=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  const claims = readAccess(key, token);
  const [person] = claims ? await rows(SESSION, [claims.sid, Date.now()]) : [];
  if (!person) throw Object.assign(new Error('not signed in'), { status: 401 });
  return { personId: claims.sub, ...person };
}

async function cards(ids) {
  const wanted = [...new Set(ids)];
  const found = wanted.length ? await rows('SELECT id, name, image, email FROM person WHERE id IN (?)', [wanted]) : [];
  return new Map(found.map((card) => [card.id, card]));
}

async function shown(tasks) {
  const buyers = await cards(tasks.map(({ buyer_id }) => buyer_id));
  return tasks.map((row) => ({
    _id: row.id,
    title: row.title,
    taskDetail: row.detail,
    requiredWorkers: row.open_slots,
    payableAmount: row.payable,
    completionDate: row.completion_date,
    submissionInfo: row.submission_info,
    imageURL: row.image_url,
    closed: row.status !== 'open',
    buyer: { _id: row.buyer_id, name: buyers.get(row.buyer_id)?.name, image: buyers.get(row.buyer_id)?.image },
  }));
}

async function list(request, { query }) {
  const cursor = query.get('cursor');
  const [payable, id] = cursor ? JSON.parse(Buffer.from(cursor, 'base64url').toString()) : [];
  const part = (where) =>
    `SELECT * FROM (SELECT id, payable FROM task FORCE INDEX (task_by_pay) WHERE status = 'open'${where} ORDER BY payable DESC, id DESC LIMIT 51) part`;
  const places = cursor ? `${part(' AND payable = ? AND id < ?')} UNION ALL ${part(' AND payable < ?')}` : part('');
  const tasks = await rows(
    `SELECT ${TASK} FROM (${places} ORDER BY payable DESC, id DESC LIMIT 51) place JOIN task USING (id, payable) ORDER BY payable DESC, id DESC`,
    cursor ? [payable, id, payable] : [],
  );
  const data = await shown(tasks.slice(0, 50));
  const last = tasks[49];
  return {
    data,
    page: {
      next: tasks.length > 50 ? Buffer.from(JSON.stringify([last.payable, last.id])).toString('base64url') : null,
    },
  };
}

async function details(request, { id }) {
  const { personId } = await signedIn(request);
  const [[task], [mine]] = await Promise.all([
    rows(`SELECT ${TASK} FROM task WHERE id = ? AND status <> 'deleted'`, [id]),
    rows('SELECT id, status FROM submission WHERE task_id = ? AND worker_id = ?', [id, personId]),
  ]);
  const [wire] = await shown([task]);
  return { data: { ...wire, mySubmission: mine ? { _id: mine.id, status: mine.status } : null } };
}

const SUBMISSION =
  'id, task_id, text_version, buyer_id, worker_id, reward, detail, status, reason, sent_at, decided_at';
const QUARTERS = `SELECT decided_at - decided_at % 900000 AS at, SUM(CASE WHEN status = 'accepted' THEN 1 ELSE 0 END) AS accepted,
  SUM(CASE WHEN status = 'rejected' THEN 1 ELSE 0 END) AS rejected, SUM(CASE WHEN status = 'accepted' THEN reward ELSE 0 END) AS coins
  FROM submission WHERE`;

async function work(found) {
  const people = await cards(found.flatMap((row) => [row.buyer_id, row.worker_id]));
  const texts = found.length
    ? await rows(
        `SELECT answered.task_id, answered.version, answered.title, answered.detail, task.open_slots FROM task_text answered JOIN task ON task.id = answered.task_id
         WHERE ${found.map(() => '(answered.task_id = ? AND answered.version = ?)').join(' OR ')}`,
        found.flatMap((row) => [row.task_id, row.text_version]),
      )
    : [];
  const byTask = new Map(texts.map((text) => [`${text.task_id}:${text.version}`, text]));
  return found.map((row) => {
    const text = byTask.get(`${row.task_id}:${row.text_version}`);
    return {
      _id: row.id,
      task: {
        _id: row.task_id,
        title: text?.title,
        taskDetail: text?.detail,
        payableAmount: row.reward,
        requiredWorkers: text?.open_slots,
      },
      buyerEmail: people.get(row.buyer_id)?.email,
      workerEmail: people.get(row.worker_id)?.email,
      submissionDetail: row.detail,
      currentDate: new Date(row.sent_at).toISOString(),
      status: row.status,
      rejectionReason: row.reason,
      worker: { _id: row.worker_id, name: people.get(row.worker_id)?.name },
      buyer: { _id: row.buyer_id, name: people.get(row.buyer_id)?.name },
    };
  });
}

const byDay = (quarters) => {
  const days = new Map();
  for (const { at, coins } of quarters) {
    const day = new Date(at).toISOString().slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + coins);
  }
  return [...days].map(([day, coins]) => ({ day, coins }));
};

async function workerOverview(request) {
  const { personId } = await signedIn(request);
  const since = Date.now() - 90 * 86_400_000;
  const [[counts], [account], accepted, quarters] = await Promise.all([
    rows(
      `SELECT COUNT(*) AS sent, SUM(CASE WHEN status = 'pending' THEN 1 ELSE 0 END) AS pending FROM submission WHERE worker_id = ?`,
      [personId],
    ),
    rows('SELECT earned FROM account WHERE id = ?', [`available:${personId}`]),
    rows(
      `SELECT ${SUBMISSION} FROM submission FORCE INDEX (submission_earned) WHERE worker_id = ? AND status = 'accepted' ORDER BY decided_at DESC, id DESC LIMIT 51`,
      [personId],
    ).then(work),
    rows(
      `${QUARTERS} worker_id = ? AND status IN ('accepted', 'rejected') AND decided_at >= ? GROUP BY at ORDER BY at`,
      [personId, since],
    ),
  ]);
  return {
    data: {
      submissionCount: counts.sent,
      pendingSubmissionsCount: counts.pending ?? 0,
      totalEarning: { totalPayableAmount: account?.earned ?? 0 },
      acceptedSubmissions: accepted.slice(0, 50),
      history: byDay(quarters),
    },
    page: { next: null },
  };
}

async function buyerOverview(request) {
  const { personId } = await signedIn(request);
  const since = Date.now() - 90 * 86_400_000;
  const [[figures], [paid], reviews, quarters] = await Promise.all([
    rows(
      `SELECT COUNT(*) AS tasks, SUM(open_slots) AS slots FROM task FORCE INDEX (task_figures)
       WHERE buyer_id = ? AND status <> 'deleted'`,
      [personId],
    ),
    rows(`SELECT SUM(cents) AS cents FROM purchase WHERE buyer_id = ? AND state = 'settled'`, [personId]),
    rows(
      `SELECT ${SUBMISSION} FROM submission FORCE INDEX (submission_for_buyer) WHERE buyer_id = ? AND concealed = 0 AND decided_at = 0 ORDER BY id DESC LIMIT 51`,
      [personId],
    ).then(work),
    rows(`${QUARTERS} buyer_id = ? AND decided_at >= ? GROUP BY at ORDER BY at`, [personId, since]),
  ]);
  return {
    data: {
      overview: [{ countOfTasks: figures.tasks, totalRequiredWorkers: figures.slots ?? 0 }],
      totalPayments: [{ totalPaid: (paid.cents ?? 0) / 100 }],
      submissions: reviews.slice(0, 50),
      history: byDay(quarters),
    },
    page: { next: null },
  };
}

async function inTransaction(statements) {
  const connection = await pool.getConnection();
  try {
    await connection.query('START TRANSACTION');
    const result = await statements((sql, parameters) => connection.query(sql, parameters).then(([answer]) => answer));
    await connection.query('COMMIT');
    return result;
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

const CREDIT = `INSERT INTO account (id, balance, earned) VALUES (?, ?, ?)
  ON DUPLICATE KEY UPDATE balance = balance + VALUES(balance), earned = earned + VALUES(earned)`;
const TRANSFER =
  'INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at) VALUES (?, ?, ?, ?, ?, ?, ?)';

/** The same effects as accepting work in eight plain statements, BEGIN and COMMIT counted. */
async function accept(request, { id }) {
  await signedIn(request);
  await inTransaction(async (run) => {
    const [found] = await run(`SELECT ${SUBMISSION} FROM submission WHERE id = ?`, [id]);
    await run(`UPDATE submission SET status = 'accepted', decided_at = ? WHERE id = ? AND status = 'pending'`, [
      Date.now(),
      id,
    ]);
    const [worker, escrow] = [`available:${found.worker_id}`, `escrow:${found.task_id}`];
    await run(CREDIT, [worker, found.reward, found.reward]);
    await run('UPDATE account SET balance = balance - ? WHERE id = ? AND balance >= ?', [
      found.reward,
      escrow,
      found.reward,
    ]);
    await run(TRANSFER, [newId(), escrow, worker, found.reward, 'submission-accepted', id, Date.now()]);
    await run(
      'INSERT INTO notification (id, person_id, code, params, message, at, seen) VALUES (?, ?, ?, ?, ?, ?, 0)',
      [newId(), found.worker_id, 'submission/accepted', '{}', 'Your work was accepted.', Date.now()],
    );
  });
  return { data: { _id: id, status: 'accepted' } };
}

async function submit(request, { body }) {
  const { personId } = await signedIn(request);
  const id = newId();
  await inTransaction(async (run) => {
    await run(
      'SELECT id, email, name, image, role FROM person WHERE id = ? AND removed_at IS NULL FOR UPDATE',
      [personId],
    );
    const [offer] = await run(
      'SELECT buyer_id, title, payable, status, completion_date, text_version FROM task WHERE id = ?',
      [body.task],
    );
    await run(
      `INSERT INTO submission (id, task_id, task_title, text_version, buyer_id, worker_id, reward, detail, status, reason, sent_at, decided_at, concealed)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'pending', '', ?, 0, 0)`,
      [
        id,
        body.task,
        offer.title,
        offer.text_version,
        offer.buyer_id,
        personId,
        offer.payable,
        body.submissionDetail,
        Date.now(),
      ],
    );
    await run(
      `UPDATE task SET is_full = CASE WHEN open_slots = 1 THEN 1 ELSE 0 END, open_slots = open_slots - 1 WHERE id = ? AND open_slots > 0 AND status = 'open'`,
      [body.task],
    );
  });
  const [answer] = await work(await rows(`SELECT ${SUBMISSION} FROM submission WHERE id = ?`, [id]));
  return { data: answer };
}

async function withdraw(request, { body }) {
  const { personId } = await signedIn(request);
  const id = newId();
  await inTransaction(async (run) => {
    await run(
      `INSERT INTO withdrawal (id, worker_id, coins, cents, payment_system, account_number, account_number_masked, status, asked_at, decided_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?, 0)`,
      [
        id,
        personId,
        body.withdrawalCoin,
        body.withdrawalCoin * 5,
        body.paymentSystem,
        'x'.repeat(60),
        '*******8901',
        Date.now(),
      ],
    );
    await run('UPDATE account SET balance = balance - ? WHERE id = ? AND balance >= ?', [
      body.withdrawalCoin,
      `available:${personId}`,
      body.withdrawalCoin,
    ]);
    await run(CREDIT, [`held:${personId}`, body.withdrawalCoin, 0]);
    await run(TRANSFER, [
      newId(),
      `available:${personId}`,
      `held:${personId}`,
      body.withdrawalCoin,
      'withdrawal-requested',
      id,
      Date.now(),
    ]);
    await run('SELECT COUNT(*) AS pending FROM withdrawal WHERE worker_id = ? AND decided_at = 0', [personId]);
  });
  const [asked] = await rows(
    `SELECT id, worker_id, coins, cents, payment_system, account_number_masked, status, asked_at, decided_at
     FROM withdrawal WHERE id = ?`,
    [id],
  );
  const people = await cards([asked.worker_id]);
  return {
    data: {
      _id: asked.id,
      withdrawalCoin: asked.coins,
      withdrawalAmount: asked.cents / 100,
      paymentSystem: asked.payment_system,
      accountNumber: asked.account_number_masked,
      status: asked.status,
      workerName: people.get(asked.worker_id)?.name,
    },
  };
}

const ROUTES = [
  ['GET', /^\/api\/task$/, list],
  ['GET', /^\/api\/task\/(?<id>\w+)$/, details],
  ['GET', /^\/api\/overview\/worker$/, workerOverview],
  ['GET', /^\/api\/overview\/buyer$/, buyerOverview],
  ['PATCH', /^\/api\/submission\/update\/status\/(?<id>\w+)$/, accept],
  ['POST', /^\/api\/submission$/, submit],
  ['POST', /^\/api\/withdrawal$/, withdraw],
];

async function bodyOf(request) {
  if (request.method === 'GET') return undefined;
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://localhost');
  try {
    const body = await bodyOf(request);
    for (const [method, pattern, handler] of ROUTES) {
      const match = request.method === method && pattern.exec(url.pathname);
      if (!match) continue;
      const answer = JSON.stringify(await handler(request, { ...match.groups, query: url.searchParams, body }));
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(answer),
      });
      return response.end(answer);
    }
    response.writeHead(404).end();
  } catch (error) {
    response.writeHead(error.status ?? 500).end(error.message);
  }
  return undefined;
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
