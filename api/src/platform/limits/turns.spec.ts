import { setTimeout as pause } from 'node:timers/promises';
import { TooBusy, Turns } from './turns';

describe('Turns', () => {
  it('runs no more than it may at once, and all of it in the end', async () => {
    const turns = new Turns(2, 10);
    let running = 0;
    let most = 0;
    const work = async (result: number) => {
      most = Math.max(most, (running += 1));
      await pause(2);
      running -= 1;
      return result;
    };
    const results = await Promise.all([1, 2, 3, 4, 5].map((result) => turns.run(() => work(result))));
    expect({ results, most }).toEqual({ results: [1, 2, 3, 4, 5], most: 2 });
  });

  it('sends away who would have to wait too long', async () => {
    const turns = new Turns(1, 1);
    const first = turns.run(() => pause(5));
    const second = turns.run(() => pause(1));
    await expect(turns.run(() => pause(1))).rejects.toBeInstanceOf(TooBusy);
    await Promise.all([first, second]);
    await expect(turns.run(async () => 'free again')).resolves.toBe('free again');
  });

  it('passes the turn on after a failure', async () => {
    const turns = new Turns(1, 1);
    await expect(turns.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turns.run(async () => 'next')).resolves.toBe('next');
  });
});
