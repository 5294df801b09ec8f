import { type Corridor, Maze, nameSpace, OPEN_MAZE, readCorridor, START, TOMB } from '@tablee/tchang';
import { useRef, useState } from 'preact/hooks';
import { isPress } from '../../../board/keyboard.ts';
import { language } from '../../../storage/settings.ts';
import { CELL, centreOf } from '../art/geometry.ts';
import { Pawn } from '../art/pawn.tsx';
import { isWithin, lanternAt, Patch, Steps } from './patch.tsx';
import { YELLOW } from './scenes.tsx';
import { words } from './text.ts';

const WINDOW = { from: 'b2', to: 'f6' };
const SPACES = TOMB.filter(space => isWithin(WINDOW, space));
const WALLS = ['c4-d4', 'd4-d5', 'e3-e4', 'e5-f5', 'c2-c3', 'b5-c5', 'd3-e3']
  .map(readCorridor)
  .filter((corridor): corridor is Corridor => corridor !== null);
const WALLED = new Maze(WALLS);
const MOST = 9;

type Walk = { readonly from: number; readonly at: number; readonly purse: number };
const FIRST: Walk = { from: START, at: START, purse: 3 };

/** TCHANG-5: an interactive figure of the spaces a pawn can reach, with or without walls. */
export function Wander() {
  const [walk, go] = useState<Walk>(FIRST);
  const [walled, wall] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  const maze = walled ? WALLED : OPEN_MAZE;
  const { from, at, purse } = walk;
  const goals = SPACES.map(space => ({ space, cost: maze.stepsBetween(at, space) })).filter(
    ({ cost }) => cost > 0 && cost <= purse,
  );
  const word = words[language.value];
  const choose = (space: number, cost: number) => {
    go({ from: at, at: space, purse: purse - cost });
    // The pressed space is no longer a goal, so it would lose focus.
    again.current?.focus({ preventScroll: true });
  };
  /** A new purse or new walls clear the previous walk. */
  const fill = (n: number) => go({ from: at, at, purse: n });
  const build = () => {
    wall(!walled);
    fill(purse);
  };
  const cost = maze.stepsBetween(from, at);

  return (
    <div class="tchang-wander">
      <Patch {...WINDOW} closed={maze.closed} pawns={[lanternAt(at, purse)]}>
        {from !== at && <Steps from={from} way={maze.route(from, at)} />}
        <g class="walker" style={{ transform: `translate(${centreOf(at).x}px, ${centreOf(at).y}px)` }}>
          <Pawn colour={YELLOW} carried={purse} />
        </g>
        {goals.map(({ space, cost }) => (
          <Goal
            key={space}
            space={space}
            cost={cost}
            label={word.go(nameSpace(space), cost)}
            onPress={() => choose(space, cost)}
          />
        ))}
      </Patch>
      <div class="choices">
        <button type="button" class="button" disabled={purse === 0} onClick={() => fill(purse - 1)}>
          {word.fewer}
        </button>
        <button type="button" class="button" disabled={purse === MOST} onClick={() => fill(purse + 1)}>
          {word.more}
        </button>
        <button type="button" class="button" aria-pressed={walled} onClick={build}>
          {word.walls}
        </button>
        <button type="button" class="button" ref={again} onClick={() => go(FIRST)}>
          {word.again}
        </button>
      </div>
      <p aria-live="polite">
        {from === at ? word.ready(purse, goals.length) : word.went(nameSpace(at), cost, purse)}
      </p>
    </div>
  );
}

type GoalProps = {
  readonly space: number;
  readonly cost: number;
  readonly label: string;
  readonly onPress: () => void;
};

function Goal({ space, cost, label, onPress }: GoalProps) {
  const { x, y } = centreOf(space);
  return (
    <g
      role="button"
      class="goal"
      tabindex={0}
      aria-label={label}
      transform={`translate(${x} ${y})`}
      onClick={onPress}
      onKeyDown={event => {
        if (!isPress(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      <rect class="hit" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
      <rect class="ring" x={-42} y={-42} width={84} height={84} rx={16} />
      <circle class="price" r={17} />
      <text y={9}>{cost}</text>
    </g>
  );
}
