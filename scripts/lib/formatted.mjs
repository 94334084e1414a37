import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const { ignorePatterns: _, ...options } = JSON.parse(
  readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8'),
);

/** `text` as `npm run format` would write it into `file`. Throws where the text has a syntax error. */
export async function formatted(file, text) {
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
