import { useState } from 'react';
import { classes } from './classes';

export interface AvatarProps {
  /** The person's name: gives the initials where there is no picture. */
  name: string;
  /** Address of the picture. */
  src?: string | null;
  /** Side in px. */
  size?: number;
  className?: string;
}

const tints = 5;
/** Two letters of other scripts are too wide. */
const latin = /^\p{Script=Latin}+$/u;

/** At most two initials; none without a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const letter = (word: string) => segments.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
  const initials = letter(first) + letter(last);
  return latin.test(initials) ? initials.toLocaleUpperCase() : letter(first);
}

/** Always the same tint for the same name. */
function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % tints) + 1;
}

/** A user's picture, or the initials when the picture is missing or broken. Decorative: the name is next to it. */
export function Avatar({ name, src, size = 40, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const side = { width: size, height: size, fontSize: size * 0.4 };
  if (src && broken !== src) {
    return (
      <img
        className={classes('k-avatar', className)}
        src={src}
        alt=""
        width={size}
        height={size}
        style={side}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span className={classes('k-avatar', `k-avatar--tint-${tintOf(name)}`, className)} style={side} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
