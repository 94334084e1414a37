import { ApiProperty, type ApiPropertyOptions, ApiSchema } from '@nestjs/swagger';

/** What an answer is as a whole, for the OpenAPI document; its class is named for it, with `Answer` at the end. */
export function ResponseSchema(description: string): ClassDecorator {
  return ApiSchema({ description });
}

/** A field of an answer, for the OpenAPI document; the type is the property's own unless `shape` says otherwise. */
export function ResponseField(description: string, shape: ApiPropertyOptions = {}): PropertyDecorator {
  return ApiProperty({ description, ...shape });
}
