import { breakpoints } from './breakpoints';
import { fontStack, motion, palettes, radius, shadows, space, type, weight, type ThemeName } from './tokens';

const declare = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([name, value]) => `  --k-${name}: ${value};`).join('\n');

const rounded = (value: number) => Number(value.toFixed(4));

/** Grows from the first size at 360 px of width to the second at the widest breakpoint. */
function fluid([from, to]: readonly [number, number]): string {
  const slope = (to - from) / (breakpoints.wide - 360);
  const start = from - slope * 360;
  return `clamp(${from / 16}rem, ${rounded(start / 16)}rem + ${rounded(slope * 100)}vw, ${to / 16}rem)`;
}

function themed(theme: ThemeName): string {
  const colours = Object.entries(palettes[theme]).map(([name, value]) => [name, value] as const);
  const depths = Object.entries(shadows[theme]).map(([name, value]) => [`shadow-${name}`, value] as const);
  return declare([...colours, ...depths]);
}

/** The stylesheet of CSS variables for both themes, as text. */
export function tokensCss(): string {
  const fixed = [
    ...Object.entries(space).map(([step, px]) => [`space-${step}`, `${px / 16}rem`] as const),
    ...Object.entries(radius).map(([name, px]) => [`radius-${name}`, `${px}px`] as const),
    ...Object.entries(type).map(
      ([name, size]) => [`type-${name}`, typeof size === 'number' ? `${size / 16}rem` : fluid(size)] as const,
    ),
    ...Object.entries(weight).map(([name, value]) => [`weight-${name}`, String(value)] as const),
    ...Object.entries(motion).map(([name, ms]) => [`motion-${name}`, `${ms}ms`] as const),
    ['ease', 'cubic-bezier(0.2, 0.7, 0.2, 1)'] as const,
    ['font', fontStack] as const,
  ];
  return `:root {\n  color-scheme: light;\n${declare(fixed)}\n${themed('light')}\n}\n\n[data-theme='dark'] {\n  color-scheme: dark;\n${themed('dark')}\n}\n`;
}
