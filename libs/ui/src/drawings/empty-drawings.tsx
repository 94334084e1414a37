import { type ReactNode } from 'react';
import { useLazyModule } from '../settings/use-lazy-module';
import { Drawing, ink } from './drawing';

type Scenes = typeof import('./empty-scenes').scenes;

const ground = <path d="M18 104c0-50 42-84 102-84s102 32 102 82c0 42-32 66-102 66S18 146 18 104z" fill={ink.back} />;

/** Shown where nothing can be loaded. */
const missing = {
  offline: (
    <>
      <path
        d="M72 96a68 68 0 0 1 96 0M90 116a42 42 0 0 1 60 0"
        stroke={ink.mid}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <circle cx="120" cy="138" r="8" fill={ink.deep} />
      <path d="M72 50l96 100" stroke={ink.back} strokeWidth="18" />
      <path d="M74 52l92 96" stroke={ink.clay} strokeWidth="7" strokeLinecap="round" />
    </>
  ),
  unavailable: (
    <>
      <rect x="52" y="44" width="136" height="96" rx="12" fill={ink.deep} />
      <path d="M52 68h136" stroke={ink.mid} strokeWidth="2.4" strokeDasharray="6 5" />
      <circle cx="68" cy="56" r="4" fill={ink.mid} />
      <circle cx="82" cy="56" r="4" fill={ink.mid} />
      <path d="M104 118l-10-16 16-2-8-18 30 26-16 3 9 15z" fill={ink.clay} />
      <path d="M96 140v16M144 140v16M84 160h72" stroke={ink.deep} strokeWidth="7" strokeLinecap="round" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type EmptyDrawingName = keyof typeof missing | keyof Scenes;

const isMissing = (name: EmptyDrawingName): name is keyof typeof missing => name in missing;

let known: Scenes | undefined;

async function loadScenes(): Promise<Scenes> {
  const { scenes } = await import('./empty-scenes');
  known = scenes;
  return scenes;
}

/** Decoration: its place is there at once, and stays empty where it cannot be loaded. */
export function EmptyDrawing({ name }: { name: EmptyDrawingName }) {
  const { loaded } = useLazyModule(isMissing(name) ? null : 'empty scenes', loadScenes, known);
  const lazy = loaded.state === 'ready' && !isMissing(name) && loaded.value[name];
  return (
    <Drawing width={240} height={184} className="k-drawing--empty">
      {ground}
      {isMissing(name) ? missing[name] : lazy}
    </Drawing>
  );
}
