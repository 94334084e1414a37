import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from './record.mjs';

describe('the records of a day', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-records-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('start with the day, and append each report to those before it', () => {
    record('## One\n', { day: '2026-11-28', folder });
    record('## Two\n', { day: '2026-11-28', folder });
    expect(readFileSync(join(folder, '2026-11-28.md'), 'utf8')).toBe('# 2026-11-28\n\n## One\n\n## Two\n');
  });
});
