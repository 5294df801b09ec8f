import {
  type DragonsEvent,
  dragons,
  isOver,
  KEEP,
  type Move,
  NOBODY,
  type Space,
  type State,
  showMove,
  toHide,
  wonMove,
} from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../board/contract.ts';
import { focusStop, isPress, useRoving } from '../../board/keyboard.ts';
import { wakeSound } from '../../board/sound.ts';
import { sayAloud, useReadAloud } from '../../board/speech/speech.ts';
import { type Troupe, useStage } from '../../board/stage.ts';
import { useKeys } from '../../page/keys.ts';
import { prefersStill } from '../../settings.ts';
import { Arena, RealHands } from './arena.tsx';
import { Ground } from './art/ground.tsx';
import { type Choices, Desk } from './desk.tsx';
import { Finale } from './finale.tsx';
import { CELL, placeOf, READING_ORDER, VIEW_BOX } from './geometry.ts';
import { hear } from './heard.ts';
import { useKeptFocus } from './kept-focus.ts';
import { planTravels } from './motion.ts';
import { moveAt, rolesOf } from './names.ts';
import { follow } from './pieces.ts';
import { promptOf, sayNews } from './prompt.ts';
import { revealIn, useLately } from './reveal.ts';
import { lengthOf, paceOf, secretFor } from './schedule.ts';
import { Spaces, spaceId } from './spaces.tsx';
import { Stones } from './stones.tsx';
import { Flight, Fright } from './surprise.tsx';
import { VoiceButtons } from './voice.tsx';
import { words } from './words.ts';

const troupe: Omit<Troupe<State, DragonsEvent>, 'hear' | 'hold'> = {
  follow,
  moverOf: ({ events }) => {
    const first = events[0];
    return first && 'seat' in first ? first.seat : null;
  },
  travel: planTravels,
  unit: CELL,
};

type Entry = readonly DragonsEvent[];

const STOPS = READING_ORDER.map(space => ({ id: spaceId(space), ...placeOf(space) }));
const spaceOf = (event: Event): Space | null => {
  const stop = event.target instanceof Element ? event.target.getAttribute('data-stop') : null;
  return READING_ORDER.find(space => spaceId(space) === stop) ?? null;
};

export function Board(props: BoardProps<State, DragonsEvent, Messages>) {
  const { text } = props;
  const root = useRef<SVGSVGElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const paceAt = (entry: Entry): number => {
    const entries = [...props.past.map(past => past.events), props.shown.events];
    return paceOf(entries.slice(0, Math.max(0, entries.indexOf(entry))));
  };
  const paced: Troupe<State, DragonsEvent> = {
    ...troupe,
    hear: entry => hear(entry, paceAt(entry)),
    hold: entry => lengthOf(entry, paceAt(entry)),
  };
  const stage = useStage(paced, root, props, placeOf);
  const { shown, settled } = stage;
  const { state, events, n } = shown;
  const word = words();
  const over = isOver(state);
  const first = useRef(n);

  const reveal = useMemo(() => revealIn(events), [events]);
  const pace = useMemo(() => paceAt(events), [events]);
  const [lately, endLately] = useLately(shown, lengthOf(events, pace));
  const showing = lately && reveal !== null;
  const duel = state.phase === 'duel';
  // DRAGON-6: where a stone is hidden must be seen by all, before hands are raised over the board.
  const hands = lately && (showing || duel) ? [] : stage.hands;
  const prompt = promptOf(state, hands);
  // Nobody is named before the hands have opened.
  const seat = hands[0] ?? (showing || state.winner === NOBODY ? null : state.winner);
  const lost = useMemo(() => (state.phase === 'hide' ? toHide(state) : []), [state]);
  const [taken, take] = useState<Space | null>(null);
  const held =
    prompt === 'hide' ? (taken !== null && lost.includes(taken) ? taken : (lost[0] ?? null)) : null;

  const [untold, tell] = useLately(shown, secretFor(events, state.kept.length, pace));
  useLayoutEffect(() => {
    if (!untold) props.seen?.(n);
  }, [n, untold]);
  const news = useMemo(() => sayNews({ state, events }, text, word), [state, events, text, word]);
  const task = word.spoken[prompt] || null;
  useReadAloud({
    n,
    news: untold || n === first.current ? null : news,
    task: untold || !settled ? null : task,
  });
  const sentence = over ? news : task;

  const roleOf = rolesOf({ state, prompt, held, hint: props.hint, text, word });
  const play = (move: Move): void => {
    const who = hands[0];
    if (who === undefined) return;
    const refusal = dragons.refuse(state, who, move);
    if (refusal) props.explain(refusal);
    else {
      // Whoever acts is not kept waiting by what they have seen.
      stage.hurry();
      props.play(dragons.writeMove(move));
    }
  };
  const press = (space: Space): void => {
    const move = moveAt({ prompt, held }, space);
    if (lost.includes(space) && prompt === 'hide') take(space);
    else if (move !== null) play(move);
  };
  const newest = useRef(press);
  newest.current = press;
  const onPress = useCallback((space: Space) => newest.current(space), []);

  const ready = READING_ORDER.find(space => roleOf(space).role !== 'plain') ?? null;
  const walk = useRoving(root, STOPS, ready === null ? null : spaceId(ready));
  const [beckons, beckon] = useState(0);
  const choices: Choices = {
    choose: gesture => play(showMove(gesture)),
    tell: who => play(wonMove(who)),
    keep: () => play(KEEP),
    goOn: () => {
      beckon(beckons + 1);
      sayAloud(word.spoken.turn);
      if (ready !== null) focusStop(root.current, spaceId(ready));
    },
    take,
  };
  const pick = (i: number) => () => desk.current?.querySelectorAll('button')[i]?.click();
  useKeys({
    1: pick(0),
    2: pick(1),
    3: pick(2),
    4: pick(3),
    5: pick(4),
    r: () => sentence !== null && sayAloud(sentence),
  });
  useKeptFocus(desk, root, ready === null ? null : spaceId(ready));

  const onKeyDown = (event: KeyboardEvent): void => {
    wakeSound();
    const space = spaceOf(event);
    if (walk.walk(event)) event.preventDefault();
    else if (isPress(event) && space !== null) {
      event.preventDefault();
      press(space);
    }
  };
  const skip = (): void => {
    stage.hurry();
    endLately();
    if (!over) tell();
  };

  const ground = useMemo(() => <Ground />, []);
  const stones = useMemo(
    () => <Stones pieces={stage.pieces} lost={lost} held={held} />,
    [stage.pieces, lost, held],
  );
  return (
    <div class={`dragons asks-${prompt}`} onPointerDown={wakeSound}>
      <div class="dragons-table" onFocusIn={walk.onFocus}>
        {ground}
        <svg
          ref={root}
          class={
            beckons % 2 === 1
              ? 'dragons-board beckons odd'
              : beckons > 0
                ? 'dragons-board beckons'
                : 'dragons-board'
          }
          viewBox={VIEW_BOX}
          role="group"
          aria-label={word.board}
          onKeyDown={onKeyDown}
        >
          {stones}
          <Spaces roleOf={roleOf} tabIndex={walk.tabIndex} onPress={onPress} />
          {lately && !prefersStill() && <Flight events={events} n={n} />}
        </svg>
        {lately && !prefersStill() && <Fright events={events} n={n} />}
        {(showing || (duel && !lately && state.variant.hands === 'screen')) && (
          <Arena
            state={state}
            reveal={showing ? reveal : null}
            pace={pace}
            n={n}
            text={text}
            word={word}
            skip={skip}
          />
        )}
        {prompt === 'tell' && <RealHands />}
        {over && !lately && <Finale state={state} counting={n !== first.current} text={text} word={word} />}
        <VoiceButtons sentence={sentence} word={word} />
      </div>
      <div ref={desk} class="dragons-below">
        <Desk
          prompt={prompt}
          state={state}
          seat={seat}
          held={held}
          hint={props.hint}
          choices={choices}
          text={text}
          word={word}
        />
      </div>
    </div>
  );
}
