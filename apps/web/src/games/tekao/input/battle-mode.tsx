import { isClockwise, type Move, type Square, sideOfSeat, tekao, toOf } from '@tablee/tekao';
import { useMemo } from 'preact/hooks';
import { focusStop } from '../../../board/keyboard.ts';
import { goMovesOf, inspectPiece, listLegalMoves, turnMovesOf } from '../draw/legal-moves.ts';
import { Hint, Streaks } from '../draw/marks.tsx';
import { Deadly, Threats } from '../draw/outcomes.tsx';
import { MovePreview, Paths, PathWeapons, Targets } from '../draw/paths.tsx';
import { sayOutcome, saySquare, sayStreak } from '../text/words.ts';
import { explainTurn, playMove, pressSquare, pressTurn, startGrip } from './actions.ts';
import { type BattleInput, NO_SELECTION, targetAt, useSelection } from './battle-input.ts';
import type { BoardMode, BoardState, SquareRole } from './board-mode.ts';
import { squareId } from './squares.tsx';
import { TurnHandles } from './turn-handles.tsx';

export function roleOf(input: BattleInput, square: Square, hinted: Move | null): SquareRole {
  const { board, legal, selection } = input;
  const { state, word } = board;
  const target = targetAt(input, selection.selected, square);
  if (target) return { name: sayOutcome(target, board, hinted), acts: true, drags: false };
  const name = `${saySquare(board, square)}${sayStreak(state, square, word)}`;
  const moves = legal.byPiece.get(square);
  if (!moves) return { name, acts: false, drags: false };
  const pressed = square === selection.selected;
  return { name: `${name}, ${word.ways(moves.length)}`, acts: true, pressed, drags: true };
}

/** On many keyboards, + and = share a key. */
const TURN_KEYS = ['+', '=', '-'];

/** Moving, turning and taking (TEKAO-6 to TEKAO-10). */
export function useBattle(board: BoardState): BoardMode {
  const { state, seat, flipped, props, settled, threats } = board;
  const [selection, change] = useSelection(board.n);
  const legal = useMemo(() => listLegalMoves(state, seat), [state, seat]);
  const input: BattleInput = { board, legal, selection, change };
  const { selected } = selection;
  const inspected = selected === null ? selection.inspected : null;
  const inspectedMoves = useMemo(
    () => (inspected === null ? [] : inspectPiece(state, inspected)),
    [state, inspected],
  );
  const moves = goMovesOf(legal, selected);
  const turns = turnMovesOf(legal, selected);
  const hinted = props.hint === null || !settled ? null : tekao.readMove(props.hint);
  const previewed = [...moves, ...turns].find(({ move }) => move === selection.previewed) ?? null;
  const fighting = state.phase === 'battle' && settled;

  const look = (square: Square | null): void => {
    if (selected === null) return;
    const target = square === null ? undefined : targetAt(input, selected, square);
    change({ previewed: target?.move ?? null });
  };

  /** The focused handle is about to be removed: keep the focus on the board. */
  const keepFocus = (): void => {
    if (selected !== null) focusStop(board.root.current, squareId(selected));
  };

  return {
    roleOf: square => roleOf(input, square, hinted),
    press: square => pressSquare(input, square),
    look,
    startGrip: at => startGrip(input, at),
    onKey: event => {
      if (event.key === 'Escape' && (selected ?? inspected) !== null) {
        keepFocus();
        change(NO_SELECTION);
        return true;
      }
      if (!TURN_KEYS.includes(event.key) || selected === null) return false;
      const turn = turns.find(({ move }) => isClockwise(move) === (event.key !== '-'));
      keepFocus();
      if (turn) playMove(input, turn.move);
      else explainTurn(input, selected);
      return true;
    },
    lifted: selected,
    first: legal.byPiece.keys().next().value ?? null,
    under: (
      <>
        {inspected !== null && (
          <g class="study">
            <Paths state={state} square={inspected} moves={inspectedMoves} flipped={flipped} />
          </g>
        )}
        {selected !== null && <Paths state={state} square={selected} moves={moves} flipped={flipped} />}
      </>
    ),
    over: (
      <>
        <Streaks state={state} flipped={flipped} />
        {fighting && threats && selected === null && (
          <Threats state={state} side={sideOfSeat(seat ?? props.bottom)} flipped={flipped} />
        )}
        {fighting && threats && selected !== null && (
          <Deadly
            state={state}
            square={selected}
            known={moves.map(({ move }) => toOf(move))}
            flipped={flipped}
          />
        )}
        {inspected !== null && (
          <g class="study">
            <PathWeapons state={state} square={inspected} moves={inspectedMoves} flipped={flipped} />
            <Targets moves={inspectedMoves} edges flipped={flipped} />
          </g>
        )}
        {selected !== null && previewed === null && (
          <PathWeapons state={state} square={selected} moves={moves} flipped={flipped} />
        )}
        <Targets
          moves={moves.filter(one => one !== previewed)}
          edges={previewed === null}
          flipped={flipped}
        />
        {previewed && <MovePreview {...previewed} flipped={flipped} />}
        {hinted !== null && !turns.some(({ move }) => move === hinted) && (
          <Hint move={hinted} flipped={flipped} />
        )}
      </>
    ),
    top: selected !== null && turns.length > 0 && (
      <TurnHandles
        square={selected}
        turns={turns}
        moves={moves}
        flipped={flipped}
        hinted={hinted}
        name={turn => sayOutcome(turn, board, hinted)}
        onPress={(turn, rim) => pressTurn(input, turn, rim)}
        onKey={turn => {
          keepFocus();
          playMove(input, turn.move);
        }}
        onLook={turn => change({ previewed: turn?.move ?? null })}
      />
    ),
    panel: legal.pass && (
      <button type="button" class="button main" onClick={() => props.play('pass')}>
        {props.text.moves.pass}
      </button>
    ),
  };
}
