/**
 * The single source of the design tokens. `tokens.css` is generated from it (npm run build), antd's theme imports it,
 * and drawings and components use its variables. Gold is for coins alone; green is the single accent.
 */
export const palettes = {
  light: {
    paper: '#faf8f3',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f2efe6',
    line: '#e3decf',
    'line-strong': '#8a8676',
    ink: '#15231d',
    'ink-soft': '#46544d',
    'ink-faint': '#606d66',
    accent: '#0a6b51',
    'accent-hover': '#075540',
    'accent-press': '#05402f',
    'accent-soft': '#e1f0e9',
    'accent-line': '#a9d3c2',
    'accent-ink': '#07573f',
    'on-accent': '#ffffff',
    coin: '#f5b63a',
    'coin-light': '#ffd777',
    'coin-edge': '#c07c10',
    'coin-mark': '#8a5200',
    danger: '#b23428',
    'danger-hover': '#932519',
    'danger-soft': '#fbe9e5',
    'danger-ink': '#8f271c',
    'on-danger': '#ffffff',
    'warn-soft': '#fcf0d3',
    'warn-ink': '#744d00',
    'info-soft': '#e5eef3',
    'info-ink': '#1d4f68',
    overlay: 'rgb(13 28 22 / 0.48)',
    'art-back': '#e6efe6',
    'art-mid': '#b7d3c4',
    'art-deep': '#2f7a62',
    'art-ink': '#173d31',
    'art-paper': '#fffdf8',
    'art-skin': '#a9694a',
    'art-skin-2': '#8d573d',
    'art-clay': '#d8745a',
  },
  dark: {
    paper: '#0e1512',
    surface: '#151e1a',
    raised: '#212e28',
    sunken: '#0a100e',
    line: '#2b3832',
    'line-strong': '#78877f',
    ink: '#edf2ee',
    'ink-soft': '#b9c5be',
    'ink-faint': '#98a69f',
    accent: '#5fcba5',
    'accent-hover': '#7fdabb',
    'accent-press': '#9be6cd',
    'accent-soft': '#15332a',
    'accent-line': '#2c5f4e',
    'accent-ink': '#8be0c2',
    'on-accent': '#04231a',
    coin: '#f5b63a',
    'coin-light': '#ffd777',
    'coin-edge': '#b3730e',
    'coin-mark': '#8a5200',
    danger: '#f39284',
    'danger-hover': '#f8b0a5',
    'danger-soft': '#3a1c18',
    'danger-ink': '#f7b3a9',
    'on-danger': '#330a05',
    'warn-soft': '#34290f',
    'warn-ink': '#f2ca72',
    'info-soft': '#12303d',
    'info-ink': '#97cfe8',
    overlay: 'rgb(2 6 4 / 0.66)',
    'art-back': '#22382e',
    'art-mid': '#35604f',
    'art-deep': '#4d9c80',
    'art-ink': '#07130e',
    'art-paper': '#dfe9e2',
    'art-skin': '#b87757',
    'art-skin-2': '#8c573d',
    'art-clay': '#d8745a',
  },
} as const;

export type ThemeName = keyof typeof palettes;
export type ColourName = keyof (typeof palettes)['light'];

/** An installation's own tones in place of the accent's. */
export interface AccentTones {
  readonly accent: string;
  readonly hover: string;
  readonly press: string;
  readonly soft: string;
  readonly line: string;
  readonly ink: string;
  readonly onAccent: string;
}
export type BrandAccent = Readonly<Record<ThemeName, AccentTones>>;

/** Space in px, on a base of four. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 7: 32, 8: 40, 9: 56, 10: 72, 11: 96 } as const;

/** Corner radius in px. */
export const radius = { small: 6, medium: 10, large: 16, huge: 24, pill: 999 } as const;

/** Type in px; the three largest grow with the screen between the two numbers. */
export const type = {
  small: 15,
  base: 16,
  large: 18,
  title: [19, 21],
  heading: [24, 30],
  display: [31, 44],
  hero: [35, 58],
} as const;

/**
 * The maximum weight of `small` type. In Anek the dot is close to the stem of an i: in bolder or smaller type they
 * merge at one device pixel per px.
 */
export const weight = { small: 560 } as const;

/** Motion in ms: `quick` answers a touch, `calm` moves a panel. Nothing waits for it. */
export const motion = { quick: 120, calm: 200 } as const;

export const shadows = {
  light: {
    low: '0 1px 2px rgb(21 35 29 / 0.06), 0 1px 1px rgb(21 35 29 / 0.04)',
    middle: '0 2px 6px rgb(21 35 29 / 0.06), 0 8px 24px rgb(21 35 29 / 0.08)',
    high: '0 8px 20px rgb(21 35 29 / 0.1), 0 24px 64px rgb(21 35 29 / 0.16)',
  },
  dark: {
    low: '0 1px 2px rgb(0 0 0 / 0.4)',
    middle: '0 2px 6px rgb(0 0 0 / 0.35), 0 10px 28px rgb(0 0 0 / 0.4)',
    high: '0 8px 20px rgb(0 0 0 / 0.45), 0 24px 64px rgb(0 0 0 / 0.6)',
  },
} as const;

export const fontStack =
  "'Anek Latin Variable', 'Anek Bangla Variable', 'Anek Latin Fallback', 'Anek Bangla Fallback', sans-serif";
