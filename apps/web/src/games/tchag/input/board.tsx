import { isStep, onTurn, type Square, type State, sayMove, type TchagEvent, tchag } from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../../../board/contract.ts';
import { keepStill, startDrag } from '../../../board/pointer.ts';
import { wakeSound } from '../../../board/sound.ts';
import { useStage } from '../../../board/stage.ts';
import { entriesUpTo } from '../../../board/trace/trace.ts';
import { language } from '../../../storage/settings.ts';
import { HEIGHT, placeOf, WIDTH } from '../draw/geometry.ts';
import { Ground } from '../draw/ground.tsx';
import { Broken, Hint, Movable, Targets } from '../draw/marks.tsx';
import { PawnDefs, Pawns, Stones } from '../draw/pieces-layer.tsx';
import { StoneDefs } from '../draw/stones.tsx';
import { lastTurn, TraceOnPawns, TraceOnStones } from '../draw/trace.tsx';
import { animator } from '../motion/animator.ts';
import { LazyFinale, useEnding } from '../motion/end.ts';
import { words } from '../text/words.ts';
import { pressSlide, pressSquare } from './actions.ts';
import { type Arrow, placeArrows } from './arrow-layout.ts';
import { listChoices } from './choices.ts';
import { type InputState, NO_SELECTION, targetsOf, useSelection } from './input-state.ts';
import { useKeyboard } from './keyboard.ts';
import { startGrip } from './pointer-gestures.ts';
import { Arrows, SlidePreview } from './slide-arrows.tsx';
import { roleOf, Squares } from './squares.tsx';

const upright = placeOf(false);
const turned = placeOf(true);

export function Board(props: BoardProps<State, TchagEvent, Messages>) {
  const { bottom, hint, text } = props;
  const root = useRef<SVGSVGElement>(null);
  const flipped = bottom === 1;
  const place = flipped ? turned : upright;
  const stage = useStage(animator, root, props, place);
  const { settled, hands, pieces, shown } = stage;
  const { state } = shown;
  const word = words[language.value];
  const finger = useRef(false);
  const ending = useEnding(props.shown);

  const choices = useMemo(() => listChoices(state, hands), [state, hands.join()]);
  const arrows = useMemo(() => placeArrows(choices.slides, flipped), [choices, flipped]);
  const [selection, change] = useSelection(shown.n);
  const play = (move: string): void => {
    change(NO_SELECTION);
    props.play(move);
  };
  const input: InputState = {
    state,
    pieces,
    choices,
    bottom,
    selection,
    change,
    play,
    explain: props.explain,
  };
  // A press during a motion ends the motion and is handled in the position after it.
  const pending = useRef<Square | null>(null);
  useLayoutEffect(() => {
    if (!settled || pending.current === null) return;
    pressSquare(input, pending.current);
    pending.current = null;
  });
  const targets = targetsOf(input);
  const keyboard = useKeyboard(root, arrows, choices.steps.keys().next().value, flipped);

  const hinted = hint === null || !settled ? null : tchag.readMove(hint);
  const previewedId = selection.previewed ?? selection.armed ?? hint;
  const previewed = arrows.find(arrow => arrow.id === previewedId) ?? null;
  const nameArrow = ({ id, slide }: Arrow): string =>
    `${sayMove(slide.move, text, flipped)}${id === hint ? `, ${word.hint}` : ''}`;

  // Memoized: unchanged parts skip the diff.
  const defs = useMemo(() => [<StoneDefs key="stones" />, <PawnDefs key="pawns" />], []);
  const turn = onTurn(state);
  const ground = useMemo(() => <Ground flipped={flipped} turn={turn} />, [flipped, turn]);
  const stones = useMemo(() => <Stones pieces={pieces} place={place} />, [pieces, place]);
  const trace = useMemo(() => lastTurn(entriesUpTo(shown.n, props)), [shown]);
  const traced = { trace, n: shown.n, flipped };

  const onKeyDown = (event: KeyboardEvent): void => {
    wakeSound();
    finger.current = false;
    keyboard.onKeyDown(event, {
      pressSquare: square => {
        if (settled) return pressSquare(input, square);
        pending.current = square;
        stage.hurry();
      },
      pressArrow: arrow => pressSlide(input, arrow.slide, true),
      escape: () => {
        change(NO_SELECTION);
        return (selection.pawn ?? selection.armed) !== null;
      },
    });
  };
  const onPointerDown = (event: PointerEvent): void => {
    wakeSound();
    finger.current = event.pointerType === 'touch';
    keyboard.onPointerDown();
    stage.hurry();
    startDrag(root, event, at => root.current && startGrip(input, root.current, at));
  };

  return (
    <div class="tchag">
      <div class="tchag-table" onFocusIn={keyboard.onFocusIn}>
        {ground}
        <svg
          ref={root}
          class="tchag-board"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="group"
          aria-label={word.board(text.seats[bottom] ?? '')}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onTouchMove={keepStill}
        >
          <defs>{defs}</defs>
          {stones}
          {settled && state.phase === 'repair' && <Broken state={state} flipped={flipped} />}
          <TraceOnStones {...traced} />
          <Movable squares={choices.steps.keys()} chosen={selection.pawn} flipped={flipped} />
          <Pawns pieces={pieces} place={place} lifted={selection.pawn} />
          <TraceOnPawns {...traced} state={state} />
          <Targets state={state} squares={targets} flipped={flipped} />
          {previewed && <SlidePreview slide={previewed.slide} state={state} flipped={flipped} />}
          {hinted !== null && isStep(hinted) && <Hint move={hinted} flipped={flipped} />}
          <Squares
            flipped={flipped}
            roleOf={square => roleOf(input, square, text, word)}
            tabIndex={keyboard.squares.tabIndex}
            onPress={square => pressSquare(input, square)}
          />
          {arrows.length > 0 && (
            <Arrows
              arrows={arrows}
              shown={previewed?.id ?? null}
              armed={selection.armed}
              hint={hint}
              label={word.slides}
              name={nameArrow}
              tabIndex={keyboard.arrows.tabIndex}
              onPress={arrow => pressSlide(input, arrow.slide, !finger.current)}
              onLook={arrow => change({ previewed: arrow?.id ?? null })}
            />
          )}
        </svg>
        {ending && <LazyFinale state={state} winner={ending.winner} text={text} />}
        <p class="tchag-once" aria-live="polite">
          {selection.armed === null ? '' : word.once}
        </p>
      </div>
      {choices.stop && (
        <button type="button" class={hint === 'stop' ? 'button main' : 'button'} onClick={() => play('stop')}>
          {text.moves.stop}
        </button>
      )}
    </div>
  );
}
