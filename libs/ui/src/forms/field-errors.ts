import { type FieldError } from '@kaaj/contract';
import { type FormInstance } from 'antd';

/**
 * Puts the API's errors on the fields that they name and moves the focus to the first of them.
 * `nameOf` tells the form's name for the API's path; `textOf` the sentence to show.
 * Returns the errors that no field of the form took.
 */
export function showFieldErrors(
  form: FormInstance,
  errors: readonly FieldError[],
  {
    nameOf = (field: string) => field,
    textOf = (error: FieldError) => error.message,
  }: { nameOf?: (field: string) => string; textOf?: (error: FieldError) => string } = {},
): readonly FieldError[] {
  const known = Object.keys(form.getFieldsValue(true) as object);
  const fields = new Map<string, string[]>();
  const strangers: FieldError[] = [];
  for (const error of errors) {
    const name = nameOf(error.field);
    if (form.getFieldInstance(name) || known.includes(name))
      fields.set(name, [...(fields.get(name) ?? []), textOf(error)]);
    else strangers.push(error);
  }
  form.setFields([...fields].map(([name, texts]) => ({ name, errors: texts })));
  const [first] = fields.keys();
  if (first !== undefined) form.focusField(first);
  return strangers;
}
