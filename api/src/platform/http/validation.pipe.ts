import { type ArgumentMetadata, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import { type ValidationError, type ValidatorOptions } from 'class-validator';
import { normalizeEmail } from '../../kernel/email';
import { isId, type Id } from '../../kernel/ids';
import { type FieldError } from '../../kernel/domain-error';
import { NotFound } from '../../kernel/not-found';
import { freeFieldsOf, picturesIn } from './fields';
import { UploadedImages } from './uploaded-images';
import { type CompiledValidator, compileValidator } from './compiled-validator';
import { InvalidRequest } from './request-errors';

const FOREIGN_PICTURE = {
  code: 'isOwnPicture',
  message: 'Must be an image uploaded here: the URL returned by POST /image.',
};

/**
 * Validates body and query against the declared class. Unknown keys are dropped, so a client cannot set owner, price or
 * status. No types are converted implicitly.
 */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  private readonly quick = new WeakMap<object, CompiledValidator | undefined>();

  constructor(private readonly pictures: UploadedImages) {
    super({
      whitelist: true,
      transform: true,
      validationError: { target: false, value: false },
      exceptionFactory: (errors) => new InvalidRequest(errors.flatMap((error) => fieldsOf(error))),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    switch (metadata.type) {
      case 'body':
        return this.body(value, metadata);
      case 'query':
      case 'param':
        return super.transform(value, metadata);
      case 'custom':
        // Values of our own parameter decorators are not validated.
        return Promise.resolve(value);
    }
  }

  private async body(sent: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const value = sent ?? (isOptional(metadata) ? {} : sent);
    if (this.toValidate(metadata) && !isPlainObject(value)) {
      throw new InvalidRequest([{ field: 'body', code: 'isObject', message: 'A JSON object is required.' }]);
    }
    const free = freeObjectsIn(value, metadata);
    const emptyParts = Object.fromEntries(Object.keys(free).map((name) => [name, {}]));
    const parsed: unknown = await super.transform(isPlainObject(value) ? { ...value, ...emptyParts } : value, metadata);
    if (isPlainObject(parsed)) {
      Object.assign(parsed, free);
      await this.refuseForeignPictures(parsed);
    }
    return parsed;
  }

  /** Valid objects pass without class-validator, which only makes the messages of invalid ones. */
  protected override validate(object: object, options?: ValidatorOptions) {
    const shape = object.constructor as new () => object;
    if (!this.quick.has(shape)) this.quick.set(shape, compileValidator(shape));
    return this.quick.get(shape)?.(object) ? [] : super.validate(object, options);
  }

  private async refuseForeignPictures(body: object): Promise<void> {
    for (const { field, address } of picturesIn(body)) {
      if (!(await this.pictures.has(address))) throw new InvalidRequest([{ field, ...FOREIGN_PICTURE }]);
    }
  }
}

/** A class can declare an optional body: `static readonly mayBeLeftOut = true`. */
const isOptional = ({ metatype }: ArgumentMetadata): boolean =>
  Boolean((metatype as { readonly mayBeLeftOut?: true } | undefined)?.mayBeLeftOut);

/**
 * Objects of a body with free keys. They are restored after validation: ValidationPipe drops `constructor` and
 * `prototype`, and class-transformer takes a `constructor` for a class. The JSON parser rejects `__proto__`.
 */
function freeObjectsIn(body: unknown, { metatype }: ArgumentMetadata): Readonly<Record<string, object>> {
  if (!metatype || !isPlainObject(body)) return {};
  const free = freeFieldsOf(metatype.prototype as object);
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, object] => free.has(entry[0]) && isPlainObject(entry[1])),
  );
}

/** A record's id from the path; an invalid id results in 404. */
@Injectable()
export class ParseIdPipe implements PipeTransform<unknown, Id> {
  transform(value: unknown): Id {
    if (!isId(value)) throw new NotFound();
    return value;
  }
}

/** An e-mail address from the path, normalized. */
@Injectable()
export class EmailAddress implements PipeTransform<string, string> {
  transform(value: string): string {
    return normalizeEmail(value);
  }
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf({ property, constraints = {}, children = [] }: ValidationError, parent = ''): FieldError[] {
  const field = `${parent}${property}`;
  const [first] = Object.entries(constraints);
  const own = first ? [{ field, code: first[0], message: first[1] }] : [];
  return [...own, ...children.flatMap((child) => fieldsOf(child, `${field}.`))];
}
