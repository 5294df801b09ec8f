import {
  allowance,
  BOX,
  countOf,
  EACH,
  firstOf,
  isAbsent,
  isHere,
  type Move,
  type State,
} from '@tablee/tchako';
import type { Messages } from '@tablee/tchako/messages/fr';
import type { StatusProps } from '../../../board/contract.ts';
import { words } from '../text/words.ts';
import { type BoardState, isEmpty } from './board-state.ts';
import { withInput } from './load-input.ts';

const STEP = 24;

type BeadsProps = {
  /** Points left, in half points (TCHAKO-14). */
  readonly halves: number;
  /** Whole points at the start of the turn: 3 ‥ 9 (TCHAKO-45). */
  readonly of: number;
};

/** The action points as beads on a string. Spent beads are at the right. */
function Beads({ halves, of }: BeadsProps) {
  const width = of * STEP + 34;
  return (
    <svg class="tchako-beads" viewBox={`0 0 ${width} 28`} aria-hidden="true">
      <path class="string" d={`M3 14H${width - 3}`} />
      {Array.from({ length: of }, (_, i) => {
        const left = Math.min(2, Math.max(0, halves - 2 * i));
        const x = 15 + i * STEP + (left === 0 ? 18 : left === 1 ? 9 : 0);
        return (
          <g
            key={i}
            class={`bead ${['spent', 'half', 'whole'][left]}`}
            style={{ transform: `translate(${x}px, 14px)` }}
          >
            <circle class="cast" cx={1} cy={2} r={10.2} />
            <circle class="wood" r={9.6} />
            <path class="brass" d={left === 1 ? 'M0-9.600A9.600 9.600 0 0 0 0 9.600z' : ''} />
            <circle class="rim" r={9.6} />
            <ellipse class="gleam" cx={-3} cy={-4} rx={3} ry={1.8} />
          </g>
        );
      })}
    </svg>
  );
}

/** The turn number, and whether the game is casual. */
export function sayTurn({ state: { number, variant }, casual, word }: BoardState): string {
  const turn = variant.countdown > 0 ? word.turnOf(number, variant.countdown) : word.turn(number);
  return casual ? `${turn} · ${word.casual}` : turn;
}

/** Advice has its own button for the end of the turn. A lesson explains its hints itself. */
export const showsAdvice = ({ alone }: BoardState, hinted: Move | null): boolean => hinted !== null && !alone;

type PointsProps = {
  readonly board: BoardState;
  readonly hinted: Move | null;
};

/** Action points, turn number, and the button that ends the turn. */
export function ActionPoints({ board, hinted }: PointsProps) {
  const { state, seat, text, word, choices } = board;
  const left = text.points(state.points);
  return (
    <div class="tchako-points">
      <div class="tchako-count">
        <span role="img" aria-label={word.pointsLeft(left)}>
          <Beads
            halves={state.points}
            of={Math.max(state.variant.points, allowance(state.variant, state.number) / 2)}
          />
        </span>
        <small>{sayTurn(board)}</small>
      </div>
      {seat !== null &&
        !state.offer &&
        isEmpty(board.selection) &&
        !board.selection.ending &&
        !showsAdvice(board, hinted) && (
          <button
            type="button"
            class={`button tchako-end${choices.shooters.length + choices.creations.length === 0 ? ' main' : ''}${hinted?.kind === 'end' ? ' hinted' : ''}`}
            aria-disabled={!choices.mayEnd}
            onClick={() => withInput(board, ({ endTurn }) => endTurn(board))}
          >
            <span>{word.end}</span>
            {state.points > 0 && <small>{word.endLoses(left)}</small>}
          </button>
        )}
    </div>
  );
}

/** Beside a seat: pucks on the board and in the box, and in sudden death the creations left (TCHAKO-30). */
export function Status({ state, seat }: StatusProps<State, Messages>) {
  const word = words();
  const here = countOf(state, seat);
  const first = firstOf(seat);
  const box = Array.from({ length: BOX }, (_, i) => first + i).filter(puck => !isHere(state, puck)).length;
  const { suddenCreations } = state.variant;
  const left = suddenCreations > 0 ? suddenCreations - state.creations[seat]! : null;
  const away = isAbsent(state, seat);
  const said = [
    word.status(here, box),
    away ? word.queenAway : null,
    left === null ? null : word.creationsLeft(left),
  ];
  return (
    <span class="tchako-status" role="img" aria-label={said.filter(part => part !== null).join(', ')}>
      <svg viewBox="0 0 20 20" class={seat === 0 ? 'south' : 'north'}>
        {seat === 0 ? <rect x={3} y={3} width={14} height={14} /> : <circle cx={10} cy={10} r={8} />}
      </svg>
      <b>{here}</b>
      <small>/{EACH - (state.variant.anarchy ? 1 : 0)}</small>
      {away && <span class="away">♛✗</span>}
      {left !== null && <span class="left">+{left}</span>}
    </span>
  );
}
