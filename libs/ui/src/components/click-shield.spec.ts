import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

describe('the click shield', () => {
  it('covers its content for 300 ms', () => {
    const sheet = read('click-shield.css');
    expect(sheet).toMatch(/inset: 0;\s+animation: k-click-shield 300ms forwards;/);
    expect(sheet).toMatch(/@keyframes k-click-shield \{\s+to \{\s+visibility: hidden;/);
  });

  it('lasts as long with prefers-reduced-motion', () =>
    expect(read('../styles/base.css')).toContain('*:not(.k-click-shield)'));
});
