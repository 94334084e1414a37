import { spawnSync } from 'node:child_process';
import { create, edit } from './edit.mjs';
import page from './page.mjs';

/** What every remote has comes from this one, which has no desk. */
const MODEL = 'mfe-worker';
const COPIED = ['rspack.config.mjs', 'jest.config.mjs', 'src/messages/index.ts', 'src/messages/messages.spec.ts'];

/** A remote without a role, with its first page and an entry in the menu of all signed-in users. */
export default async function remote(tree, { name, title, titleBn, skipInstall = false }) {
  const folder = `mfe-${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} exists.`);
  const workspaces = JSON.parse(tree.read('package.json', 'utf8')).workspaces;
  await edit(tree, 'package.json', /"libs\/\*"/, `"${folder}", "libs/*"`);
  const model = (file) => tree.read(`${MODEL}/${file}`, 'utf8').replaceAll(MODEL, folder);
  for (const file of COPIED) await create(tree, `${folder}/${file}`, model(file));

  const manifest = JSON.parse(model('package.json'));
  const config = { devPort: 1 + Math.max(...portsOf(tree, workspaces)) };
  await create(tree, `${folder}/package.json`, JSON.stringify({ ...manifest, version: '1.0.0', config }, null, 2));
  const facts = { contract: contractOf(tree), name: folder, role: null, menu: true, routes: {} };
  await create(tree, `${folder}/remote.json`, JSON.stringify(facts, null, 2));
  for (const language of ['en', 'bn']) await create(tree, `${folder}/src/messages/${language}.json`, '{}');
  await create(
    tree,
    `${folder}/src/remote.ts`,
    `import { defineRemote } from '@kaaj/web-kit';
import facts from '../remote.json';
import { messages } from './messages';

export const remote = defineRemote(facts, {
  messages,
  menu: [],
  page: (name) => import(\`./features/\${name}-page\`),
});
`,
  );
  await page(tree, { name, remote: folder, title, titleBn });
  return () => {
    if (skipInstall) return;
    for (const command of ['npm install', 'node scripts/add-optional-packages-to-lock.mjs', 'npm run deploy:remotes'])
      run(command);
  };
}

const contractOf = (tree) => JSON.parse(tree.read(`${MODEL}/remote.json`, 'utf8')).contract;

/** The ports in use, including those of `libs/*`. */
function portsOf(tree, workspaces) {
  const folders = workspaces.flatMap((each) =>
    each.endsWith('/*') ? tree.children(each.slice(0, -2)).map((child) => each.replace('*', child)) : each,
  );
  const texts = folders.map((folder) => tree.read(`${folder}/package.json`, 'utf8'));
  return texts.flatMap((text) => (text && JSON.parse(text).config?.devPort) ?? []);
}

function run(command) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} failed.`);
}
