import {
  fromOf,
  isClockwise,
  type Move,
  nameSquare,
  sayEvent,
  sayForesight,
  sayMove,
  seatToMove,
  tekao,
  toOf,
} from '@tablee/tekao';
import { EXAMPLE } from '@tablee/tekao/example';
import type { Messages } from '@tablee/tekao/messages/fr';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isPress } from '../../../board/keyboard.ts';
import { styleAt } from '../../../board/motion.ts';
import { type Language, language } from '../../../storage/settings.ts';
import type { FigureProps } from '../../figures.ts';
import { CELL, squareCentre } from '../draw/geometry.ts';
import { type Foreseen, goMovesOf, listLegalMoves, turnMovesOf } from '../draw/legal-moves.ts';
import { Paths, Targets } from '../draw/paths.tsx';
import { Tile } from '../draw/tile.tsx';
import { BoardSection, frameOf } from './board-section.tsx';
import { Meetings, TakenMark } from './meetings.tsx';
import { type Actor, actorsOf, splitMove } from './move-steps.ts';

/** Texts of the example. */
const fr = {
  ready: (square: string) => `Le pion bleu ${square} peut avancer sur une case éclairée, ou tourner.`,
  play: 'Jouer le coup',
  step: 'Pas à pas',
  again: 'Recommencer',
  turn: (clockwise: boolean): string => (clockwise ? 'Tourner à droite' : 'Tourner à gauche'),
};
type Words = typeof fr;

const en: Words = {
  ready: square => `The blue piece on ${square} may go to a lit square, or turn.`,
  play: 'Play the move',
  step: 'Step by step',
  again: 'Start again',
  turn: clockwise => (clockwise ? 'Turn right' : 'Turn left'),
};

const words: { readonly [L in Language]: Words } = { fr, en };

const START = tekao.readState(EXAMPLE.position);
const SHOWN: Move = tekao.readMove(EXAMPLE.move) ?? 0;
const PIECE = fromOf(SHOWN);
const LEGAL = listLegalMoves(START, seatToMove(START));
const GO_MOVES = goMovesOf(LEGAL, PIECE);
/** Left turn first. */
const TURNS = turnMovesOf(LEGAL, PIECE).toReversed();
const SECTION = { from: 'b2', to: 'g5' };
const SQUARES = frameOf(SECTION).squares;
const STEP_MS = 1100;

/** The move shown and its current step; null: nothing has been played yet. */
type Showing = { readonly move: Move; readonly at: number; readonly runs: boolean } | null;

/** TEKAO-9: the example of the rulebook, playable at once, step by step, or with another move. */
export function Example({ text }: FigureProps<Messages>) {
  const [showing, show] = useState<Showing>(null);
  const again = useRef<HTMLButtonElement>(null);
  const move = showing?.move ?? null;
  const played = useMemo(() => (move === null ? null : splitMove(START, move)), [move]);
  const last = (played?.steps.length ?? 1) - 1;
  useEffect(() => {
    if (!showing?.runs || showing.at >= last) return;
    const timer = setTimeout(() => show({ ...showing, at: showing.at + 1 }), STEP_MS);
    return () => clearTimeout(timer);
  }, [showing, last]);

  const word = words[language.value];
  const run = (next: Move) => show({ move: next, at: 1, runs: true });
  const step = () => {
    if (showing === null || showing.at >= last) show({ move: showing?.move ?? SHOWN, at: 1, runs: false });
    else show({ ...showing, at: showing.at + 1, runs: false });
  };
  const choose = ({ move }: Foreseen) => {
    run(move);
    // The pressed target is about to be removed with its focus.
    again.current?.focus({ preventScroll: true });
  };
  const seen = played?.steps.slice(1, (showing?.at ?? 0) + 1) ?? [];
  const now = seen.at(-1);

  return (
    <div class="tekao-example">
      <BoardSection {...SECTION} named>
        {!played && <Paths state={START} square={PIECE} moves={GO_MOVES} flipped={false} />}
        {(now?.actors ?? actorsOf(START))
          .filter(({ id }) => SQUARES.includes(id))
          .map(actor => (
            <ActorTile key={actor.id} actor={actor} falls={now?.fallen.includes(actor.square) ?? false} />
          ))}
        {played && now && <Meetings square={played.foresight.to} edges={now.edges} />}
        {now?.fallen.map(square => (
          <TakenMark key={square} square={square} />
        ))}
        {!played && <Targets moves={GO_MOVES} edges={false} flipped={false} />}
        {!played &&
          GO_MOVES.map(way => <Target key={way.move} way={way} text={text} onPress={() => choose(way)} />)}
      </BoardSection>
      <div class="choices">
        <button type="button" class="button main" onClick={() => run(move ?? SHOWN)}>
          {word.play}
        </button>
        <button type="button" class="button" onClick={step}>
          {word.step}
        </button>
        {TURNS.map(({ move }) => (
          <button type="button" class="button" key={move} onClick={() => run(move)}>
            {word.turn(isClockwise(move))}
          </button>
        ))}
        <button type="button" class="button again" ref={again} onClick={() => show(null)}>
          {word.again}
        </button>
      </div>
      <div class="told" aria-live="polite">
        {played === null ? (
          <p>{word.ready(nameSquare(PIECE))}</p>
        ) : (
          <ol>
            {seen.map(({ events }, i) => (
              <li key={i}>{events.map(event => sayEvent(event, text, played.end)).join(' ')}</li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

/** A taken piece stays visible, faded, until the end of the step. */
function ActorTile({ actor, falls }: { readonly actor: Actor; readonly falls: boolean }) {
  const { transform, opacity } = styleAt({ ...squareCentre(actor.square, false), scale: 1 }, actor.on);
  return (
    <g class="actor" style={{ transform, opacity: falls ? 0.55 : opacity }}>
      <Tile cell={actor.cell} flipped={false} />
    </g>
  );
}

type TargetProps = { readonly way: Foreseen; readonly text: Messages; readonly onPress: () => void };

function Target({ way: { move, foresight }, text, onPress }: TargetProps) {
  const { x, y } = squareCentre(toOf(move), false);
  return (
    <g
      role="button"
      class="acts"
      tabindex={0}
      aria-label={`${sayMove(move, text)}, ${sayForesight(foresight, text)}`}
      transform={`translate(${x} ${y})`}
      onClick={onPress}
      onKeyDown={event => {
        if (!isPress(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      <rect class="hit" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />
      <rect class="ring under" x={-46} y={-46} width={92} height={92} rx={12} />
      <rect class="ring" x={-46} y={-46} width={92} height={92} rx={12} />
    </g>
  );
}
