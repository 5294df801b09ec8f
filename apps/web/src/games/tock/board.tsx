import { cardOf, coloursOf, handOf, type Rank, type State, type TockEvent, tock } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../../board/contract.ts';
import { focusStop, isPress, useRoving } from '../../board/keyboard.ts';
import { keepStill, startDrag, toBoard } from '../../board/pointer.ts';
import { wakeSound } from '../../board/sound.ts';
import { type Troupe, useStage } from '../../board/stage.ts';
import { language } from '../../settings.ts';
import { Centre } from './centre.tsx';
import { cardsFor, lightOf, listChoices } from './choices.ts';
import { type Desk, pressCard, pressPlace, pressPoint, stepBack } from './desk.ts';
import { choiceAt, useDraft } from './draft.ts';
import { Fan, slotsOf } from './fan.tsx';
import { CELL, placeOf, pointOf, SIZE } from './geometry.ts';
import { grasp } from './grip.ts';
import { Ground } from './ground.tsx';
import { hear } from './heard.ts';
import { lastOf } from './laid.ts';
import { Lights } from './lights.tsx';
import { MarbleDefs, Marbles } from './marbles.tsx';
import { planTravels } from './motion.ts';
import { listStops } from './names.ts';
import { follow } from './pieces.ts';
import { holderOf } from './seats.ts';
import { placeOfStop, Stops, stopId } from './stops.tsx';
import { Strip } from './strip.tsx';
import { words } from './words.ts';
import { wordy } from './wordy.ts';

const troupe: Troupe<State, TockEvent> = {
  follow,
  moverOf: ({ events }) => {
    const first = events.find(e => 'seat' in e);
    return first && 'seat' in first ? first.seat : null;
  },
  travel: planTravels,
  hear,
  unit: CELL,
};

export function Board(props: BoardProps<State, TockEvent, Messages>) {
  const { bottom, eyes, veiled, hint, text } = props;
  const root = useRef<SVGSVGElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const lower = coloursOf(props.shown.state, bottom)[0]!;
  const place = placeOf(lower);
  const stage = useStage(troupe, root, props, place);
  const { settled, hands, pieces, shown } = stage;
  const { state } = shown;
  const last = useMemo(() => lastOf([...props.past, props.shown], shown.n), [props.shown.n, shown.n]);
  const word = words[language.value];
  const byKey = useRef(false);

  const holder = holderOf(eyes, bottom);
  const choices = useMemo(() => listChoices(state, hands, eyes), [state, hands.join(), eyes]);
  const [draft, change] = useDraft(choiceAt(shown));
  const light = useMemo(() => lightOf(state, choices, draft), [state, choices, draft]);
  const desk: Desk = {
    state,
    holder,
    lower,
    choices,
    draft,
    light,
    change,
    play: move => {
      // What was pressed is about to vanish: who plays by keyboard must not fall out of the hand.
      if (byKey.current) whole.current?.querySelector<HTMLElement>('.tock-fan')?.focus();
      // Others' choices may still be on their way to the screen; one's own is not kept waiting behind them.
      if (!settled) stage.hurry();
      props.play(move);
    },
    explain: props.explain,
  };
  const newest = useRef(desk);
  newest.current = desk;

  const stops = listStops(desk, text, word);
  const points = stops.map(({ at }) => ({ id: stopId(at), ...pointOf(at, lower) }));
  const firstLit = light.targets[0]?.at ?? light.pawns.values().next().value;
  const walk = useRoving(root, points, firstLit === undefined ? null : stopId(firstLit));

  // Whoever plays by keyboard is led on: from the card to a pawn, from the pawn to where it goes, then to the yes.
  useLayoutEffect(() => {
    if (!byKey.current || draft.card === null) return;
    const next = light.targets[0]?.at ?? (light.ready ? undefined : light.pawns.values().next().value);
    if (next !== undefined) focusStop(root.current, stopId(next));
    else whole.current?.querySelector<HTMLElement>('[data-ready]')?.focus();
  }, [draft]);

  const hinted = hint === null || hands.length === 0 ? null : tock.readMove(hint);
  const ranks = holder === null ? [] : handOf(state, holder);
  const pawnCards = draft.card === null && draft.pawn !== null ? cardsFor(choices, draft.pawn) : null;
  const isAble = (rank: Rank): boolean => (pawnCards ? pawnCards.includes(rank) : choices.byCard.has(rank));

  const onAnyKey = (event: KeyboardEvent): void => {
    wakeSound();
    byKey.current = true;
    if (event.key === 'Escape' && stepBack(desk)) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const stop = event.target instanceof Element ? event.target.getAttribute('data-stop') : null;
    if (walk.walk(event)) event.preventDefault();
    else if (isPress(event) && stop !== null) {
      event.preventDefault();
      if (!settled) stage.hurry();
      else pressPlace(desk, placeOfStop(stop));
    }
  };
  const onPointerDown = (event: PointerEvent): void => {
    wakeSound();
    byKey.current = false;
    stage.hurry();
    startDrag(root, event, at => root.current && grasp(() => newest.current, root.current, pieces, at));
  };
  const onClick = (event: MouseEvent): void => {
    const svg = root.current;
    if (!svg) return;
    const stop = event.target instanceof Element ? event.target.closest('[data-stop]') : null;
    // A screen reader's click has no point of its own.
    if (event.detail === 0 && stop) pressPlace(newest.current, placeOfStop(stop.getAttribute('data-stop')!));
    else pressPoint(newest.current, toBoard(svg, event));
  };

  const defs = useMemo(() => <MarbleDefs />, []);
  const ground = useMemo(() => <Ground lower={lower} unused={state.unused} />, [lower, state.unused]);
  const lifted = draft.pawn;

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
          <Lights.Under desk={desk} events={shown.events} n={shown.n} />
          <Centre state={state} last={last} lower={lower} text={text} />
          <Lights.Ways desk={desk} hinted={hinted} />
          <Marbles pieces={pieces} place={place} lifted={lifted} state={state} />
          <Lights.Over desk={desk} />
          <Stops stops={stops} lower={lower} tabIndex={walk.tabIndex} />
        </svg>
      </div>
      <Strip desk={desk} veiled={veiled} text={text} word={word} />
      {holder !== null && (
        <Fan
          state={state}
          seat={holder}
          slots={slotsOf(ranks)}
          able={isAble}
          chosen={draft.card}
          hinted={hinted && cardOf(hinted)}
          wordy={wordy.value}
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
