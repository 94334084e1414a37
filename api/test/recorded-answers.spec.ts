import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSchemaViolation } from './support/documented-api';

interface Recording {
  readonly answers: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;
}

const FOLDER = join(__dirname, '../../libs/build/recorded');
const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * What a remote that is served alone shows without an API. Recorded by scripts/record-api-fixtures.mjs: run it again when
 * one fails.
 */
describe.each(readdirSync(FOLDER))('the recorded answers of %s', (file) => {
  const { answers } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Recording;

  it('match the current answers of the API', () => {
    const complaints = Object.entries(answers).map(([call, { status, body }]) => {
      const [method = '', path = ''] = call.split(' ');
      const complaint = findSchemaViolation(
        { method, path },
        {
          status,
          headers: JSON_TYPE,
          text: JSON.stringify(body),
        },
      );
      return complaint && `${call}: ${complaint}`;
    });
    expect(complaints.filter(Boolean)).toEqual([]);
  });
});
