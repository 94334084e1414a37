import styles from './people.module.css';

interface Looks {
  readonly hair: 'short' | 'long' | 'scarf';
  readonly skin: 'skin' | 'skin-2';
  readonly shirt: 'clay' | 'deep' | 'ink';
}

/** Portraits for the sample content. */
export const people = {
  nasrin: { hair: 'scarf', skin: 'skin', shirt: 'clay' },
  tanvir: { hair: 'short', skin: 'skin-2', shirt: 'deep' },
  shirin: { hair: 'long', skin: 'skin', shirt: 'deep' },
  rafiqul: { hair: 'short', skin: 'skin', shirt: 'ink' },
  mitu: { hair: 'long', skin: 'skin-2', shirt: 'clay' },
  farhana: { hair: 'long', skin: 'skin', shirt: 'ink' },
  sajib: { hair: 'short', skin: 'skin-2', shirt: 'clay' },
  imran: { hair: 'short', skin: 'skin', shirt: 'deep' },
  ayesha: { hair: 'scarf', skin: 'skin-2', shirt: 'ink' },
} as const satisfies Record<string, Looks>;

const ink = (name: string) => `var(--k-art-${name})`;

const hairs = {
  short: { behind: null, front: 'M29 43c-3-17 6-27 19-27s22 10 19 27c-2-7-4-11-7-12-8 3-17 3-24 0-4 2-6 6-7 12z' },
  long: {
    behind: 'M28 38c-5 18-6 32-3 44h46c3-12 2-26-3-44z',
    front: 'M28 45c-4-19 6-30 20-30s24 11 20 30c-3-9-8-14-20-15-12 1-17 6-20 15z',
  },
  scarf: {
    behind: 'M24 40c-6 20-9 36-7 48h62c2-12-1-28-7-48z',
    front: 'M24 46c-4-21 7-33 24-33s28 12 24 33c-3-13-10-19-24-19s-21 6-24 19z',
  },
} as const;

/** A portrait. Decorative: the name is next to it. */
export function Portrait({ of, size }: { readonly of: keyof typeof people; readonly size: number }) {
  const { hair, skin, shirt } = people[of];
  const { behind, front } = hairs[hair];
  const hairInk = hair === 'scarf' ? ink('deep') : ink('ink');
  return (
    <svg
      viewBox="0 0 96 96"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={styles.portrait}
    >
      <circle cx="48" cy="48" r="48" fill={ink(shirt === 'deep' ? 'back' : 'mid')} />
      {behind && <path d={behind} fill={hairInk} />}
      <path d="M12 96c0-25 12-35 36-35s36 10 36 35z" fill={ink(shirt)} />
      <path d="M40 56h16v9c0 5-3 8-8 8s-8-3-8-8z" fill={ink(skin)} />
      <path d="M31 42c0-11 6-18 17-18s17 7 17 18-6 24-17 24-17-13-17-24z" fill={ink(skin)} />
      <path d={front} fill={hairInk} />
      <path d="M42 53c3 3 9 3 12 0" fill="none" stroke={ink('ink')} strokeWidth="2" strokeLinecap="round" />
      <path d="M41 43v1.5M55 43v1.5" stroke={ink('ink')} strokeWidth="2.8" strokeLinecap="round" />
    </svg>
  );
}
