import { ACCENT_BACKGROUNDS, INK_ON_ACCENT } from '@kaaj/contract';
import { type Accent, accentOf, contrast, faultOfAccent } from './accent';

const FINE = ['#0a6b51', '#1d4ed8', '#7c2d12', '#86198f', '#000000', '#b0103a', '#4c5a00'];

describe('an accent colour', () => {
  it.each(FINE)('%s gives shades with readable text on and in them, in both themes', (colour) => {
    expect(faultOfAccent('light', colour)).toBeUndefined();
    for (const theme of ['light', 'dark'] as const) {
      const { accent, hover, press, soft, ink, onAccent } = (accentOf(colour) satisfies Accent)[theme];
      const pairs = [
        ...ACCENT_BACKGROUNDS[theme].map((background) => [accent, background]),
        ...[...ACCENT_BACKGROUNDS[theme], soft].map((background) => [ink, background]),
        ...[accent, hover, press].map((background) => [onAccent, background]),
        [INK_ON_ACCENT[theme], soft],
      ] as const;
      const unreadable = pairs.filter(([front = '', back = '']) => contrast(front, back) < 4.5);
      expect(unreadable).toEqual([]);
    }
    expect(accentOf(colour).light.accent).toBe(colour);
  });

  it.each([
    ['light', '#77aaff', '2.03:1 to the light background #f2efe6'],
    ['light', '#ffff00', '1.01:1 to the light background #faf8f3'],
    ['dark', '#0a6b51', 'to the dark background #212e28'],
  ] as const)(
    'that is unreadable in the %s theme is reported with the nearest readable one: %s',
    (theme, colour, text) => {
      const fault = faultOfAccent(theme, colour);
      expect(fault).toContain(text);
      const [, nearest = ''] = /is (#[0-9a-f]{6})$/.exec(fault ?? '') ?? [];
      expect(faultOfAccent(theme, nearest)).toBeUndefined();
    },
  );

  it('is used as given for the dark theme', () => {
    expect(accentOf('#0a6b51', '#5fcba5').dark.accent).toBe('#5fcba5');
  });
});
