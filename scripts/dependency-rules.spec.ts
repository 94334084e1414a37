import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { bin } from './lib/bin.mjs';
import { mermaidOf, withoutImplied } from './lib/context-map.mjs';

const root = join(__dirname, '..');
const config = join(root, '.dependency-cruiser.cjs');
const contexts = 'api/src/contexts';

interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
}

type ContextMap = Readonly<Record<string, readonly string[]>>;

interface Rules {
  readonly forbidden: readonly { readonly name: string }[];
}

const packages = [
  'typeorm',
  'mysql2',
  'zod',
  'antd',
  '@ant-design/icons',
  'd3-array',
  'd3-shape',
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@nestjs/common',
];

/** Planted violations: the rule, the file that violates it, and its import (a package, or a path from the root). */
const violations: readonly (readonly [rule: string, file: string, imports: string])[] = [
  ['kernel-no-dependencies', 'api/src/kernel/a.ts', 'zod'],
  ['kernel-no-dependencies', 'api/src/kernel/b.ts', 'api/src/platform/clock'],
  ['domain-is-pure', `${contexts}/wallet/domain/a.ts`, '@nestjs/common'],
  ['domain-is-pure', `${contexts}/wallet/domain/b.ts`, `${contexts}/wallet/application/use-case`],
  ['domain-is-pure', `${contexts}/identity/domain/c.ts`, `${contexts}/wallet/index`],
  ['application-no-packages', `${contexts}/wallet/application/a.ts`, 'zod'],
  ['application-no-technology', `${contexts}/wallet/application/b.ts`, 'api/src/platform/clock'],
  ['application-no-technology', `${contexts}/wallet/application/c.ts`, `${contexts}/wallet/adapters/out/table`],
  ['application-no-technology', `${contexts}/images/application/b.ts`, `${contexts}/images/adapters/out/shown.query`],
  ['application-no-config', `${contexts}/identity/application/e.ts`, 'api/src/config'],
  ['adapters-in-no-adapters-out', `${contexts}/images/adapters/in/a.ts`, `${contexts}/images/adapters/out/store`],
  ['adapters-out-no-adapters-in', `${contexts}/images/adapters/out/b.ts`, `${contexts}/images/adapters/in/shape`],
  ['adapters-in-or-out', `${contexts}/images/adapters/in/c.ts`, `${contexts}/images/adapters/lonely`],
  ['unit-of-work-only-in-use-cases', `${contexts}/images/adapters/out/d.ts`, 'api/src/kernel/unit-of-work'],
  ['platform-no-contexts', 'api/src/platform/http/c.ts', `${contexts}/wallet/index`],
  ['platform-no-contexts', 'api/src/platform/http/d.ts', 'api/src/access'],
  ['platform-ports-no-technology', 'api/src/platform/mail/mailer.ts', 'zod'],
  ['contexts-only-by-index', `${contexts}/identity/application/a.ts`, `${contexts}/wallet/application/use-case`],
  ['map-wallet', `${contexts}/wallet/application/d.ts`, `${contexts}/identity/index`],
  ['map-messages', `${contexts}/messages/application/a.ts`, `${contexts}/wallet/index`],
  ['map-images', `${contexts}/images/application/a.ts`, `${contexts}/wallet/index`],
  ['map-people', `${contexts}/people/application/a.ts`, `${contexts}/identity/index`],
  ['map-identity', `${contexts}/identity/application/b.ts`, `${contexts}/tasks/index`],
  ['map-integrations', `${contexts}/integrations/application/a.ts`, `${contexts}/tasks/index`],
  ['map-reputation', `${contexts}/reputation/application/a.ts`, `${contexts}/tasks/index`],
  ['map-cash-out', `${contexts}/cash-out/application/a.ts`, `${contexts}/payments/index`],
  ['map-payments', `${contexts}/payments/application/a.ts`, `${contexts}/cash-out/index`],
  ['map-tasks', `${contexts}/tasks/application/a.ts`, `${contexts}/submissions/index`],
  ['map-submissions', `${contexts}/submissions/application/a.ts`, `${contexts}/cash-out/index`],
  ['map-moderation', `${contexts}/moderation/application/a.ts`, `${contexts}/payments/index`],
  ['map-agreement', `${contexts}/agreement/application/a.ts`, `${contexts}/identity/index`],
  ['map-batches', `${contexts}/batches/application/a.ts`, `${contexts}/cash-out/index`],
  ['map-disputes', `${contexts}/disputes/application/a.ts`, `${contexts}/payments/index`],
  ['map-books', `${contexts}/books/application/a.ts`, `${contexts}/moderation/index`],
  ['map-overview', `${contexts}/overview/application/a.ts`, `${contexts}/identity/index`],
  ['map-qualification', `${contexts}/qualification/application/a.ts`, `${contexts}/cash-out/index`],
  ['map-missing-context', `${contexts}/brand-new/application/a.ts`, `${contexts}/wallet/index`],
  ['typeorm-only-in-adapters', 'api/src/platform/http/a.ts', 'typeorm'],
  ['controllers-no-storage', `${contexts}/wallet/adapters/in/a.controller.ts`, 'mysql2'],
  ['controllers-no-storage', `${contexts}/wallet/adapters/in/b.controller.ts`, 'api/src/platform/database/database'],
  [
    'controllers-no-storage',
    `${contexts}/wallet/adapters/in/c.controller.ts`,
    `${contexts}/wallet/adapters/out/typeorm-ledger`,
  ],
  ['no-cycles', 'libs/web-kit/src/egg.ts', 'libs/web-kit/src/hen'],
  ['remotes-no-remote-or-shell', 'mfe-worker/src/a.ts', 'mfe-buyer/src/page'],
  ['remotes-no-remote-or-shell', 'mfe-worker/src/b.ts', 'shell/src/frame'],
  ['shell-and-libs-no-remote', 'shell/src/a.ts', 'mfe-buyer/src/page'],
  ['browser-no-api', 'mfe-buyer/src/b.ts', 'api/src/platform/clock'],
  ['api-no-browser-code', 'api/src/platform/http/b.ts', 'libs/web-kit/src/lonely'],
  ['features-no-other-feature', 'mfe-buyer/src/features/post-task/a.ts', 'mfe-buyer/src/features/my-tasks/list'],
  ['antd-only-in-ui-desk', 'mfe-buyer/src/c.ts', 'antd'],
  ['antd-only-in-ui-desk', 'libs/ui/src/b.ts', 'antd'],
  ['antd-only-in-ui-desk', 'shell/src/b.ts', '@ant-design/icons'],
  ['standalone-shell-only-in-development', 'libs/web-kit/src/b.ts', 'libs/build/standalone/render-standalone'],
  ['examples-only-in-gallery', 'libs/ui/src/c.ts', 'libs/ui/gallery/words'],
  ['light-remotes-no-antd', 'mfe-worker/src/e.ts', 'libs/ui-desk/src/index'],
  ['charts-and-fonts-only-in-ui', 'libs/web-kit/src/a.ts', 'd3-shape'],
  ['charts-and-fonts-only-in-ui', 'mfe-worker/src/c.ts', 'd3-array'],
  ['router-and-store-only-in-web-kit', 'mfe-buyer/src/d.ts', 'react-router-dom'],
  ['router-and-store-only-in-web-kit', 'shell/src/c.ts', 'react-redux'],
  ['router-and-store-only-in-web-kit', 'libs/ui/src/a.ts', '@reduxjs/toolkit'],
  ['catalogues-only-through-messages', 'mfe-admin/src/features/audit-log/a.ts', 'mfe-admin/src/messages/en.json'],
  ['catalogues-only-through-messages', 'libs/web-kit/src/problems/a.ts', 'libs/web-kit/src/messages/common.en.json'],
  ['no-unresolved-imports', 'mfe-admin/src/b.ts', 'mfe-admin/src/nowhere'],
];

const allowed: readonly (readonly [file: string, imports: string])[] = [
  ['api/src/kernel/good.ts', 'libs/contract/src/index'],
  [`${contexts}/wallet/domain/good.ts`, 'api/src/kernel/coins'],
  [`${contexts}/wallet/application/good.ts`, '@nestjs/common'],
  [`${contexts}/wallet/application/mails.ts`, 'api/src/platform/outbox/outbox'],
  [`${contexts}/wallet/adapters/out/good.ts`, 'typeorm'],
  [`${contexts}/identity/application/good.ts`, `${contexts}/wallet/index`],
  [`${contexts}/identity/identity.module.ts`, `${contexts}/wallet/wallet.module`],
  [`${contexts}/wallet/adapters/in/good.controller.ts`, `${contexts}/wallet/application/use-case`],
  [`${contexts}/images/adapters/in/good.controller.ts`, `${contexts}/images/adapters/out/shown.query`],
  [`${contexts}/wallet/application/story.spec.ts`, `${contexts}/submissions/application/accept`],
  ['api/src/platform/database/good.ts', 'typeorm'],
  ['libs/ui-desk/src/good.ts', 'antd'],
  ['mfe-admin/src/desk.ts', 'libs/ui-desk/src/index'],
  ['libs/ui/src/charts/good.ts', 'd3-shape'],
  ['libs/web-kit/src/good.ts', 'react-redux'],
  ['libs/api-client/src/good.ts', '@reduxjs/toolkit'],
  ['mfe-buyer/src/features/post-task/good.ts', 'mfe-buyer/src/features/post-task/form'],
  ['mfe-admin/src/messages/good.ts', 'mfe-admin/src/messages/en.json'],
];

const plain = [
  'api/src/access',
  'api/src/config',
  'api/src/kernel/coins',
  'api/src/kernel/unit-of-work',
  'api/src/platform/clock',
  'api/src/platform/database/database',
  'api/src/platform/outbox/outbox',
  `${contexts}/submissions/application/accept`,
  ...['identity', 'tasks', 'submissions', 'cash-out', 'payments', 'moderation', 'wallet'].map(
    (name) => `${contexts}/${name}/index`,
  ),
  `${contexts}/wallet/wallet.module`,
  `${contexts}/wallet/application/use-case`,
  `${contexts}/images/adapters/out/store`,
  `${contexts}/images/adapters/out/shown.query`,
  `${contexts}/images/adapters/in/shape`,
  `${contexts}/images/adapters/lonely`,
  `${contexts}/wallet/adapters/out/table`,
  `${contexts}/wallet/adapters/out/typeorm-ledger`,
  'libs/contract/src/index',
  'libs/ui/gallery/words',
  'libs/ui-desk/src/index',
  'libs/build/standalone/render-standalone',
  'libs/web-kit/src/lonely',
  'mfe-buyer/src/page',
  'mfe-buyer/src/features/my-tasks/list',
  'mfe-buyer/src/features/post-task/form',
  'shell/src/frame',
];

const words = ['mfe-admin/src/messages/en.json', 'libs/web-kit/src/messages/common.en.json'];

describe('the dependency rules', () => {
  let folder: string;
  let found: readonly string[];

  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const importing = (file: string, imports: string) => {
    const isPackage = packages.includes(imports);
    const path = relative(dirname(file), imports);
    return `import * as it from '${isPackage ? imports : path.startsWith('.') ? path : `./${path}`}';\nexport const used = it;\n`;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kaaj-rules-'));
    write(
      'package.json',
      JSON.stringify({ dependencies: Object.fromEntries(packages.map((name) => [name, '1.0.0'])) }),
    );
    for (const name of packages) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'dist/index.js' }));
      write(`node_modules/${name}/dist/index.js`, 'exports.it = 1;\n');
    }
    for (const file of plain) write(`${file}.ts`, 'export const it = 1;\n');
    for (const file of words) write(file, '{}\n');
    write('libs/web-kit/src/hen.ts', importing('libs/web-kit/src/hen.ts', 'libs/web-kit/src/egg'));
    for (const [file, imports] of allowed) write(file, importing(file, imports));
    for (const [, file, imports] of violations) write(file, importing(file, imports));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [bin('dependency-cruiser', 'depcruise'), '--config', config, '--output-type', 'json', '.'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      },
    );
    if (stdout === '') throw new Error(stderr);
    const { summary } = JSON.parse(stdout) as { summary: { violations: readonly Violation[] } };
    found = summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(violations)('%s reports %s -> %s', (rule, file) => {
    expect(found).toContain(`${rule}: ${file}`);
  });

  it.each(allowed)('no rule reports %s -> %s', (file) => {
    expect(found.filter((line) => line.endsWith(`: ${file}`))).toEqual([]);
  });

  it('has a planted violation for every rule', () => {
    const { forbidden } = jest.requireActual<Rules>(config);
    const planted = new Set(violations.map(([rule]) => rule));
    expect(forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });
});

it('keeps the diagram in docs/architecture.md equal to api/context-map.json', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const map = JSON.parse(readFileSync(join(root, 'api/context-map.json'), 'utf8')) as ContextMap;
  expect(page).toContain(`\`\`\`mermaid\n${mermaidOf(map)}\n\`\`\``);
});

describe('a context map', () => {
  it('omits transitive arrows', () => {
    expect(withoutImplied({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual({ a: ['b'], b: ['c'], c: [] });
  });
});
