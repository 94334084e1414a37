import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bin } from './lib/bin.mjs';

const root = join(__dirname, '..');
const adapter = 'api/src/contexts/wallet/adapters/out/sql-balances.ts';
const useCase = 'api/src/contexts/wallet/application/wallets.ts';

/** What must not be written in an adapter that is called, and what lint says of it. */
const REFUSED: readonly (readonly [code: string, says: RegExp])[] = [
  [`TypeOrmModule.forFeature([Schema], 'writer');`, /without a name/],
  [`class A { constructor(@InjectRepository(Schema, 'writer') private readonly a: unknown) {} }`, /without a name/],
  [`class A { constructor(@InjectRepository(Schema, 'reader') private readonly a: unknown) {} }`, /without a name/],
  [`repository.save({ id: '1' });`, /Use insert/],
  [`this.people.save({ id: '1' });`, /Use insert/],
  [`const { pool } = writer.driver as unknown as { pool: unknown };`, /driver's connections/],
  [`const { driver } = source;`, /driver's connections/],
  [`this.database.run(work);`, /begins in a use case/],
  [`unitOfWork.run(work);`, /begins in a use case/],
];

const ALLOWED = [
  `TypeOrmModule.forFeature([Schema]);`,
  `class A { constructor(@InjectRepository(Schema) private readonly a: unknown) {} }`,
  `repository.insert({ id: '1' });`,
  `this.database.query(sql);`,
  `queue.run(work);`,
];

const BEGUN = [`this.unitOfWork.run(work);`, `unitOfWork.run(work);`];

const inAdapter = lint(adapter, [...REFUSED.map(([code]) => code), ...ALLOWED]);
const inUseCase = lint(useCase, BEGUN);

it.each(REFUSED)('lint refuses %s in an adapter', (code, says) => {
  expect(inAdapter.get(code)).toEqual([expect.stringMatching(says)]);
});

it.each(ALLOWED)('lint takes %s in an adapter', (code) => {
  expect(inAdapter.get(code)).toBeUndefined();
});

it.each(BEGUN)('lint takes %s in a use case', (code) => {
  expect(inUseCase.get(code)).toBeUndefined();
});

/** What the rule about syntax says of each line, as if they stood in `file`. */
function lint(file: string, lines: readonly string[]): Map<string, string[]> {
  const { stdout } = spawnSync(
    process.execPath,
    [bin('eslint'), '--stdin', '--stdin-filename', file, '--format', 'json'],
    { cwd: root, input: lines.join('\n'), encoding: 'utf8' },
  );
  const [{ messages }] = JSON.parse(stdout) as [{ messages: { ruleId: string; message: string; line: number }[] }];
  const said = new Map<string, string[]>();
  for (const { ruleId, message, line } of messages) {
    const code = lines[line - 1] ?? '';
    if (ruleId === 'no-restricted-syntax') said.set(code, [...(said.get(code) ?? []), message]);
  }
  return said;
}
