import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe('a checkout with core.autocrlf, as Git for Windows has it', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kaaj-checkout-'));
    const origin = join(folder, 'origin');
    mkdirSync(origin);
    for (const file of [
      '.gitattributes',
      'deploy/galera/start.sh',
      'deploy/nginx/start.sh',
      'deploy/nginx/gateway.conf',
    ])
      cpSync(join(root, file), join(origin, file));
    writeFileSync(join(origin, 'picture.png'), PICTURE);
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@kaaj.example', ...args], {
        cwd: origin,
        stdio: 'pipe',
      });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'All');
    git('-c', 'core.autocrlf=true', 'clone', '--quiet', origin, join(folder, 'copy'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(['deploy/galera/start.sh', 'deploy/nginx/start.sh', 'deploy/nginx/gateway.conf'])(
    'keeps the line ends of %s',
    (file) => expect(readFileSync(join(folder, 'copy', file))).toEqual(readFileSync(join(root, file))),
  );

  it('keeps the bytes of pictures', () => expect(readFileSync(join(folder, 'copy', 'picture.png'))).toEqual(PICTURE));
});
