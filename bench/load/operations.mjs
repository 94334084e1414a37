import { randomUUID } from 'node:crypto';
import {
  buyer,
  buyerOf,
  buyersOf,
  HOT_SUBMISSIONS,
  hotSubmission,
  REVIEWED_TASKS,
  sessionOf,
  submission,
  SUBMISSIONS_EACH,
  task,
  WITHDRAWAL,
  WITHDRAWERS,
  withdrawer,
  WORKERS,
  worker,
} from './seed.mjs';
import { signAccess } from './tokens.mjs';

/** Returns 0, 1, 2, ... once each, for all servers together; throws beyond `limit`. */
function counter(limit) {
  let used = 0;
  return () => {
    if (used >= limit) throw new Error('The measurement has used up what was seeded for it.');
    return used++;
  };
}

const cursorOf = (place) => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Calls whose figures are compared with each other (targets.mjs). */
const TOGETHER = [
  ['list, a page of 50', 'list, a page near the end'],
  ['accept, spread over tasks', 'accept, one hot task'],
];

/** Names of calls as lists of those that share their rounds, in the order of the first of each. */
export const sharingRounds = (names) =>
  names
    .map((name) => TOGETHER.find((group) => group.includes(name)) ?? [name])
    .map((group) => group.filter((name) => names.includes(name)))
    .filter(([first], place) => first === names[place]);

/** The measured calls: a name, and a factory of requests. */
export function operations({ key, origin, taskCount }) {
  const cookies = new Map();
  const as = (personId) => {
    if (!cookies.has(personId))
      cookies.set(personId, `kaaj_access=${signAccess(key, { personId, sessionId: sessionOf(personId) })}`);
    return { cookie: cookies.get(personId), origin, 'content-type': 'application/json' };
  };
  /** Mutations as a browser sends them: each with its own idempotency key. */
  const once = (personId) => ({ ...as(personId), 'idempotency-key': randomUUID() });
  const buyers = buyersOf(taskCount);
  const spread = counter(REVIEWED_TASKS * SUBMISSIONS_EACH);
  const hot = counter(HOT_SUBMISSIONS);
  let turn = 0;
  let sent = 0;
  const listPage = (payable) => ({
    method: 'GET',
    path: `/api/task?sort=dsc&cursor=${cursorOf([payable, task(taskCount - 1 - (turn++ % 50))])}`,
  });
  const accept = (id, buyerId) => ({
    method: 'PATCH',
    path: `/api/submission/update/status/${id}`,
    headers: once(buyerId),
    body: JSON.stringify({ status: 'accepted' }),
  });
  return {
    'list, a page of 50': () => listPage(499),
    'list, a page near the end': () => listPage(3),
    'list, first page': () => ({ method: 'GET', path: '/api/task?sort=dsc' }),
    'task with session': () => ({
      method: 'GET',
      path: `/api/task/${task((turn++ * 7919) % taskCount)}`,
      headers: as(worker(turn % WORKERS)),
    }),
    'overview of a worker': () => {
      const number = turn++ % WORKERS;
      return {
        method: 'GET',
        path: `/api/overview/worker?email=worker${number}@bench.example`,
        headers: as(worker(number)),
      };
    },
    'overview of a buyer': () => {
      const number = turn++ % buyers;
      return {
        method: 'GET',
        path: `/api/overview/buyer?email=buyer${number}@bench.example`,
        headers: as(buyer(number)),
      };
    },
    'submit work': () => {
      const number = sent++;
      // Past the tasks whose work is accepted, so that no worker meets their own earlier work.
      const taskNumber = REVIEWED_TASKS + ((number * 31) % (taskCount - REVIEWED_TASKS));
      return {
        method: 'POST',
        path: '/api/submission',
        headers: once(worker((number + Math.floor(number / WORKERS)) % WORKERS)),
        body: JSON.stringify({ task: task(taskNumber), submissionDetail: 'A heron, a boat and rain.' }),
      };
    },
    'accept, spread over tasks': () => {
      const number = spread();
      return accept(submission(number), buyerOf(number % REVIEWED_TASKS, taskCount));
    },
    'accept, one hot task': () => accept(hotSubmission(hot()), buyer(0)),
    withdraw: () => ({
      method: 'POST',
      path: '/api/withdrawal',
      headers: once(withdrawer(turn++ % WITHDRAWERS)),
      body: JSON.stringify(WITHDRAWAL),
    }),
  };
}
