import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { basesOf, substituteBaseImage } from './base-images.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kaaj-bases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the base images of a Dockerfile are those of its FROM lines, without its own stages', () => {
  const file = join(folder, 'Dockerfile');
  writeFileSync(
    file,
    'FROM node:24-bookworm-slim AS sources\nFROM sources AS build\nFROM nginx:1.30-alpine AS front\nFROM node:24-bookworm-slim\n',
  );
  expect(basesOf(file)).toEqual(['node:24-bookworm-slim', 'nginx:1.30-alpine']);
});

it('ours can all be stood in for; another one is named', () => {
  expect(basesOf(join(__dirname, '..', '..', 'deploy', 'Dockerfile'))).toEqual([
    'node:24-bookworm-slim',
    'nginx:1.30-alpine',
  ]);
  expect(() => substituteBaseImage('postgres:18', folder)).toThrow('postgres:18 is not available');
});
