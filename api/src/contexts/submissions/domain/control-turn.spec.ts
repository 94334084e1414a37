import * as fc from 'fast-check';
import { isControlTurn } from './control-turn';

describe('the position of a control item', () => {
  const turns = (rate: number, randoms: readonly number[]) => {
    let controls = 0;
    return randoms.map((random, offered) => {
      const turn = isControlTurn({ rate, offered, controls }, random);
      if (turn) controls += 1;
      return turn;
    });
  };

  it('matches the rate to within one item, whatever is drawn', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.array(random, { maxLength: 200 }), (thousandths, randoms) => {
        const rate = thousandths / 1000;
        for (const [at] of randoms.entries()) {
          const controls = turns(rate, randoms.slice(0, at + 1)).filter(Boolean).length;
          expect(Math.abs(controls - rate * (at + 1))).toBeLessThan(1 + 1e-9);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('never occurs at a rate of 0', () => expect(turns(0, [0, 0, 0.5])).toEqual([false, false, false]));

  it('can be any of the first five at a rate of a fifth', () => {
    const positions = [0.1, 0.3, 0.5, 0.7, 0.9].map((random) =>
      turns(0.2, Array<number>(5).fill(random)).indexOf(true),
    );
    expect(positions).toEqual([0, 1, 2, 3, 4]);
  });
});
