import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { EntitySchema } from 'typeorm';

const src = join(__dirname, '../../src');
const load = createRequire(__filename);

interface Exception {
  readonly tables: readonly string[];
  readonly reason: string;
}

/** Files that read tables of another context. They never write there. */
const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'contexts/cash-out/adapters/out/risk-facts.query.ts': {
    tables: [
      ...['bonus', 'dispute', 'lien', 'person', 'purchase', 'submission', 'transfer'],
      ...['worker_test', 'worker_test_attempt'],
    ],
    reason: 'one query finds the risk signals of a whole page of withdrawals',
  },
  'contexts/disputes/adapters/out/decided-submissions.query.ts': {
    tables: ['submission'],
    reason: 'counts all work of a person together with its disputes',
  },
  'contexts/disputes/adapters/out/sql-goodwill.ts': {
    tables: ['transfer'],
    reason: 'the ledger alone knows for which disputes goodwill was paid',
  },
  'contexts/identity/adapters/out/sql-authentication.ts': {
    tables: ['person'],
    reason: 'every request reads its session and its person in one statement',
  },
  'contexts/images/adapters/out/sql-stored-pictures.ts': {
    tables: ['identity', 'person', 'task', 'task_batch', 'task_batch_row', 'task_template'],
    reason: 'one query asks all owners of pictures whether one is in use before it is deleted',
  },
  'contexts/moderation/adapters/out/sql-open-obligations.ts': {
    tables: ['claim', 'dispute', 'purchase', 'submission', 'task', 'task_batch', 'withdrawal', 'worker_test'],
    reason: 'shows what a person leaves open before the account is closed',
  },
  'contexts/payments/adapters/out/sql-payment-cases.ts': {
    tables: ['lien'],
    reason: 'a payment case shows the coins that its buyer still owes',
  },
  'contexts/submissions/adapters/out/sql-stream-work.ts': {
    tables: ['task'],
    reason: 'reads the open items of a batch with what the worker did of them in one round trip',
  },
};

const files = ['contexts', 'platform'].flatMap((folder) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => join(folder, name)),
);

const ownerOf = (file: string): string => /^contexts\/([^/]+)\//.exec(file)?.[1] ?? 'platform';

const schemasOf = (file: string) =>
  Object.values(load(join(src, file)) as Record<string, unknown>).filter((each) => each instanceof EntitySchema);

/** table -> the context that has its schema */
const owners: ReadonlyMap<string, string> = new Map(
  files
    .filter((file) => file.endsWith('.schema.ts'))
    .flatMap((file) => schemasOf(file).map(({ options }) => [options.name, ownerOf(file)] as const)),
);

/** After a keyword, one of several after FROM, or the first word of a fragment. */
const NAMED = /(?:sql`\s*|\b(?:FROM|JOIN|INTO|UPDATE)\s+)([a-z_]+(?:(?: (?:AS )?[a-z_]+)?, [a-z_]+)*)/g;

function tablesIn(text: string): readonly string[] {
  const lists = [...text.matchAll(NAMED)].map(([, list]) => list ?? '');
  const names = lists.flatMap((list) => list.split(', ').map((each) => each.replace(/ .*/, '')));
  return [...new Set(names)].filter((word) => owners.has(word)).sort();
}

const foreignTablesOf = (file: string): readonly string[] =>
  tablesIn(readFileSync(join(src, file), 'utf8')).filter((table) => owners.get(table) !== ownerOf(file));

describe('tables in SQL text', () => {
  it('belong to the context of the file, apart from the named exceptions', () => {
    const found = files.map((file) => [file, foreignTablesOf(file)] as const).filter(([, tables]) => tables.length > 0);
    const named = Object.entries(EXCEPTIONS).map(([file, { tables }]) => [file, tables] as const);
    expect(found.sort()).toEqual(named.sort());
  });

  it('are known for every context that stores rows', () => {
    expect(owners.size).toBeGreaterThan(50);
    expect(new Set(owners.values())).toContain('wallet');
  });

  it.each([
    ['SELECT id FROM task WHERE id = ?', ['task']],
    ['UPDATE submission SET status = ?', ['submission']],
    ['SELECT 1 FROM withdrawal asked JOIN person ON person.id = asked.worker_id', ['person', 'withdrawal']],
    ['SELECT 1 FROM withdrawal asked, person', ['person', 'withdrawal']],
    ['INSERT INTO transfer (id) VALUES (?)', ['transfer']],
    ['SELECT 1 WHERE EXISTS (SELECT 1 FROM purchase)', ['purchase']],
  ])('are found in %s', (statement, tables) => {
    expect(tablesIn(`sql\`${statement}\``)).toEqual(tables);
  });

  it('are found in a fragment', () => expect(tablesIn('table: sql`person`')).toEqual(['person']));
});
