import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { Person } from '../support/person';
import { expect, test } from '../support/test';
import { buildNext, deploy, layoutFolder, removeNext } from './next-build';

const OLD = 'Pick a task, do the work, submit your proof.';
const NEW = 'Choose a task, do the work, send your proof.';
const liveFile = join(layoutFolder, 'live', 'remotes.json');

interface Remotes {
  readonly remotes: readonly { readonly name: string; readonly version: string; readonly contract: number }[];
}

const live = () => JSON.parse(readFileSync(liveFile, 'utf8')) as Remotes;
const versionOf = (name: string) => live().remotes.find((remote) => remote.name === name)?.version;

/** What every front server but one gives out, by content. */
function filesExcept(name: string): string {
  const hash = createHash('sha256');
  const fronts = join(layoutFolder, 'fronts');
  for (const file of readdirSync(fronts, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    if (!path.startsWith(join(fronts, name))) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

async function expectTaskListText(page: Page, text: string): Promise<void> {
  await page.goto('/dashboard/tasklist');
  await expect(page.getByText(text)).toBeVisible();
}

test.describe.serial('front ends that are released separately', () => {
  test.setTimeout(300_000);
  const first = versionOf('mfe-worker') ?? '';

  test.afterAll(() => {
    if (first) deploy('live', 'mfe-worker', first);
    deploy('publish', 'shell');
    removeNext();
  });

  test('a new remote in an old shell: visible once it is live, and removed by one command', async ({ open }) => {
    const worker = new Person(await open(), 'Worker');
    await worker.signInAs('Worker');
    await expectTaskListText(worker.page, OLD);
    const others = filesExcept('mfe-worker');

    const dist = buildNext('mfe-worker', { version: '7.0.0', texts: { [OLD]: NEW } });
    expect(deploy('publish', 'mfe-worker', '', dist).said).toContain('mfe-worker 7.0.0 is published');
    await expectTaskListText(worker.page, OLD);

    expect(deploy('live', 'mfe-worker', '7.0.0').said).toContain(`${first} -> 7.0.0`);
    await expectTaskListText(worker.page, NEW);
    expect(filesExcept('mfe-worker')).toBe(others);
    expect(live().remotes.filter(({ version }) => version === '7.0.0')).toHaveLength(1);

    expect(deploy('live', 'mfe-worker', first).ok).toBe(true);
    await expectTaskListText(worker.page, OLD);
  });

  test('a new public remote: pages, styles and code in both languages are of one version, there and back', async ({
    open,
  }) => {
    const before = versionOf('mfe-public') ?? '';
    const page = await open('/aboutus');
    const sent = async (language: string) => {
      const answer = await page.request.get('/aboutus', { headers: { cookie: `kaaj_language=${language}` } });
      return answer.text();
    };
    const drawnBy = (version: string) => new RegExp(`data-entry="/remotes/mfe-public/${version}/remoteEntry`);
    const sees = async (question: string) => {
      // Hydrated, not rendered again: the elements of the document stay.
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () =>
          Object.assign(window, { sent: document.querySelector('#questions') }),
        );
      });
      await page.goto('/aboutus');
      await expect(page.locator('#questions')).toHaveText(question);
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('#questions') ?? {}).some((key) => key.startsWith('__react')),
      );
      expect(await page.evaluate(() => 'sent' in window && window.sent === document.querySelector('#questions'))).toBe(
        true,
      );
    };
    await sees('Questions people ask us');

    deploy(
      'publish',
      'mfe-public',
      '',
      buildNext('mfe-public', { version: '7.1.0', texts: { 'Questions people ask us': 'What people ask' } }),
    );
    expect(await sent('en')).toMatch(drawnBy(before));
    expect(deploy('live', 'mfe-public', '7.1.0').said).toContain(`${before} -> 7.1.0`);
    expect(await sent('en')).toMatch(drawnBy('7.1.0'));
    expect(await sent('en')).toContain('What people ask');
    expect(await sent('bn')).toMatch(drawnBy('7.1.0'));
    expect(await sent('bn')).toContain('<html lang="bn"');
    await sees('What people ask');

    expect(deploy('live', 'mfe-public', before).ok).toBe(true);
    expect(await sent('en')).toMatch(drawnBy(before));
    await sees('Questions people ask us');
  });

  test('an old remote in a new shell', async ({ open }) => {
    const dist = buildNext('shell', { version: '8.0.0', texts: { 'All right reserved': 'All rights are reserved' } });
    expect(deploy('publish', 'shell', '', dist).ok).toBe(true);
    const worker = new Person(await open(), 'Worker');
    await worker.expectText('All rights are reserved');
    await worker.signInAs('Worker');
    await expectTaskListText(worker.page, OLD);
    expect(versionOf('mfe-worker')).toBe(first);
  });

  test('a version is published once: other content under its number is refused', () => {
    const dist = buildNext('mfe-worker', { version: first, texts: { [OLD]: NEW } });
    const { ok, said } = deploy('publish', 'mfe-worker', '', dist);
    expect([ok, said]).toEqual([false, expect.stringContaining('published already, with other content')]);
  });

  test('a remote of another contract is refused by the command, and by the shell with a clear message', async ({
    open,
  }) => {
    const dist = buildNext('mfe-worker', { version: '9.0.0', contract: 99 });
    deploy('publish', 'mfe-worker', '', dist);
    const { ok, said } = deploy('live', 'mfe-worker', '9.0.0');
    expect([ok, said]).toEqual([false, expect.stringContaining('speaks contract 99')]);
    expect(versionOf('mfe-worker')).toBe(first);

    const worker = new Person(await open(), 'Worker');
    await worker.signInAs('Worker');
    const before = readFileSync(liveFile, 'utf8');
    const remotes = live().remotes.map((remote) =>
      remote.name === 'mfe-worker' ? { ...remote, contract: 99 } : remote,
    );
    writeFileSync(liveFile, JSON.stringify({ remotes }));
    await worker.page.goto('/dashboard/tasklist');
    await worker.expectText('This part is not compatible with this version of Kaaj');
    await worker.leaveDashboard();
    await worker.expectText('How It Works');
    writeFileSync(liveFile, before);
    await expectTaskListText(worker.page, OLD);
  });

  test('a version that is not there does not become live', () => {
    const { ok, said } = deploy('live', 'mfe-worker', '6.6.6');
    expect([ok, said]).toEqual([false, expect.stringContaining('answers 404')]);
    expect(versionOf('mfe-worker')).toBe(first);
  });
});
