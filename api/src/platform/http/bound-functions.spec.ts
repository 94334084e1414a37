import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { bindPlainly } from './bound-functions';

describe('a function that is bound to where it was made', () => {
  const { bind } = AsyncResource.prototype;
  const request = new AsyncLocalStorage<string>();
  beforeEach(() => bindPlainly());
  afterEach(() => {
    AsyncResource.prototype.bind = bind;
  });

  /** What a call finds around it, and how it was called. */
  function called(this: unknown, ...parameters: unknown[]) {
    return { around: request.getStore(), self: this, parameters };
  }
  const resource = () => request.run('the first', () => new AsyncResource('test'));

  it('finds that place around it wherever it is called, with what it is called with', () => {
    const bound = resource().bind(called);
    const receiver = { bound };
    expect(request.run('another', () => receiver.bound(1, 2))).toEqual({
      around: 'the first',
      self: receiver,
      parameters: [1, 2],
    });
  });

  it('is called on what it was bound to, where that was said', () => {
    const self = { name: 'itself' };
    // Node's types do not know of the second parameter that its documentation names.
    const bound = Reflect.apply(AsyncResource.prototype.bind, resource(), [called, self]) as typeof called;
    expect(bound(3)).toEqual({ around: 'the first', self, parameters: [3] });
  });

  it('has nothing of its own that V8 would have to keep a shape for', () => {
    const [one, other] = [resource().bind(called), resource().bind(called)];
    expect(Object.keys(one)).toEqual([]);
    expect(one).not.toBe(other);
  });
});
