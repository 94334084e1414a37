import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../api/src/config';
import { withSettings } from './settings-table.mjs';

const page = readFileSync(join(__dirname, '..', '..', 'docs', 'operate.md'), 'utf8');

describe('docs/operate.md', () => {
  it('lists the settings as the API validates them; npm run docs:settings brings it up to date', () =>
    expect(page).toBe(withSettings(page, settings)));

  it('explains every one of them', () => {
    for (const [name, setting] of Object.entries(settings.shape)) {
      expect(page).toContain(`| \`${name}\` `);
      expect([name, setting.description]).toEqual([name, expect.stringMatching(/\w{3}/)]);
    }
  });
});
