import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { runDocsSection, runIn } from '../support/followed-page';
import { freePort } from '../support/free-port';
import { ApiUser } from '../support/api-user';
import { resize } from '../support/resize';
import { expect, SETTINGS, test } from '../support/test';

const root = join(__dirname, '../..');
let folder = '';

const isCopied = (path: string) =>
  !['node_modules', 'test-results'].includes(basename(path)) &&
  !['.git', '.nx', 'data', 'tmp'].includes(relative(root, path));

const GENERATE = 'npx nx g remote support --title Support --titleBn সহায়তা';

/** As `npm install` leaves it, without a copy of what is not ours: the workspaces are those of the folder. */
function linkPackages(): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  cpSync(join(from, '@kaaj'), join(to, '@kaaj'), { recursive: true, verbatimSymlinks: true });
  for (const name of readdirSync(from)) if (name !== '@kaaj') symlinkSync(join(from, name), join(to, name));
}

/** Without `npm install`, which needs a registry. */
function generate(): void {
  linkPackages();
  runIn(folder, `${GENERATE} --skipInstall`);
  runIn(folder, 'npm run deploy:remotes');
}

/** All but the new remote was built before: only the shell's list of remotes is not. */
const listRemotes = () => runIn(folder, 'node libs/build/rspack/remotes.mjs shell/dist/remotes.json');

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaaj-new-remote-'));
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a new remote is created by the steps of docs/extend.md, and opens in the shell @any-database', async ({
  open: openProduct,
  ownStorage,
  launch,
}) => {
  // It builds, and runs the tests of others.
  test.slow();
  await test.step('in a copy of the repository every command of the page succeeds', () => {
    cpSync(root, folder, { recursive: true, filter: isCopied });
    runDocsSection(join(root, 'docs/extend.md'), 'A new remote', folder, {
      [GENERATE]: generate,
      'npm start': listRemotes,
    });
  });

  const port = await freePort();
  const storage = await ownStorage();
  await launch({ ...SETTINGS, ...storage.environment, PORT: String(port), STATIC_ROOT: folder }).ready();
  const open: typeof openProduct = (path, opening) =>
    openProduct(path, { ...opening, origin: `http://localhost:${port}` });

  await test.step('it has its entry in the menu of a worker, in both languages', async () => {
    const worker = await ApiUser.join(open, 'Nila New', 'Worker');
    await worker.goTo('Support');
    await expect(worker.page).toHaveURL(/\/dashboard\/support$/);
    await expect(worker.page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await worker.expectText(`Write to us from ${worker.email}.`);
    await worker.page.getByRole('button', { name: /^BN/ }).click();
    await worker.expectText(`আমাদের ${worker.email} থেকে লিখুন।`);
    await expect(worker.page.getByRole('link', { name: 'সহায়তা' })).toBeVisible();
  });

  await test.step('and in that of a buyer, in the drawer on phones', async () => {
    const buyer = await ApiUser.join(open, 'Nasir New', 'Buyer');
    await resize(buyer.page, { width: 360, height: 740 });
    await buyer.page.getByRole('button', { name: 'Open menu' }).click();
    await buyer.page.getByRole('dialog').getByRole('link', { name: 'Support' }).click();
    await buyer.expectText(`Write to us from ${buyer.email}.`);
  });
});
