import { ApiProperty, type ApiPropertyOptions, ApiSchema } from '@nestjs/swagger';

/** Describes a response in the OpenAPI document; the class is named for it, with `Answer` at the end. */
export function ResponseSchema(description: string): ClassDecorator {
  return ApiSchema({ description });
}

/** Describes a field of a response; the type is the property's own unless `shape` sets it. */
export function ResponseField(description: string, shape: ApiPropertyOptions = {}): PropertyDecorator {
  return ApiProperty({ description, ...shape });
}

export function ResponseInteger(description: string, shape: ApiPropertyOptions = {}): PropertyDecorator {
  return ResponseField(description, { type: 'integer', ...shape });
}

/** An ISO 8601 time. */
export function ResponseTime(description: string, { nullable = false } = {}): PropertyDecorator {
  return ResponseField(description, {
    ...(nullable && { type: String }),
    format: 'date-time',
    ...(nullable && { nullable }),
  });
}

export class Done {
  @ResponseField('Always true: the request is done or accepted.')
  readonly done: boolean;
}

/** The response of a call that returns no data. */
export const DONE: { readonly data: Done } = { data: { done: true } };
