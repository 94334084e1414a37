import { LENGTHS } from '@kaaj/contract';
import { type FieldOptions, TextField } from '../../../../platform/http/fields';

/** A code of the second factor. */
export function CodeField(options: FieldOptions = {}) {
  return TextField('Six digits of the authenticator (Bangla digits allowed), or a recovery code.', {
    ...options,
    max: LENGTHS.code,
    example: '492039',
  });
}
