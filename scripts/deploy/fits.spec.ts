import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '../lib/user-error.mjs';
import { root } from '../lib/root.mjs';
import * as commands from './commands.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kaaj-fits-'));
const fronts = join(folder, 'fronts');
const liveFile = join(folder, 'live', 'remotes.json');
let server: Server;

const write = (file: string, content: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const framesBy = (shell: string) => {
  const frame = (language: string) =>
    `<html lang="${language}"><head><title>Kaaj</title></head><div id="root"><main><!--page--></main>${shell}</div></html>`;
  return { en: { '*': frame('en') }, bn: { '*': frame('bn') } };
};

/** A built shell that carries this version of ui. */
function aShell(ui: string): string {
  const dist = join(folder, `shell-${ui}`);
  write(join(dist, 'app.html'), ui);
  write(join(dist, 'contract.json'), JSON.stringify({ version: 3, carries: { '@kaaj/ui': ui } }));
  write(join(dist, 'frames.json'), JSON.stringify(framesBy(`ui ${ui}`)));
  return dist;
}

/** A built worker remote that needs this range of ui. */
function aRemote(version: string, ui: string): string {
  const dist = join(folder, `mfe-worker-${version}`);
  const facts = { contract: 3, name: 'mfe-worker', role: 'Worker', routes: {}, version, entry: 'remoteEntry.js' };
  write(join(dist, 'remote.json'), JSON.stringify({ ...facts, needs: { '@kaaj/ui': ui } }));
  write(join(dist, 'remoteEntry.js'), '');
  return dist;
}

type Outcome = { ok: boolean; said: string };

/** An owner's command in this process, while the front server below answers. */
async function outcomeOf(run: Promise<string[]>): Promise<Outcome> {
  try {
    return { ok: true, said: (await run).join('\n') };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { ok: false, said: error.message };
  }
}

/** The same as a child process. */
function spawned(script: string, ...words: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...words], { cwd: root, env: process.env });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ ok: code === 0, said: said.trim() })));
}

const publish = (name: string, dist: string, ...words: string[]) =>
  outcomeOf(commands.publish([name, fronts, dist, ...words]));
const goLive = (version: string, name = 'mfe-worker') => outcomeOf(commands.goLive([name, version]));
const liveVersion = () =>
  (JSON.parse(readFileSync(liveFile, 'utf8')) as { remotes: { version: string }[] }).remotes[0]?.version;
const liveShell = () => readFileSync(join(fronts, 'app.html'), 'utf8');

beforeAll(async () => {
  server = createServer((request, response) => {
    const file = join(fronts, request.url ?? '');
    if (!existsSync(file)) return response.writeHead(404).end();
    return response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, { LIVE_FILE: liveFile, SHELL_AT: origin, REMOTES_AT: origin });
});

beforeEach(async () => {
  rmSync(fronts, { recursive: true, force: true });
  rmSync(liveFile, { force: true });
  cpSync(aShell('1.2.0'), fronts, { recursive: true });
  await publish('mfe-worker', aRemote('1.0.0', '^1.2.0'));
  expect(await goLive('1.0.0')).toMatchObject({ ok: true });
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each(['^1.3.0', '^2.0.0'])(
  'a remote that needs ui %s is refused before it is live in an older shell',
  async (ui) => {
    await publish('mfe-worker', aRemote(`2.0.0-${ui.at(1)}`, ui));
    const { ok, said } = await goLive(`2.0.0-${ui.at(1)}`);
    expect(ok).toBe(false);
    expect(said).toBe(
      `mfe-worker 2.0.0-${ui.at(1)} needs @kaaj/ui ${ui}, the live shell carries 1.2.0: it would be refused.`,
    );
    expect(liveVersion()).toBe('1.0.0');
  },
);

it.each(['1.1.0', '2.0.0'])('a shell that carries ui %s is refused while a live remote needs ^1.2.0', async (ui) => {
  const { ok, said } = await publish('shell', aShell(ui));
  expect(ok).toBe(false);
  expect(said).toBe(`mfe-worker 1.0.0 needs @kaaj/ui ^1.2.0, the new shell carries ${ui}: it would be refused.`);
  expect(liveShell()).toBe('1.2.0');
  expect(await publish('shell', aShell(ui), '--anyway')).toMatchObject({ ok: true });
  expect(liveShell()).toBe(ui);
});

it('activates a shell with a newer ui under an older remote, and then a remote that needs it', async () => {
  expect(await publish('shell', aShell('1.3.0'))).toMatchObject({ ok: true });
  await publish('mfe-worker', aRemote('2.1.0', '^1.3.0'));
  expect(await goLive('2.1.0')).toMatchObject({ ok: true });
  expect(liveVersion()).toBe('2.1.0');
});

it('the commands end with code 0 and a line on success, and with code 1 and one line when refused', async () => {
  expect(await spawned('deploy-publish.mjs', 'mfe-worker', fronts, aRemote('3.0.0', '^2.0.0'))).toEqual({
    ok: true,
    said: 'mfe-worker 3.0.0 is published. To make it live: npm run deploy:live -- mfe-worker 3.0.0',
  });
  expect(await spawned('deploy-live.mjs', 'mfe-worker', '3.0.0')).toEqual({
    ok: false,
    said: 'mfe-worker 3.0.0 needs @kaaj/ui ^2.0.0, the live shell carries 1.2.0: it would be refused.',
  });
  expect(await spawned('deploy-publish.mjs', 'shell', fronts, aShell('2.0.0'))).toEqual({
    ok: false,
    said: 'mfe-worker 1.0.0 needs @kaaj/ui ^1.2.0, the new shell carries 2.0.0: it would be refused.',
  });
  expect(await spawned('deploy-live.mjs', 'mfe-worker', '1.0.0')).toEqual({
    ok: true,
    said: 'mfe-worker: 1.0.0 -> 1.0.0. To roll back: npm run deploy:live -- mfe-worker 1.0.0',
  });
});

describe('prerendered pages of a remote', () => {
  /** A built public remote whose page contains this text. */
  function aPublicRemote(version: string, says: string): string {
    const dist = join(folder, `mfe-public-${version}`);
    const routes = {
      '/fair': { audience: 'anyone', rendered: true },
      '/signin': { audience: 'guest', rendered: true },
    };
    const entry = `remoteEntry.${version}.js`;
    write(
      join(dist, 'remote.json'),
      JSON.stringify({ contract: 3, name: 'mfe-public', role: null, routes, version, entry }),
    );
    write(join(dist, entry), '');
    const page = (title: string) => ({ html: `<p>${says} & ${title}</p>`, title, sheet: 'page.css' });
    const pages = { en: page('Fair <rules>'), bn: page('ন্যায্য') };
    write(join(dist, 'rendered.json'), JSON.stringify({ '/fair': pages, '/signin': pages }));
    return dist;
  }
  const documents = () => join(folder, 'live', 'documents');
  const document = (file: string) => readFileSync(join(documents(), file), 'utf8');
  const make = async (version: string, says: string) => {
    await publish('mfe-public', aPublicRemote(version, says));
    return goLive(version, 'mfe-public');
  };

  beforeEach(() => rmSync(documents(), { force: true }));

  it('go live and back with its version, in both languages, in the frame of the live shell', async () => {
    expect(await make('1.0.0', 'first')).toMatchObject({ ok: true });
    expect(document('fair/index.html')).toBe(
      '<html lang="en"><head><title>Fair &lt;rules></title><link rel="stylesheet" href="/remotes/mfe-public/1.0.0/page.css"></head>' +
        '<div id="root" data-rendered="en" data-entry="/remotes/mfe-public/1.0.0/remoteEntry.1.0.0.js"><main><p>first & Fair <rules></p></main>ui 1.2.0</div></html>',
    );
    expect(document('fair/index.bn.html')).toContain('<html lang="bn"><head><title>ন্যায্য</title>');
    expect(document('signin/index.html')).toContain(' data-guests>');
    const first = document('fair/index.bn.html');

    expect(await make('2.0.0', 'second')).toMatchObject({ ok: true });
    expect(document('fair/index.bn.html')).toContain('/2.0.0/remoteEntry.2.0.0.js"><main><p>second');

    expect(await goLive('1.0.0', 'mfe-public')).toMatchObject({ ok: true });
    expect(document('fair/index.bn.html')).toBe(first);
  });

  it('are in the frame of a new shell as soon as it is published', async () => {
    await make('3.0.0', 'third');
    expect(await publish('shell', aShell('1.4.0'))).toMatchObject({ ok: true });
    expect(document('fair/index.html')).toMatch(/<main><p>third .*<\/main>ui 1\.4\.0/);
  });

  it('are requested before a new shell replaces the previous one', async () => {
    await make('3.1.0', 'third');
    rmSync(join(fronts, 'remotes', 'mfe-public', '3.1.0', 'rendered.json'));
    const { ok, said } = await publish('shell', aShell('1.5.0'));
    expect([ok, said]).toEqual([false, expect.stringContaining('rendered.json answers 404')]);
    expect(liveShell()).toBe('1.2.0');
    expect(document('fair/index.html')).toMatch(/<main><p>third .*<\/main>ui 1\.2\.0/);
  });

  it('stay the previous ones while the next cannot be loaded', async () => {
    await make('4.0.0', 'fourth');
    const dist = aPublicRemote('5.0.0', 'fifth');
    rmSync(join(dist, 'rendered.json'));
    await publish('mfe-public', dist);
    const { ok, said } = await goLive('5.0.0', 'mfe-public');
    expect([ok, said]).toEqual([false, expect.stringContaining('rendered.json answers 404')]);
    expect(document('fair/index.html')).toContain('<p>fourth');
  });

  it('are refused when their version is published already with other content', async () => {
    await make('6.0.0', 'sixth');
    const { ok, said } = await publish('mfe-public', aPublicRemote('6.0.0', 'other'));
    expect([ok, said]).toEqual([false, expect.stringContaining('published already, with other content')]);
  });
});
