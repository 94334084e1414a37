import { LABEL_METHODS } from '@kaaj/contract';
import * as fc from 'fast-check';
import { type Value } from './answer';
import { type Steps } from './estimate';
import { Labels } from './labels';
import { VoteCollector, type Votes } from './votes';

type Vote = readonly [number: number, worker: string, value: Value];

function votesOf(votes: readonly Vote[]): Votes {
  const collector = new VoteCollector();
  for (const vote of votes) collector.add(...vote);
  return collector.votes();
}

function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const labelsOf = (votes: readonly Vote[], method: (typeof LABEL_METHODS)[number]) =>
  runToEnd(Labels.of(votesOf(votes), method));

const ALL = 1_000_000;

/** The same in Python: x = (x * 1664525 + 1013904223) % 2 ** 32. */
function* numbers(seed: number): Generator<number, never> {
  for (let x = seed; ;) {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    yield x / 2 ** 32;
  }
}

const VALUES = ['a', 'b', 'c', 'd'] as const;

/** 400 items with a known truth, each answered by five of twelve workers, of whom two are biased. */
function generated(): { readonly votes: readonly Vote[]; readonly truth: readonly string[] } {
  const random = numbers(44);
  const next = () => random.next().value;
  const votes: Vote[] = [];
  const truth: string[] = [];
  for (let item = 1; item <= 400; item += 1) {
    const right = Math.floor(next() * 4);
    truth.push(VALUES[right] as string);
    const first = Math.floor(next() * 12);
    for (let each = 0; each < 5; each += 1) {
      const worker = (first + each * 5) % 12;
      const [chance, guess] = [next(), next()];
      let given = chance < 0.4 + 0.05 * worker ? right : Math.floor(guess * 4);
      if (worker === 7 && chance < 0.6) given = 0;
      if (worker === 3 && right === 1) given = 2;
      votes.push([item, `w${String(worker).padStart(2, '0')}`, VALUES[given] as string]);
    }
  }
  return { votes, truth };
}

/**
 * Expected values for the votes above, computed on 2026-11-29 by a separate Dawid-Skene of 40 lines of Python. It was
 * written from the paper, with dictionaries instead of arrays. The same program gives 0.8426 for s4_Dog and 0.9400 for
 * D_Product. Both belong to the benchmark "Truth Inference in Crowdsourcing" (Zheng and others, 2017).
 */
const EXPECTED = {
  majority: {
    right: 371,
    confidences: 288.2,
    labels: 'bbabbcdaadbdababbccabccbbbabbabbcdcabcadbcbccdacdcacdacbddda',
    accuracies: [
      0.543182, 0.61118, 0.582051, 0.519126, 0.645033, 0.637079, 0.667059, 0.45875, 0.698286, 0.682895, 0.674286,
      0.752147,
    ],
  },
  'dawid-skene': {
    right: 388,
    confidences: 393.814347,
    labels: 'bbabbcdaadbdababbccabccbbbdbbabbcdcabcbdbcbccdacdcacdacbddda',
    accuracies: [
      0.5605, 0.618023, 0.612003, 0.473481, 0.733397, 0.789162, 0.734046, 0.361975, 0.877435, 0.887956, 0.913155,
      0.975767,
    ],
  },
} as const;

describe.each(LABEL_METHODS)('labels by %s', (method) => {
  it('match those of an independent implementation for workers of known skill', () => {
    const { votes, truth } = generated();
    const labels = labelsOf(votes, method);
    const items = labels.items(0, ALL);
    const expected = EXPECTED[method];
    expect(items).toHaveLength(400);
    expect(items.filter(({ label }, at) => label === truth[at])).toHaveLength(expected.right);
    expect(items.slice(0, 60).map(({ label }) => label)).toEqual([...expected.labels]);
    expect(items.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(expected.confidences, 5);
    expect(labels.annotators.map(({ accuracy }) => Math.round(accuracy * 1e6) / 1e6)).toEqual(expected.accuracies);
  });

  const value = fc.oneof(fc.constantFrom<Value>('a', 'b', 'c', 'ß'), fc.integer({ min: -2, max: 3 }));
  const someVotes = (values: fc.Arbitrary<Value>) =>
    fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('u', 'v', 'w', 'x', 'y', 'z'), values), {
      minLength: 1,
      maxLength: 60,
      selector: ([number, worker]) => `${number} ${worker}`,
    });
  const shown = (votes: readonly Vote[]) => {
    const labels = labelsOf(votes, method);
    return { items: labels.items(0, ALL), annotators: labels.annotators };
  };

  it.each([
    ['few values', someVotes(value)],
    ['more values than matrices are kept for', someVotes(fc.integer({ min: 0, max: 900 }))],
  ])('do not depend on the order of the answers: %s', (_, votes) => {
    fc.assert(
      fc.property(
        votes.chain((each) => fc.tuple(fc.constant(each), fc.shuffledSubarray(each, { minLength: each.length }))),
        ([some, others]) => expect(shown(others)).toEqual(shown(some)),
      ),
      { numRuns: 50 },
    );
  });

  it('have confidences and accuracies from 0 to 1, and only values given for some item', () => {
    fc.assert(
      fc.property(someVotes(value), (votes) => {
        const { items, annotators } = shown(votes);
        const isShare = (share: number) => share >= 0 && share <= 1;
        expect(items.every(({ confidence }) => isShare(confidence))).toBe(true);
        expect(items.every(({ label }) => votes.some(([, , given]) => given === label))).toBe(true);
        expect(annotators.every(({ accuracy, from, to }) => [from, accuracy, to].every(isShare) && from <= to)).toBe(
          true,
        );
        expect(annotators.every(({ accuracy, from, to }) => from <= accuracy && accuracy <= to)).toBe(true);
        expect(items.reduce((sum, { answers }) => sum + answers.reduce((all, { count }) => all + count, 0), 0)).toBe(
          votes.length,
        );
      }),
      { numRuns: 100 },
    );
  });

  it('equal the common answer when all workers agree', () => {
    fc.assert(
      fc.property(someVotes(fc.constant('owl')), (votes) => {
        const { items, annotators } = shown(votes);
        expect(items.every(({ label, confidence }) => label === 'owl' && confidence > 0.999)).toBe(true);
        expect(annotators.every(({ accuracy }) => accuracy > 0.999)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('equal the answer when an item has only one', () => {
    expect(labelsOf([[7, 'w', 'owl']], method).items(0, ALL)).toEqual([
      { number: 7, label: 'owl', confidence: 1, answers: [{ value: 'owl', count: 1 }] },
    ]);
  });

  it('do not exist when there are no answers', () => {
    const labels = labelsOf([], method);
    expect([labels.items(0, ALL), labels.annotators, labels.answersTo(1)]).toEqual([[], [], []]);
  });

  it('are computed for five hundred answers to one item', () => {
    const votes = Array.from({ length: 500 }, (_, at): Vote => [1, `w${at}`, at % 5 < 3 ? 'owl' : 'jay']);
    const [item] = labelsOf(votes, method).items(0, ALL);
    expect(item).toMatchObject({
      label: 'owl',
      answers: [
        { value: 'owl', count: 300 },
        { value: 'jay', count: 200 },
      ],
    });
    expect(item?.confidence).toBeGreaterThanOrEqual(0.6);
  });

  it('are computed when one worker answers every item alone', () => {
    const votes = Array.from({ length: 300 }, (_, at): Vote => [at + 1, 'w', at % 3 === 0 ? 'owl' : 'jay']);
    const labels = labelsOf(votes, method);
    expect(labels.items(0, ALL).map(({ label }) => label)).toEqual(votes.map(([, , given]) => given));
    expect(labels.annotators).toHaveLength(1);
  });

  it('contain no NaN for five hundred answers to each of two hundred items', () => {
    const random = numbers(7);
    const votes: Vote[] = [];
    for (let item = 1; item <= 200; item += 1)
      for (let worker = 0; worker < 500; worker += 1)
        votes.push([item, `w${worker}`, random.next().value < 0.51 ? 'owl' : 'jay']);
    const { items, annotators } = shown(votes);
    expect(items.every(({ confidence }) => confidence >= 0.5 && confidence <= 1)).toBe(true);
    expect(annotators.every(({ accuracy }) => accuracy >= 0 && accuracy <= 1)).toBe(true);
  });

  it('break a tie by the smallest value: numbers by size, texts by code unit', () => {
    const tied = (one: Value, other: Value) =>
      labelsOf(
        [
          [1, 'v', one],
          [1, 'w', other],
        ],
        method,
      ).items(0, ALL)[0]?.label;
    expect([tied(10, 9), tied('10', '9'), tied('ß', 'z'), tied('Z', 'a')]).toEqual([9, '10', 'z', 'Z']);
  });

  it('are returned from any item number on', () => {
    const votes = [3, 8, 9].map((number): Vote => [number, 'w', 'owl']);
    const labels = labelsOf(votes, method);
    const from = (after: number, limit: number) => labels.items(after, limit).map(({ number }) => number);
    expect([from(0, 2), from(3, 9), from(7, 1), from(9, 9)]).toEqual([[3, 8], [8, 9], [8], []]);
    expect(labels.answersTo(8)).toEqual([{ workerId: 'w', value: 'owl' }]);
    expect(labels.answersTo(4)).toEqual([]);
  });
});

describe('labels by dawid-skene', () => {
  it.each([3, 4, 5])('equal the answers of a faultless worker among careless ones (seed %d)', (seed) => {
    const random = numbers(seed);
    const next = () => random.next().value;
    const truth = Array.from({ length: 200 }, () => VALUES[Math.floor(next() * 4)] as string);
    const votes = truth.flatMap((right, at) => [
      [at + 1, 'perfect', right] as const,
      ...['u', 'v', 'w', 'x'].map((worker): Vote => [
        at + 1,
        worker,
        next() < 0.4 ? right : (VALUES[Math.floor(next() * 4)] as string),
      ]),
    ]);
    const labels = labelsOf(votes, 'dawid-skene');
    const wrong = (of: Labels) => of.items(0, ALL).filter(({ label }, at) => label !== truth[at]).length;
    expect(wrong(labels)).toBeLessThanOrEqual(10);
    expect(wrong(labels)).toBeLessThan(wrong(labelsOf(votes, 'majority')) / 3);
    const best = [...labels.annotators].sort((one, other) => other.accuracy - one.accuracy)[0];
    expect(best?.workerId).toBe('perfect');
  });

  it('use the inverted answers of a worker who always says the opposite of the truth', () => {
    const random = numbers(9);
    const truth = Array.from({ length: 300 }, () => (random.next().value < 0.5 ? 'yes' : 'no'));
    const votes = truth.flatMap((right, at) => [
      ...['u', 'v', 'w'].map((worker): Vote => [at + 1, worker, random.next().value < 0.8 ? right : 'yes']),
      ...['x', 'y'].map((worker): Vote => [at + 1, worker, right === 'yes' ? 'no' : 'yes']),
    ]);
    const items = labelsOf(votes, 'dawid-skene').items(0, ALL);
    expect(items.filter(({ label }, at) => label !== truth[at]).length).toBeLessThanOrEqual(3);
  });

  it('are computed for 100,000 answers in hundreds of steps that yield to the event loop', () => {
    const random = numbers(1);
    const collector = new VoteCollector();
    for (let item = 1; item <= 10_000; item += 1)
      for (let each = 0; each < 10; each += 1) {
        const right = item % 5;
        collector.add(
          item,
          `w${(item * 7 + each * 31) % 500}`,
          random.next().value < 0.6 ? right : Math.floor(random.next().value * 5),
        );
      }
    const steps = [...Labels.of(collector.votes(), 'dawid-skene')].length;
    expect(steps).toBeGreaterThan(200);
  });
});
