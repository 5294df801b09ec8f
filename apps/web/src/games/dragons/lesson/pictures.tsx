import './pictures.css';
import { ANIMAL, type Face, faceOf, GESTURES, type Gesture, isUp, type State } from '@tablee/dragons';
import type { ComponentChildren } from 'preact';
import type { PictureProps } from '../../../board/lesson.ts';
import { Dragon } from '../art/dragon.tsx';
import { Firefly, Jar } from '../art/firefly.tsx';
import { PointingHand } from '../art/icons.tsx';
import { Paw, Thing } from '../art/paw.tsx';
import { StoneBack, StoneFace } from '../art/stone.tsx';

/** DRAGON-9: pictures of the lesson, 320 × 120 units. */

const RED = 0;
const GREEN = 1;

type AtProps = {
  readonly x: number;
  readonly y?: number;
  readonly size?: number;
  readonly children: ComponentChildren;
};
const At = ({ x, y = 60, size = 1, children }: AtProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>{children}</g>
);

const Arrow = ({ x }: { readonly x: number }) => (
  <At x={x}>
    <path class="way" d="M-16 0H8" />
    <path class="tip" d="M6-14 26 0 6 14z" />
  </At>
);

/** Try again. */
const Again = ({ x }: { readonly x: number }) => (
  <At x={x}>
    <path class="round" d="M-22 8A24 24 0 0 1 17-17M22-8A24 24 0 0 1-17 17" />
    <path class="round tip" d="M10-28 28-14 9-7zM-10 28-28 14-9 7z" />
  </At>
);

const Tick = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <At x={x} y={y}>
    <circle class="seal" r="19" />
    <path class="check" d="M-9 0-2 8 10-7" />
  </At>
);

/** Points down at what stands at `x`. */
const Hand = ({ x, y = 34 }: { readonly x: number; readonly y?: number }) => (
  <At x={x} y={y} size={0.7}>
    <PointingHand />
  </At>
);

type SignProps = {
  readonly x: number;
  readonly y?: number;
  readonly gesture: Gesture;
  readonly seat: number;
};

/** A paw with the object that it stands for. */
const Sign = ({ x, y = 64, gesture, seat }: SignProps) => (
  <At x={x} y={y} size={0.84}>
    <Paw gesture={gesture} seat={seat} />
    <g transform="translate(34 32) scale(0.800)">
      <circle class="plate" r="23" />
      <Thing gesture={gesture} />
    </g>
  </At>
);

/** DRAGON-3: each gesture is beaten by the next one. */
const winnerOver = (gesture: Gesture): Gesture => (gesture + 1) % GESTURES.length;
const loserTo = (gesture: Gesture): Gesture => (gesture + 2) % GESTURES.length;

type DuelProps = { readonly theirs: Gesture; readonly known: boolean };

/** The green dragon's gesture, and the one that beats it. */
const Duel = ({ theirs, known }: DuelProps) => (
  <>
    <At x={46} y={64} size={0.78}>
      <Dragon seat={GREEN} />
    </At>
    <Sign x={126} gesture={theirs} seat={GREEN} />
    <At x={198}>
      <path class="spark" d="M0-30 6-10 26-18 14-2 30 10 10 10 6 30-3 14-22 22-12 4-30-6-10-8z" />
    </At>
    {known ? (
      <>
        <Sign x={266} y={78} gesture={winnerOver(theirs)} seat={RED} />
        <Hand x={266} y={26} />
      </>
    ) : (
      <At x={266}>
        <circle class="plate" r="40" />
        <text class="ask" y="20">
          ?
        </text>
      </At>
    )}
  </>
);

const Stone = ({
  x,
  face,
  size = 1,
}: {
  readonly x: number;
  readonly face: Face;
  readonly size?: number;
}) => (
  <At x={x} size={size}>
    <StoneFace face={face} />
  </At>
);

const Catch = ({ faces }: { readonly faces: readonly Face[] }) => (
  <>
    {faces.map((face, i) => (
      <Stone key={`${i} ${face}`} x={56 + 76 * i} face={face} size={0.9} />
    ))}
    <Arrow x={56 + 76 * faces.length - 8} />
    <At x={112 + 76 * faces.length} y={62} size={1.1}>
      <Jar fireflies={faces.reduce((sum, face) => sum + face, 0)} />
    </At>
    <Hand x={112 + 76 * faces.length} />
  </>
);

/** Turn a stone, beside those turned before. */
const Turn = ({ before, below }: { readonly before: readonly Face[]; readonly below: Face }) => (
  <>
    {before.map((face, i) => (
      <Stone key={`${i} ${face}`} x={50 + 76 * i} face={face} size={0.9} />
    ))}
    <At x={70 + 76 * before.length} y={66}>
      <StoneBack />
    </At>
    <Hand x={70 + 76 * before.length} />
    <Arrow x={134 + 76 * before.length} />
    <g class="maybe">
      <Stone x={206 + 76 * before.length * 0.75} face={below} />
    </g>
  </>
);

const Slot = ({ x }: { readonly x: number }) => (
  <At x={x}>
    <rect class="slot" x="-44" y="-44" width="88" height="88" rx="16" />
    <g transform="scale(0.850)">
      <StoneBack />
    </g>
  </At>
);

/** DRAGON-6, DRAGON-8: with an eye where the place has to be remembered. */
const Hide = ({ face, eyed = false }: { readonly face: Face; readonly eyed?: boolean }) => (
  <>
    <Stone x={64} face={face} />
    <Arrow x={134} />
    <Slot x={208} />
    <Hand x={208} />
    {eyed && (
      <At x={284} size={0.7}>
        <path class="eyelid" d="M-40 0Q0-34 40 0Q0 34-40 0z" />
        <circle class="pupil" r="12" />
      </At>
    )}
  </>
);

const Recall = () => (
  <>
    <At x={60} y={66} size={0.95}>
      <Dragon seat={RED} />
    </At>
    <path
      class="bubble"
      d="M124 78 104 92 122 92Q132 112 200 112Q280 112 280 60Q280 8 200 8Q120 8 120 60Q120 70 124 78z"
    />
    <Stone x={172} face={4} />
    <text class="ask" x="242" y="82">
      ?
    </text>
  </>
);

/** DRAGON-7: the fuller jar wins. */
const Count = ({ jars }: { readonly jars: readonly number[] }) => (
  <>
    {jars.map((fireflies, seat) => (
      <g key={seat === RED ? 'red' : 'green'}>
        <At x={52 + 166 * seat} y={66} size={0.8}>
          <Dragon seat={seat} />
        </At>
        <At x={122 + 150 * seat} y={62} size={seat === RED ? 1.15 : 0.85}>
          <Jar fireflies={fireflies} />
        </At>
      </g>
    ))}
  </>
);

const SPARKS = [
  { x: 34, y: 30, scale: 1.2 },
  { x: 64, y: 88, scale: 0.9 },
  { x: 232, y: 26, scale: 1 },
  { x: 286, y: 46, scale: 1.3 },
  { x: 262, y: 92, scale: 0.9 },
] as const;

const Praise = ({ crowned }: { readonly crowned: boolean }) => (
  <>
    {SPARKS.map(spark => (
      <Firefly key={spark.x} {...spark} />
    ))}
    <At x={150} y={crowned ? 74 : 66} size={0.92}>
      <Dragon seat={RED} crowned={crowned} />
    </At>
    <Tick x={206} y={92} />
  </>
);

const GESTURE_OF: { readonly [step: string]: Gesture } = { rock: 2, paper: 0, scissors: 1, memory: 0 };

/** Why it did not work, beside a sad dragon. */
function Correction({ step, why }: { readonly step: string; readonly why: string }) {
  const theirs = GESTURE_OF[step] ?? 0;
  return (
    <>
      <At x={48} y={64} size={0.8}>
        <Dragon seat={RED} mood="sad" />
      </At>
      {why === 'lost' && (
        <>
          <Sign x={136} gesture={theirs} seat={GREEN} />
          <g class="beaten">
            <Sign x={220} gesture={loserTo(theirs)} seat={RED} />
          </g>
        </>
      )}
      {why === 'tie' && (
        <>
          <Sign x={136} gesture={theirs} seat={GREEN} />
          <Sign x={220} gesture={theirs} seat={RED} />
        </>
      )}
      {why === 'beast' && <Stone x={166} face={ANIMAL} size={1.25} />}
      {why === 'timid' && (
        <>
          <Stone x={136} face={1} size={0.85} />
          <At x={222} y={66} size={0.9}>
            <StoneBack />
          </At>
          <Hand x={222} />
        </>
      )}
      {why === 'elsewhere' && <Stone x={166} face={4} />}
      <Again x={286} />
    </>
  );
}

/** The task of a step at a position. */
function Task({ step, state }: { readonly step: string; readonly state: State }) {
  switch (step) {
    case 'catch':
      return state.cells.some(isUp) ? <Catch faces={[3]} /> : <Turn before={[]} below={3} />;
    case 'dare':
      return state.cells.filter(isUp).length > 1 ? <Catch faces={[1, 4]} /> : <Turn before={[1]} below={4} />;
    case 'beast':
      return state.phase === 'hide' ? (
        <Hide face={state.cells.some(cell => isUp(cell) && faceOf(cell) === ANIMAL) ? ANIMAL : 2} />
      ) : (
        <Turn before={[2]} below={ANIMAL} />
      );
    case 'memory':
      if (state.phase === 'hide') return <Hide face={4} eyed />;
      return state.phase === 'duel' ? <Duel theirs={GESTURE_OF.memory!} known={false} /> : <Recall />;
    case 'count':
      return <Count jars={state.kept} />;
    default:
      return <Duel theirs={GESTURE_OF[step] ?? 0} known />;
  }
}

export function Picture({ step, state, verdict }: PictureProps<State>) {
  return (
    <svg class="dragons-lesson" viewBox="0 0 320 120" aria-hidden="true">
      {step === null || state === null || verdict === 'done' ? (
        <Praise crowned={step === null || step === 'count'} />
      ) : verdict ? (
        <Correction step={step} why={verdict.again} />
      ) : (
        <Task step={step} state={state} />
      )}
    </svg>
  );
}
