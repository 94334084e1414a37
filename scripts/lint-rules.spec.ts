import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { bin } from './lib/bin.mjs';

const root = join(__dirname, '..');
const contexts = 'api/src/contexts';

/** What is said about `code` in such a file by the rule that forbids whole forms of code. */
function said(file: string, code: string): readonly string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [bin('eslint'), '--print-config', file], {
    cwd: root,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  const { rules } = JSON.parse(stdout) as { rules: Record<'no-restricted-syntax', Linter.RuleEntry> };
  const only = { 'no-restricted-syntax': rules['no-restricted-syntax'] };
  return new Linter().verify(code, [{ rules: only }]).map(({ message }) => message);
}

const BEGUN = 'class It { make() { return this.database.run(work); } }\nunitOfWork.run(work);\n';

describe('lint', () => {
  it('lets no adapter that is called begin a unit of work', () => {
    expect(said(`${contexts}/wallet/adapters/out/planted.ts`, BEGUN)).toEqual([
      'A unit of work begins in a use case.',
      'A unit of work begins in a use case.',
    ]);
  });

  it('lets it do everything else', () => {
    expect(said(`${contexts}/wallet/adapters/out/planted.ts`, 'this.database.query(sql);\nqueue.run(work);\n')).toEqual(
      [],
    );
  });

  it('lets use cases begin one', () => {
    expect(said(`${contexts}/wallet/application/planted.ts`, BEGUN)).toEqual([]);
  });
});
