import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bin } from './lib/bin.mjs';

const root = join(__dirname, '..');
const adapter = 'api/src/contexts/wallet/adapters/out';
const useCase = 'api/src/contexts/wallet/application';
const page = 'mfe-buyer/src/features/post-task';
const database = 'kaaj(one-way-to-the-database)';
const constants = 'kaaj(sql-of-constants)';

/** Forbidden code, its folder, and the rule that reports it. */
const REFUSED: readonly (readonly [code: string, folder: string, rule: string, says?: RegExp])[] = [
  [`TypeOrmModule.forFeature([Schema], 'writer');`, adapter, database, /without a name/],
  [
    `class A { constructor(@InjectRepository(Schema, 'writer') private readonly a: unknown) {} }`,
    adapter,
    database,
    /without a name/,
  ],
  [
    `class A { constructor(@InjectRepository(Schema, 'reader') private readonly a: unknown) {} }`,
    adapter,
    database,
    /without a name/,
  ],
  [`repository.save({ id: '1' });`, adapter, database, /Use insert/],
  [`this.people.save({ id: '1' });`, adapter, database, /Use insert/],
  [`const { pool } = writer.driver as unknown as { pool: unknown };`, adapter, database, /driver's connections/],
  [`const { driver } = source;`, adapter, database, /driver's connections/],
  [`this.database.query(fromTypeOrm(text));`, adapter, database, /Only platform/],
  [`export const a = text as Sql;`, adapter, constants, /written with the tag/],
  [`export const a = <Sql>text;`, adapter, constants],
  [`export const a = texts as readonly Sql[];`, adapter, constants],
  [`export const a = JSON.parse(text) as { where: Sql };`, adapter, constants],
  [`export const a = text as Sql;`, 'api/test/support', constants],
  [`database.query<{ name: Sql }>(text);`, adapter, constants],
  [`this.database.run(work);`, adapter, 'kaaj(units-begin-in-use-cases)', /begins in a use case/],
  [`unitOfWork.run(work);`, adapter, 'kaaj(units-begin-in-use-cases)', /begins in a use case/],
  [`repository.save({ id: '1' });`, useCase, database],
  [
    `import { TaskPagesQuery } from '../../tasks';\nexport const a = TaskPagesQuery;`,
    useCase,
    'eslint(no-restricted-imports)',
    /TaskPagesQuery/,
  ],
  [`describe.only('a', () => {});`, useCase, 'kaaj(every-test-runs)'],
  [`xit('a', () => {});`, page, 'kaaj(every-test-runs)'],
  [`export const A = () => <form />;`, page, 'kaaj(form-of-ui)'],
  [`export class AnsweredRequests {}`, useCase, 'kaaj(retired-names)'],
  [`export const CALM_MS = 300;`, page, 'kaaj(retired-names)'],
  [`export const A = () => <img src="a.png" />;`, page, 'jsx-a11y(alt-text)'],
  [`import { Thing } from './thing';\nexport type A = Thing;`, useCase, 'kaaj(consistent-type-imports)'],
  [`import { Thing } from './thing';\nexport type A = Thing;`, page, 'typescript(consistent-type-imports)'],
  [`Promise.resolve(1);`, useCase, 'typescript(no-floating-promises)'],
  [`export async function f() { return 1; }\nf();`, page, 'typescript(no-floating-promises)'],
  [`[1].forEach(async (n) => void (await n));`, useCase, 'typescript(no-misused-promises)'],
  [`export const a = async () => void (await 1);`, useCase, 'typescript(await-thenable)'],
  [`export const a = \`\${{}}\`;`, useCase, 'typescript(restrict-template-expressions)'],
  [`export const a = {} + '';`, useCase, 'typescript(no-base-to-string)'],
  [`export const a: any = 1;`, useCase, 'typescript(no-explicit-any)'],
  [`export const a = ([] as string[])[0]!;`, useCase, 'typescript(no-non-null-assertion)'],
  [`const a = 1 as number;\nexport const b = a as number;`, page, 'typescript(no-unnecessary-type-assertion)'],
  [`// @ts-expect-error\nexport const a: string = 1;`, page, 'typescript(ban-ts-comment)'],
  [
    `import { useEffect } from 'react';\nexport function A({ a }: { a: string }) { useEffect(() => console.warn(a), []); return null; }`,
    page,
    'react-hooks(exhaustive-deps)',
  ],
  [
    `import { useState } from 'react';\nexport function A({ a }: { a: string }) { if (a) useState(1); return null; }`,
    page,
    'react-hooks(rules-of-hooks)',
  ],
  [`export function A() { return <p>{Math.random()}</p>; }`, page, 'react(purity)'],
  [`localStorage.clear();`, page, 'eslint(no-restricted-globals)'],
  [`window.sessionStorage.clear();`, page, 'eslint(no-restricted-properties)'],
  [`await page.setViewportSize({ width: 1, height: 1 });`, 'e2e', 'eslint(no-restricted-properties)'],
  [`console.log(1);`, useCase, 'eslint(no-console)'],
  [`export const a = (b: string) => b == 'c';`, page, 'eslint(eqeqeq)'],
  [`let a = 1;\nexport const b = a;`, page, 'eslint(prefer-const)'],
  [`const a = 1;`, page, 'eslint(no-unused-vars)'],
  [`// eslint-disable-next-line no-debugger\ndebugger;`, page, 'eslint(no-debugger)'],
];

const ALLOWED: readonly (readonly [code: string, folder: string])[] = [
  [`TypeOrmModule.forFeature([Schema]);`, adapter],
  [`class A { constructor(@InjectRepository(Schema) private readonly a: unknown) {} }`, adapter],
  [`repository.insert({ id: '1' });`, adapter],
  [`this.database.query(sql);`, adapter],
  [`export const a = ((part: Sql) => part) as unknown;`, adapter],
  [`export const a = new Map<string, Sql>();`, adapter],
  [`queue.run(work);`, adapter],
  [`this.unitOfWork.run(work);`, useCase],
  [`unitOfWork.run(work);`, useCase],
  [`import { Thing } from './thing';\n@Injectable()\nexport class A { constructor(readonly a: Thing) {} }`, useCase],
  [`import { Thing } from './thing';\nexport const a: Thing = new Thing();`, useCase],
  [`import { Thing } from './thing';\nexport { Thing };`, useCase],
];

interface Diagnostic {
  readonly code?: string;
  readonly filename: string;
  readonly message: string;
}

const nameOf = (folder: string, code: string, index: number) =>
  `${folder}/case-${index}.${/return|<form|<img/.test(code) ? 'tsx' : 'ts'}`;

describe('the lint rules', () => {
  let folder: string;
  let found: readonly Diagnostic[];

  const diagnosticsOf = (
    list: readonly (readonly [string, string, ...unknown[]])[],
    prefix: string,
    code: string,
    at: string,
  ) => {
    const index = list.findIndex(([each, where]) => each === code && where === at);
    const file = nameOf(`${at}/${prefix}`, code, index);
    return found.filter(({ filename }) => filename === file);
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kaaj-lint-'));
    for (const name of ['.oxlintrc.json', 'scripts/lint', 'tsconfig.base.json'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const options = { jsx: 'react-jsx', lib: ['ES2023', 'DOM'], experimentalDecorators: true };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: './tsconfig.base.json', compilerOptions: options, include: ['**/*.ts', '**/*.tsx'] }),
    );
    for (const [prefix, list] of [
      ['refused', REFUSED],
      ['allowed', ALLOWED],
    ] as const)
      list.forEach(([code, at], index) => {
        const file = join(folder, nameOf(`${at}/${prefix}`, code, index));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${code}\n`);
      });
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [bin('oxlint'), '--disable-nested-config', '--format', 'json', 'api', 'e2e', 'mfe-buyer'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      },
    );
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    found = (JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] }).diagnostics;
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(REFUSED.map(([code, at, rule, says = /./]) => [code, at, rule, says] as const))(
    'refuse %s in %s',
    (code, at, rule, says) => {
      expect(diagnosticsOf(REFUSED, 'refused', code, at)).toContainEqual(
        expect.objectContaining({ code: rule, message: expect.stringMatching(says) }),
      );
    },
  );

  it.each(ALLOWED)('take %s in %s', (code, at) => {
    expect(diagnosticsOf(ALLOWED, 'allowed', code, at).filter(({ code: rule }) => rule?.startsWith('kaaj('))).toEqual(
      [],
    );
  });

  it('are not turned off by a comment in any file', () => {
    const { stdout } = spawnSync(
      'git',
      ['grep', '-lE', '(//|/[*]) *oxlint-disable', '--', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    expect(stdout.split('\n').filter((file) => file !== '')).toEqual([]);
  });
});
