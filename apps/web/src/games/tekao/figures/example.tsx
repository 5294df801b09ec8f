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
import { language } from '../../../settings.ts';
import type { FigureProps } from '../../figures.ts';
import { type Foreseen, goesOf, listChoices, turnsOf } from '../choices.ts';
import { CELL, squareCentre } from '../geometry.ts';
import { Tile } from '../tile.tsx';
import { Targets, Ways } from '../ways.tsx';
import { type Actor, actorsOf, filmMove } from './film.ts';
import { Meetings, Struck } from './meeting.tsx';
import { frameOf, Patch } from './patch.tsx';
import { words } from './words.ts';

const START = tekao.readState(EXAMPLE.position);
const SHOWN: Move = tekao.readMove(EXAMPLE.move) ?? 0;
const PIECE = fromOf(SHOWN);
const CHOICES = listChoices(START, seatToMove(START));
const GOES = goesOf(CHOICES, PIECE);
/** The left one on the left. */
const TURNS = turnsOf(CHOICES, PIECE).toReversed();
const WINDOW = { from: 'b2', to: 'g5' };
const SQUARES = frameOf(WINDOW).squares;
const BREATH_MS = 1100;

/** What is being shown: a move and how far it has come; null: nothing has been played yet. */
type Showing = { readonly move: Move; readonly at: number; readonly runs: boolean } | null;

/** TEKAO-9: the rulebook's example, to be played by the real rules, at once or edge by edge, or otherwise. */
export function Example({ text }: FigureProps<Messages>) {
  const [showing, show] = useState<Showing>(null);
  const again = useRef<HTMLButtonElement>(null);
  const move = showing?.move ?? null;
  const film = useMemo(() => (move === null ? null : filmMove(START, move)), [move]);
  const last = (film?.steps.length ?? 1) - 1;
  useEffect(() => {
    if (!showing?.runs || showing.at >= last) return;
    const timer = setTimeout(() => show({ ...showing, at: showing.at + 1 }), BREATH_MS);
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
    // The square pressed is no longer one to go to.
    again.current?.focus({ preventScroll: true });
  };
  const seen = film?.steps.slice(1, (showing?.at ?? 0) + 1) ?? [];
  const now = seen.at(-1);

  return (
    <div class="tekao-example">
      <Patch {...WINDOW} named>
        {!film && <Ways state={START} square={PIECE} goes={GOES} flipped={false} />}
        {(now?.actors ?? actorsOf(START))
          .filter(({ id }) => SQUARES.includes(id))
          .map(actor => (
            <Stands key={actor.id} actor={actor} falls={now?.fallen.includes(actor.square) ?? false} />
          ))}
        {film && now && <Meetings square={film.foresight.to} edges={now.edges} />}
        {now?.fallen.map(square => (
          <Struck key={square} square={square} />
        ))}
        {!film && <Targets goes={GOES} edges={false} flipped={false} />}
        {!film &&
          GOES.map(way => <Target key={way.move} way={way} text={text} onPress={() => choose(way)} />)}
      </Patch>
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
        {film === null ? (
          <p>{word.ready(nameSquare(PIECE))}</p>
        ) : (
          <ol>
            {seen.map(({ events }, i) => (
              <li key={i}>{events.map(event => sayEvent(event, text, film.end)).join(' ')}</li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

/** What falls is seen to the end of its step. */
function Stands({ actor, falls }: { readonly actor: Actor; readonly falls: boolean }) {
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
