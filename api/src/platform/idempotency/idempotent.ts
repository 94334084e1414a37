import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { IdempotencyInterceptor } from './idempotency.interceptor';

/** Describes the header of a call that keeps its key itself. */
export function TakesIdempotencyKey(): MethodDecorator {
  return ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'Names this request, 1 to 200 visible characters. The same key with the same request has one effect and one ' +
      'answer for a day; with another request it is refused.',
  });
}

/** A call whose copies under one Idempotency-Key have one effect. Its handler runs inside one unit of work. */
export function Idempotent(): MethodDecorator {
  return applyDecorators(UseInterceptors(IdempotencyInterceptor), TakesIdempotencyKey());
}
