import { Transform } from 'class-transformer';
import { isId } from '../../../../kernel/ids';
import { field, rule } from '../../../../platform/http/fields';

/** The id of a record, or an object with the id as `_id`. */
export function ReferenceField(description: string): PropertyDecorator {
  const properties = { _id: { type: 'string', description: 'Id of the record.' } };
  return field(
    description,
    { oneOf: [{ type: 'string' }, { type: 'object', required: ['_id'], properties }] },
    {},
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'object' && value !== null && '_id' in value ? value._id : value,
    ),
    rule('isReference', isId, 'Must be an id, or an object with an _id.'),
  );
}
