import { scoreOf } from './mutation/score.mjs';

const mutants = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([status, count]) => Array.from({ length: count }, () => ({ status })));

describe('the score of a mutation run', () => {
  it('counts detected mutants, by a failed or hanging test, among all valid ones', () => {
    const found = mutants({ Killed: 94, Timeout: 1, Survived: 3, NoCoverage: 2, Ignored: 50, RuntimeError: 5 });
    expect(scoreOf(found)).toEqual({ noticed: 95, all: 100, score: 95, enough: true });
  });

  it('fails below 95 %, and when nothing was mutated', () => {
    expect(scoreOf(mutants({ Killed: 949, Survived: 51 })).enough).toBe(false);
    expect(scoreOf(mutants({ Ignored: 3 })).enough).toBe(false);
  });
});
