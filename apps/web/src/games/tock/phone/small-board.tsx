import type { State, TockEvent } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '../../../board/contract.ts';
import type { BoardAnimator, Stage } from '../../../board/stage.ts';
import { entriesUpTo, traceSeat } from '../../../board/trace/trace.ts';
import { Centre, lastCards } from '../draw/centre.tsx';
import { placeOf, SIZE } from '../draw/geometry.ts';
import { Ground } from '../draw/ground.tsx';
import { MarbleDefs, Marbles } from '../draw/marbles.tsx';
import { lastTurn } from '../draw/trace.tsx';
import { BottomMarks, TopMarks, WayMarks } from '../input/highlights.tsx';
import type { InputState } from '../input/input-state.ts';
import { animator } from '../motion/animator.ts';
import { words } from '../text/words.ts';

/** The big screen plays the sounds. */
export const silentAnimator: BoardAnimator<State, TockEvent> = { ...animator, hear: () => undefined };

type Props = {
  readonly board: BoardProps<State, TockEvent, Messages>;
  readonly stage: Stage<State, TockEvent>;
  readonly root: RefObject<SVGSVGElement | null>;
  readonly input: InputState;
};

/** A picture of the board: where the pawns stand, the last move, and the ways of the chosen card. */
export function SmallBoard({ board, stage, root, input }: Props) {
  const { shown, pieces } = stage;
  const { lower } = input;
  const last = useMemo(() => lastCards([...board.past, board.shown], shown.n), [board.shown.n, shown.n]);
  const trace = useMemo(() => lastTurn(entriesUpTo(shown.n, board), traceSeat(board)), [shown, board.eyes]);
  const ground = useMemo(
    () => <Ground lower={lower} unused={shown.state.unused} />,
    [lower, shown.state.unused],
  );
  return (
    <div class="tock-small">
      <div class="tock-table" role="img" aria-label={words().smallBoard}>
        {ground}
        <svg ref={root} class="tock-board" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
          <defs>
            <MarbleDefs />
          </defs>
          <BottomMarks input={input} events={shown.events} trace={trace} pace={stage.pace} n={shown.n} />
          <Centre state={shown.state} last={last} lower={lower} text={board.text} />
          {stage.settled && <WayMarks input={input} hinted={null} />}
          <Marbles pieces={pieces} place={placeOf(lower)} lifted={input.selection.pawn} state={shown.state} />
          {stage.settled && <TopMarks input={input} trace={trace} n={shown.n} />}
        </svg>
      </div>
    </div>
  );
}
