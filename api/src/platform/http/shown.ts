import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** A field of an answer, for the OpenAPI document; the type is the property's own unless `shape` says otherwise. */
export function Shown(description: string, shape: ApiPropertyOptions = {}): PropertyDecorator {
  return ApiProperty({ description, ...shape });
}
