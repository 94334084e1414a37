import { ink } from './drawing';
import { ArtCoin, Boat, Palm, Paper, Ripples } from './parts';

/** The drawings of what is empty, which most pages do not show. */
export const scenes = {
  'no-tasks': (
    <>
      <rect x="56" y="34" width="128" height="100" rx="12" fill={ink.deep} />
      <path d="M66 44h108v80H66z" stroke={ink.mid} strokeWidth="2.4" strokeDasharray="6 5" />
      <path d="M78 134l-10 30M162 134l10 30" stroke={ink.deep} strokeWidth="7" strokeLinecap="round" />
      <circle cx="96" cy="64" r="4" fill={ink.clay} />
      <circle cx="146" cy="60" r="4" fill={ink.clay} />
      <Paper x={110} y={82} scale={0.64} turn={9} />
    </>
  ),
  'no-submissions': (
    <>
      <Paper x={66} y={36} scale={1.1} turn={-4} />
      <path d="M56 108h128v34c0 8-6 14-14 14H70c-8 0-14-6-14-14z" fill={ink.deep} />
      <path d="M56 108h34c4 0 6 3 8 7 3 7 9 11 22 11s19-4 22-11c2-4 4-7 8-7h34l-14-24H70z" fill={ink.mid} />
    </>
  ),
  'nothing-to-review': (
    <>
      <Paper x={60} y={54} width={96} height={70} turn={-6} done />
      <Paper x={84} y={72} width={96} height={70} turn={4} done />
      <path d="M176 40l4 10 10 4-10 4-4 10-4-10-10-4 10-4z" fill={ink.clay} />
    </>
  ),
  'no-notifications': (
    <>
      <path d="M78 126c12-12 12-26 12-42 0-22 12-36 30-36s30 14 30 36c0 16 0 30 12 42z" fill={ink.deep} />
      <path d="M106 134c2 9 8 13 14 13s12-4 14-13z" fill={ink.ink} />
      <path d="M120 48v-10" stroke={ink.deep} strokeWidth="7" strokeLinecap="round" />
      <path
        d="M164 52h16l-16 18h16M188 34h10l-10 12h10"
        stroke={ink.mid}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  'no-payments': (
    <>
      <path d="M62 70c0-8 6-14 14-14h88c8 0 14 6 14 14v56c0 8-6 14-14 14H76c-8 0-14-6-14-14z" fill={ink.deep} />
      <path d="M72 80h96" stroke={ink.mid} strokeWidth="2.4" strokeDasharray="6 5" />
      <rect x="136" y="92" width="54" height="28" rx="14" fill={ink.ink} />
      <circle cx="152" cy="106" r="6" fill={ink.mid} />
      <ArtCoin x={106} y={42} scale={0.9} />
    </>
  ),
  'no-people': (
    <>
      <circle cx="120" cy="76" r="22" stroke={ink.deep} strokeWidth="5" strokeDasharray="8 7" />
      <path
        d="M78 146c2-26 16-40 42-40s40 14 42 40"
        stroke={ink.deep}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="8 7"
      />
      <circle cx="70" cy="92" r="13" fill={ink.mid} />
      <path d="M46 142c0-18 8-28 24-28" stroke={ink.mid} strokeWidth="9" strokeLinecap="round" />
      <circle cx="170" cy="92" r="13" fill={ink.mid} />
      <path d="M194 142c0-18-8-28-24-28" stroke={ink.mid} strokeWidth="9" strokeLinecap="round" />
    </>
  ),
  'not-found': (
    <>
      <circle cx="168" cy="62" r="24" fill={ink.clay} fillOpacity="0.9" />
      <Palm x={60} y={112} scale={0.75} />
      <path d="M20 112c60-8 140-8 200 0-4 36-36 56-100 56S24 150 20 112z" fill={ink.mid} />
      <Ripples x={50} y={132} />
      <Ripples x={160} y={138} />
      <Boat x={124} y={136} scale={0.68}>
        <path d="M20-22v-76" stroke={ink.ink} strokeWidth="6" strokeLinecap="round" />
        <path d="M26-94c22 8 34 30 30 60l-30 4zM14-88c-22 10-34 30-34 58l34-2z" fill={ink.paper} />
      </Boat>
    </>
  ),
};
