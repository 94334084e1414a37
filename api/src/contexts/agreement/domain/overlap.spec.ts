import * as fc from 'fast-check';
import { isReached, weigh, type WeighedAnswer } from './overlap';

const answer = (value: string, agreements = 0, compared = agreements): WeighedAnswer => ({
  value,
  agreements,
  compared,
});

describe('the posterior of a label', () => {
  // By hand: p = 4/5 for workers without compared answers.
  it.each([
    ['one of two options', [answer('a')], 2, 'a', 0.8],
    ['two of two options', [answer('a'), answer('a')], 2, 'a', 0.64 / 0.68],
    ['two of four options', [answer('a'), answer('a')], 4, 'a', 0.64 / (0.64 + 3 * (0.2 / 3) ** 2)],
    ['two against one', [answer('a'), answer('b'), answer('a')], 2, 'a', 0.8],
    [
      'a proven worker against another one',
      [answer('b', 95), answer('a')],
      2,
      'b',
      (0.99 * 0.2) / (0.99 * 0.2 + 0.01 * 0.8),
    ],
    ['a worker who is mostly wrong', [answer('a', 0, 15)], 2, 'a', 0.2],
    ['a tie', [answer('b'), answer('a')], 3, 'a', 0.08 / 0.17],
  ])('matches the one-coin model: %s', (_, answers, options, label, probability) => {
    const weighed = weigh(answers, options);
    expect(weighed.probability).toBeCloseTo(probability, 6);
    expect(weighed.label).toBe(label);
  });

  it('does not exist when there are no answers', () =>
    expect(weigh([], 3)).toEqual({ label: undefined, probability: 0 }));

  it('is a number from 0 to 1 in any order, for up to 500 answers', () => {
    const some = fc.array(
      fc
        .record({
          value: fc.constantFrom('a', 'b', 'c'),
          compared: fc.integer({ min: 0, max: 5_000 }),
          agreements: fc.integer({ min: 0, max: 5_000 }),
        })
        .map((each) => ({ ...each, agreements: Math.min(each.agreements, each.compared) })),
      { minLength: 1, maxLength: 500 },
    );
    fc.assert(
      fc.property(some, (answers) => {
        const { probability, label } = weigh(answers, 3);
        expect(probability).toBeGreaterThan(0);
        expect(probability).toBeLessThanOrEqual(1);
        const turned = weigh(answers.toReversed(), 3);
        expect(turned.label).toBe(label);
        expect(turned.probability).toBeCloseTo(probability, 9);
      }),
      { numRuns: 50 },
    );
  });

  it('completes an item at its confidence, not before the minimum number of answers, and never a control item', () => {
    const overlap = { min: 2, max: 5, confidence: 0.9, field: 'bird', options: 2 };
    const sure = { label: 'a', probability: 0.95 };
    expect(isReached(sure, 2, overlap, false)).toBe(true);
    expect(isReached(sure, 1, overlap, false)).toBe(false);
    expect(isReached({ label: 'a', probability: 0.89 }, 4, overlap, false)).toBe(false);
    expect(isReached(sure, 4, overlap, true)).toBe(false);
  });
});
