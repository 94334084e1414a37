import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { bin } from './lib/bin.mjs';

const root = join(__dirname, '..');
let folder = '';

const LEFT_OUT = ['node_modules', 'dist', 'test-results', 'recorded'];
const OTHER_AREAS = ['.git', '.nx', 'api', 'bench', 'data', 'docs', 'e2e', 'tmp'];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaaj-generators-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(basename(path)) && !OTHER_AREAS.includes(relative(root, path)),
  });
  for (const path of ['api/context-map.json', 'api/package.json']) cpSync(join(root, path), join(folder, path));
  // The build writes it; a rule checks that it is there.
  mkdirSync(join(folder, 'libs/ui-desk/dist'));
  writeFileSync(join(folder, 'libs/ui-desk/dist/antd.css'), '');
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  cpSync(join(from, '@kaaj'), join(to, '@kaaj'), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(from)) if (name !== '@kaaj') symlinkSync(join(from, name), join(to, name));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly status: number | null;
  readonly said: string;
}

function run(script: string, ...args: string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  return { status, said: stdout + stderr };
}

const generate = (...args: string[]) => run(bin('nx'), 'g', ...args, '--interactive=false');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const succeeds = ({ status, said }: Outcome) => expect({ status, said }).toEqual({ status: 0, said });

describe('npx nx g', () => {
  it('remote makes a remote with a free port, a route for everybody who is signed in and a menu', () => {
    succeeds(generate('remote', 'support', '--title=Support', '--titleBn=সহায়তা', '--skipInstall'));
    expect(JSON.parse(read('package.json'))).toHaveProperty('workspaces', expect.arrayContaining(['mfe-support']));
    expect(JSON.parse(read('mfe-support/package.json'))).toHaveProperty('config.devPort', 3106);
    expect(JSON.parse(read('mfe-support/remote.json'))).toHaveProperty('routes', {
      '/dashboard/support': { page: 'support/support', audience: 'signed-in' },
    });
    expect(read('mfe-support/src/remote.ts')).toContain("label: 'support.title', path: '/dashboard/support'");
  });

  it('remote refuses a name that is taken', () => {
    const outcome = generate('remote', 'buyer', '--title=Buyer', '--titleBn=ক্রেতা', '--skipInstall');
    expect(outcome).toEqual({ status: 1, said: expect.stringContaining('mfe-buyer exists.') });
  });

  it("page makes a page for the remote's role, with a menu entry", () => {
    succeeds(generate('page', 'saved-tasks', '--remote=mfe-worker', '--title=Saved tasks', '--titleBn=রাখা কাজ'));
    expect(JSON.parse(read('mfe-worker/remote.json'))).toHaveProperty(['routes', '/dashboard/saved-tasks'], {
      page: 'saved-tasks/saved-tasks',
      audience: 'Worker',
    });
    expect(read('mfe-worker/src/remote.ts')).toContain("label: 'savedTasks.title', path: '/dashboard/saved-tasks'");
  });

  it('page adds a second entry to a menu in one line', () => {
    succeeds(generate('page', 'answers', '--remote=mfe-support', '--title=Answers', '--titleBn=উত্তর'));
    expect(read('mfe-support/src/remote.ts')).toMatch(/support\.title[^]*answers\.title/);
  });

  it('page refuses an address that the remote has', () => {
    const page = ['work', '--remote=mfe-worker', '--title=Work', '--titleBn=কাজ', '--path=/dashboard/tasklist'];
    const outcome = generate('page', ...page);
    expect(outcome).toEqual({ status: 1, said: expect.stringContaining('has /dashboard/tasklist.') });
  });

  it.each(['ui', 'ui-desk'])('component makes a component of @kaaj/%s with examples', (library) => {
    succeeds(generate('component', 'price-tag', `--library=${library}`));
  });
});

describe('what they make', () => {
  const workspaces = ['mfe-support', 'mfe-worker', 'libs/ui', 'libs/ui-desk'];

  it.each([
    ['./tsconfig.json', ['mfe-support/src', 'mfe-worker/src']],
    ['./libs/tsconfig.json', ['libs/ui/src', 'libs/ui-desk/src']],
  ])('compiles with the options of %s', (program, include) => {
    writeFileSync(join(folder, 'made.json'), JSON.stringify({ extends: program, include }));
    succeeds(run(bin('typescript7', 'tsc'), '-p', 'made.json'));
  });

  it('keeps the rules of lint, dependencies and format', () => {
    succeeds(run(bin('oxlint'), '--disable-nested-config', ...workspaces));
    succeeds(run(bin('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', ...workspaces));
    succeeds(run(bin('oxfmt'), '--check', ...workspaces, 'package.json'));
  });

  it('passes its specs', () => {
    const specs = ['mfe-support', 'saved-tasks', 'mfe-worker/.*messages.spec', 'libs/ui(-desk)?/src/examples.spec'];
    succeeds(run(bin('jest'), '-w', '1', ...specs, '-t', 'title|catalogue|price-tag|beside each component'));
  });
});
