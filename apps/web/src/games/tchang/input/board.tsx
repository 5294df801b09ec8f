import {
  isOver,
  pawnsOn,
  SPACES,
  type Space,
  START,
  type State,
  type TchangEvent,
  tchang,
} from '@tablee/tchang';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useBubble } from '../../../board/bubble.tsx';
import { isPress, useRoving } from '../../../board/keyboard.ts';
import { keepStill, startDrag } from '../../../board/pointer.ts';
import { wakeSound } from '../../../board/sound.ts';
import { type BoardAnimator, useStage } from '../../../board/stage.ts';
import { entriesUpTo, traceSeat } from '../../../board/trace/trace.ts';
import { later } from '../../../page/later.tsx';
import { TombDefs } from '../art/defs.tsx';
import { CELL, centreOf, VIEW_BOX } from '../art/geometry.ts';
import { Corners, Pawns, StatuesAndStones } from '../draw/layers.tsx';
import { follow, placeAt } from '../draw/pieces.ts';
import { Plans, Points } from '../draw/plans.tsx';
import { Aim, Hint, Reach, RouteLine, RouteTag } from '../draw/route-layers.tsx';
import { goalsOf, traceRoute } from '../draw/routes.ts';
import { Found } from '../draw/status.tsx';
import { lastTurn, TraceOnGround, TraceOnPawns } from '../draw/trace.tsx';
import { PassingEffects, TurningBacks } from '../motion/effects.tsx';
import { Lanterns } from '../motion/lanterns.tsx';
import { planEntryMotions } from '../motion/motions.ts';
import { useSeenState } from '../motion/schedule.ts';
import { playSounds } from '../motion/sounds.ts';
import { words } from '../text/words.ts';
import { pressSpace } from './actions.ts';
import {
  type BoardState,
  mayMove,
  NO_SELECTION,
  type Props,
  selectedPawn,
  useSelection,
} from './board-state.ts';
import { listChoices } from './choices.ts';
import { roleOf } from './descriptions.ts';
import { dragPawn, useBoardKeys, useLongPressToPoint } from './gestures.ts';
import { PlanTools } from './plan-tools.tsx';
import { Purses } from './purses.tsx';
import { Spaces, spaceId } from './spaces.tsx';
import { LossWarning, TurnPanel } from './turn-panel.tsx';

const PlacingPanel = later(async () => (await import('../panels/placing.tsx')).PlacingPanel);
const PlacingGhost = later(async () => (await import('../panels/placing.tsx')).PlacingGhost);
const Finale = later(async () => (await import('../finale/finale.tsx')).Finale);
const RiddleOffer = later(async () => (await import('../tangram/riddle-links.tsx')).RiddleOffer);

const animator: BoardAnimator<State, TchangEvent> = {
  follow,
  moverOf: ({ events }) => {
    const first = events[0];
    return first && 'seat' in first ? first.seat : null;
  },
  travel: planEntryMotions,
  hear: playSounds,
  unit: CELL,
};

const STOPS = Array.from({ length: SPACES }, (_, space) => ({ id: spaceId(space), ...centreOf(space) }));

const classOf = ({ phase, variant }: State): string =>
  [
    'tchang',
    phase === 'explore' ? '' : phase === 'place' ? 'placing' : 'over',
    variant.seats === 1 ? 'alone' : '',
  ].join(' ');

export function Board({ showing, ...props }: Props) {
  const { hands, text, point, plans, plan } = props;
  const root = useRef<SVGSVGElement>(null);
  const stage = useStage(animator, root, props, placeAt);
  const { settled, pieces, shown } = stage;
  const { state } = shown;
  const word = words();
  const [hurriedEntry, setHurriedEntry] = useState(-1);
  const hurried = hurriedEntry === shown.n;
  const seen = useSeenState(shown, hurried, stage.pace);
  // A caption names the find, so it waits for the motion.
  useEffect(() => {
    if (seen === state) showing?.(shown.n);
  }, [shown.n, seen === state]);
  const seat = !isOver(state) && stage.hands.includes(state.turn) ? state.turn : null;
  const ownSeat = typeof props.eyes === 'number' ? props.eyes : (hands[0] ?? null);
  const plannerSeat = ownSeat ?? props.bottom;
  const bubble = useBubble(props.explain, text.refusals, shown.n);
  const [selection, select] = useSelection(shown.n, state);
  const choices = useMemo(() => listChoices(state, seat), [state, seat]);
  const moved = shown.events.find(e => e.kind === 'moved');
  const joins = moved?.kind === 'moved' && pawnsOn(state, moved.to).length > 1;
  const board: BoardState = {
    state,
    seat,
    ownSeat,
    plannerSeat,
    choices,
    joined: joins ? moved.pawn : null,
    selection,
    select,
    play: props.play,
    explain: bubble.explain,
    notify: bubble.tell,
    point,
    notes: plans.find(planned => planned.seat === plannerSeat)?.notes ?? [],
    plan,
    root,
    text,
    word,
  };
  useBoardKeys(board, stage);

  const pawn = selectedPawn(board);
  const goals = useMemo(() => goalsOf(state, pawn), [state, pawn]);
  const target = selection.looked ?? selection.aimed;
  const route =
    pawn === null || target === null || state.phase !== 'explore' ? null : traceRoute(state, pawn, target);
  const hinted = props.hint === null || !settled ? null : tchang.readMove(props.hint);

  // A finger cannot hover, so it has not seen the route before it presses.
  const byFinger = useRef(false);
  const newest = useRef(board);
  newest.current = board;
  const handlers = useMemo(
    () => ({
      onPress: (space: Space) => pressSpace(newest.current, space, !byFinger.current),
      onLook: (space: Space | null) => !byFinger.current && newest.current.select({ looked: space }),
    }),
    [],
  );
  const walk = useRoving(root, STOPS, spaceId(pawn === null ? START : Math.max(0, state.pawns[pawn]!)));
  const onLongPress = useLongPressToPoint(root, point);

  // Buttons disappear after use. Move keyboard focus from the removed button back to the board.
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current && document.activeElement === document.body)
      root.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  }, [shown.n, seat, selection.gift]);

  // A key pressed during a motion ends the motion and is handled afterwards.
  const pending = useRef<Space | null>(null);
  useLayoutEffect(() => {
    if (!settled || pending.current === null) return;
    handlers.onPress(pending.current);
    pending.current = null;
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    wakeSound();
    bubble.hush();
    byFinger.current = false;
    const stop = event.target instanceof Element ? event.target.getAttribute('data-stop') : null;
    const space = STOPS.findIndex(({ id }) => id === stop);
    if (walk.walk(event)) event.preventDefault();
    else if (event.key === 'Escape') select({ ...NO_SELECTION, looked: selection.looked });
    else if (isPress(event) && space >= 0) {
      event.preventDefault();
      if (settled) handlers.onPress(space);
      else {
        pending.current = space;
        stage.hurry();
      }
    }
  };
  const onPointerDown = (event: PointerEvent): void => {
    wakeSound();
    bubble.hush();
    byFinger.current = event.pointerType !== 'mouse';
    setHurriedEntry(shown.n);
    stage.hurry();
    onLongPress(event);
    startDrag(root, event, at => dragPawn(newest.current, at));
  };

  const defs = useMemo(
    () => (
      <svg class="tchang-defs" width={0} height={0} aria-hidden="true">
        <TombDefs />
      </svg>
    ),
    [],
  );
  const statuesAndStones = useMemo(() => <StatuesAndStones pieces={pieces} />, [pieces]);
  const corners = useMemo(() => <Corners state={seen} />, [seen]);
  const trace = useMemo(
    () => lastTurn(entriesUpTo(shown.n, props), state, traceSeat(props)),
    [shown, props.eyes],
  );
  // A find is not disclosed before its motion.
  const traced = seen === state && { trace, n: shown.n };
  const study = !mayMove(board);
  const reach = useMemo(
    () => pawn !== null && <Reach state={state} goals={goals} study={study} />,
    [state, goals, study],
  );
  // Names of spaces do not depend on the hovered space.
  const roles = useMemo(
    () => STOPS.map((_, space) => roleOf(board, space, hinted)),
    [state, seat, pawn, hinted, text, word],
  );
  const over = isOver(state);
  const placing = state.phase === 'place';
  // The finale is not shown when a finished game is opened.
  const openedAt = useRef(shown.n);
  const ended =
    over && isOver(seen) && shown.n !== openedAt.current && shown.events.some(e => e.kind === 'over');

  return (
    <div
      class={classOf(state)}
      onKeyDownCapture={() => {
        byKey.current = true;
      }}
      onPointerDownCapture={() => {
        byKey.current = false;
      }}
    >
      {defs}
      <Found seen={seen} text={text} word={word} />
      <div class="tchang-table" onFocusIn={walk.onFocus}>
        <Lanterns shown={shown} seen={seen} hurried={hurried} pace={stage.pace} />
        <svg
          ref={root}
          class="tchang-board"
          viewBox={VIEW_BOX}
          role="group"
          aria-label={word.board}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onTouchMove={keepStill}
        >
          {corners}
          {statuesAndStones}
          {traced && <TraceOnGround {...traced} />}
          {settled && reach}
          <Plans state={state} plans={plans} text={text} />
          {selection.aimed !== null && !route && <Aim space={selection.aimed} />}
          {route && settled && <RouteLine route={route} />}
          {placing && <PlacingGhost board={board} />}
          <TurningBacks shown={shown} />
          <Pawns pieces={pieces} seen={seen} chosen={pawn} movers={choices.movers} />
          {traced && <TraceOnPawns {...traced} state={state} />}
          {route && settled && <RouteTag route={route} />}
          <PassingEffects shown={shown} />
          {hinted !== null && <Hint state={state} move={hinted} />}
          <Spaces roleOf={space => roles[space]!} tabIndex={walk.tabIndex} handlers={handlers} />
          <Points state={state} points={props.points} />
        </svg>
        {bubble.drawn(selection.aimed !== null && centreOf(selection.aimed).y > 400)}
        {ended && <Finale won={state.phase === 'escaped'} pawns={state.variant.colours} exit={state.exit} />}
      </div>
      {!placing && <Purses board={board} seen={seen} route={route} />}
      <div class="tchang-below">
        {placing && <PlacingPanel board={board} />}
        <TurnPanel board={board} />
        <PlanTools board={board} plans={plans} nameOf={props.nameOf} />
        {settled && !placing && !over && (
          <LossWarning board={board} bots={props.bots?.length ?? 0} giveUp={props.giveUp ?? null} />
        )}
        {state.phase === 'escaped' && isOver(seen) && <RiddleOffer colour={state.exit} />}
      </div>
    </div>
  );
}
