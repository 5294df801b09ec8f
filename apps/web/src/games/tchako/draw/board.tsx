import { actorOf, isOver, namePuck, ownerOf, queenOf, tchako } from '@tablee/tchako';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useBubble } from '../../../board/bubble.tsx';
import { isPress, useRoving } from '../../../board/keyboard.ts';
import { toBoard } from '../../../board/pointer.ts';
import { wakeSound } from '../../../board/sound.ts';
import { later } from '../../../page/later.tsx';
import { words } from '../text/words.ts';
import { type BoardState, NOTHING_SELECTED, type Props, useSelection } from './board-state.ts';
import { listChoices, listLandings } from './choices.ts';
import { Elastics, Posts } from './elastics.tsx';
import { lastShotOf, useEntryQueue, useWaited } from './entry-queue.ts';
import { VIEW_BOX } from './geometry.ts';
import { Underlay } from './ground.tsx';
import { Chains } from './links.tsx';
import { deferKey, loadedInput, loadInput, loadSelection, withInput } from './load-input.ts';
import { CreationMarks, ShiftMarks } from './marks.tsx';
import { Panel } from './panel.tsx';
import { Pointer } from './pointer.tsx';
import { Pucks } from './pucks.tsx';
import { Stops } from './stops.tsx';
import { itemAt, listTargets } from './targets.ts';

const Motion = later(async () => (await import('../motion/board-animator.tsx')).Motion);
const Loupe = later(async () => (await import('../loupe/loupe.tsx')).Loupe);
const LastShot = later(async () => (await import('../motion/last-shot.tsx')).LastShot);
const Aims = later(async () => (await loadInput()).Aims);
const SuddenAim = later(async () => (await loadInput()).SuddenAim);
const PointedPlaces = later(async () => (await loadSelection()).PointedPlaces);
const LandingMarks = later(async () => (await loadSelection()).LandingMarks);
const HintMark = later(async () => (await import('../advice/hint.tsx')).HintMark);

const NORTH = 1;

export function Board(props: Props) {
  const { hands, text, table } = props;
  const root = useRef<SVGSVGElement>(null);
  // Own shots were aimed here, and people's aims by link were shown while they aimed: only bots shoot without warning.
  const isSudden = (puck: number): boolean => {
    const seat = ownerOf(puck);
    const { eyes, aims, alone } = props;
    return typeof eyes === 'number' && eyes !== seat && !alone && !aims.some(aim => aim.seat === seat);
  };
  const queue = useEntryQueue(props.shown, props.seen, isSudden, props.bots);
  const { shown, settled } = queue;
  useLayoutEffect(() => props.showing?.(shown.n), [shown.n]);
  const { state } = shown;
  const word = words();
  const turned = props.bottom === NORTH;
  const seat = settled && !isOver(state) && hands.includes(actorOf(state)) ? actorOf(state) : null;
  const bubble = useBubble(props.explain, text.refusals, shown.n);
  const [selection, select] = useSelection(shown.n);
  const choices = useMemo(() => listChoices(state, seat), [state, seat]);
  const board: BoardState = {
    state,
    seat,
    self: seat ?? (typeof props.eyes === 'number' ? props.eyes : null),
    alone: props.alone ?? false,
    replayed: props.lookedBack ?? false,
    turned,
    flicks: table.options.shooting === 'flick',
    assistance: String(table.options.assistance),
    casual: table.options.casual === true,
    choices,
    selection,
    select,
    play: props.play,
    explain: bubble.explain,
    tell: bubble.tell,
    root,
    text,
    word,
  };
  const newest = useRef(board);
  newest.current = board;
  const now = useCallback(() => newest.current, []);

  /** The pointer or the focus has been on the board. */
  const [touched, setTouched] = useState(false);
  const touch = (): void => setTouched(true);
  const [fingers, setFingers] = useState(false);
  // Motion is loaded before anything can move: after a touch, or while waiting for an opponent.
  const moves = useRef(false);
  const waited = useWaited(seat === null && !isOver(state));
  moves.current ||= touched || queue.clip !== null || waited;
  const aimed = useRef(false);
  aimed.current ||= selection.aim !== null || props.aims.length > 0;

  const targets = useMemo(
    () => listTargets(board),
    [state, turned, choices, selection.elastic, selection.from, seat],
  );
  const first = targets.find(({ item }) => item.kind === 'puck' && choices.shooters.includes(item.puck));
  const roving = useRoving(root, targets, first?.id ?? `puck-${namePuck(queenOf(turned ? 1 : 0))}`);

  const onKeyDown = (event: KeyboardEvent): void => {
    wakeSound();
    bubble.hush();
    if (!settled && isPress(event)) queue.skip();
    const stop = event.target instanceof Element ? event.target.getAttribute('data-stop') : null;
    const target = targets.find(({ id }) => id === stop);
    if (deferKey(event)) event.preventDefault();
    else if (settled && loadedInput()?.steer(board, event)) event.preventDefault();
    else if (!event.altKey && roving.walk(event)) event.preventDefault();
    else if (event.key === 'Escape') select(NOTHING_SELECTED);
    else if (isPress(event) && target) {
      event.preventDefault();
      if (settled) withInput(board, ({ pressItem }) => pressItem(board, target.item, true));
    }
  };
  const onPointerDown = (): void => {
    wakeSound();
    bubble.hush();
    if (!settled) queue.skip();
  };
  const onClick = (event: MouseEvent): void => {
    const then = now();
    if (!root.current) return;
    // A screen reader's click has no coordinates: its target tells the item.
    const stop =
      event.target instanceof Element ? event.target.closest('[data-stop]')?.getAttribute('data-stop') : null;
    const synthetic = event.detail === 0;
    const item = synthetic
      ? (targets.find(({ id }) => id === stop)?.item ?? null)
      : itemAt(then, toBoard(root.current, event));
    if (item) withInput(then, ({ pressItem }) => pressItem(now(), item, synthetic));
    else then.select(NOTHING_SELECTED);
  };

  // A button pressed by key may disappear; the focus then goes back to the board.
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current && document.activeElement === document.body)
      root.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  }, [shown.n, seat, selection.aim === null]);

  // The last shot stays drawn until the next one is aimed.
  const aiming = queue.clip !== null || selection.aim !== null || props.aims.length > 0;
  const past = aiming ? null : lastShotOf([...props.past, props.shown].filter(({ n }) => n <= shown.n));

  // The bubble keeps away from the puck that is aimed.
  const isHigh = selection.aim === null || state.y[selection.aim.puck]! < 0 !== turned;
  const hinted = props.hint === null || !settled ? null : tchako.readMove(props.hint);
  const lit = listLandings(state, choices, selection.elastic, selection.from).flatMap(({ to }) =>
    to === null ? [] : [to],
  );
  const underlay = useMemo(() => <Underlay state={state} turned={turned} />, [state, turned]);
  const chains = useMemo(() => <Chains state={state} turned={turned} />, [state, turned]);
  const posts = useMemo(() => <Posts lit={lit} turned={turned} />, [lit.join(), turned]);

  return (
    <div
      onPointerMove={touch}
      onFocusIn={touch}
      onKeyDownCapture={() => {
        byKey.current = true;
      }}
      onPointerDownCapture={({ pointerType }) => {
        byKey.current = false;
        setFingers(pointerType === 'touch');
        touch();
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
          <CreationMarks board={board} />
          <g id="tchako-pieces">
            <Elastics laid={state.laid} chosen={selection.elastic} turned={turned} />
            {posts}
            {selection.elastic !== null && <LandingMarks board={board} />}
            {past && <LastShot shot={past} turned={turned} />}
            <g class="tchako-trails" aria-hidden="true" />
            <Pucks
              state={state}
              turned={turned}
              aim={selection.aim}
              root={root}
              moving={queue.clip !== null}
            />
          </g>
          <ShiftMarks board={board} />
          <g id="tchako-aims">
            {aimed.current && <Aims board={board} settled={settled} aim={props.aim} aims={props.aims} />}
          </g>
          {queue.clip?.aimMs ? <SuddenAim board={board} clip={queue.clip} /> : null}
          {hinted && <HintMark board={board} move={hinted} />}
          {props.points.length > 0 && <PointedPlaces state={state} turned={turned} points={props.points} />}
          <Stops board={board} targets={targets} tabIndex={roving.tabIndex} />
        </svg>
        {fingers && seat !== null && <Loupe board={board} />}
        <Pointer active={seat !== null} touched={touched} root={root} now={now} point={props.point} />
        {moves.current && (
          <Motion root={root} shown={shown} clip={queue.clip} turned={turned} endClip={queue.endClip} />
        )}
        {bubble.drawn(isHigh)}
      </div>
      <div class="tchako-below">
        <Panel board={board} hinted={hinted} />
      </div>
    </div>
  );
}
