import { type RiskFacts, signalsOf, weightOf } from './risk-signals';

const DAY = 24 * 60 * 60 * 1000;

const honest: RiskFacts = {
  sharing: 0,
  coins: 400,
  age: 100 * DAY,
  lost: 0,
  goodwills: 0,
  given: 0,
  works: 100,
  earned: 1000,
  most: 200,
  quick: 2,
  unpaidBuyers: 1,
  unpaid: 50,
  purchases: 2,
  refundable: 100,
  debtors: 0,
  owed: 0,
};

const codes = (facts: Partial<RiskFacts>) => signalsOf({ ...honest, ...facts }).map(({ code }) => code);

describe('risk signals', () => {
  it('are empty for honest work', () => expect(codes({})).toEqual([]));

  it.each<[string, Partial<RiskFacts>, Partial<RiskFacts>]>([
    ['shared-account', { sharing: 1 }, { sharing: 0 }],
    ['unpaid-buyers', { unpaid: 300 }, { unpaid: 299 }],
    ['refundable', { refundable: 200 }, { refundable: 199 }],
    ['quick-acceptance', { quick: 30 }, { quick: 29 }],
    ['quick-acceptance', { quick: 3, works: 3 }, { quick: 2, works: 2 }],
    ['one-buyer', { most: 600 }, { most: 599 }],
    ['disputes-lost', { lost: 2 }, { lost: 1 }],
    ['open-lien', { owed: 1, debtors: 1 }, { owed: 0 }],
    ['goodwill', { given: 1, goodwills: 1 }, { given: 0 }],
    ['new-account', { age: 7 * DAY - 1 }, { age: 7 * DAY }],
  ])('%s is reported from its threshold on', (code, beyond, below) => {
    expect(codes(beyond)).toEqual([code]);
    expect(codes(below)).toEqual([]);
  });

  it('of a person who earned nothing concern the person only', () =>
    expect(codes({ works: 0, earned: 0, most: 0, quick: 0, unpaid: 0, unpaidBuyers: 0, refundable: 0 })).toEqual([]));

  it('carry their numbers, strongest first', () => {
    const signals = signalsOf({ ...honest, sharing: 2, most: 905, age: 3 * DAY, refundable: 900, purchases: 4 });
    expect(signals).toEqual([
      { code: 'shared-account', level: 'high', numbers: { people: 2 } },
      { code: 'refundable', level: 'medium', numbers: { percent: 100, coins: 900, purchases: 4 } },
      { code: 'one-buyer', level: 'low', numbers: { percent: 90, coins: 905 } },
      { code: 'new-account', level: 'low', numbers: { days: 3 } },
    ]);
    expect(weightOf(signals)).toBe(8);
  });
});
