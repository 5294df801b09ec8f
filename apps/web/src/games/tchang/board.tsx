import { isOver, pawnsOn, SPACES, type Space, type State, type TchangEvent, tchang } from '@tablee/tchang';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useBubble } from '../../board/bubble.tsx';
import { isPress, useRoving } from '../../board/keyboard.ts';
import { keepStill, startDrag } from '../../board/pointer.ts';
import { wakeSound } from '../../board/sound.ts';
import { type Troupe, useStage } from '../../board/stage.ts';
import { later } from '../../page/later.tsx';
import { useArrived } from './arrived.ts';
import { TombDefs } from './art/defs.tsx';
import { CELL, centreOf, VIEW_BOX } from './art/geometry.ts';
import { goalsOf, listChoices } from './choices.ts';
import { Deeds } from './deeds.tsx';
import { Found } from './found.tsx';
import { grasp } from './grip.ts';
import { EMPTY_HAND, useHand } from './hand.ts';
import { hear } from './heard.ts';
import { Hint } from './hint.tsx';
import { useBoardKeys } from './keys.ts';
import { Lanterns } from './lanterns.tsx';
import { useLongPress } from './longpress.ts';
import { planTravels } from './motion.ts';
import { roleOf } from './names.ts';
import { Backs, Passing } from './passing.tsx';
import { Pawns } from './pawns.tsx';
import { follow } from './pieces.ts';
import { Plans, Points } from './plans.tsx';
import { pressSpace } from './press.ts';
import { Purses } from './purses.tsx';
import { Aim, Reach, Route, RouteTag } from './reach.tsx';
import { type Desk, mayGo, type Props, pawnInHand } from './scene.ts';
import { placeAt } from './spots.ts';
import { Squares, spaceId } from './squares.tsx';
import { Corners, Things } from './things.tsx';
import { Tools } from './tools.tsx';
import { traceWay } from './ways.ts';
import { words } from './words.ts';

// Fetched when they are wanted: most turns are played without them.
const Warning = later(async () => (await import('./warning.tsx')).Warning);
const PlacingPanel = later(async () => (await import('./placing.tsx')).PlacingPanel);
const PlacingGhost = later(async () => (await import('./placing.tsx')).PlacingGhost);
const Finale = later(async () => (await import('./art/finale.tsx')).Finale);
const RiddleDoor = later(async () => (await import('../../tangram/door.tsx')).RiddleDoor);

const troupe: Troupe<State, TchangEvent> = {
  follow,
  moverOf: ({ events }) => {
    const first = events[0];
    return first && 'seat' in first ? first.seat : null;
  },
  travel: planTravels,
  hear,
  unit: CELL,
};

const STOPS = Array.from({ length: SPACES }, (_, space) => ({ id: spaceId(space), ...centreOf(space) }));
const FIRST = 24;

const classOf = ({ phase, variant }: State): string =>
  [
    'tchang',
    phase === 'explore' ? '' : phase === 'place' ? 'placing' : 'over',
    variant.seats === 1 ? 'alone' : '',
  ].join(' ');

export function Board(props: Props) {
  const { hands, text, point, plans, plan } = props;
  const root = useRef<SVGSVGElement>(null);
  const stage = useStage(troupe, root, props, placeAt);
  const { settled, pieces, shown } = stage;
  const { state } = shown;
  const word = words();
  const [hurried, hurry] = useState(-1);
  const seen = useArrived(shown, hurried === shown.n);
  const seat = !isOver(state) && stage.hands.includes(state.turn) ? state.turn : null;
  const home = typeof props.eyes === 'number' ? props.eyes : (hands[0] ?? null);
  const self = home ?? props.bottom;
  const bubble = useBubble(props.explain, text.refusals, shown.n);
  const [hand, change] = useHand(shown.n, state);
  const choices = useMemo(() => listChoices(state, seat), [state, seat]);
  const moved = shown.events.find(e => e.kind === 'moved');
  const joins = moved?.kind === 'moved' && pawnsOn(state, moved.to).length > 1;
  const desk: Desk = {
    state,
    seat,
    home,
    self,
    choices,
    met: joins ? moved.pawn : null,
    hand,
    change,
    play: props.play,
    explain: bubble.explain,
    tell: bubble.tell,
    point,
    notes: plans.find(planned => planned.seat === self)?.notes ?? [],
    plan,
    root,
    text,
    word,
  };
  useBoardKeys(desk);

  const pawn = pawnInHand(desk);
  const goals = useMemo(() => goalsOf(state, pawn), [state, pawn]);
  const target = hand.looked ?? hand.aimed;
  const way =
    pawn === null || target === null || state.phase !== 'explore' ? null : traceWay(state, pawn, target);
  const hinted = props.hint === null || !settled ? null : tchang.readMove(props.hint);

  // A finger has not seen where it leads before it presses; a mouse has hovered, a key has walked there.
  const byFinger = useRef(false);
  const newest = useRef(desk);
  newest.current = desk;
  const heard = useMemo(
    () => ({
      onPress: (space: Space) => pressSpace(newest.current, space, !byFinger.current),
      onLook: (space: Space | null) => !byFinger.current && newest.current.change({ looked: space }),
    }),
    [],
  );
  const walk = useRoving(root, STOPS, spaceId(pawn === null ? FIRST : Math.max(0, state.pawns[pawn]!)));
  const onLongPress = useLongPress(root, point);

  // A button that has done its work is gone: whoever pressed it by key must not fall out of the board.
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current && document.activeElement === document.body)
      root.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  }, [shown.n, seat, hand.gift]);

  // Nobody is kept waiting by a motion: it ends, and a press meanwhile means what it does then.
  const pending = useRef<Space | null>(null);
  useLayoutEffect(() => {
    if (!settled || pending.current === null) return;
    heard.onPress(pending.current);
    pending.current = null;
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    wakeSound();
    bubble.hush();
    byFinger.current = false;
    const stop = event.target instanceof Element ? event.target.getAttribute('data-stop') : null;
    const space = STOPS.findIndex(({ id }) => id === stop);
    if (walk.walk(event)) event.preventDefault();
    else if (event.key === 'Escape') change({ ...EMPTY_HAND, looked: hand.looked });
    else if (isPress(event) && space >= 0) {
      event.preventDefault();
      if (settled) heard.onPress(space);
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
    hurry(shown.n);
    stage.hurry();
    onLongPress(event);
    startDrag(root, event, at => grasp(newest.current, at));
  };

  const defs = useMemo(
    () => (
      <svg class="tchang-defs" width={0} height={0} aria-hidden="true">
        <TombDefs />
      </svg>
    ),
    [],
  );
  const things = useMemo(() => <Things pieces={pieces} />, [pieces]);
  const corners = useMemo(() => <Corners state={seen} />, [seen]);
  const study = !mayGo(desk);
  const reach = useMemo(
    () => pawn !== null && <Reach state={state} goals={goals} study={study} />,
    [state, goals, study],
  );
  // What a space is called does not change with where one looks.
  const roles = useMemo(
    () => STOPS.map((_, space) => roleOf(desk, space, hinted)),
    [state, seat, pawn, hinted, text, word],
  );
  const over = isOver(state);
  const placing = state.phase === 'place';
  // Not to whoever opens a game long over.
  const opened = useRef(shown.n);
  const ended =
    over && isOver(seen) && shown.n !== opened.current && shown.events.some(e => e.kind === 'over');

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
        <Lanterns shown={shown} seen={seen} hurried={hurried === shown.n} />
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
          {things}
          {settled && reach}
          <Plans state={state} plans={plans} text={text} />
          {hand.aimed !== null && !way && <Aim space={hand.aimed} />}
          {way && settled && <Route way={way} />}
          {placing && <PlacingGhost desk={desk} />}
          <Backs shown={shown} />
          <Pawns pieces={pieces} seen={seen} chosen={pawn} movers={choices.movers} />
          {way && settled && <RouteTag way={way} />}
          <Passing shown={shown} />
          {hinted !== null && <Hint state={state} move={hinted} />}
          <Squares roleOf={space => roles[space]!} tabIndex={walk.tabIndex} heard={heard} />
          <Points state={state} points={props.points} />
        </svg>
        {bubble.drawn(hand.aimed !== null && centreOf(hand.aimed).y > 400)}
        {ended && <Finale won={state.phase === 'escaped'} pawns={state.variant.colours} exit={state.exit} />}
      </div>
      {!placing && <Purses desk={desk} seen={seen} way={way} />}
      <div class="tchang-below">
        {placing && <PlacingPanel desk={desk} />}
        <Deeds desk={desk} />
        <Tools desk={desk} plans={plans} nameOf={props.nameOf} />
        {settled && !placing && !over && <Warning desk={desk} giveUp={props.giveUp ?? null} />}
        {state.phase === 'escaped' && isOver(seen) && <RiddleDoor colour={state.exit} />}
      </div>
    </div>
  );
}
