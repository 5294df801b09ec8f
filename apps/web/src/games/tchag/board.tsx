import type { Refusal } from '@tablee/kernel';
import {
  isStep,
  onTurn,
  pawnOn,
  type Slide,
  SQUARES,
  type Square,
  type State,
  sayMove,
  stepMove,
  type TchagEvent,
  tchag,
} from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../../board/contract.ts';
import { focusStop, isPress, useRoving } from '../../board/keyboard.ts';
import type { BoardPoint } from '../../board/piece.ts';
import { type Grip, startDrag } from '../../board/pointer.ts';
import { wakeSound } from '../../board/sound.ts';
import { type Troupe, useStage } from '../../board/stage.ts';
import { language } from '../../settings.ts';
import { listChoices, slidesAt, whyNot } from './choices.ts';
import { CELL, HEIGHT, placeOf, squareCentre, squareUnder, WIDTH } from './geometry.ts';
import { gripPawn, gripStones } from './grips.ts';
import { Ground } from './ground.tsx';
import { useHand } from './hand.ts';
import { hear } from './heard.ts';
import { Broken, HintWay, Movable, Targets } from './marks.tsx';
import { PawnDefs } from './pawns.tsx';
import { follow, isStone } from './pieces.ts';
import { Pawns, Stones } from './pieces-layer.tsx';
import { type Arrow, Arrows, Ghost, placeArrows } from './slides.tsx';
import { nameOf, type SquareRole, Squares, squareId } from './squares.tsx';
import { StoneDefs } from './stones.tsx';
import { words } from './words.ts';

export type TchagBoardProps = BoardProps<State, TchagEvent, Messages>;

const troupe: Troupe<State, TchagEvent> = {
  follow,
  moverOf: ({ events }) => {
    const first = events[0];
    return first && 'seat' in first ? first.seat : null;
  },
  onTurn,
  hear,
  unit: CELL,
};

const places = { upright: placeOf(false), flipped: placeOf(true) };
const everySquare = Array.from({ length: SQUARES }, (_, square) => square);

export function Board({ shown, hands, bottom, play, explain, hint, again, text }: TchagBoardProps) {
  const root = useRef<SVGSVGElement>(null);
  const flipped = bottom === 1;
  const place = flipped ? places.flipped : places.upright;
  const stage = useStage(troupe, root, shown, place, again);
  const { state } = stage.shown;
  const word = words[language.value];

  const choices = useMemo(
    () => listChoices(state, stage.settled ? hands : []),
    [state, stage.settled, hands.join()],
  );
  const arrows = useMemo(() => placeArrows(choices.slides, flipped), [choices, flipped]);
  const [hand, setHand] = useHand(state);
  const hinted = hint === null || !stage.settled ? null : tchag.readMove(hint);
  const targets = hand.selected === null ? [] : (choices.steps.get(hand.selected) ?? []);
  const ghostId = hand.seen ?? hand.armed ?? hint;
  const ghost = arrows.find(arrow => arrow.id === ghostId) ?? null;

  // What stays the same from one tap to the next is not even compared.
  const defs = useMemo(
    () => (
      <defs>
        <StoneDefs />
        <PawnDefs />
      </defs>
    ),
    [],
  );
  const ground = useMemo(() => <Ground flipped={flipped} turn={onTurn(state)} />, [flipped, onTurn(state)]);
  const stones = useMemo(() => <Stones pieces={stage.pieces} place={place} />, [stage.pieces, place]);

  const squareStops = everySquare.map(square => ({ id: squareId(square), ...squareCentre(square, flipped) }));
  const home = [...choices.steps.keys()][0];
  const squareRoving = useRoving(root, squareStops, home === undefined ? null : squareId(home));
  const arrowRoving = useRoving(root, arrows, null);
  const byKey = useRef(false);
  const finger = useRef(false);

  // Whoever plays by keyboard is led to the repairs, which are not where the pawn was put.
  useLayoutEffect(() => {
    const inside = root.current?.contains(document.activeElement);
    if (byKey.current && inside && arrows[0]) focusStop(root.current, arrows[0].id);
  }, [arrows]);

  const act = (move: string): void => {
    setHand({ selected: null, seen: null, armed: null });
    play(move);
  };
  const tell = (refusal: Refusal | null): void => {
    if (refusal) explain(refusal);
  };

  const pressSlide = (slide: Slide): void => {
    const id = tchag.writeMove(slide.move);
    if (finger.current && hand.armed !== id) {
      setHand({ armed: id, seen: id });
      return;
    }
    // Its arrow is about to vanish: who stands on it must not fall out of the board.
    if (byKey.current) focusStop(root.current, squareId(slide.stones[0]!.to));
    act(id);
  };

  const pressSquare = (square: Square): void => {
    const { seat } = choices;
    if (seat === null) {
      if (onTurn(state) !== bottom) tell(whyNot(state, bottom, square, null));
      return;
    }
    if (choices.slides.length > 0) {
      const [only, ...others] = slidesAt(choices.slides, state, square);
      if (only && others.length === 0) pressSlide(only);
      else tell(whyNot(state, seat, square, null));
      return;
    }
    if (square === hand.selected) setHand({ selected: null });
    else if (targets.includes(square)) act(tchag.writeMove(stepMove(hand.selected!, square)));
    else if (choices.steps.has(square)) setHand({ selected: square });
    else tell(whyNot(state, seat, square, pawnOn(state.cells[square]!) === seat ? null : hand.selected));
  };

  const roleOf = (square: Square): SquareRole => {
    const name = nameOf(state, square, text);
    if (targets.includes(square)) {
      const takes = pawnOn(state.cells[square]!) >= 0 ? `, ${word.takes}` : '';
      return { name: `${text.moves.step(hand.selected!, square)}${takes}`, acts: true, drags: false };
    }
    const ways = choices.steps.get(square);
    if (ways) {
      const pressed = square === hand.selected;
      return { name: `${name}, ${word.ways(ways.length)}`, acts: true, pressed, drags: true };
    }
    const drags = state.cells[square] !== 0 && slidesAt(choices.slides, state, square).length > 0;
    return { name, acts: false, drags };
  };

  const grasp = (at: BoardPoint): Grip | null => {
    const square = squareUnder(at, flipped);
    if (square === null || !root.current) return null;
    const pawn = stage.pieces.find(piece => piece.on && piece.at === square && !isStone(piece));
    const ways = choices.steps.get(square);
    if (pawn && ways) {
      setHand({ selected: square });
      return gripPawn(root.current, pawn, at, flipped, to => {
        if (to === null || to === square) return;
        if (ways.includes(to)) act(tchag.writeMove(stepMove(square, to)));
        else tell(whyNot(state, choices.seat!, to, square));
      });
    }
    const slides = state.cells[square] === 0 ? [] : slidesAt(choices.slides, state, square);
    if (slides.length === 0) return null;
    return gripStones(root.current, stage.pieces, slides, at, flipped, slide =>
      act(tchag.writeMove(slide.move)),
    );
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    byKey.current = true;
    wakeSound();
    finger.current = false;
    const stop = event.target instanceof Element ? event.target.getAttribute('data-stop') : null;
    if (squareRoving.walk(event) || arrowRoving.walk(event)) event.preventDefault();
    else if (isPress(event) && stop !== null) {
      event.preventDefault();
      stage.hurry();
      const arrow = arrows.find(a => a.id === stop);
      if (arrow) pressSlide(arrow.slide);
      else pressSquare(everySquare.find(square => squareId(square) === stop)!);
    } else if (event.key === 'Escape' && (hand.selected ?? hand.armed) !== null) {
      event.preventDefault();
      setHand({ selected: null, armed: null, seen: null });
    }
  };

  const nameArrow = ({ id, slide }: Arrow): string =>
    `${sayMove(slide.move, text)}${id === hint ? `, ${word.hint}` : ''}`;

  return (
    <div class="tchag">
      <div
        class="tchag-table"
        onFocusIn={event => {
          squareRoving.onFocus(event);
          arrowRoving.onFocus(event);
        }}
      >
        {ground}
        <svg
          ref={root}
          class="tchag-board"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="group"
          aria-label={word.board(text.seats[bottom] ?? '')}
          onKeyDown={onKeyDown}
          onPointerDown={event => {
            byKey.current = false;
            wakeSound();
            finger.current = event.pointerType === 'touch';
            stage.hurry();
            startDrag(root, event, grasp);
          }}
        >
          {defs}
          {stones}
          {stage.settled && state.phase === 'repair' && <Broken state={state} flipped={flipped} />}
          <Movable squares={choices.steps.keys()} chosen={hand.selected} flipped={flipped} />
          <Pawns pieces={stage.pieces} place={place} lifted={hand.selected} />
          <Targets state={state} squares={targets} flipped={flipped} />
          {ghost && <Ghost slide={ghost.slide} state={state} flipped={flipped} />}
          {hinted !== null && isStep(hinted) && <HintWay move={hinted} flipped={flipped} />}
          <Squares flipped={flipped} roleOf={roleOf} tabIndex={squareRoving.tabIndex} onPress={pressSquare} />
          {arrows.length > 0 && (
            <Arrows
              arrows={arrows}
              shown={ghost?.id ?? null}
              armed={hand.armed}
              hint={hint}
              label={word.slides}
              name={nameArrow}
              tabIndex={arrowRoving.tabIndex}
              onPress={arrow => pressSlide(arrow.slide)}
              onLook={arrow => setHand({ seen: arrow?.id ?? null })}
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
