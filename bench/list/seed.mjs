import { createRequire } from 'node:module';
import { idOf } from '../load/ids.mjs';

const Sqlite = createRequire(import.meta.resolve('../../api/package.json'))('libsql');

const TASKS_OF_A_BUYER = 1_000;
const NOW = Date.now();
const DETAIL =
  'Open the page, read it to the end and write down the three things that you would tell a friend about it.';

export const task = (number) => idOf('T', number);
const buyer = (number) => idOf('B', number);

/**
 * Fills an empty, migrated SQLite file with so many open tasks of buyers with a reputation record; half of the tasks
 * have a median.
 */
export function seed(file, taskCount) {
  const database = new Sqlite(file);
  const into = (table, row) => {
    const names = Object.keys(row);
    const statement = database.prepare(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    );
    return (values) => statement.run(Object.values(values));
  };
  const many = (table, count, rowOf) => {
    const insert = into(table, rowOf(0));
    for (let number = 0; number < count; number += 1) insert(rowOf(number));
  };
  const buyers = Math.ceil(taskCount / TASKS_OF_A_BUYER);
  database.exec('BEGIN');
  many('person', buyers, (number) => ({
    id: buyer(number),
    email: `buyer${number}@bench.example`,
    name: `Buyer ${number}`,
    image: '/api/image/none.webp',
    role: 'Buyer',
    verified_at: NOW,
    created_at: NOW,
  }));
  many('record', buyers, (number) => ({
    person_id: buyer(number),
    side: 'buyer',
    accepted: 40 + number,
    rejected: number % 9,
    silent: number % 3,
    hours_24: 40 + number,
  }));
  many('task', taskCount, (number) => ({
    id: task(number),
    // The tasks of one page are of many buyers.
    buyer_id: buyer(number % buyers),
    title: `Task ${number}: tell us what you see`,
    detail: DETAIL,
    submission_info: 'Three sentences.',
    image_url: '/api/image/none.webp',
    payable: 1 + ((number * 7919) % 500),
    open_slots: 10,
    slots_before: 0,
    is_full: 0,
    completion_date: '2099-12-31',
    status: 'open',
    text_version: 1,
    median_minutes: number % 2 ? 20 : null,
    search_text: `task ${number}: tell us what you see\n${DETAIL.toLowerCase()}`,
  }));
  database.exec('COMMIT');
  database.exec('ANALYZE');
  database.close();
}
