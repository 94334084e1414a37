import { maxSeizure } from './lien';

describe('a lien', () => {
  it.each([
    ['everything that was bought', { available: 500, held: 0, earned: 0, withdrawn: 0 }, 500],
    ['nothing that was earned', { available: 500, held: 0, earned: 500, withdrawn: 0 }, 0],
    ['what was bought beside earned coins', { available: 500, held: 0, earned: 200, withdrawn: 0 }, 300],
    ['nothing where earned coins were spent in part', { available: 100, held: 0, earned: 200, withdrawn: 0 }, 0],
    ['everything when the earned coins were withdrawn', { available: 500, held: 0, earned: 200, withdrawn: 200 }, 500],
    [
      'everything when a withdrawal of all earned coins is pending',
      { available: 500, held: 200, earned: 200, withdrawn: 0 },
      500,
    ],
    ['everything where more was withdrawn than earned', { available: 500, held: 0, earned: 200, withdrawn: 900 }, 500],
    ['nothing of nothing', { available: 0, held: 0, earned: 0, withdrawn: 0 }, 0],
  ])('takes %s', (_, assets, coins) => expect(maxSeizure(assets)).toBe(coins));
});
