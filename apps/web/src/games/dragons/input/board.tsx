import {
  type DragonsEvent,
  dragons,
  isOver,
  KEEP,
  type Move,
  NO_SEAT,
  type Space,
  type State,
  showMove,
  toHide,
  wonMove,
} from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/contract.ts';
import { focusStop, isPress, useRoving } from '../../../board/keyboard.ts';
import { wakeSound } from '../../../board/sound.ts';
import { sayAloud, useReadAloud } from '../../../board/speech/speech.ts';
import { type BoardAnimator, useStage } from '../../../board/stage.ts';
import { entriesUpTo } from '../../../board/trace/trace.ts';
import { useKeys } from '../../../page/keys.ts';
import { prefersStill } from '../../../storage/settings.ts';
import { Arena, RealHands, revealIn } from '../draw/arena.tsx';
import { Ground, Stones } from '../draw/layers.tsx';
import { CELL, follow, placeOf, READING_ORDER, VIEW_BOX } from '../draw/pieces.ts';
import { isOpenReplay, lastTurn, TraceOnGround, TraceOnStones } from '../draw/trace.tsx';
import { Finale, Flight, Fright } from '../motion/effects.tsx';
import { planEntryMotions } from '../motion/motions.ts';
import { lengthOf, paceOf, secretFor, useRecent } from '../motion/schedule.ts';
import { playSounds } from '../motion/sounds.ts';
import { promptOf, sayNews, words } from '../text/words.ts';
import { ChoicePanel, type Choices, useKeptFocus } from './choice-panel.tsx';
import { moveAt, rolesOf, Spaces, spaceId } from './spaces.tsx';
import { VoiceButtons } from './voice.tsx';

const animator: Omit<BoardAnimator<State, DragonsEvent>, 'hear' | 'hold'> = {
  follow,
  moverOf: ({ events }) => {
    const first = events[0];
    return first && 'seat' in first ? first.seat : null;
  },
  travel: planEntryMotions,
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
  const panel = useRef<HTMLDivElement>(null);
  const paceAt = (entry: Entry): number => {
    const entries = [...props.past.map(past => past.events), props.shown.events];
    return paceOf(entries.slice(0, Math.max(0, entries.indexOf(entry))));
  };
  const pacedAnimator: BoardAnimator<State, DragonsEvent> = {
    ...animator,
    hear: (entry, turnPace) => playSounds(entry, paceAt(entry) * turnPace, turnPace),
    hold: entry => lengthOf(entry, paceAt(entry)),
  };
  const stage = useStage(pacedAnimator, root, props, placeOf);
  const { shown, settled } = stage;
  const { state, events, n } = shown;
  const word = words();
  const over = isOver(state);
  const first = useRef(n);

  const reveal = useMemo(() => revealIn(events), [events]);
  const pace = useMemo(() => paceAt(events), [events]);
  const [recent, endRecent] = useRecent(shown, lengthOf(events, pace) * stage.pace);
  const showing = recent && reveal !== null;
  const duel = state.phase === 'duel';
  // In a replay the end of a turn is looked at: the next duel begins with its first gesture.
  const fights = duel && !(props.lookedBack && events.some(e => e.kind === 'round'));
  // DRAGON-6: everyone must see where a stone is hidden before the duel covers the board.
  const hands = recent && (showing || duel) ? [] : stage.hands;
  const prompt = promptOf(state, hands);
  // Do not show the winner before the gestures.
  const seat = hands[0] ?? (showing || state.winner === NO_SEAT ? null : state.winner);
  const lost = useMemo(() => (state.phase === 'hide' ? toHide(state) : []), [state]);
  const [chosen, setChosen] = useState<Space | null>(null);
  const held =
    prompt === 'hide' ? (chosen !== null && lost.includes(chosen) ? chosen : (lost[0] ?? null)) : null;

  const [secret, endSecret] = useRecent(shown, secretFor(events, state.kept.length, pace, stage.pace));
  useLayoutEffect(() => {
    if (!secret) props.seen?.(n);
  }, [n, secret]);
  const news = useMemo(() => sayNews({ state, events }, text, word), [state, events, text, word]);
  const task = word.spoken[prompt] || null;
  useReadAloud({
    n,
    news: secret || n === first.current ? null : news,
    task: secret || !settled ? null : task,
  });
  const sentence = over ? news : task;

  const roleOf = rolesOf({ state, prompt, held, hint: props.hint, text, word });
  const play = (move: Move): void => {
    const who = hands[0];
    if (who === undefined) return;
    const refusal = dragons.refuse(state, who, move);
    if (refusal) props.explain(refusal);
    else {
      // An action ends the current motion.
      stage.hurry();
      props.play(dragons.writeMove(move));
    }
  };
  const [beckons, setBeckons] = useState(0);
  /** The spaces to be pressed next move, and the task is said again. */
  const beckon = (task: string): void => {
    setBeckons(beckons + 1);
    sayAloud(task);
  };
  const take = (space: Space): void => (space === held ? beckon(word.spoken.hide) : setChosen(space));
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
  const choices: Choices = {
    choose: gesture => play(showMove(gesture)),
    tell: who => play(wonMove(who)),
    keep: () => play(KEEP),
    goOn: () => {
      beckon(word.spoken.turn);
      if (ready !== null) focusStop(root.current, spaceId(ready));
    },
    take,
  };
  const pick = (i: number) => () => panel.current?.querySelectorAll('button')[i]?.click();
  useKeys({
    1: pick(0),
    2: pick(1),
    3: pick(2),
    4: pick(3),
    5: pick(4),
    r: () => sentence !== null && sayAloud(sentence),
  });
  useKeptFocus(panel, root, ready === null ? null : spaceId(ready));

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
    endRecent();
    if (!over) endSecret();
  };

  const ground = useMemo(() => <Ground />, []);
  const stones = useMemo(
    () => <Stones pieces={stage.pieces} lost={lost} held={held} />,
    [stage.pieces, lost, held],
  );
  const trace = useMemo(() => lastTurn(entriesUpTo(n, props), isOpenReplay(props)), [shown]);
  const traced = !recent && { trace, n };
  return (
    <div class={`dragons asks-${prompt}`} onPointerDown={wakeSound}>
      <div class="dragons-table" style={{ '--turn-pace': stage.pace }} onFocusIn={walk.onFocus}>
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
          {traced && <TraceOnGround {...traced} />}
          {stones}
          {traced && <TraceOnStones {...traced} state={state} />}
          <Spaces roleOf={roleOf} tabIndex={walk.tabIndex} onPress={onPress} />
          {recent && !prefersStill() && <Flight events={events} n={n} />}
        </svg>
        {recent && !prefersStill() && <Fright events={events} n={n} />}
        {(showing || (fights && !recent && state.variant.hands === 'screen')) && (
          <Arena
            state={state}
            reveal={showing ? reveal : null}
            pace={pace * stage.pace}
            n={n}
            text={text}
            word={word}
            skip={skip}
          />
        )}
        {prompt === 'tell' && <RealHands question={text.tasks.tell} />}
        {over && !recent && <Finale state={state} counting={n !== first.current} text={text} word={word} />}
        <VoiceButtons sentence={sentence} word={word} />
      </div>
      <div ref={panel} class="dragons-below">
        <ChoicePanel
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
