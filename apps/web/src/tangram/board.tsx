import { drawOutline, outlineOf, PIECES, type Piece } from '@tablee/tchang/tangram';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardPoint } from '../board/piece.ts';
import { type Grip, keepStill, startDrag } from '../board/pointer.ts';
import { type Bench, carry, sendHome, turnedOf } from './bench.ts';
import { Ending } from './ending.tsx';
import type { Hand } from './hand.ts';
import { FIELD, isInTray, keepInField, type Layout } from './layout.ts';
import { PieceBody } from './piece.tsx';
import { middleOfFigure, pathOf, pivotOf } from './shape.ts';
import { sayPiece } from './speech.ts';
import { standOf } from './stand.ts';
import { Tones } from './tones.tsx';
import type { Words } from './words/fr.ts';

type Props = { readonly hand: Hand; readonly word: Words; readonly layout: Layout };

/** Puts a piece's pivot at a point of the drawing. */
function carryTo(bench: Bench, piece: Piece, x: number, y: number): Bench {
  const [[cx, cy], [px, py]] = [middleOfFigure(bench.riddle.figure), pivotOf(turnedOf(bench, piece))];
  return carry(bench, piece, x + cx - px, cy - y - py);
}

const pieceUnder = (target: EventTarget | null): Piece | null => {
  const found = target instanceof Element ? target.closest<SVGElement>('[data-piece]') : null;
  return found ? Number(found.dataset.piece) : null;
};

/** The silhouette, the tray and the seven pieces; what they do is the hand's affair. */
export function BenchBoard({ hand, word, layout }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const latest = useRef(hand);
  latest.current = hand;
  const { bench, hint, solved } = hand;
  const { figure, name } = bench.riddle;
  const [cx, cy] = middleOfFigure(figure);
  const silhouette = figure.map(outline => pathOf(drawOutline(outline))).join('');

  const grasp = (piece: Piece, at: BoardPoint): Grip => {
    const before = latest.current.bench;
    const { x, y, scale } = standOf(before, piece, layout);
    const [px, py] = pivotOf(turnedOf(before, piece));
    // From a smaller tray it grows around the finger.
    const [offX, offY] = [(at.x - x) / scale - px, (at.y - y) / scale + py];
    return {
      move: to => latest.current.carry(b => carryTo(b, piece, to.x - offX, to.y - offY)),
      drop: to =>
        latest.current.drop(b => {
          if (!to) return before;
          const [toX, toY] = [to.x - offX, to.y - offY];
          if (isInTray(layout, toX, toY)) return sendHome(b, piece);
          return carryTo(b, piece, ...keepInField(toX, toY));
        }),
    };
  };

  const onPointerDown = (event: PointerEvent): void => {
    const piece = pieceUnder(event.target);
    if (piece === null || solved) return;
    startDrag(svg, event, at => grasp(piece, at));
  };
  useWheel(svg, latest);

  return (
    <svg
      ref={svg}
      class={`tangram-board ${solved ? 'solved' : hand.carrying ? 'carrying' : ''}`}
      viewBox={`${layout.left} ${layout.top} ${layout.width} ${layout.height}`}
      role="application"
      aria-label={word.board(word.figures[name].name)}
      aria-describedby="tangram-figure"
      onPointerDown={onPointerDown}
      onTouchMove={keepStill}
    >
      <Tones />
      <rect class="tangram-sand" {...FIELD} rx=".5" />
      <rect class="tangram-tray" {...layout.tray} rx=".5" />
      <path class="tangram-hollow" d={silhouette} transform={`translate(${0 - cx} ${cy})`} />
      {PIECES.map((key, piece) => (
        <PieceButton key={key} piece={piece} hand={hand} word={word} layout={layout} />
      ))}
      {bench.chosen !== null && !solved && (
        <g class="tangram-above">
          <PieceBody key={bench.chosen} bench={bench} piece={bench.chosen} layout={layout} />
        </g>
      )}
      {hint && (
        <g class="tangram-hint" transform={`translate(${0 - cx} ${cy})`}>
          <path d={pathOf(drawOutline(outlineOf(hint)))} />
          <path class="dashes" d={pathOf(drawOutline(outlineOf(hint)))} />
        </g>
      )}
      {solved && <Ending silhouette={silhouette} x={0 - cx} y={cy} />}
    </svg>
  );
}

/** With Shift the arrows move by a hair; plain, they are the page's own keys. */
const FINE = 0.1;
const FINE_STEPS: { readonly [key: string]: readonly [dx: number, dy: number] } = {
  ArrowLeft: [0 - FINE, 0],
  ArrowRight: [FINE, 0],
  ArrowUp: [0, FINE],
  ArrowDown: [0, 0 - FINE],
};

type ButtonProps = Props & { readonly piece: Piece };

function PieceButton({ piece, hand, word, layout }: ButtonProps) {
  const { bench, solved } = hand;
  const chosen = bench.chosen === piece;
  // A first touch chooses, the next one turns; a touch also focuses, which is no touch of its own.
  const touchedBefore = useRef(false);
  if (!chosen) touchedBefore.current = false;
  const touch = (): void => {
    if (touchedBefore.current) hand.turn(-1);
    else hand.choose(piece);
    touchedBefore.current = true;
  };
  const press = (event: KeyboardEvent): void => {
    const fine = event.shiftKey ? FINE_STEPS[event.key] : undefined;
    if (fine) hand.nudge(...fine);
    else if (event.key === 'Enter' || event.key === ' ') hand.settle();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element.
    <g
      class={chosen ? 'tangram-piece drags chosen' : 'tangram-piece drags'}
      data-piece={piece}
      role="button"
      tabIndex={solved ? -1 : 0}
      aria-pressed={chosen}
      aria-label={sayPiece(bench, piece, word)}
      onFocus={() => hand.choose(piece)}
      onClick={touch}
      onKeyDown={press}
    >
      <PieceBody bench={bench} piece={piece} layout={layout} />
    </g>
  );
}

/** A notch of the wheel is an eighth of a turn. Not passive: the page must not scroll meanwhile. */
function useWheel(svg: { readonly current: SVGSVGElement | null }, latest: { readonly current: Hand }): void {
  useEffect(() => {
    let quietUntil = 0;
    const roll = (event: WheelEvent): void => {
      if (latest.current.bench.chosen === null || event.deltaY === 0) return;
      event.preventDefault();
      // A touchpad sends many small ones for one stroke.
      if (event.timeStamp < quietUntil) return;
      quietUntil = event.timeStamp + 140;
      latest.current.turn(event.deltaY > 0 ? -1 : 1);
    };
    const element = svg.current;
    element?.addEventListener('wheel', roll, { passive: false });
    return () => element?.removeEventListener('wheel', roll);
  }, []);
}
