import { LENGTHS } from '@kaaj/contract';
import { TextField } from '../../../../platform/http/fields';

/** What proves a second factor. */
export function CodeField() {
  return TextField('Six digits of the authenticator, Bangla digits welcome, or a recovery code.', {
    max: LENGTHS.code,
    example: '492039',
  });
}
