import { type ReactNode } from 'react';
import { ink } from './drawing';

interface At {
  x: number;
  y: number;
  scale?: number;
}

const at = ({ x, y, scale = 1 }: At, extra = '') => `translate(${x} ${y}) scale(${scale})${extra}`;

/** A coin lying on the point, 40 wide. */
export function ArtCoin(place: At) {
  return (
    <g transform={at(place)}>
      <circle cy="2.5" r="20" fill={ink.coinEdge} />
      <circle r="20" fill={ink.coin} />
      <circle r="14.5" stroke={ink.coinEdge} strokeWidth="1.6" strokeDasharray="3.4 2.3" />
      <path
        d="M-8-5H8M3.5-5V7l-7.5-5.5"
        stroke={ink.coinMark}
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** A heap of coins seen from the side, standing on the point. */
export function CoinStack({ count, ...place }: At & { count: number }) {
  return (
    <g transform={at(place)}>
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`translate(${index % 2 === 0 ? 0 : 2} ${-index * 9})`}>
          <rect x="-22" y="-10" width="44" height="10" rx="5" fill={ink.coin} />
          <path d="M-14-5h28" stroke={ink.coinEdge} strokeWidth="2" strokeDasharray="3 3" />
          <rect x="-22" y="-2.5" width="44" height="2.5" rx="1.2" fill={ink.coinEdge} />
        </g>
      ))}
    </g>
  );
}

/** A task on paper: a line of title, lines of text, and a tick when done. */
export function Paper({
  width = 84,
  height = 60,
  done = false,
  turn = 0,
  ...place
}: At & { width?: number; height?: number; done?: boolean; turn?: number }) {
  return (
    <g transform={at(place, ` rotate(${turn})`)}>
      <rect width={width} height={height} rx="8" fill={ink.paper} />
      <rect x="12" y="13" width={width * 0.45} height="6" rx="3" fill={ink.deep} />
      <rect x="12" y="27" width={width - 38} height="4" rx="2" fill={ink.mid} />
      <rect x="12" y="36" width={width - 48} height="4" rx="2" fill={ink.mid} />
      {done ? (
        <g transform={`translate(${width - 18} ${height - 16})`}>
          <circle r="10" fill={ink.deep} />
          <path d="M-4 0l3 3 5-6" stroke={ink.paper} strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
        </g>
      ) : (
        <circle cx={width - 18} cy={height - 16} r="9" stroke={ink.mid} strokeWidth="2.4" strokeDasharray="4 3" />
      )}
    </g>
  );
}

/** A phone standing upright, 120 by 220. Its content is drawn inside, from its corner. */
export function Phone({ children, turn = 0, ...place }: At & { children?: ReactNode; turn?: number }) {
  return (
    <g transform={at(place, ` rotate(${turn})`)}>
      <rect width="120" height="220" rx="20" fill={ink.ink} />
      <rect x="7" y="7" width="106" height="206" rx="14" fill={ink.back} />
      <rect x="44" y="12" width="32" height="6" rx="3" fill={ink.ink} />
      {children}
    </g>
  );
}

/** One line of a task list on a phone. */
export function TaskLine({ done = false, ...place }: At & { done?: boolean }) {
  return (
    <g transform={at(place)}>
      <rect width="92" height="34" rx="8" fill={ink.paper} />
      <circle
        cx="17"
        cy="17"
        r="8"
        fill={done ? ink.deep : 'none'}
        stroke={done ? 'none' : ink.mid}
        strokeWidth="2.4"
      />
      {done && (
        <path d="M13 17l3 3 5-6" stroke={ink.paper} strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
      )}
      <rect x="32" y="10" width="38" height="5" rx="2.5" fill={done ? ink.mid : ink.deep} />
      <rect x="32" y="20" width="24" height="4" rx="2" fill={ink.mid} />
      <circle cx="79" cy="17" r="6" fill={ink.coin} />
    </g>
  );
}

/** A date palm on the point. */
export function Palm(place: At) {
  return (
    <g transform={at(place)}>
      <path d="M0 0c3-34 2-62-5-92" stroke={ink.deep} strokeWidth="7" strokeLinecap="round" />
      <path
        d="M-5-92c-14-16-34-16-46-2 18-4 32-2 46 2zM-5-92c-20-4-36 6-40 26 12-14 24-22 40-26zM-5-92c8-20 28-26 46-16-18 2-32 6-46 16zM-5-92c20-2 36 8 40 28-12-14-22-22-40-28zM-5-92c-8-18-2-34 14-42-4 16-6 28-14 42z"
        fill={ink.deep}
      />
    </g>
  );
}

/** A country boat, 190 long, its water line at the point. */
export function Boat({ children, ...place }: At & { children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      {children}
      <path d="M-100-22c26 16 166 16 200-6-8 26-34 42-66 42h-84c-26 0-44-14-50-36z" fill={ink.ink} />
      <path d="M-84-9c30 11 132 11 168-4" stroke={ink.clay} strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

/** Lines of water below the point. */
export function Ripples(place: At) {
  return (
    <g transform={at(place)} stroke={ink.paper} strokeOpacity="0.55" strokeWidth="3" strokeLinecap="round">
      <path d="M0 0h46M70 14h30M-40 20h58" />
    </g>
  );
}

/** Houses of a town on the point, 300 wide. */
export function Skyline(place: At) {
  return (
    <g transform={at(place)} fill={ink.mid}>
      <path d="M0 0v-58h34V0zM40 0v-92h30v-10h8v10h8V0zM92 0v-46h40V0zM138 0v-118l20-14 20 14V0zM184 0v-66h28V0zM218 0v-88c0-16 12-26 22-30 10 4 22 14 22 30V0zM268 0v-52h34V0z" />
      <path
        d="M10-44h6M10-30h6M22-44h4M22-30h4M50-76h6M50-60h6M50-44h6M66-76h6M66-60h6M66-44h6M104-32h6M118-32h6M150-96h16M150-80h16M150-64h16M150-48h16M194-50h8M194-36h8M232-80h16M232-62h16M278-36h6M290-36h4"
        stroke={ink.back}
        strokeWidth="4"
      />
    </g>
  );
}

type Look = 'clay' | 'deep' | 'mid';

interface PersonProps extends At {
  shirt?: Look;
  /** Long hair or a scarf over it. */
  hair?: 'short' | 'long' | 'scarf';
  skin?: 'skin' | 'skin2';
  /** Mirrored. */
  flip?: boolean;
  /** What both arms do; drawn in the figure's own coordinates, where the shoulders are at -4. */
  children?: ReactNode;
}

/** A figure from head to hips, standing on the point; 120 wide, about 190 high. */
export function Person({
  shirt = 'clay',
  hair = 'short',
  skin = 'skin',
  flip = false,
  children,
  ...place
}: PersonProps) {
  const tone = ink[skin];
  return (
    <g transform={at(place, flip ? ' scale(-1 1)' : '')}>
      {hair === 'long' && <path d="M-25-128c-6 30-8 50-2 66h54c6-18 4-40-2-66z" fill={ink.ink} />}
      {hair === 'scarf' && <path d="M-31-128c-10 34-14 62-8 84h78c6-24 2-52-8-84z" fill={ink.deep} />}
      <path d="M-50 0c-2-44 2-66 14-76 10-8 22-10 36-10s26 2 36 10c12 10 16 32 14 76z" fill={ink[shirt]} />
      <path d="M-12-98h24v16c0 8-5 13-12 13s-12-5-12-13z" fill={tone} />
      <path d="M-22-128c0-16 9-26 22-26s22 10 22 26-8 34-22 34-22-18-22-34z" fill={tone} />
      {hair === 'short' && (
        <path
          d="M-25-124c-5-26 8-40 26-40 19 0 31 14 24 40-2-10-6-16-10-18-10 4-24 4-31 0-5 3-8 9-9 18z"
          fill={ink.ink}
        />
      )}
      {hair === 'long' && (
        <path d="M-25-118c-5-30 7-46 25-46s30 16 25 46c-4-14-10-22-25-24-15 2-21 10-25 24z" fill={ink.ink} />
      )}
      {hair === 'scarf' && (
        <path d="M-31-118c-6-34 9-52 31-52s37 18 31 52c-4-20-13-30-31-30s-27 10-31 30z" fill={ink.deep} />
      )}
      <path d="M-7-108c4 4 10 4 14 0" stroke={ink.ink} strokeWidth="2.6" strokeLinecap="round" />
      <path d="M-9-122v2M9-122v2" stroke={ink.ink} strokeWidth="3.4" strokeLinecap="round" />
      {children}
    </g>
  );
}

/** An arm along a path in the figure's coordinates, ending in a hand. */
export function Arm({
  path,
  hand,
  sleeve = 'clay',
  skin = 'skin',
}: {
  path: string;
  hand: readonly [number, number];
  sleeve?: Look;
  skin?: 'skin' | 'skin2';
}) {
  return (
    <>
      <path d={path} stroke={ink[sleeve]} strokeWidth="19" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx={hand[0]} cy={hand[1]} r="10.5" fill={ink[skin]} />
    </>
  );
}
