import { COLOURS, EXITS, OPEN_MAZE, readSpace, START } from '@tablee/tchang';
import { CornerDragon } from '../art/dragon.tsx';
import { centreOf, RIM, SIDE } from '../art/geometry.ts';
import { Pawn } from '../art/pawn.tsx';
import { Statue } from '../art/statue.tsx';
import { Stone } from '../art/stone.tsx';
import { Arrow, Count, lanternAt, On, Patch, Scene, Steps, Then } from './patch.tsx';

/** Figures that show a part of the tomb. */

export const [RED, GREEN, YELLOW, BLUE] = [0, 1, 2, 3];
const WHOLE = { x: -RIM, y: -RIM, width: SIDE, height: SIDE };
/** Offsets of four pawns on one space. */
const CROWD = [
  [-20, -20],
  [20, -20],
  [-20, 20],
  [20, 20],
] as const;

const Crowd = ({ colours }: { readonly colours: readonly number[] }) => (
  <>
    {colours.map((colour, i) => (
      <g key={colour} transform={`translate(${CROWD[i]!.join(' ')}) scale(0.600)`}>
        <Pawn colour={colour} />
      </g>
    ))}
  </>
);

/** TCHANG-1 */
export const TombFigure = () => (
  <Scene view={WHOLE} closed={[]} pawns={[lanternAt(START, 9)]}>
    {COLOURS.map((name, colour) => (
      <On key={name} space={EXITS[colour]!}>
        <CornerDragon colour={colour} shown={0} open={false} />
      </On>
    ))}
    <On space={START}>
      <Crowd colours={[RED, GREEN, BLUE, YELLOW]} />
    </On>
  </Scene>
);

const [WALK_FROM, WALK_TO] = [readSpace('b5'), readSpace('e6')];

/** TCHANG-5: the plain game has no walls. */
export function Walk() {
  const way = OPEN_MAZE.route(WALK_FROM, WALK_TO);
  const end = centreOf(WALK_TO);
  return (
    <Patch from="b5" to="e6" pawns={[lanternAt(WALK_FROM, 6)]}>
      <On space={way[1]!}>
        <Stone face="down" seed={1} />
      </On>
      <Steps from={WALK_FROM} way={way} />
      <On space={WALK_FROM}>
        <Pawn colour={YELLOW} carried={6} />
      </On>
      <g transform={`translate(${end.x} ${end.y})`}>
        <Count n={way.length} />
      </g>
    </Patch>
  );
}

const [NEAR, BITE] = [readSpace('b3'), readSpace('c3')];
const CLOSE = { from: 'b3', to: 'c3' };

/** TCHANG-7 */
export const Bite = () => (
  <div class="tchang-film">
    <Patch {...CLOSE} pawns={[lanternAt(NEAR, 3), lanternAt(BITE, 1)]}>
      <On space={BITE}>
        <Statue face={-1} />
        <Stone face="scorpion" />
        <g transform="translate(0 14) scale(0.900)">
          <Pawn colour={RED} bitten />
        </g>
      </On>
      <On space={NEAR} aside={-14}>
        <Pawn colour={BLUE} />
        <g transform="translate(30 4)">
          <Arrow long={36} />
        </g>
      </On>
    </Patch>
    <Then />
    <Patch {...CLOSE} pawns={[lanternAt(BITE, 3)]}>
      <On space={BITE}>
        <Statue face={GREEN} />
      </On>
      <On space={BITE} aside={-38} scale={0.75}>
        <Pawn colour={BLUE} />
      </On>
      <On space={BITE} aside={33} scale={0.75}>
        <Pawn colour={RED} />
      </On>
    </Patch>
  </div>
);

const HALL = { from: 'd4', to: 'd4' };

type PursesProps = { readonly green: number; readonly red: number; readonly given: boolean };

const Purses = ({ green, red, given }: PursesProps) => (
  <Patch {...HALL} pawns={[lanternAt(START, green + red)]}>
    <On space={START} aside={-25} scale={0.8}>
      <Pawn colour={GREEN} />
    </On>
    <On space={START} aside={25} scale={0.8}>
      <Pawn colour={RED} />
    </On>
    <g transform={`translate(${centreOf(START).x} ${centreOf(START).y})`}>
      <g transform="translate(-27 43) scale(0.720)">
        <Count n={green} />
      </g>
      <g transform="translate(27 43) scale(0.720)">
        <Count n={red} />
      </g>
      {!given && (
        <g transform="translate(-12 -44) scale(0.700)">
          <Arrow long={36} />
        </g>
      )}
    </g>
  </Patch>
);

/** TCHANG-9 */
export const Share = () => (
  <div class="tchang-film">
    <Purses green={5} red={1} given={false} />
    <Then />
    <Purses green={3} red={3} given />
  </div>
);

const EXIT = EXITS[YELLOW]!;

/** TCHANG-12 */
export const Leave = () => (
  <Patch from="e1" to="g2" pawns={[lanternAt(EXIT, 9), lanternAt(EXIT - 1, 1)]}>
    <On space={EXIT}>
      <CornerDragon colour={YELLOW} shown={3} open />
    </On>
    {[RED, GREEN, YELLOW].map((colour, i) => (
      <On key={colour} space={EXIT} aside={28 * (i - 1)}>
        <g transform="translate(0 24) scale(0.600)">
          <Pawn colour={colour} />
        </g>
      </On>
    ))}
    <On space={EXIT - 1} aside={-14}>
      <Pawn colour={BLUE} />
      <g transform="translate(30 4)">
        <Arrow long={36} />
      </g>
    </On>
  </Patch>
);
