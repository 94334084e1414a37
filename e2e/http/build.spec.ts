import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf, firstVisitOf, visitorPages } from '../support/first-visit';

const root = join(__dirname, '../..');
const KB = 1024;

describe('U2 the JavaScript of a first visit, as the build has it', () => {
  it.each(visitorPages())('of %s is at most 200 KB', (path) => {
    const bytes = bytesOf(firstVisitOf(path));
    expect(bytes).toBeGreaterThan(50 * KB);
    expect(bytes).toBeLessThanOrEqual(200 * KB);
  });
});

it('contains nothing of standalone mode or of React Refresh', () => {
  const folders = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const scripts = folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'dist'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(root, folder, 'dist', name)),
  );
  expect(scripts.length).toBeGreaterThan(folders.length);
  const carrying = scripts.filter((file) => /RefreshReg|kaajRefresh|stand-in/.test(readFileSync(file, 'utf8')));
  expect(carrying).toEqual([]);
});
