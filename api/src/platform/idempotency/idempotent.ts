import { Inject } from '@nestjs/common';
import { describeKey, IdempotencyKey } from './idempotency-key';
import { IdempotencyService } from './idempotency-service';
import { type RequestKey } from './idempotency-store';

const SERVICE = Symbol('IdempotencyService');

/**
 * Executes the handler once for each Idempotency-Key, in one unit of work that stores its response. Guards and pipes run
 * before. It replaces the method, so it comes below the other decorators, which describe the method that is there.
 */
export function Idempotent() {
  return <Handler extends (...args: never[]) => Promise<unknown>>(
    controller: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    const handler = descriptor.value as unknown as (...args: unknown[]) => Promise<unknown>;
    Inject(IdempotencyService)(controller, SERVICE);
    IdempotencyKey()(controller, name, handler.length);
    const once = function (this: { readonly [SERVICE]: IdempotencyService }, ...sent: unknown[]) {
      const key = sent.at(-1) as RequestKey | undefined;
      return this[SERVICE].execute(key, () => handler.apply(this, sent.slice(0, -1)));
    };
    // The API's document finds the parameters by the name of the function.
    descriptor.value = Object.defineProperty(once, 'name', { value: name }) as unknown as Handler;
    describeKey(controller, name, descriptor);
  };
}
