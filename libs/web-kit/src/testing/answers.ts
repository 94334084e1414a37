import { problem, type StubCall } from '@kaaj/api-client/testing';

/** Refused at first, then answered: what a page needs whose reader tries again. */
export function failingOnce(then: unknown) {
  let tries = 0;
  return (call: StubCall): unknown => {
    tries += 1;
    if (tries === 1) return problem(503, 'server/unavailable');
    return typeof then === 'function' ? then(call) : then;
  };
}

/** No answer for as long as the test runs. */
export const never = () => new Promise<never>(() => undefined);
