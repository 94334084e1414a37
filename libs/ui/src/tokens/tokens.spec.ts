import { ACCENT_BACKGROUNDS, INK_ON_ACCENT } from '@kaaj/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palettes, type ColourName } from './tokens';
import { tokensCss } from './tokens-css';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const text: readonly (readonly [ColourName, readonly ColourName[]])[] = [
  ['ink', ['paper', 'surface', 'raised', 'sunken']],
  ['ink-soft', ['paper', 'surface', 'raised', 'sunken', 'accent-soft']],
  ['ink-faint', ['paper', 'surface', 'raised', 'sunken']],
  ['accent', ['paper', 'surface', 'raised', 'sunken']],
  ['accent-ink', ['paper', 'surface', 'raised', 'accent-soft']],
  ['on-accent', ['accent', 'accent-hover', 'accent-press']],
  ['danger', ['paper', 'surface', 'raised']],
  ['danger-ink', ['danger-soft']],
  ['on-danger', ['danger', 'danger-hover']],
  ['warn-ink', ['warn-soft', 'surface']],
  ['info-ink', ['info-soft', 'surface']],
];

describe.each(['light', 'dark'] as const)('the %s palette', (theme) => {
  const palette = palettes[theme];

  it.each(text.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
    'reads %s on %s (AA)',
    (front, back) => {
      expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['paper', 'surface', 'raised'] as const)('has a field border with enough contrast on %s (3 to 1)', (back) => {
    expect(contrast(palette['line-strong'], palette[back])).toBeGreaterThanOrEqual(3);
  });
});

it('has the backgrounds and inks to which the contrast of an own accent colour is measured', () => {
  const names = { light: ['surface', 'paper', 'sunken'], dark: ['surface', 'paper', 'raised', 'sunken'] } as const;
  for (const theme of ['light', 'dark'] as const) {
    expect(ACCENT_BACKGROUNDS[theme]).toEqual(names[theme].map((name) => palettes[theme][name]));
    expect(INK_ON_ACCENT[theme]).toBe(palettes[theme]['ink-soft']);
  }
});

it('has a stylesheet with the values of the tokens', () => {
  expect(readFileSync(join(__dirname, 'tokens.css'), 'utf8')).toBe(tokensCss());
});
