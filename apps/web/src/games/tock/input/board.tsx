import { cardOf, coloursOf, handOf, type Rank, type State, type TockEvent, tock } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../../../board/contract.ts';
import { focusStop, isPress, useRoving } from '../../../board/keyboard.ts';
import { keepStill, startDrag, toBoard } from '../../../board/pointer.ts';
import { wakeSound } from '../../../board/sound.ts';
import { useStage } from '../../../board/stage.ts';
import { entriesUpTo, traceSeat } from '../../../board/trace/trace.ts';
import { later } from '../../../page/later.tsx';
import { captionOf } from '../draw/caption.ts';
import { Centre, lastCards } from '../draw/centre.tsx';
import { placeOf, pointOf, SIZE } from '../draw/geometry.ts';
import { Ground } from '../draw/ground.tsx';
import { MarbleDefs, Marbles } from '../draw/marbles.tsx';
import { lastTurn } from '../draw/trace.tsx';
import { animator, replayAnimator } from '../motion/animator.ts';
import { useArrival } from '../motion/arrival.ts';
import { words } from '../text/words.ts';
import { pressCard, pressPlace, stepBack } from './actions.ts';
import { CardChooser } from './card-chooser.tsx';
import { cardsFor } from './choices.ts';
import { Fan } from './fan.tsx';
import { BottomMarks, TopMarks, WayMarks } from './highlights.tsx';
import { useInputState } from './input-state.ts';
import { dragPawn, pressPoint } from './pointer-gestures.ts';
import { slotsOf } from './selection.ts';
import { listStops, placeOfStop, Stops, stopId } from './stops.tsx';
import { Strip } from './strip.tsx';
import { swapOf, useSentMove } from './swap.ts';

const Finale = later(async () => (await import('../finale/finale.tsx')).Finale);

export function Board(props: BoardProps<State, TockEvent, Messages>) {
  const { bottom, eyes, veiled, hint, text } = props;
  const root = useRef<SVGSVGElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const lower = coloursOf(props.shown.state, bottom)[0]!;
  const place = placeOf(lower);
  const stage = useStage(props.lookedBack ? replayAnimator : animator, root, props, place);
  const { settled, hands, pieces, shown } = stage;
  const { state } = shown;
  const last = useMemo(() => lastCards([...props.past, props.shown], shown.n), [props.shown.n, shown.n]);
  const trace = useMemo(() => lastTurn(entriesUpTo(shown.n, props), traceSeat(props)), [shown, eyes]);
  const word = words();
  const byKey = useRef(false);

  const [sent, send] = useSentMove(shown, props.pending);
  const arrived = useArrival(stage, props.shown, props.seen);

  const play = (move: string): void => {
    // The focused element is about to be removed: keep keyboard focus in the hand.
    if (byKey.current) whole.current?.querySelector<HTMLElement>('.tock-fan')?.focus();
    // Choices of others may still wait to be shown; the player's own move does not wait for them.
    if (!settled) stage.hurry();
    send(tock.readMove(move));
    props.play(move);
  };
  const input = useInputState({
    shown,
    hands,
    sent,
    eyes,
    bottom,
    lower,
    play,
    explain: props.explain,
  });
  const { holder, choices, selection, highlights } = input;
  const newest = useRef(input);
  newest.current = input;

  const stops = listStops(input, text, word);
  const points = stops.map(({ at }) => ({ id: stopId(at), ...pointOf(at, lower) }));
  const firstLit = highlights.targets[0]?.at ?? highlights.pawns.values().next().value;
  const walk = useRoving(root, points, firstLit === undefined ? null : stopId(firstLit));

  // Keyboard focus moves on by itself: from the card to a pawn, to its target, to the confirm button.
  useLayoutEffect(() => {
    if (!byKey.current || selection.card === null) return;
    const next =
      highlights.targets[0]?.at ?? (highlights.ready ? undefined : highlights.pawns.values().next().value);
    if (next !== undefined) focusStop(root.current, stopId(next));
    else whole.current?.querySelector<HTMLElement>('[data-ready]')?.focus();
  }, [selection]);

  const hinted = hint === null || hands.length === 0 ? null : tock.readMove(hint);
  const ranks = holder === null ? [] : handOf(state, holder);
  const pawnCards =
    selection.card === null && selection.pawn !== null ? cardsFor(choices, selection.pawn) : null;
  const isAble = (rank: Rank): boolean => (pawnCards ? pawnCards.includes(rank) : choices.byCard.has(rank));

  const onAnyKey = (event: KeyboardEvent): void => {
    wakeSound();
    byKey.current = true;
    if (event.key === 'Escape' && stepBack(input)) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const stop = event.target instanceof Element ? event.target.getAttribute('data-stop') : null;
    if (walk.walk(event)) event.preventDefault();
    else if (isPress(event) && stop !== null) {
      event.preventDefault();
      if (!settled) stage.hurry();
      else pressPlace(input, placeOfStop(stop));
    }
  };
  const onPointerDown = (event: PointerEvent): void => {
    wakeSound();
    byKey.current = false;
    stage.hurry();
    startDrag(root, event, at => root.current && dragPawn(() => newest.current, root.current, pieces, at));
  };
  const onClick = (event: MouseEvent): void => {
    const svg = root.current;
    if (!svg) return;
    const stop = event.target instanceof Element ? event.target.closest('[data-stop]') : null;
    // A click by a screen reader has no coordinates.
    if (event.detail === 0 && stop) pressPlace(newest.current, placeOfStop(stop.getAttribute('data-stop')!));
    else pressPoint(newest.current, toBoard(svg, event));
  };

  const defs = useMemo(() => <MarbleDefs />, []);
  const ground = useMemo(() => <Ground lower={lower} unused={state.unused} />, [lower, state.unused]);
  const lifted = selection.pawn;
  const viewer = typeof eyes === 'number' && !veiled ? eyes : null;
  const caption = captionOf(shown.events, { state, viewer, nameOf: props.nameOf, text, word });

  return (
    <div ref={whole} class="tock tock-board-hand" onKeyDown={onAnyKey}>
      <div class="tock-table" onFocusIn={walk.onFocus}>
        {ground}
        <svg
          ref={root}
          class="tock-board"
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          role="group"
          aria-label={text.board.name(text.colours[lower] ?? '')}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onTouchMove={keepStill}
          onClick={onClick}
        >
          <defs>{defs}</defs>
          <BottomMarks input={input} events={shown.events} trace={trace} pace={stage.pace} n={shown.n} />
          <Centre state={state} last={last} lower={lower} text={text} />
          <WayMarks input={input} hinted={hinted} />
          <Marbles pieces={pieces} place={place} lifted={lifted} state={state} />
          <TopMarks input={input} trace={trace} n={shown.n} />
          <Stops stops={stops} lower={lower} tabIndex={walk.tabIndex} />
        </svg>
        {arrived && !props.lookedBack && (
          <Finale
            past={[...props.past, props.shown]}
            state={state}
            viewer={viewer}
            nameOf={props.nameOf}
            text={text}
          />
        )}
        {highlights.open && (
          <CardChooser
            key={highlights.open.at}
            input={input}
            target={highlights.open}
            text={text}
            word={word}
            close={() => {
              const { at } = highlights.open!;
              input.change({ target: null });
              focusStop(root.current, stopId(at));
            }}
          />
        )}
      </div>
      <Strip input={input} veiled={veiled} caption={caption} text={text} word={word} />
      {holder !== null && (
        <Fan
          state={state}
          seat={holder}
          slots={slotsOf(ranks)}
          able={isAble}
          chosen={selection.card}
          swap={swapOf(holder, shown, props.past, sent, props)}
          hinted={hinted && cardOf(hinted)}
          veiled={veiled}
          label={holder === eyes ? text.board.hand : ''}
          text={text}
          word={word}
          press={slot => {
            wakeSound();
            pressCard(newest.current, slot);
          }}
        />
      )}
    </div>
  );
}
