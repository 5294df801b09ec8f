import { actorOf, chainOf, isOver, namePuck, queenOf, type State, tchako, threatsOf } from '@tablee/tchako';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { useBubble } from '../../board/bubble.tsx';
import { isPress, useRoving } from '../../board/keyboard.ts';
import { toBoard } from '../../board/pointer.ts';
import { wakeSound } from '../../board/sound.ts';
import { later } from '../../page/later.tsx';
import { Elastics } from './art/elastics.tsx';
import { VIEW_BOX } from './art/geometry.ts';
import { Posts } from './art/posts.tsx';
import { Underlay } from './art/underlay.tsx';
import { Below } from './below.tsx';
import { landingsOf, listChoices } from './choices.ts';
import { Fingers } from './fingers.tsx';
import { EMPTY_HAND, useHand } from './hand.ts';
import { useInterest } from './interest.ts';
import { CreationMarks, ShiftMarks } from './marks.tsx';
import { Pucks } from './pucks.tsx';
import { fetchHands, handsNear, keepKey, reach } from './reach.ts';
import { useReel } from './reel.ts';
import type { Desk, Props } from './scene.ts';
import { Stops } from './stops.tsx';
import { listStands, thingAt } from './things.ts';
import { useWaited } from './waiting.ts';
import { words } from './words.ts';

// No chain lies, nothing slides, nothing is in hand, nobody points or is advised at first sight.
const Chain = later(async () => (await import('./art/chain.tsx')).Chain);
const Projection = later(async () => (await import('./projection.tsx')).Projection);
const Aims = later(async () => (await fetchHands()).Aims);
const Points = later(async () => (await fetchHands()).Points);
const LandingMarks = later(async () => (await fetchHands()).LandingMarks);
const HintMark = later(async () => (await import('./hint.tsx')).HintMark);

const NORTH = 1;

export function Board(props: Props) {
  const { hands, text, table } = props;
  const root = useRef<SVGSVGElement>(null);
  const reel = useReel(props.shown, props.seen);
  const { shown, settled } = reel;
  const { state } = shown;
  const word = words();
  const turned = props.bottom === NORTH;
  const seat = settled && !isOver(state) && hands.includes(actorOf(state)) ? actorOf(state) : null;
  const bubble = useBubble(props.explain, text.refusals, shown.n);
  const [hand, change] = useHand(shown.n);
  const choices = useMemo(() => listChoices(state, seat), [state, seat]);
  const desk: Desk = {
    state,
    seat,
    self: seat ?? (typeof props.eyes === 'number' ? props.eyes : null),
    alone: props.alone ?? false,
    past: props.lookedBack ?? false,
    turned,
    flicks: table.options.shooting === 'flick',
    assistance: String(table.options.assistance),
    choices,
    hand,
    change,
    play: props.play,
    explain: bubble.explain,
    tell: bubble.tell,
    root,
    text,
    word,
  };
  const newest = useRef(desk);
  newest.current = desk;
  const { awake, wake } = useInterest();
  // Whoever waits for another, or watches, sees something happen next.
  const filmed = useRef(false);
  const waited = useWaited(seat === null && !isOver(state));
  filmed.current ||= awake || reel.take !== null || waited;
  const now = useCallback(() => newest.current, []);

  const aimed = useRef(false);
  aimed.current ||= hand.aim !== null || props.aims.length > 0;

  const stands = useMemo(() => listStands(desk), [state, turned, choices, hand.elastic, hand.from, seat]);
  const first = stands.find(({ what }) => what.kind === 'puck' && choices.shooters.includes(what.puck));
  const roving = useRoving(root, stands, first?.id ?? `puck-${namePuck(queenOf(turned ? 1 : 0))}`);

  const onKeyDown = (event: KeyboardEvent): void => {
    wakeSound();
    bubble.hush();
    if (!settled && isPress(event)) reel.hurry();
    const stop = event.target instanceof Element ? event.target.getAttribute('data-stop') : null;
    const stand = stands.find(({ id }) => id === stop);
    if (keepKey(event)) event.preventDefault();
    else if (settled && handsNear()?.steer(desk, event)) event.preventDefault();
    else if (!event.altKey && roving.walk(event)) event.preventDefault();
    else if (event.key === 'Escape') change(EMPTY_HAND);
    else if (isPress(event) && stand) {
      event.preventDefault();
      if (settled) reach(desk, ({ pressThing }) => pressThing(desk, stand.what, true));
    }
  };
  const onPointerDown = (): void => {
    wakeSound();
    bubble.hush();
    if (!settled) reel.hurry();
  };
  const onClick = (event: MouseEvent): void => {
    const then = now();
    if (!root.current) return;
    // A screen reader's click has no place of its own: it means what it was made on.
    const stop =
      event.target instanceof Element ? event.target.closest('[data-stop]')?.getAttribute('data-stop') : null;
    const byVoice = event.detail === 0;
    const thing = byVoice
      ? (stands.find(({ id }) => id === stop)?.what ?? null)
      : thingAt(then, toBoard(root.current, event));
    if (thing) reach(then, ({ pressThing }) => pressThing(now(), thing, byVoice));
    else then.change(EMPTY_HAND);
  };

  // A button that has done its work is gone: whoever pressed it by key must not fall out of the board.
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current && document.activeElement === document.body)
      root.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  }, [shown.n, seat, hand.aim === null]);

  // What is said stands away from what was touched: at one's own edge as a rule.
  const isLow = hand.aim === null || state.y[hand.aim.puck]! < 0 !== turned;
  const hinted = props.hint === null || !settled ? null : tchako.readMove(props.hint);
  const lit = landingsOf(state, choices, hand.elastic, hand.from).flatMap(({ to }) =>
    to === null ? [] : [to],
  );
  const underlay = useMemo(() => <Underlay state={state} turned={turned} />, [state, turned]);
  const chains = useMemo(() => <Chains state={state} turned={turned} />, [state, turned]);
  const posts = useMemo(() => <Posts lit={lit} turned={turned} />, [lit.join(), turned]);

  return (
    <div
      onPointerMove={wake}
      onFocusIn={wake}
      onKeyDownCapture={() => {
        byKey.current = true;
      }}
      onPointerDownCapture={() => {
        byKey.current = false;
        wake();
      }}
      class={`tchako${settled ? '' : ' moving'}${isOver(state) ? ' over' : ''}`}
    >
      <div class="tchako-table" onFocusIn={roving.onFocus}>
        {underlay}
        <svg
          ref={root}
          class="tchako-board"
          viewBox={VIEW_BOX}
          role="group"
          aria-label={word.board}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onClick={onClick}
        >
          {chains}
          <CreationMarks desk={desk} />
          <Elastics laid={state.laid} chosen={hand.elastic} turned={turned} />
          {posts}
          {hand.elastic !== null && <LandingMarks desk={desk} />}
          <Pucks state={state} turned={turned} aim={hand.aim} root={root} moving={reel.take !== null} />
          <ShiftMarks desk={desk} />
          {aimed.current && <Aims desk={desk} settled={settled} aim={props.aim} aims={props.aims} />}
          {hinted && <HintMark desk={desk} move={hinted} />}
          {props.points.length > 0 && <Points state={state} turned={turned} points={props.points} />}
          <Stops desk={desk} stands={stands} tabIndex={roving.tabIndex} />
        </svg>
        <Fingers awake={awake} root={root} now={now} point={props.point} />
        {filmed.current && (
          <Projection root={root} shown={shown} take={reel.take} turned={turned} rest={reel.rest} />
        )}
        {bubble.drawn(isLow)}
      </div>
      <div class="tchako-below">
        <Below desk={desk} hinted={hinted} />
      </div>
    </div>
  );
}

/** A t'chako, where there is one (TCHAKO-8). */
function Chains({ state, turned }: { readonly state: State; readonly turned: boolean }) {
  const threats = threatsOf(state);
  return (
    <>
      {[0, 1].map(
        seat => threats[seat] && <Chain key={seat} path={chainOf(state, seat)} seat={seat} turned={turned} />,
      )}
    </>
  );
}
