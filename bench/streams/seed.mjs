export const WORKERS = 20_000;
const SLOTS = 10;
const MANY = 1_000_000;
const PIECE = 100_000;

const number = (kind, sql) => `CONCAT('0${kind}', LPAD(${sql}, 24, '0'))`;
const idOf = (kind, value) => `0${kind}${String(value).padStart(24, '0')}`;
export const worker = (value) => idOf('W', value);
export const sessionOf = (value) => idOf('S', value);
export const batch = (value) => idOf('A', value);
const buyer = idOf('B', 0);

/** Whole numbers from 0, as a table that both MariaDB and MySQL make by themselves. */
const digits = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');
const NUMBERS = `(SELECT ${Array.from({ length: 6 }, (_, place) => `d${place}.d * ${10 ** place}`).join(' + ')} AS n
  FROM ${Array.from({ length: 6 }, (_, place) => `(${digits}) d${place}`).join(', ')}) numbers`;

/** Fills an empty, migrated database with batches of `items` open items in all. Every worker has done one item. */
export async function seed(connection, { items, batches }) {
  if (items > MANY) throw new Error(`At most ${MANY} items.`);
  const [now, form] = [Date.now(), JSON.stringify(FORM)];
  const run = (sql, values) => connection.query(sql, values);
  const person = 'INSERT INTO person (id, email, name, image, role, verified_at, created_at)';
  await run(`${person} VALUES (?, 'buyer@bench.example', 'Buyer', '', 'Buyer', ?, ?)`, [buyer, now, now]);
  await run(
    `${person} SELECT ${number('W', 'n')}, CONCAT('worker', n, '@bench.example'), CONCAT('Worker ', n), '', 'Worker', ?, ? FROM ${NUMBERS} WHERE n < ?`,
    [now, now, WORKERS],
  );
  await run(
    `INSERT INTO session (id, person_id, refresh_hash, expires_at, proved_at) SELECT ${number('S', 'n')}, ${number('W', 'n')}, REPEAT('0', 64), ?, ? FROM ${NUMBERS} WHERE n < ?`,
    [now + 86_400_000, now, WORKERS],
  );
  await run(
    `INSERT INTO task_stream (id, buyer_id, title, payable, completion_date, status, items, posted, search_text)
     SELECT ${number('A', 'n')}, ?, 'Label {{picture}}', 3, '2099-12-31', 'open', ?, ?, 'label' FROM ${NUMBERS} WHERE n < ?`,
    [buyer, items / batches, items / batches, batches],
  );
  // Lines of a batch follow each other, as its rows are posted.
  const each = items / batches;
  for (let from = 0; from < items; from += PIECE) {
    await run(
      `INSERT INTO task (id, buyer_id, title, detail, submission_info, image_url, form, payable, open_slots, places, slots_before, is_full,
         completion_date, status, text_version, search_text, batch_id, batch_line, item_slots)
       SELECT ${number('T', 'n')}, ?, CONCAT('Label ', n), 'Say what the picture shows.', 'The label.', '', ?, 3, ?, ?, 0, 0,
         '2099-12-31', 'open', 1, 'label', ${number('A', 'FLOOR(n / ?)')}, n % ? + 1, ? FROM ${NUMBERS} WHERE n >= ? AND n < ? ORDER BY n`,
      [buyer, form, SLOTS, SLOTS, each, each, SLOTS, from, Math.min(from + PIECE, items)],
    );
  }
  await run(
    `INSERT INTO submission (id, task_id, task_title, text_version, buyer_id, worker_id, reward, detail, status, reason, sent_at, decided_at, batch_id)
     SELECT ${number('X', 'n')}, ${number('T', `n % ${items}`)}, 'Label', 1, ?, ${number('W', 'n')}, 3, 'A bird', 'pending', '', ?, 0,
       ${number('A', `FLOOR((n % ${items}) / ${each})`)} FROM ${NUMBERS} WHERE n < ?`,
    [buyer, now, WORKERS],
  );
  await run(
    `UPDATE task JOIN (SELECT task_id, COUNT(*) AS sent FROM submission GROUP BY task_id) done ON done.task_id = task.id
     SET open_slots = open_slots - sent, item_slots = item_slots - sent`,
  );
  await run('ANALYZE TABLE person, session, task, task_stream, submission');
}

/** Releases all claims and deletes the answers, so that the next run starts in the same state. */
export async function reset(connection) {
  await connection.query(
    `UPDATE task JOIN (SELECT task_id, COUNT(*) AS held FROM claim GROUP BY task_id) claimed ON claimed.task_id = task.id
     SET open_slots = open_slots + held, item_slots = item_slots + held, is_full = 0`,
  );
  await connection.query('TRUNCATE TABLE claim');
  await connection.query('TRUNCATE TABLE answered_request');
}

const FORM = {
  fields: [
    {
      name: 'bird',
      kind: 'choice',
      label: 'Which bird is this?',
      required: true,
      options: ['magpie', 'crow', 'none'].map((value) => ({ value, label: value })),
    },
    { name: 'note', kind: 'text', label: 'Anything odd?', required: false, maxLength: 200 },
  ],
};
