import { Events, Semaphore } from './events.mjs';

it('runs the earliest event first, and events of one moment in the order of scheduling', () => {
  const events = new Events();
  const happened: string[] = [];
  events.in(5, () => happened.push('late'));
  events.in(1, () => happened.push('first of one'));
  events.in(1, () => happened.push('second of one'));
  events.in(20, () => happened.push('after the end'));
  events.runUntil(10);
  expect(happened).toEqual(['first of one', 'second of one', 'late']);
  expect(events.now).toBe(10);
});

it('admits as many as there are slots, and the others in the order of arrival', () => {
  const events = new Events();
  const places = new Semaphore(events, 2);
  const inside: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    places.take(() => {
      inside.push(`${name} at ${events.now}`);
      events.in(10, () => places.leave());
    });
  }
  events.runUntil(40);
  expect(inside).toEqual(['a at 0', 'b at 0', 'c at 10', 'd at 10']);
  expect(places.use).toBe(0.5);
});
