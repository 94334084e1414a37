import { setTimeout as pause } from 'node:timers/promises';
import { TooBusy, FairSemaphore } from './fair-semaphore';

const ONE = { key: 'one', group: 'here' };

describe('FairSemaphore', () => {
  it('runs no more than its limit at once, and all tasks in the end', async () => {
    const semaphore = new FairSemaphore({ atOnce: 2, waiting: 10 });
    let running = 0;
    let most = 0;
    const work = async (result: number) => {
      most = Math.max(most, (running += 1));
      await pause(2);
      running -= 1;
      return result;
    };
    const results = await Promise.all([1, 2, 3, 4, 5].map((result) => semaphore.run(() => work(result), ONE)));
    expect({ results, most }).toEqual({ results: [1, 2, 3, 4, 5], most: 2 });
  });

  it('rejects a task that would have to wait too long', async () => {
    const semaphore = new FairSemaphore({ atOnce: 1, waiting: 1 });
    const first = semaphore.run(() => pause(5), ONE);
    const second = semaphore.run(() => pause(1), ONE);
    await expect(semaphore.run(() => pause(1), ONE)).rejects.toBeInstanceOf(TooBusy);
    await Promise.all([first, second]);
    await expect(semaphore.run(async () => 'free again', ONE)).resolves.toBe('free again');
  });

  it('passes the slot on after a failure', async () => {
    const semaphore = new FairSemaphore({ atOnce: 1, waiting: 1 });
    await expect(semaphore.run(() => Promise.reject(new Error('no')), ONE)).rejects.toThrow('no');
    await expect(semaphore.run(async () => 'next', ONE)).resolves.toBe('next');
  });

  it('serves the keys round robin, however long one of them takes', async () => {
    const semaphore = new FairSemaphore({ atOnce: 1, waiting: 10 });
    const order: string[] = [];
    const wait = (key: string) => semaphore.run(async () => void order.push(key), { key, group: 'here' });
    await Promise.all(['long', 'long', 'long', 'long', 'short', 'another'].map(wait));
    expect(order).toEqual(['long', 'long', 'short', 'another', 'long', 'long']);
  });

  it('serves the groups round robin, however many keys one of them has', async () => {
    const semaphore = new FairSemaphore({ atOnce: 1, waiting: 10 });
    const order: string[] = [];
    const wait = ([key, group]: readonly [string, string]) =>
      semaphore.run(async () => void order.push(key), { key, group });
    const here = ['a', 'b', 'c', 'd'].map((key) => [key, 'here'] as const);
    await Promise.all([...here, ['e', 'there'] as const].map(wait));
    expect(order).toEqual(['a', 'b', 'e', 'c', 'd']);
  });

  it('rejects a key or group with too many slots, and no other', async () => {
    const semaphore = new FairSemaphore({ atOnce: 1, waiting: 10, perKey: 2, perGroup: 3 });
    const run = (key: string, group: string) => semaphore.run(() => pause(1), { key, group }).then(() => 'done');
    const outcomes = await Promise.allSettled([
      run('one', 'here'),
      run('one', 'here'),
      run('one', 'here'),
      run('two', 'here'),
      run('three', 'here'),
      run('four', 'there'),
    ]);
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, false, true]);
    await expect(run('one', 'here')).resolves.toBe('done');
  });
});
