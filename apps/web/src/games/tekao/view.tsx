import type { Seat } from '@tablee/kernel';
import {
  isOver,
  nameSquare,
  nextTurn,
  SQUARES,
  type State,
  sayEvent,
  sayMove,
  sayTask,
  seatToMove,
  sideToMove,
  type TekaoEvent,
  tekao,
} from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useBubble } from '../../board/bubble.tsx';
import type { BoardProps, GameView } from '../../board/contract.ts';
import { isPress, useRoving } from '../../board/keyboard.ts';
import type { BoardPoint } from '../../board/piece.ts';
import { keepStill, startDrag, useLongPress } from '../../board/pointer.ts';
import { wakeSound } from '../../board/sound.ts';
import { useStage } from '../../board/stage.ts';
import { entriesUpTo, traceSeat } from '../../board/trace/trace.ts';
import { HEIGHT, placeOf, squareCentre, squareUnder, WIDTH } from './draw/geometry.ts';
import { Ground } from './draw/ground.tsx';
import { Points } from './draw/marks.tsx';
import { Status } from './draw/status.tsx';
import { TileDefs } from './draw/tile.tsx';
import { Tiles } from './draw/tiles.tsx';
import { lastTurn, TraceOnBoard, TraceOnPieces } from './draw/trace.tsx';
import { useBattle } from './input/battle-mode.tsx';
import type { BoardState } from './input/board-mode.ts';
import { Squares, squareId } from './input/squares.tsx';
import { Tools, useTools } from './input/tools.tsx';
import { animator } from './motion/animator.ts';
import { Clashes } from './motion/clashes.tsx';
import { LazyVictoryCall, useDeal, useWinnerCall } from './motion/start-end.tsx';
import { usePlacing } from './placing/placing-mode.tsx';
import { briefMove, ready, words } from './text/words.ts';
import './draw/marks.css';
import './draw/tile.css';
import './input/turn-handles.css';
import './motion/clashes.css';
import './draw/ground.css';
import './placing/placing.css';
import './placing/tray.css';
import './placing/wide.css';
import './draw/board.css';
import './draw/phone.css';

const upright = placeOf(false);
const turned = placeOf(true);
const EVERY_SQUARE = Array.from({ length: SQUARES }, (_, square) => square);

const squareOf = (event: Event): number | null => {
  const stop = event.target instanceof Element ? event.target.getAttribute('data-stop') : null;
  return EVERY_SQUARE.find(square => squareId(square) === stop) ?? null;
};

/** TEKAO-12: yellow is seats 1 and 3. */
const isFlipped = (bottom: Seat): boolean => (bottom & 1) === 1;

/** Joins the rooms: drawing, motion, and the input of the active mode (placing or battle). */
function Board(props: BoardProps<State, TekaoEvent, Messages>) {
  const { hands, bottom, text, point } = props;
  const root = useRef<SVGSVGElement>(null);
  const flipped = isFlipped(bottom);
  const place = flipped ? turned : upright;
  const stage = useStage(animator, root, props, place);
  const { settled, pieces, shown } = stage;
  const { state } = shown;
  const word = words();
  const mover = isOver(state) ? null : seatToMove(state);
  const seat = mover !== null && stage.hands.includes(mover) ? mover : null;
  const tools = useTools({ state, seat: seat ?? bottom, point, word });
  const bubble = useBubble(props.explain, text.refusals, shown.n);
  const board: BoardState = {
    props: { ...props, explain: bubble.explain },
    state,
    n: shown.n,
    settled,
    flipped,
    seat,
    pieces,
    place,
    root,
    word,
    threats: tools.threats,
  };
  const battle = useBattle(board);
  const placing = usePlacing(board);
  useDeal(board);
  const mode = state.phase === 'place' ? placing : battle;

  const press = (square: number): void => {
    if (!tools.takePoint(square)) mode.press(square);
  };
  const newest = useRef({ mode, press });
  newest.current = { mode, press };
  const handlers = useMemo(
    () => ({
      onPress: (square: number) => newest.current.press(square),
      onLook: (square: number | null) => newest.current.mode.look?.(square),
    }),
    [],
  );
  const nameAt = (at: BoardPoint): string | null => {
    const square = squareUnder(at, flipped);
    return square === null ? null : nameSquare(square);
  };
  const onLongPress = useLongPress(root, nameAt, point);
  const winner = useWinnerCall(shown, stage.pace);

  const stops = useMemo(
    () => EVERY_SQUARE.map(square => ({ id: squareId(square), ...squareCentre(square, flipped) })),
    [flipped],
  );
  const walk = useRoving(root, stops, mode.first === null ? null : squareId(mode.first));

  // A press during a motion ends the motion and is handled in the position after it.
  const pending = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (!settled || pending.current === null) return;
    press(pending.current);
    pending.current = null;
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    wakeSound();
    bubble.hush();
    const square = squareOf(event);
    if (event.key.toLowerCase() === 'p' && square !== null && point) point(nameSquare(square));
    else if (mode.onKey(event, square) || walk.walk(event)) event.preventDefault();
    else if (isPress(event) && square !== null) {
      event.preventDefault();
      if (settled) press(square);
      else {
        pending.current = square;
        stage.hurry();
      }
    }
  };
  const onPointerDown = (event: PointerEvent): void => {
    wakeSound();
    bubble.hush();
    stage.hurry();
    onLongPress(event);
    startDrag(root, event, at => newest.current.mode.startGrip(at));
  };

  // Memoized: unchanged parts skip the diff.
  const defs = useMemo(() => <TileDefs />, []);
  const { home } = state.variant;
  const side = mover === null ? null : sideToMove(state);
  const ground = useMemo(() => <Ground flipped={flipped} home={home} turn={side} />, [flipped, home, side]);
  const tiles = useMemo(
    () => <Tiles pieces={pieces} place={place} flipped={flipped} lifted={mode.lifted} />,
    [pieces, place, flipped, mode.lifted],
  );

  const trace = useMemo(() => lastTurn(entriesUpTo(shown.n, props), traceSeat(props)), [shown, props.eyes]);
  const traced = { trace, n: shown.n, flipped };

  return (
    <div class={mode === placing ? 'tekao placing' : mover === null ? 'tekao over' : 'tekao'}>
      <div class="tekao-table" onFocusIn={walk.onFocus}>
        {ground}
        <svg
          ref={root}
          class="tekao-board"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="group"
          aria-label={word.board(text.sides[bottom & 1] ?? '')}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onTouchMove={keepStill}
        >
          <defs>{defs}</defs>
          <TraceOnBoard {...traced} />
          {mode.under}
          {tiles}
          <TraceOnPieces {...traced} state={state} />
          {mode.over}
          <Clashes shown={shown} flipped={flipped} />
          <Squares flipped={flipped} roleOf={mode.roleOf} tabIndex={walk.tabIndex} handlers={handlers} />
          {mode.top}
          <Points points={props.points} flipped={flipped} />
        </svg>
        {hands.length > 0 && bubble.drawn()}
        {winner !== null && <LazyVictoryCall winner={winner} text={text} />}
      </div>
      <div class="tekao-below">
        {mode.panel}
        {mode === battle && placing.saveButton}
        <Tools {...tools.tools} text={text} word={word} />
      </div>
    </div>
  );
}

export const view: GameView<State, TekaoEvent, Messages> = {
  ready,
  Board,
  Status,
  next: s => (isOver(s) ? null : (s.variant.cycle[nextTurn(s)] ?? null)),
  say: (event, text, state, _nameOf, bottom = 0) => sayEvent(event, text, state, isFlipped(bottom)),
  task: sayTask,
  keys: () => words().keys,
  nameMove: (move, text, bottom = 0) => {
    const read = tekao.readMove(move);
    return read === null ? move : sayMove(read, text, isFlipped(bottom));
  },
  briefMove,
};
