import { canTransition } from './transitions';

const MOVE = { from: ['open', 'held'], by: ['owner', 'time'] } as const;

describe('a transition', () => {
  it.each([
    ['open', 'owner', true],
    ['held', 'time', true],
    ['closed', 'owner', false],
    ['open', 'stranger', false],
  ])('from %s by %s: %p', (state, actor, allowed) => expect(canTransition<string>(MOVE, state, actor)).toBe(allowed));
});
