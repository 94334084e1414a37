import { createCipheriv, createHash, createSecretKey, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createPool } from 'mysql2';
import { accountHash } from './account-hash.mjs';
import { firstIdAt, newId } from './ids.mjs';
import { accessKey, readAccess } from './tokens.mjs';

/**
 * The lower bound of the product's calls: node:http and the same effects in the fewest hand-written statements. No
 * framework, no validation, no access table, no retries. Driver, pools, keys and V8's flags are those of the API. For
 * comparison only.
 */
const settings = {
  uri: process.env.DATABASE_URL,
  connectionLimit: 3,
  supportBigNumbers: true,
  decimalNumbers: true,
};
const [reading, writing] = [createPool(settings), createPool(settings)];
const READ_COMMITTED = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';
reading.on('connection', (connection) => connection.query(READ_COMMITTED));
writing.on('connection', (connection) => {
  connection.query(READ_COMMITTED);
  // A transaction begins with its first statement.
  connection.query('SET autocommit = 0');
});
const key = accessKey(process.env.SESSION_SECRET);

const ask = (source, sql, parameters) =>
  new Promise((resolve, reject) =>
    source.query(sql, parameters, (error, answer) => (error ? reject(error) : resolve(answer))),
  );
const rows = (sql, parameters) => ask(reading, sql, parameters);
const SESSION = `SELECT person.email AS email, person.role AS role, person.name AS name, person.image AS image FROM session JOIN person ON person.id = session.person_id
  WHERE session.id = ? AND session.expires_at > ? AND person.removed_at IS NULL`;
const TASK = `id, buyer_id, title, detail, submission_info, image_url, allowance_minutes, category, review_days, proof_text, proof_pictures, proof_link,
  payable, open_slots, places, completion_date, status, text_version, median_minutes,
  estimated_minutes, content_notice`;
const HOURS = [1, 2, 4, 8, 12, 24, 36, 48, 72, 96, 120, 168, 336, 720];
const RECORD = `person_id, accepted, rejected, silent, disputes, ${HOURS.map((hours) => `hours_${hours}`).join(', ')}`;
const DAY = 86_400_000;
/** Default days for a review. */
const REVIEW_DAYS = 7;

const timeOf = (time) => new Date(time).toISOString();

/** In Dhaka, where the product counts its days: six hours ahead all year. */
const dayOf = (time) => timeOf(time + DAY / 4).slice(0, 10);

/** A page of 50 out of at most 51 rows, with the cursor of the following one. */
function pageOf(found, placeOf) {
  const next = found.length > 50 ? Buffer.from(JSON.stringify(placeOf(found[49]))).toString('base64url') : null;
  return { rows: found.slice(0, 50), next };
}

async function signedIn({ headers }) {
  const token = /kaaj_access=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  const claims = readAccess(key, token);
  const [person] = claims ? await rows(SESSION, [claims.sid, Date.now()]) : [];
  if (!person) throw Object.assign(new Error('not signed in'), { status: 401 });
  return { personId: claims.sub, ...person };
}

const CARDS = `SELECT id, name, image, CASE WHEN removed_at IS NULL THEN email ELSE '' END AS email, created_at FROM person WHERE id IN (?)`;

async function cards(ids) {
  const found = ids.length ? await rows(CARDS, [ids]) : [];
  return new Map(found.map((card) => [card.id, card]));
}

const toAvatar = (id, people) => ({ _id: id, name: people.get(id)?.name ?? '', image: people.get(id)?.image ?? '' });

/** The median hours until a decision. */
function medianHours(counts) {
  const half = HOURS.reduce((sum, hours) => sum + counts[`hours_${hours}`], 0) / 2;
  let seen = 0;
  for (const hours of HOURS) {
    seen += counts[`hours_${hours}`];
    if (seen > 0 && seen >= half) return hours;
  }
  return null;
}

/** Records of buyers, as they were at most a second ago: so does the product. */
const records = new Map();
async function recordsOf(ids) {
  const now = performance.now();
  const old = ids.filter((id) => !(now - records.get(id)?.at < 1_000));
  if (old.length === 0) return;
  const found = await rows(`SELECT ${RECORD} FROM record WHERE person_id IN (?) AND side = 'buyer'`, [old]);
  const none = { decided: 0, accepted: 0, silent: 0, disputesLost: 0, medianHours: null };
  for (const id of old) records.set(id, { at: now, record: none });
  for (const { person_id, accepted, rejected, silent, disputes: disputesLost, ...counts } of found) {
    const record = { decided: accepted + rejected, accepted, silent, disputesLost, medianHours: medianHours(counts) };
    records.set(person_id, { at: now, record });
  }
}

/** The buyer's data in a task: more for signed-in users. */
function shownBuyer(id, card, signedIn) {
  const name = card?.name ?? '';
  const email = card?.email ?? '';
  const buyerRecord = email ? { since: timeOf(card.created_at), ...records.get(id).record } : null;
  if (!signedIn) return { buyer: { _id: id, name }, buyerRecord };
  return { buyerEmail: email, buyer: { _id: id, name, image: card?.image ?? '', email }, buyerRecord };
}

async function shown(tasks, signedIn) {
  const ids = [...new Set(tasks.map(({ buyer_id }) => buyer_id))];
  const [people] = await Promise.all([cards(ids), recordsOf(ids)]);
  // Once for each buyer: a page names the same few again and again.
  const buyers = new Map(ids.map((id) => [id, shownBuyer(id, people.get(id), signedIn)]));
  const today = dayOf(Date.now());
  return tasks.map((row) => ({
    _id: row.id,
    title: row.title,
    taskDetail: row.detail,
    requiredWorkers: row.open_slots,
    places: row.places,
    payableAmount: row.payable,
    fee: 0,
    completionDate: row.completion_date,
    submissionInfo: row.submission_info,
    imageURL: row.image_url,
    allowanceMinutes: row.allowance_minutes,
    estimatedMinutes: row.estimated_minutes,
    contentNotice: row.content_notice,
    category: row.category,
    reviewDays: row.review_days ?? REVIEW_DAYS,
    proof: { text: row.proof_text ?? '', pictures: row.proof_pictures, link: Boolean(row.proof_link) },
    version: row.text_version,
    medianMinutes: row.median_minutes,
    closed: row.status !== 'open' || row.completion_date < today,
    ...buyers.get(row.buyer_id),
  }));
}

async function list(request, { query }) {
  const cursor = query.get('cursor');
  const [payable, id] = cursor ? JSON.parse(Buffer.from(cursor, 'base64url').toString()) : [];
  const part = (where) =>
    `SELECT * FROM (SELECT id, payable FROM task FORCE INDEX (task_by_pay) WHERE batch_id IS NULL AND status = 'open'${where} ORDER BY payable DESC, id DESC LIMIT 51) part`;
  const places = cursor ? `${part(' AND payable = ? AND id < ?')} UNION ALL ${part(' AND payable < ?')}` : part('');
  const tasks = await rows(
    `SELECT ${TASK} FROM (${places} ORDER BY payable DESC, id DESC LIMIT 51) place JOIN task USING (id, payable) ORDER BY payable DESC, id DESC`,
    cursor ? [payable, id, payable] : [],
  );
  const page = pageOf(tasks, (last) => [last.payable, last.id]);
  return { data: await shown(page.rows, false), page: { next: page.next } };
}

async function details(request, { id }) {
  const { personId } = await signedIn(request);
  const [[task], [mine], [claim]] = await Promise.all([
    rows(`SELECT ${TASK}, form, link FROM task WHERE id = ? AND status <> 'deleted'`, [id]),
    rows('SELECT id, status FROM submission WHERE task_id = ? AND worker_id = ?', [id, personId]),
    rows('SELECT until FROM claim WHERE live = ?', [`${id}:${personId}`]),
  ]);
  const [wire] = await shown([task], true);
  const mySubmission = mine ? { _id: mine.id, status: mine.status } : null;
  const [form, link] = [task.form, task.link].map((column) => JSON.parse(column));
  const myClaim = claim ? { until: timeOf(claim.until) } : null;
  return { data: { ...wire, eligible: true, reasons: [], form, link, mySubmission, myClaim } };
}

const SUBMISSION = `id, task_id, text_version, buyer_id, worker_id, reward, detail, pictures, answers, code, version, status, turn, review_days, due_at, changes_note, changes_at,
  reason, reason_code, sent_at, decided_at`;
const QUARTERS = `SELECT decided_at - decided_at % 900000 AS at, SUM(CASE WHEN status = 'accepted' THEN 1 ELSE 0 END) AS accepted,
  SUM(CASE WHEN status = 'rejected' THEN 1 ELSE 0 END) AS rejected, SUM(CASE WHEN status = 'accepted' THEN reward ELSE 0 END) AS coins
  FROM submission WHERE`;

/** When silence decides on work. */
const dueOf = ({ due_at, sent_at, review_days }) => timeOf(due_at ?? sent_at + (review_days ?? REVIEW_DAYS) * DAY);

function changesOf({ changes_note: note, changes_at, status, turn, due_at }) {
  if (note === null) return null;
  return { note, askedAt: timeOf(changes_at), due: status === 'pending' && turn === 'worker' ? timeOf(due_at) : null };
}

async function work(found) {
  const people = await cards([...new Set(found.flatMap((row) => [row.buyer_id, row.worker_id]))]);
  const versions = [...new Set(found.map(({ text_version }) => text_version))];
  const idsOf = (version) => found.filter((row) => row.text_version === version).map(({ task_id }) => task_id);
  const texts = found.length
    ? await rows(
        `SELECT answered.task_id, answered.version, answered.title, answered.detail, task.open_slots FROM task_text answered JOIN task ON task.id = answered.task_id
         WHERE ${versions.map(() => '(answered.version = ? AND answered.task_id IN (?))').join(' OR ')}`,
        versions.flatMap((version) => [version, idsOf(version)]),
      )
    : [];
  const byTask = new Map(texts.map((text) => [`${text.task_id}:${text.version}`, text]));
  return found.map((row) => {
    const text = byTask.get(`${row.task_id}:${row.text_version}`);
    const workerEmail = people.get(row.worker_id)?.email ?? '';
    return {
      _id: row.id,
      task: {
        _id: row.task_id,
        title: text?.title ?? '',
        taskDetail: text?.detail ?? '',
        payableAmount: row.reward,
        requiredWorkers: text?.open_slots ?? 0,
      },
      buyerEmail: people.get(row.buyer_id)?.email ?? '',
      workerEmail,
      submissionDetail: row.detail,
      pictures: row.pictures === null ? [] : JSON.parse(row.pictures),
      answers: JSON.parse(row.answers),
      code: row.code,
      version: row.version,
      changes: changesOf(row),
      currentDate: timeOf(row.sent_at),
      status: row.status,
      rejectionReason: row.reason,
      rejectionCode: row.reason_code,
      acceptedAt: row.status === 'pending' && row.turn === 'buyer' ? dueOf(row) : null,
      worker: { ...toAvatar(row.worker_id, people), email: workerEmail },
      buyer: toAvatar(row.buyer_id, people),
    };
  });
}

async function workPage(found) {
  const page = pageOf(found, ({ decided_at, id }) => [decided_at, id]);
  return { data: await work(page.rows), next: page.next };
}

const byDay = (quarters, figures) => {
  const days = new Map();
  for (const quarter of quarters) {
    const day = dayOf(quarter.at);
    const sums = days.get(day) ?? { day };
    for (const figure of figures) sums[figure] = (sums[figure] ?? 0) + quarter[figure];
    days.set(day, sums);
  }
  return [...days.values()];
};

/** The last thirty days and as many before: where each begins, as a time and as the first id of it. */
function periods() {
  const now = Date.now();
  const [from, turn] = [now - 60 * DAY, now - 30 * DAY];
  return { from, turn, start: firstIdAt(from), since: firstIdAt(turn) };
}

/** The newest open tasks, as they were at most a second ago: so does the product. */
const newest = { at: -Infinity, tasks: [] };
async function newestOpen() {
  if (performance.now() - newest.at >= 1_000) {
    newest.at = performance.now();
    newest.tasks = rows(
      `SELECT ${TASK} FROM task FORCE INDEX (task_free_newest) WHERE batch_id IS NULL AND status = 'open' AND is_full = 0 ORDER BY id DESC LIMIT 101`,
    ).then((found) => shown(found.slice(0, 100), false));
  }
  return newest.tasks;
}

const fits = ({ search, category, min_pay, max_minutes }, task) =>
  task.title.toLowerCase().includes(search) &&
  (category === null || task.category === category) &&
  task.payableAmount >= (min_pay ?? 0) &&
  (task.medianMinutes ?? task.allowanceMinutes) <= (max_minutes ?? Infinity);

/** How many tasks of the last week match the worker's filters, without those with a submission of the worker. */
async function newTasks(personId) {
  const [filters, tasks] = await Promise.all([
    rows('SELECT search, category, min_pay, max_minutes FROM saved_filter WHERE worker_id = ?', [personId]),
    newestOpen(),
  ]);
  const week = firstIdAt(Date.now() - 7 * DAY);
  const fresh = tasks.filter(({ _id }) => _id >= week);
  const fitting = filters.length ? fresh.filter((task) => filters.some((filter) => fits(filter, task))) : fresh;
  const sent = fitting.length
    ? await rows('SELECT task_id FROM submission WHERE task_id IN (?) AND worker_id = ?', [
        fitting.map(({ _id }) => _id),
        personId,
      ])
    : [];
  return { count: fitting.length - sent.length, more: fresh.length === 100, fitting: filters.length > 0 };
}

async function workerOverview(request) {
  const { personId } = await signedIn(request);
  const { from, turn, start, since } = periods();
  const [[counts], [account], accepted, quarters, news] = await Promise.all([
    rows(
      `SELECT COUNT(*) AS sent, SUM(CASE WHEN status = 'pending' THEN 1 ELSE 0 END) AS pending,
         COUNT(CASE WHEN id >= ? THEN 1 END) AS lately, COUNT(CASE WHEN id >= ? AND id < ? THEN 1 END) AS earlier
       FROM submission WHERE worker_id = ?`,
      [since, start, since, personId],
    ),
    rows('SELECT earned FROM account WHERE id = ?', [`available:${personId}`]),
    rows(
      `SELECT ${SUBMISSION} FROM submission FORCE INDEX (submission_earned) WHERE worker_id = ? AND status = 'accepted' ORDER BY decided_at DESC, id DESC LIMIT 51`,
      [personId],
    ).then(workPage),
    rows(
      `${QUARTERS} worker_id = ? AND status IN ('accepted', 'rejected') AND decided_at >= ? GROUP BY at ORDER BY at`,
      [personId, Date.now() - 90 * DAY],
    ),
    newTasks(personId),
  ]);
  const earned = (within) => quarters.reduce((sum, { at, coins }) => sum + (within(at) ? coins : 0), 0);
  return {
    data: {
      submissionCount: counts.sent,
      pendingSubmissionsCount: counts.pending ?? 0,
      totalEarning: { totalPayableAmount: account?.earned ?? 0 },
      acceptedSubmissions: accepted.data,
      history: byDay(
        quarters.filter(({ coins }) => coins > 0),
        ['coins'],
      ),
      changes: {
        submissions: { lately: counts.lately, earlier: counts.earlier },
        earning: { lately: earned((at) => at >= turn), earlier: earned((at) => at >= from && at < turn) },
      },
      newTasks: news,
    },
    page: { next: accepted.next },
  };
}

async function buyerOverview(request) {
  const { personId } = await signedIn(request);
  const { start, since } = periods();
  const [[figures], [paid], reviews, quarters] = await Promise.all([
    rows(
      `SELECT COUNT(CASE WHEN status <> 'deleted' THEN 1 END) AS tasks, SUM(CASE WHEN status <> 'deleted' THEN open_slots END) AS slots,
         COUNT(CASE WHEN id >= ? THEN 1 END) AS lately, COUNT(CASE WHEN id >= ? AND id < ? THEN 1 END) AS earlier
       FROM task FORCE INDEX (task_figures) WHERE buyer_id = ?`,
      [since, start, since, personId],
    ),
    rows(
      `SELECT SUM(cents) AS cents, SUM(CASE WHEN id >= ? THEN cents END) AS lately, SUM(CASE WHEN id >= ? AND id < ? THEN cents END) AS earlier
       FROM purchase WHERE buyer_id = ? AND state = 'settled'`,
      [since, start, since, personId],
    ),
    rows(
      `SELECT ${SUBMISSION} FROM submission FORCE INDEX (submission_for_buyer) WHERE buyer_id = ? AND concealed = 0 AND decided_at = 0 ORDER BY id DESC LIMIT 51`,
      [personId],
    ).then(workPage),
    rows(`${QUARTERS} buyer_id = ? AND decided_at >= ? GROUP BY at ORDER BY at`, [personId, Date.now() - 90 * DAY]),
  ]);
  return {
    data: {
      overview: [{ countOfTasks: figures.tasks, totalRequiredWorkers: figures.slots ?? 0 }],
      totalPayments: [{ totalPaid: (paid.cents ?? 0) / 100 }],
      submissions: reviews.data,
      history: byDay(
        quarters.map(({ coins: spent, ...decided }) => ({ ...decided, spent })),
        ['spent', 'accepted', 'rejected'],
      ),
      changes: {
        tasks: { lately: figures.lately, earlier: figures.earlier },
        payments: { lately: (paid.lately ?? 0) / 100, earlier: (paid.earlier ?? 0) / 100 },
      },
    },
    page: { next: reviews.next },
  };
}

const connected = () =>
  new Promise((resolve, reject) =>
    writing.getConnection((error, connection) => (error ? reject(error) : resolve(connection))),
  );

async function inTransaction(statements) {
  const connection = await connected();
  const run = (sql, parameters) => ask(connection, sql, parameters);
  try {
    const result = await statements(run);
    await run('COMMIT');
    return result;
  } catch (error) {
    await run('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** The request's key and its answer in one statement, without reading it back. */
function keep(run, { headers, method, url, raw }, personId, answer) {
  return run('INSERT INTO answered_request (id, person_id, fingerprint, answer, claimed_at) VALUES (?, ?, ?, ?, ?)', [
    hashOf(`${personId} ${headers['idempotency-key']}`),
    personId,
    hashOf(`${method} ${url}\n${raw}`),
    JSON.stringify(answer),
    Date.now(),
  ]);
}

/** Both accounts in one statement, the last before COMMIT. */
async function move(run, { from, to, amount, earned = 0 }) {
  const { affectedRows } = await run(
    `UPDATE account SET balance = balance + CASE WHEN id = ? THEN ? ELSE ? END, earned = earned + CASE WHEN id = ? THEN ? ELSE 0 END
     WHERE id IN (?, ?) AND (id = ? OR balance >= ?)`,
    [to, amount, -amount, to, earned, from, to, to, amount],
  );
  if (affectedRows !== 2) throw Object.assign(new Error('not enough coins'), { status: 409 });
}

const TRANSFER =
  'INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at) VALUES (?, ?, ?, ?, ?, ?, ?)';

const notify = (run, personId, code, now) =>
  run('INSERT INTO notification (id, person_id, code, params, message, at, seen) VALUES (?, ?, ?, ?, ?, ?, 0)', [
    newId(),
    personId,
    code,
    '{}',
    'Something happened to your work.',
    now,
  ]);

const LISTENING = `SELECT id, events FROM webhook_endpoint WHERE person_id IN (?, ?) AND state = 'on'`;
const PAIR = `INSERT INTO record_pair (buyer_id, worker_id, month, judged) VALUES (?, ?, ?, 1) ON DUPLICATE KEY UPDATE judged = judged + 1`;
const JUDGED = 'SELECT judged FROM record_pair WHERE buyer_id = ? AND worker_id = ? AND month = ?';
const COUNT = `INSERT INTO record (person_id, side, accepted, hours_1) VALUES (?, 'buyer', 1, 1), (?, 'worker', 1, 0)
  ON DUPLICATE KEY UPDATE accepted = accepted + VALUES(accepted), hours_1 = hours_1 + VALUES(hours_1)`;

async function accept(request, { id }) {
  const { personId } = await signedIn(request);
  const answer = { data: { _id: id, status: 'accepted' } };
  await inTransaction(async (run) => {
    await keep(run, request, personId, answer);
    const [found] = await run('SELECT task_id, worker_id, reward FROM submission WHERE id = ? AND buyer_id = ?', [
      id,
      personId,
    ]);
    const [to, from, now] = [`available:${found.worker_id}`, `escrow:${found.task_id}`, Date.now()];
    await run(
      `UPDATE submission SET status = 'accepted', decided_at = ?, decided_by = 'buyer', counted = 1 WHERE id = ? AND status = 'pending'`,
      [now, id],
    );
    await notify(run, found.worker_id, 'submission/accepted', now);
    // The webhooks of the event: none here, but they have to be looked up.
    await run(LISTENING, [found.worker_id, personId]);
    const pair = [personId, found.worker_id, new Date(now).toISOString().slice(0, 7)];
    const judged = await run(PAIR, pair);
    if (judged.affectedRows !== 1) await run(JUDGED, pair);
    await run(COUNT, [personId, found.worker_id]);
    await run(TRANSFER, [newId(), from, to, found.reward, 'submission-accepted', id, now]);
    await move(run, { from, to, amount: found.reward, earned: found.reward });
  });
  return answer;
}

async function submit(request, { body }) {
  const { personId, name, image, email } = await signedIn(request);
  const [id, now] = [newId(), Date.now()];
  return inTransaction(async (run) => {
    // Locks the worker against removal.
    await run('SELECT id FROM person WHERE id = ? AND removed_at IS NULL FOR UPDATE', [personId]);
    // Read together with the task: the worker's claim, the task's batch, the webhooks, and whether the buyer needs a
    // notification.
    const [offer] = await run(
      `SELECT task.buyer_id, task.title, task.detail, task.payable, task.open_slots, task.text_version, task.review_days,
         buyer.name AS buyerName, buyer.email AS buyerEmail, buyer.image AS buyerImage,
         claim.id AS claimId, item.set_id AS setId,
         (SELECT COUNT(*) FROM webhook_endpoint WHERE person_id IN (?, task.buyer_id) AND state = 'on') AS listening,
         EXISTS (SELECT 1 FROM submission FORCE INDEX (submission_for_buyer)
           WHERE buyer_id = task.buyer_id AND concealed = 0 AND (decided_at = 0 OR decided_at >= ?)) AS beside
       FROM task JOIN person buyer ON buyer.id = task.buyer_id
       LEFT JOIN claim ON claim.live = ? LEFT JOIN agreement_item item ON item.task_id = task.id WHERE task.id = ?`,
      [personId, now - 3_600_000, `${body.task}:${personId}`, body.task],
    );
    if (!offer.beside) await notify(run, offer.buyer_id, 'submission/received', now);
    const dueAt = now + (offer.review_days ?? REVIEW_DAYS) * DAY;
    await run(
      `INSERT INTO submission (id, task_id, task_title, text_version, buyer_id, worker_id, reward, detail, status, reason, review_days, due_at, sent_at,
         decided_at, concealed)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'pending', '', ?, ?, ?, 0, 0)`,
      [
        id,
        body.task,
        offer.title,
        offer.text_version,
        offer.buyer_id,
        personId,
        offer.payable,
        body.submissionDetail,
        offer.review_days,
        dueAt,
        now,
      ],
    );
    const answer = {
      data: {
        _id: id,
        task: {
          _id: body.task,
          title: offer.title,
          taskDetail: offer.detail,
          payableAmount: offer.payable,
          requiredWorkers: offer.open_slots - 1,
        },
        buyerEmail: offer.buyerEmail,
        workerEmail: email,
        submissionDetail: body.submissionDetail,
        pictures: [],
        answers: null,
        code: null,
        version: 1,
        changes: null,
        currentDate: timeOf(now),
        status: 'pending',
        rejectionReason: '',
        rejectionCode: null,
        acceptedAt: timeOf(dueAt),
        worker: { _id: personId, name, image, email },
        buyer: { _id: offer.buyer_id, name: offer.buyerName, image: offer.buyerImage },
      },
    };
    await keep(run, request, personId, answer);
    const { affectedRows } = await run(
      `UPDATE task SET is_full = CASE WHEN open_slots = 1 THEN 1 ELSE 0 END, open_slots = open_slots - 1 WHERE id = ? AND open_slots > 0 AND status = 'open'`,
      [body.task],
    );
    if (affectedRows !== 1) throw Object.assign(new Error('no open place'), { status: 409 });
    return answer;
  });
}

/** Locks the worker's own row alone: subqueries lock nothing. */
const STANDING = `SELECT (SELECT items FROM task_stream WHERE id = ?) AS items, (SELECT restricted FROM task_stream WHERE id = ?) AS restricted,
  (SELECT COUNT(*) FROM claim WHERE worker_id = person.id AND state = 'live') AS held,
  (SELECT COUNT(*) FROM claim WHERE worker_id = person.id AND state IN ('ran-out', 'late', 'given-back') AND until > ?) AS ended,
  (SELECT COUNT(*) FROM submission FORCE INDEX (submission_of_batch) WHERE batch_id = ? AND worker_id = person.id) AS done,
  (SELECT SUM(reward) FROM submission FORCE INDEX (submission_of_batch) WHERE batch_id = ? AND worker_id = person.id AND status <> 'rejected') AS earned,
  (SELECT COUNT(*) FROM skipped_item WHERE worker_id = person.id AND batch_id = ?) AS skipped
  FROM person WHERE id = ? AND removed_at IS NULL FOR UPDATE`;
/**
 * The item nearest to completion that the worker has not done, skipped or claimed, and that no other transaction is
 * taking.
 */
const NEAREST = `SELECT ${TASK}, form FROM task FORCE INDEX (task_nearest) WHERE batch_id = ? AND item_slots > 0 AND control = 0
  AND NOT EXISTS (SELECT 1 FROM submission WHERE task_id = task.id AND worker_id = ?)
  AND NOT EXISTS (SELECT 1 FROM skipped_item WHERE worker_id = ? AND batch_id = task.batch_id AND task_id = task.id)
  AND NOT EXISTS (SELECT 1 FROM claim WHERE task_id = task.id AND worker_id = ?) ORDER BY item_slots, id LIMIT 1 FOR UPDATE SKIP LOCKED`;

/** How many items are left is not counted: the items of the batch without those that the worker did. */
async function nextItem(request, { id: batchId }) {
  const { personId } = await signedIn(request);
  return inTransaction(async (run) => {
    const now = Date.now();
    const [standing] = await run(STANDING, [batchId, batchId, now - DAY, batchId, batchId, batchId, personId]);
    if (standing.held > 0 || standing.ended >= 5) throw Object.assign(new Error('too many claims'), { status: 409 });
    // A batch for groups of workers is not measured.
    if (standing.restricted) throw Object.assign(new Error('not eligible'), { status: 422 });
    const [task] = await run(NEAREST, [batchId, personId, personId, personId]);
    if (!task) throw Object.assign(new Error('nothing left'), { status: 404 });
    const { affectedRows } = await run(
      `UPDATE task SET is_full = CASE WHEN open_slots = 1 THEN 1 ELSE 0 END, open_slots = open_slots - 1, item_slots = item_slots - 1
       WHERE id = ? AND open_slots > 0 AND status = 'open' AND completion_date >= ?`,
      [task.id, dayOf(now)],
    );
    if (affectedRows !== 1) throw Object.assign(new Error('no open place'), { status: 409 });
    const until = now + task.allowance_minutes * 60_000;
    await run(
      `INSERT INTO claim (id, task_id, buyer_id, worker_id, reward, since, until, state, live, batch_id) VALUES (?, ?, ?, ?, ?, ?, ?, 'live', ?, ?)`,
      [newId(), task.id, task.buyer_id, personId, task.payable, now, until, `${task.id}:${personId}`, batchId],
    );
    const [wire] = await shown([{ ...task, open_slots: task.open_slots - 1 }], true);
    const form = JSON.parse(task.form);
    const progress = {
      done: standing.done,
      earned: standing.earned ?? 0,
      left: standing.items - standing.done - standing.skipped,
    };
    const myClaim = { until: timeOf(until) };
    const answer = {
      data: {
        task: { ...wire, eligible: true, reasons: [], form, link: null, mySubmission: null, myClaim },
        until: timeOf(until),
        progress,
      },
    };
    await keep(run, request, personId, answer);
    return answer;
  });
}

const MAX_PENDING = 20;

/** Account numbers are encrypted at rest with their row's id, and found by a keyed hash that cannot be brute-forced. */
const sealing = createSecretKey(randomBytes(32));
function seal(text, owner) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** What a screen may show of an account number. */
const masked = (number) => `••••${number.slice(number.length - Math.min(4, Math.floor(number.length / 4)))}`;

async function withdraw(request, { body }) {
  const { personId, name, image, email } = await signedIn(request);
  const { withdrawalCoin: coins, paymentSystem } = body;
  const [id, now, cents] = [newId(), Date.now(), coins * 5];
  const accountNumberMasked = masked(body.accountNumber);
  return inTransaction(async (run) => {
    const hash = accountHash(paymentSystem, body.accountNumber);
    // Since when the worker uses this account: one that is new to them waits.
    const [known] = await run(
      `SELECT (SELECT MIN(asked_at) FROM withdrawal WHERE worker_id = ? AND account_hash = ?) AS first,
         (SELECT MIN(payable_from) FROM payout_account WHERE person_id = ? AND account_hash = ?) AS saved`,
      [personId, hash, personId, hash],
    );
    const wait = Math.min(known.saved ?? Infinity, (known.first ?? now) + DAY);
    const payableFrom = wait > now ? wait : null;
    const answer = {
      data: {
        _id: id,
        worker: { _id: personId, name, image },
        workerEmail: email,
        withdrawalCoin: coins,
        withdrawalAmount: cents / 100,
        paymentSystem,
        accountNumberMasked,
        withdrawDate: timeOf(now),
        status: 'pending',
        rejectionReason: '',
        payableFrom: payableFrom && timeOf(payableFrom),
        payout: { state: 'waiting', reference: null, reason: null, at: timeOf(now), due: null },
      },
    };
    await keep(run, request, personId, answer);
    const sealed = seal(body.accountNumber, id);
    await run(
      `INSERT INTO withdrawal (id, worker_id, coins, cents, payment_system, account_number, account_number_masked, account_hash, payable_from, status, asked_at, decided_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, 0)`,
      [id, personId, coins, cents, paymentSystem, sealed, accountNumberMasked, hash, payableFrom, now],
    );
    const [from, to] = [`available:${personId}`, `held:${personId}`];
    await run(TRANSFER, [newId(), from, to, coins, 'withdrawal-requested', id, now]);
    await move(run, { from, to, amount: coins });
    const [{ pending }] = await run(
      'SELECT COUNT(*) AS pending FROM withdrawal WHERE worker_id = ? AND decided_at = 0',
      [personId],
    );
    if (pending > MAX_PENDING) throw Object.assign(new Error('too many'), { status: 409 });
    return answer;
  });
}

const ROUTES = [
  ['GET', /^\/api\/task$/, list],
  ['GET', /^\/api\/task\/(?<id>\w+)$/, details],
  ['GET', /^\/api\/overview\/worker$/, workerOverview],
  ['GET', /^\/api\/overview\/buyer$/, buyerOverview],
  ['PATCH', /^\/api\/submission\/update\/status\/(?<id>\w+)$/, accept],
  ['POST', /^\/api\/submission$/, submit],
  ['POST', /^\/api\/task\/batch\/(?<id>\w+)\/next$/, nextItem],
  ['POST', /^\/api\/withdrawal$/, withdraw],
];

async function bodyOf(request) {
  if (request.method === 'GET') return undefined;
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  request.raw = Buffer.concat(chunks).toString();
  return JSON.parse(request.raw);
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
