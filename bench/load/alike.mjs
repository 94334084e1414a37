import { SIDES } from './rounds.mjs';

const kindOf = (value) => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

/**
 * Fields that only one of two parsed answers has, and fields of different types, as sentences about `other`. Values may
 * differ, and anything may be null. Every element of a list is compared with the one at the same index or with the last
 * one; an empty list allows no comparison.
 */
export function differences(one, other) {
  const found = new Set();
  const walk = (left, right, path) => {
    const [wanted, kind] = [kindOf(left), kindOf(right)];
    if (wanted === 'null' || kind === 'null') return;
    if (wanted !== kind) {
      found.add(`${path || 'the answer'} is of kind ${kind} instead of ${wanted}`);
    } else if (kind === 'list') {
      if (left.length === 0 || right.length === 0) return;
      const length = Math.max(left.length, right.length);
      for (let place = 0; place < length; place += 1) {
        walk(left[place] ?? left.at(-1), right[place] ?? right.at(-1), `${path}[]`);
      }
    } else if (kind === 'object') {
      for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
        const field = path ? `${path}.${name}` : name;
        if (!Object.hasOwn(right, name)) found.add(`lacks ${field}`);
        else if (!Object.hasOwn(left, name)) found.add(`has ${field} besides`);
        else walk(left[name], right[name], field);
      }
    }
  };
  walk(one, other, '');
  return [...found];
}

async function answerOf(side, { path, ...request }, { port }) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
  if (!response.ok) throw new Error(`${side} refused ${request.method} ${path}: ${response.status}`);
  return response.json();
}

/**
 * Sends one request to each side. Throws when another side's answer has other fields than the API's: a smaller answer
 * would be less work.
 */
export async function assertSameShape(name, next, servers) {
  const answers = {};
  for (const side of SIDES) answers[side] = await answerOf(side, next(), servers[side]);
  const { api, ...others } = answers;
  const faults = Object.entries(others).flatMap(([side, answer]) =>
    differences(api, answer).map((difference) => `${side}: ${difference}`),
  );
  if (faults.length > 0) throw new Error([`Not all answer alike to "${name}".`, ...faults].join('\n'));
}
