import { type ArgumentMetadata, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import { type ValidationError } from 'class-validator';
import { normalEmail } from '../../kernel/email';
import { isId, type Id } from '../../kernel/ids';
import { type RefusedField } from '../../kernel/domain-error';
import { InvalidRequest, NothingHere } from './request-errors';

/**
 * Makes an instance of the declared class out of a body or query and holds it against the class's rules. Keys the class does
 * not name are dropped: what a client claims about owner, price or status never gets in. Nothing is converted silently.
 */
@Injectable()
export class RequestValidation extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      transform: true,
      validationError: { target: false, value: false },
      exceptionFactory: (errors) => new InvalidRequest(errors.flatMap((error) => fieldsOf(error))),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && this.toValidate(metadata) && !isPlainObject(value)) {
      throw new InvalidRequest([{ field: 'body', code: 'isObject', message: 'A JSON object is needed here.' }]);
    }
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/** A record's id from the path. What cannot be an id is simply not there. */
@Injectable()
export class RecordId implements PipeTransform<unknown, Id> {
  transform(value: unknown): Id {
    if (!isId(value)) throw new NothingHere();
    return value;
  }
}

/** An e-mail address from the path, brought to its one spelling. */
@Injectable()
export class EmailAddress implements PipeTransform<string, string> {
  transform(value: string): string {
    return normalEmail(value);
  }
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf({ property, constraints = {}, children = [] }: ValidationError, parent = ''): RefusedField[] {
  const field = `${parent}${property}`;
  const [first] = Object.entries(constraints);
  const own = first ? [{ field, code: first[0], message: first[1] }] : [];
  return [...own, ...children.flatMap((child) => fieldsOf(child, `${field}.`))];
}
