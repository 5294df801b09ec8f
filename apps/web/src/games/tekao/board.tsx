import {
  isOver,
  nameSquare,
  SQUARES,
  type State,
  seatToMove,
  sideToMove,
  type TekaoEvent,
} from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useBubble } from '../../board/bubble.tsx';
import type { BoardProps } from '../../board/contract.ts';
import { isPress, useRoving } from '../../board/keyboard.ts';
import { useLongPress } from '../../board/longpress.ts';
import type { BoardPoint } from '../../board/piece.ts';
import { keepStill, startDrag } from '../../board/pointer.ts';
import { wakeSound } from '../../board/sound.ts';
import { type Troupe, useStage } from '../../board/stage.ts';
import { useAids } from './aids.ts';
import { useBattle } from './battle.tsx';
import { Call, useCall } from './call.tsx';
import { Clashes } from './clashes.tsx';
import { CELL, HEIGHT, placeOf, squareCentre, squareUnder, WIDTH } from './geometry.ts';
import { Ground } from './ground.tsx';
import { hear } from './heard.ts';
import type { Scene } from './mode.ts';
import { planTravels } from './motion.ts';
import { follow } from './pieces.ts';
import { usePlacing } from './placing/index.tsx';
import { Points } from './pointing.tsx';
import { Squares, squareId } from './squares.tsx';
import { TileDefs } from './tile.tsx';
import { Tiles } from './tiles.tsx';
import { Tools } from './tools.tsx';
import { words } from './words.ts';

const troupe: Troupe<State, TekaoEvent> = {
  follow,
  moverOf: ({ events }) => {
    const first = events[0];
    return first && 'seat' in first ? first.seat : null;
  },
  travel: planTravels,
  hear,
  unit: CELL,
};

const upright = placeOf(false);
const turned = placeOf(true);
const EVERY_SQUARE = Array.from({ length: SQUARES }, (_, square) => square);

const squareOf = (event: Event): number | null => {
  const stop = event.target instanceof Element ? event.target.getAttribute('data-stop') : null;
  return EVERY_SQUARE.find(square => squareId(square) === stop) ?? null;
};

export function Board(props: BoardProps<State, TekaoEvent, Messages>) {
  const { hands, bottom, text, point } = props;
  const root = useRef<SVGSVGElement>(null);
  // TEKAO-12: yellow is seats 1 and 3; its side of the board then is the lower one.
  const flipped = (bottom & 1) === 1;
  const place = flipped ? turned : upright;
  const stage = useStage(troupe, root, props, place);
  const { settled, pieces, shown } = stage;
  const { state } = shown;
  const word = words();
  const mover = isOver(state) ? null : seatToMove(state);
  const seat = mover !== null && stage.hands.includes(mover) ? mover : null;
  const aids = useAids({ state, seat: seat ?? bottom, point, word });
  const bubble = useBubble(props.explain, text.refusals, shown.n);
  const scene: Scene = {
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
    threats: aids.threats,
  };
  const battle = useBattle(scene);
  const placing = usePlacing(scene);
  const mode = state.phase === 'place' ? placing : battle;

  const press = (square: number): void => {
    if (!aids.takePoint(square)) mode.press(square);
  };
  const newest = useRef({ mode, press });
  newest.current = { mode, press };
  const heard = useMemo(
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
  const caller = useCall(shown);

  const stops = useMemo(
    () => EVERY_SQUARE.map(square => ({ id: squareId(square), ...squareCentre(square, flipped) })),
    [flipped],
  );
  const walk = useRoving(root, stops, mode.first === null ? null : squareId(mode.first));

  // Nobody is kept waiting by a motion: it ends, and a press meanwhile means what it does then.
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
    startDrag(root, event, at => newest.current.mode.grasp(at));
  };

  // What stays the same from one tap to the next is not even compared.
  const defs = useMemo(() => <TileDefs />, []);
  const { home } = state.variant;
  const side = mover === null ? null : sideToMove(state);
  const ground = useMemo(() => <Ground flipped={flipped} home={home} turn={side} />, [flipped, home, side]);
  const tiles = useMemo(
    () => <Tiles pieces={pieces} place={place} flipped={flipped} lifted={mode.lifted} />,
    [pieces, place, flipped, mode.lifted],
  );

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
          {mode.under}
          {tiles}
          {mode.over}
          <Clashes shown={shown} flipped={flipped} />
          <Squares flipped={flipped} roleOf={mode.roleOf} tabIndex={walk.tabIndex} heard={heard} />
          {mode.top}
          <Points points={props.points} flipped={flipped} />
        </svg>
        {hands.length > 0 && bubble.drawn()}
        {caller !== null && <Call winner={caller} text={text} />}
      </div>
      <div class="tekao-below">
        {mode.panel}
        {mode === battle && placing.keep}
        <Tools {...aids.tools} text={text} word={word} />
      </div>
    </div>
  );
}
