import { ACCENT_BACKGROUNDS, INK_ON_ACCENT } from '@kaaj/contract';

/** Shades of the accent colour in one theme, by their names in the design system. */
export interface AccentTones {
  readonly accent: string;
  readonly hover: string;
  readonly press: string;
  readonly soft: string;
  readonly line: string;
  readonly ink: string;
  readonly onAccent: string;
}

export interface Accent {
  readonly light: AccentTones;
  readonly dark: AccentTones;
}

type Theme = keyof Accent;

/** WCAG 2.2, 1.4.3: text on its background. */
const TEXT_CONTRAST = 4.5;
const BLACK = '#000000';
const WHITE = '#ffffff';
const STEPS = 50;

/**
 * The shades of both themes. Without a colour for the dark theme the light one is brightened until it is readable
 * there.
 */
export function accentOf(light: string, dark?: string): Accent {
  return { light: tonesOf('light', light), dark: tonesOf('dark', dark ?? readable('dark', light)) };
}

/** Why a colour is not readable in a theme, in one sentence; undefined where it is. */
export function faultOfAccent(theme: Theme, colour: string): string | undefined {
  const [background = WHITE] = [...ACCENT_BACKGROUNDS[theme]].sort((a, b) => contrast(colour, a) - contrast(colour, b));
  const reached = contrast(colour, background);
  if (reached >= TEXT_CONTRAST) return undefined;
  return (
    `has a contrast of ${(Math.floor(reached * 100) / 100).toFixed(2)}:1 to the ${theme} background ${background}, and text ` +
    `needs 4.5:1; the nearest tone that has it is ${readable(theme, colour)}`
  );
}

function tonesOf(theme: Theme, accent: string): AccentTones {
  const away = theme === 'light' ? BLACK : WHITE;
  const [surface] = ACCENT_BACKGROUNDS[theme];
  const [hover, press] = [mixed(accent, away, 0.2), mixed(accent, away, 0.4)];
  const inkOnSoft = INK_ON_ACCENT[theme];
  const soft = until(
    (step) => mixed(surface, accent, 0.14 * (1 - step)),
    (tone) => contrast(inkOnSoft, tone) >= TEXT_CONTRAST,
  );
  const backs = [...ACCENT_BACKGROUNDS[theme], soft];
  return {
    accent,
    hover,
    press,
    soft,
    line: mixed(surface, accent, 0.4),
    ink: until(
      (step) => mixed(accent, away, 0.18 + 0.82 * step),
      (tone) => reads(tone, backs),
    ),
    onAccent: until(
      (step) => (theme === 'light' ? WHITE : mixed(accent, BLACK, 0.82 + 0.18 * step)),
      (tone) => reads(tone, [accent, hover, press]),
    ),
  };
}

/** The colour, darkened or brightened as little as needed to be readable in this theme. */
function readable(theme: Theme, colour: string): string {
  const away = theme === 'light' ? BLACK : WHITE;
  return until(
    (step) => mixed(colour, away, step),
    (tone) => reads(tone, ACCENT_BACKGROUNDS[theme]),
  );
}

/** The first shade that meets the condition, or the last one. */
function until(toneAt: (step: number) => string, good: (tone: string) => boolean): string {
  for (let step = 0; step < STEPS; step += 1) {
    const tone = toneAt(step / STEPS);
    if (good(tone)) return tone;
  }
  return toneAt(1);
}

const reads = (tone: string, backgrounds: readonly string[]): boolean =>
  backgrounds.every((background) => contrast(tone, background) >= TEXT_CONTRAST);

export function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mixed(colour: string, other: string, share: number): string {
  const others = channelsOf(other);
  const channels = channelsOf(colour).map((channel, index) => channel + ((others[index] ?? 0) - channel) * share);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
