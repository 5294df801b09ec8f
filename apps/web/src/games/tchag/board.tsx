import { isStep, onTurn, type Square, type State, sayMove, type TchagEvent, tchag } from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../../board/contract.ts';
import { keepStill, startDrag } from '../../board/pointer.ts';
import { wakeSound } from '../../board/sound.ts';
import { type Troupe, useStage } from '../../board/stage.ts';
import { language } from '../../settings.ts';
import { listChoices } from './choices.ts';
import { CELL, HEIGHT, placeOf, WIDTH } from './geometry.ts';
import { Ground } from './ground.tsx';
import { EMPTY, useHand } from './hand.ts';
import { hear } from './heard.ts';
import { Broken, HintWay, Movable, Targets } from './marks.tsx';
import { roleOf } from './names.ts';
import { PawnDefs } from './pawns.tsx';
import { follow } from './pieces.ts';
import { Pawns, Stones } from './pieces-layer.tsx';
import { type Desk, grasp, pressSlide, pressSquare, targetsOf } from './press.ts';
import { type Arrow, Arrows, Ghost, placeArrows } from './slides.tsx';
import { Squares } from './squares.tsx';
import { StoneDefs } from './stones.tsx';
import { useWalk } from './walk.ts';
import { words } from './words.ts';

const troupe: Troupe<State, TchagEvent> = {
  follow,
  moverOf: ({ events }) => {
    const first = events[0];
    return first && 'seat' in first ? first.seat : null;
  },
  hear,
  unit: CELL,
};

const upright = placeOf(false);
const turned = placeOf(true);

export function Board(props: BoardProps<State, TchagEvent, Messages>) {
  const { bottom, hint, text } = props;
  const root = useRef<SVGSVGElement>(null);
  const flipped = bottom === 1;
  const place = flipped ? turned : upright;
  const stage = useStage(troupe, root, props, place);
  const { settled, hands, pieces, shown } = stage;
  const { state } = shown;
  const word = words[language.value];
  const finger = useRef(false);

  const choices = useMemo(() => listChoices(state, hands), [state, hands.join()]);
  const arrows = useMemo(() => placeArrows(choices.slides, flipped), [choices, flipped]);
  const [hand, change] = useHand(shown.n);
  const act = (move: string): void => {
    change(EMPTY);
    props.play(move);
  };
  const desk: Desk = { state, pieces, choices, bottom, hand, change, play: act, explain: props.explain };
  // Nobody is kept waiting by a motion: it ends, and a press meanwhile means what it does then.
  const pending = useRef<Square | null>(null);
  useLayoutEffect(() => {
    if (!settled || pending.current === null) return;
    pressSquare(desk, pending.current);
    pending.current = null;
  });
  const targets = targetsOf(desk);
  const walk = useWalk(root, arrows, choices.steps.keys().next().value, flipped);

  const hinted = hint === null || !settled ? null : tchag.readMove(hint);
  const looked = hand.seen ?? hand.armed ?? hint;
  const ghost = arrows.find(arrow => arrow.id === looked) ?? null;
  const nameArrow = ({ id, slide }: Arrow): string =>
    `${sayMove(slide.move, text)}${id === hint ? `, ${word.hint}` : ''}`;

  // What stays the same from one tap to the next is not even compared.
  const defs = useMemo(() => [<StoneDefs key="stones" />, <PawnDefs key="pawns" />], []);
  const turn = onTurn(state);
  const ground = useMemo(() => <Ground flipped={flipped} turn={turn} />, [flipped, turn]);
  const stones = useMemo(() => <Stones pieces={pieces} place={place} />, [pieces, place]);

  const onKeyDown = (event: KeyboardEvent): void => {
    wakeSound();
    finger.current = false;
    walk.onKeyDown(event, {
      pressSquare: square => {
        if (settled) return pressSquare(desk, square);
        pending.current = square;
        stage.hurry();
      },
      pressArrow: arrow => pressSlide(desk, arrow.slide, true),
      escape: () => {
        change(EMPTY);
        return (hand.selected ?? hand.armed) !== null;
      },
    });
  };
  const onPointerDown = (event: PointerEvent): void => {
    wakeSound();
    finger.current = event.pointerType === 'touch';
    walk.onPointerDown();
    stage.hurry();
    startDrag(root, event, at => root.current && grasp(desk, root.current, at));
  };

  return (
    <div class="tchag">
      <div class="tchag-table" onFocusIn={walk.onFocusIn}>
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
          <Movable squares={choices.steps.keys()} chosen={hand.selected} flipped={flipped} />
          <Pawns pieces={pieces} place={place} lifted={hand.selected} />
          <Targets state={state} squares={targets} flipped={flipped} />
          {ghost && <Ghost slide={ghost.slide} state={state} flipped={flipped} />}
          {hinted !== null && isStep(hinted) && <HintWay move={hinted} flipped={flipped} />}
          <Squares
            flipped={flipped}
            roleOf={square => roleOf(desk, square, text, word)}
            tabIndex={walk.squares.tabIndex}
            onPress={square => pressSquare(desk, square)}
          />
          {arrows.length > 0 && (
            <Arrows
              arrows={arrows}
              shown={ghost?.id ?? null}
              armed={hand.armed}
              hint={hint}
              label={word.slides}
              name={nameArrow}
              tabIndex={walk.arrows.tabIndex}
              onPress={arrow => pressSlide(desk, arrow.slide, !finger.current)}
              onLook={arrow => change({ seen: arrow?.id ?? null })}
            />
          )}
        </svg>
        <p class="tchag-once" aria-live="polite">
          {hand.armed === null ? '' : word.once}
        </p>
      </div>
      {choices.stop && (
        <button type="button" class={hint === 'stop' ? 'button main' : 'button'} onClick={() => act('stop')}>
          {text.moves.stop}
        </button>
      )}
    </div>
  );
}
