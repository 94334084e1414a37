import { type ReactNode } from 'react';
import { Drawing, ink } from './drawing';
import { ArtCoin, CoinStack, Paper, TaskLine } from './parts';

/** What a worker does (find, do, earn) and what a buyer does (post, review, pay). */
export type StepDrawingName = 'find' | 'do' | 'earn' | 'post' | 'review' | 'pay';

const hill = <path d="M14 96c0-44 34-72 86-72s86 26 86 70c0 34-26 54-86 54S14 132 14 96z" fill={ink.back} />;

const scenes: Record<StepDrawingName, ReactNode> = {
  find: (
    <>
      <TaskLine x={40} y={40} scale={1.05} />
      <TaskLine x={52} y={80} scale={1.05} />
      <circle cx="128" cy="98" r="27" fill={ink.paper} fillOpacity="0.65" stroke={ink.ink} strokeWidth="6" />
      <path d="M148 118l19 19" stroke={ink.clay} strokeWidth="11" strokeLinecap="round" />
    </>
  ),
  do: (
    <>
      <rect x="66" y="22" width="68" height="118" rx="13" fill={ink.ink} />
      <rect x="71" y="28" width="58" height="106" rx="9" fill={ink.paper} />
      <rect x="80" y="42" width="40" height="24" rx="5" fill={ink.mid} />
      <path d="M80 78h40M80 88h28" stroke={ink.mid} strokeWidth="4" strokeLinecap="round" />
      <rect x="80" y="102" width="40" height="18" rx="6" fill={ink.deep} />
      <path d="M152 128c-14-4-22-12-24-22l-6-2c-5-2-8-6-6-10s7-5 12-3l20 8c12 6 18 14 20 26z" fill={ink.skin} />
    </>
  ),
  earn: (
    <>
      <CoinStack x={64} y={132} count={3} />
      <CoinStack x={114} y={132} count={6} />
      <ArtCoin x={150} y={52} scale={1.1} />
      <path
        d="M40 62l26-20 22 12 26-26"
        stroke={ink.deep}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  post: (
    <>
      <rect x="44" y="28" width="112" height="104" rx="12" fill={ink.deep} />
      <Paper x={58} y={40} scale={0.72} turn={-3} />
      <Paper x={86} y={76} scale={0.72} turn={3} />
      <path d="M160 52l-28 46-4 14 12-8 28-46z" fill={ink.clay} />
      <path d="M128 112l4-14 8 5z" fill={ink.ink} />
    </>
  ),
  review: (
    <>
      <Paper x={40} y={38} scale={1.05} turn={-5} />
      <Paper x={70} y={62} scale={1.05} turn={3} done />
      <circle cx="60" cy="120" r="17" fill={ink.clay} />
      <path d="M54 114l12 12M66 114l-12 12" stroke={ink.paper} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  pay: (
    <>
      <path d="M36 76c0-8 6-14 14-14h88c8 0 14 6 14 14v46c0 8-6 14-14 14H50c-8 0-14-6-14-14z" fill={ink.deep} />
      <path d="M44 84h100" stroke={ink.mid} strokeWidth="2.5" strokeDasharray="6 5" />
      <rect x="116" y="94" width="46" height="24" rx="12" fill={ink.ink} />
      <circle cx="130" cy="106" r="5" fill={ink.coin} />
      <ArtCoin x={78} y={44} />
      <ArtCoin x={114} y={34} scale={0.7} />
    </>
  ),
};

export function StepDrawing({ name }: { name: StepDrawingName }) {
  return (
    <Drawing width={200} height={160} className="k-drawing--step">
      {hill}
      {scenes[name]}
    </Drawing>
  );
}
