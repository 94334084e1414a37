import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { registerDecorator } from 'class-validator';
import { isId } from '../../../../kernel/ids';

/** The id of a record, or an object with the id as `_id`. */
export function ReferenceField(description: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      description,
      oneOf: [
        { type: 'string' },
        {
          type: 'object',
          required: ['_id'],
          properties: { _id: { type: 'string', description: 'Id of the record.' } },
        },
      ],
    }),
    Expose(),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'object' && value !== null && '_id' in value ? value._id : value,
    ),
    (target: object, propertyName: string | symbol) =>
      registerDecorator({
        name: 'isReference',
        target: target.constructor,
        propertyName: String(propertyName),
        validator: { validate: isId, defaultMessage: () => 'Must be an id, or an object with an _id.' },
      }),
  );
}
