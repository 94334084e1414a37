import { Drawing, ink } from './drawing';
import { ArtCoin, Arm, Boat, CoinStack, Palm, Paper, Person, Phone, Ripples, Skyline, TaskLine } from './parts';

export type HeroDrawingName = 'slide1' | 'slide2' | 'slide3';

const sun = <circle cx="430" cy="120" r="52" fill={ink.clay} fillOpacity="0.9" />;

/** A worker by the river completes tasks on a phone, next to some coins. */
function FinishTasks() {
  return (
    <>
      <path d="M22 250C22 110 130 34 280 34s258 74 258 210c0 92-60 146-258 146S22 342 22 250z" fill={ink.back} />
      {sun}
      <Skyline x={64} y={268} scale={0.8} />
      <path d="M30 268c140-14 330-14 502-4-8 82-72 124-252 126C110 390 40 350 30 268z" fill={ink.mid} />
      <Ripples x={90} y={296} />
      <Ripples x={432} y={300} />
      <Palm x={488} y={282} scale={1.1} />
      <Phone x={300} y={92} turn={6} scale={1.12}>
        <TaskLine x={14} y={32} done />
        <TaskLine x={14} y={74} done />
        <TaskLine x={14} y={116} />
        <rect x="14" y="166" width="92" height="32" rx="10" fill={ink.deep} />
        <path d="M50 182l7 7 13-14" stroke={ink.paper} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      </Phone>
      <Person x={196} y={384} scale={1.3} hair="long" shirt="clay">
        <Arm path="M38-66C60-84 70-98 84-112" hand={[88, -117]} />
      </Person>
      <path d="M66 366c60-18 380-20 440-2-26 26-104 38-226 38s-192-12-214-36z" fill={ink.deep} />
      <ArtCoin x={278} y={108} scale={1.1} />
      <ArtCoin x={244} y={56} scale={0.8} />
      <CoinStack x={408} y={374} count={5} />
      <CoinStack x={456} y={376} count={2} />
    </>
  );
}

/** One person hangs tasks on the board, another takes one. */
function ShareTasks() {
  return (
    <>
      <path d="M20 236C20 116 118 30 288 30s252 92 252 206c0 104-78 154-252 154S20 336 20 236z" fill={ink.back} />
      <Skyline x={44} y={190} scale={0.72} />
      <Skyline x={330} y={190} scale={0.66} />
      <rect x="152" y="70" width="256" height="196" rx="16" fill={ink.deep} />
      <path d="M164 82h232v172H164z" stroke={ink.mid} strokeWidth="2.5" strokeDasharray="7 6" />
      <Paper x={178} y={98} done />
      <Paper x={296} y={94} turn={3} />
      <Paper x={180} y={178} turn={-3} />
      <Paper x={298} y={178} done />
      <path d="M26 330c120-22 390-22 508 0-22 42-96 60-246 60S50 372 26 330z" fill={ink.mid} />
      <Person x={128} y={384} scale={1.25} hair="scarf" shirt="mid" skin="skin2">
        <Arm path="M36-64C58-76 66-96 76-112" hand={[79, -118]} sleeve="mid" skin="skin2" />
      </Person>
      <Person x={440} y={384} scale={1.25} flip shirt="clay">
        <Arm path="M36-64C54-58 62-70 66-88" hand={[68, -94]} />
      </Person>
      <Paper x={312} y={222} scale={0.8} turn={-8} />
      <path d="M40 358c60-18 420-18 486 0-6 34-106 48-242 48S48 392 40 358z" fill={ink.deep} />
      <ArtCoin x={284} y={340} scale={1.2} />
      <ArtCoin x={244} y={356} scale={0.8} />
      <ArtCoin x={322} y={358} scale={0.7} />
    </>
  );
}

/** The boat home: coins on board, and the phone shows that they arrived. */
function BringHome() {
  return (
    <>
      <path d="M24 244C24 112 136 32 286 32s250 84 250 208c0 98-76 150-250 150S24 342 24 244z" fill={ink.back} />
      <circle cx="160" cy="128" r="58" fill={ink.clay} fillOpacity="0.9" />
      <path d="M40 250c60-40 120-46 176-22 60-36 130-42 196-14 44-14 84-8 116 22z" fill={ink.mid} />
      <Palm x={466} y={250} scale={1.2} />
      <Palm x={508} y={262} scale={0.8} />
      <path d="M28 250c150-12 360-12 506 0-6 88-78 140-248 140S36 340 28 250z" fill={ink.deep} fillOpacity="0.55" />
      <Ripples x={80} y={286} />
      <Ripples x={410} y={284} />
      <Ripples x={300} y={362} />
      <Person x={176} y={334} scale={1.08} shirt="clay" skin="skin2">
        <Arm path="M38-64C58-78 62-104 62-124" hand={[62, -132]} skin="skin2" />
      </Person>
      <Boat x={250} y={338} scale={1.45}>
        <path d="M2-14c-4-46 12-70 42-70s44 24 38 68z" fill={ink.paper} />
        <path
          d="M16-18c-2-34 6-54 28-54s30 20 26 52M32-18c-2-26 2-46 12-54M56-20c2-24-2-42-12-52"
          stroke={ink.mid}
          strokeWidth="3"
        />
        <CoinStack x={-8} y={-12} count={3} scale={0.8} />
      </Boat>
      <ArtCoin x={243} y={160} scale={1.25} />
      <Phone x={372} y={74} turn={8} scale={0.94}>
        <rect x="16" y="34" width="88" height="60" rx="12" fill={ink.deep} />
        <rect x="28" y="48" width="34" height="6" rx="3" fill={ink.mid} />
        <rect x="28" y="64" width="52" height="10" rx="5" fill={ink.paper} />
        <path d="M20 172c16-34 30-8 44-28s20-16 36-30" stroke={ink.deep} strokeWidth="5" strokeLinecap="round" />
        <circle cx="100" cy="113" r="7" fill={ink.coin} />
        <path d="M20 192h80" stroke={ink.mid} strokeWidth="4" strokeLinecap="round" strokeDasharray="6 8" />
      </Phone>
    </>
  );
}

const scenes = { slide1: FinishTasks, slide2: ShareTasks, slide3: BringHome } as const;

/** The picture of a hero slide. Decorative: heading and subheading are next to it. */
export function HeroDrawing({ name }: { name: HeroDrawingName }) {
  const Scene = scenes[name];
  return (
    <Drawing width={560} height={420} className="k-drawing--hero">
      <Scene />
    </Drawing>
  );
}
