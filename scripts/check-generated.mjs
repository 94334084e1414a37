import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesWithBlocks } from './deploy/remote-blocks.mjs';
import { bin } from './lib/bin.mjs';
import { root } from './lib/root.mjs';
import { run, runNode } from './lib/run.mjs';

const TIMEOUT = 5 * 60_000;

/** In the order in which one rests on the other. */
const generated = [
  { script: 'openapi', of: ['-w', '@kaaj/api'], makes: ['api/openapi.json'] },
  {
    script: 'generate',
    of: ['-w', '@kaaj/api-client'],
    makes: ['libs/contract/src/generated', 'libs/api-client/src/generated'],
  },
  { script: 'generate', of: ['-w', '@kaaj/client'], makes: ['libs/client/src/generated'] },
  { script: 'deploy:remotes', of: [], makes: filesWithBlocks },
];

function contentOf(path) {
  if (!existsSync(path)) return '';
  if (statSync(path).isFile()) return readFileSync(path, 'utf8');
  const names = readdirSync(path, { recursive: true }).filter((name) => name.includes('.'));
  return names
    .sort()
    .map((name) => `${name}\0${readFileSync(join(path, name), 'utf8')}`)
    .join('\0');
}

async function regenerate({ script, of, makes }) {
  const contents = () => makes.map((path) => contentOf(join(root, path)));
  const before = contents();
  const { code, output } = await run('npm', ['run', '--silent', script, ...of], { timeout: TIMEOUT });
  if (code !== 0) return output || `${script} ended with code ${code}.\n`;
  const after = contents();
  const stale = makes.filter((_, index) => after[index] !== before[index]);
  return stale.length === 0 ? '' : `Not up to date, and regenerated now; commit it: ${stale.join(', ')}\n`;
}

/** The rules for openapi.json beyond its schema are in redocly.yaml. No request goes to the network. */
async function lintDescription() {
  const { code, output } = await runNode(
    bin('@redocly/cli', 'redocly'),
    ['lint', 'api/openapi.json', '--format=stylish'],
    {
      cwd: root,
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  return code === 0 ? '' : output;
}

const problems = [];
for (const each of generated) problems.push(await regenerate(each));
problems.push(await lintDescription());
process.stderr.write(problems.join(''));
process.exitCode = problems.every((problem) => problem === '') ? 0 : 1;
