import { AsyncResource } from 'node:async_hooks';

type Call = (this: unknown, ...parameters: unknown[]) => unknown;

/**
 * Has `AsyncResource.bind` make plain functions. Node gives each of them accessors for a property that is deprecated (`asyncResource`, DEP0172); V8 keeps those with
 * a shape of the function's own, beside what lives for ever. Fastify binds one for each body that it reads, so that everything around such a request stayed until all was collected.
 * Nothing else of `bind` changes: where it is called from, and with which `this` and parameters.
 */
export function bindPlainly(): void {
  AsyncResource.prototype.bind = plainly as typeof AsyncResource.prototype.bind;
}

function plainly(this: AsyncResource, call: Call, self?: unknown): Call {
  const run = (on: unknown, parameters: unknown[]) => this.runInAsyncScope(call, on, ...parameters);
  return function bound(...parameters) {
    return run(self === undefined ? this : self, parameters);
  };
}
