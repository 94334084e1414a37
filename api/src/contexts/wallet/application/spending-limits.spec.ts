import { type Id } from '../../../kernel/ids';
import { availableOf, escrowOf } from '../domain/account';
import { SpendingLimits } from './spending-limits';

const [ann, bob, cid] = ['ann', 'bob', 'cid'] as unknown as readonly [Id, Id, Id];

describe('limits of what people spend', () => {
  it('are asked for each person who loses available coins, with the coins', async () => {
    const limits = new SpendingLimits();
    const asked: unknown[] = [];
    for (const name of ['first', 'second'])
      limits.add((personId, coins) => Promise.resolve(void asked.push([name, personId, coins])));
    await limits.assertWithinLimits([
      [availableOf(ann), -5],
      [availableOf(bob), 5],
      [availableOf(cid), 0],
      [escrowOf(ann), -7],
    ]);
    expect(asked).toEqual([
      ['first', ann, 5],
      ['second', ann, 5],
    ]);
  });

  it('reject the spending', async () => {
    const limits = new SpendingLimits();
    limits.add(() => Promise.reject(new Error('too much')));
    await expect(limits.assertWithinLimits([[availableOf(ann), -1]])).rejects.toThrow('too much');
  });
});
