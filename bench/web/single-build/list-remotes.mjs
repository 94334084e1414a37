import { join } from 'node:path';
import { remoteFolders } from '../../../libs/build/rspack/remotes.mjs';
import { root } from '../../../scripts/lib/root.mjs';

/** A loader: imports the remotes that package.json lists. */
export default function listRemotes() {
  const from = (...path) => JSON.stringify(join(root, ...path));
  const folders = remoteFolders(root);
  const imports = folders.map(
    (folder, index) => `import facts${index} from ${from(folder, 'remote.json')};
import { remote as remote${index} } from ${from(folder, 'src/remote.ts')};`,
  );
  const listed = folders.map((_, index) => `{ facts: facts${index}, remote: remote${index} }`);
  return `${imports.join('\n')}\nexport const remotes = [${listed.join(', ')}];\n`;
}
