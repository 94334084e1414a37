import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../../src');

/** What one of MySQL 8.4, MariaDB 10.11, Galera and TiDB does not have, or ignores, or keeps to one node. */
const NOT_EVERYWHERE = [/LOCK\s+IN\s+SHARE\s+MODE/i, /\bFOR\s+SHARE\b/i, /\bpessimistic_read\b/, /\bGET_LOCK\s*\(/i];

it('nothing that the product says relies on a lock that some database does not keep for everybody', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const saying = files.filter((name) => {
    const text = readFileSync(join(SOURCES, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return NOT_EVERYWHERE.some((words) => words.test(text));
  });
  expect(saying).toEqual([]);
});
