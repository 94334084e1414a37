import { setTimeout as pause } from 'node:timers/promises';
import { TooBusy, Turns } from './turns';

describe('Turns', () => {
  it('runs no more than it may at once, and all of it in the end', async () => {
    const turns = new Turns({ atOnce: 2, waiting: 10 });
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
    const turns = new Turns({ atOnce: 1, waiting: 1 });
    const first = turns.run(() => pause(5));
    const second = turns.run(() => pause(1));
    await expect(turns.run(() => pause(1))).rejects.toBeInstanceOf(TooBusy);
    await Promise.all([first, second]);
    await expect(turns.run(async () => 'free again')).resolves.toBe('free again');
  });

  it('passes the turn on after a failure', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 1 });
    await expect(turns.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turns.run(async () => 'next')).resolves.toBe('next');
  });

  it('takes the lines by turns, however long one of them is', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 10 });
    const order: string[] = [];
    const wait = (line: string) => turns.run(async () => void order.push(line), { line, place: 'here' });
    await Promise.all(['long', 'long', 'long', 'long', 'short', 'another'].map(wait));
    expect(order).toEqual(['long', 'long', 'short', 'another', 'long', 'long']);
  });

  it('takes the places by turns, however many lines one of them has', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 10 });
    const order: string[] = [];
    const wait = ([line, place]: readonly [string, string]) =>
      turns.run(async () => void order.push(line), { line, place });
    const here = ['a', 'b', 'c', 'd'].map((line) => [line, 'here'] as const);
    await Promise.all([...here, ['e', 'there'] as const].map(wait));
    expect(order).toEqual(['a', 'b', 'e', 'c', 'd']);
  });

  it('sends away who has too many turns already, and nobody else', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 10, perLine: 2, perPlace: 3 });
    const ask = (line: string, place: string) => turns.run(() => pause(1), { line, place }).then(() => 'done');
    const outcomes = await Promise.allSettled([
      ask('one', 'here'),
      ask('one', 'here'),
      ask('one', 'here'),
      ask('two', 'here'),
      ask('three', 'here'),
      ask('four', 'there'),
    ]);
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, false, true]);
    await expect(ask('one', 'here')).resolves.toBe('done');
  });
});
