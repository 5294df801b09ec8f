import { drawOutline, outlineOf, PIECES, type Piece } from '@tablee/tchang/tangram';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardPoint } from '../../../board/piece.ts';
import { type Grip, keepStill, startDrag } from '../../../board/pointer.ts';
import type { Words } from './fr.ts';
import { FIELD, isInTray, keepInField, type Layout, positionOf } from './layout.ts';
import { PieceBody, Textures } from './piece.tsx';
import { carry, type Puzzle, sendHome, turnedOf } from './puzzle.ts';
import type { PuzzleActions } from './puzzle-actions.ts';
import { middleOfFigure, pathOf, pivotOf } from './shapes.ts';
import { sayPiece } from './text.ts';

type Props = { readonly actions: PuzzleActions; readonly word: Words; readonly layout: Layout };

/** Moves the pivot of a piece to a point of the drawing. */
function carryTo(puzzle: Puzzle, piece: Piece, x: number, y: number): Puzzle {
  const [[cx, cy], [px, py]] = [middleOfFigure(puzzle.riddle.figure), pivotOf(turnedOf(puzzle, piece))];
  return carry(puzzle, piece, x + cx - px, cy - y - py);
}

const pieceUnder = (target: EventTarget | null): Piece | null => {
  const found = target instanceof Element ? target.closest<SVGElement>('[data-piece]') : null;
  return found ? Number(found.dataset.piece) : null;
};

/** The silhouette, the tray and the seven pieces. */
export function PuzzleBoard({ actions, word, layout }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const latest = useRef(actions);
  latest.current = actions;
  const { puzzle, hint, solved } = actions;
  const { figure, name } = puzzle.riddle;
  const [cx, cy] = middleOfFigure(figure);
  const silhouette = figure.map(outline => pathOf(drawOutline(outline))).join('');

  const dragPiece = (piece: Piece, at: BoardPoint): Grip => {
    const before = latest.current.puzzle;
    const { x, y, scale } = positionOf(before, piece, layout);
    const [px, py] = pivotOf(turnedOf(before, piece));
    // A piece from a smaller tray grows around the pointer.
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
    startDrag(svg, event, at => dragPiece(piece, at));
  };
  useWheel(svg, latest);

  return (
    <svg
      ref={svg}
      class={`tangram-board ${solved ? 'solved' : actions.carrying ? 'carrying' : ''}`}
      viewBox={`${layout.left} ${layout.top} ${layout.width} ${layout.height}`}
      role="application"
      aria-label={word.board(word.figures[name].name)}
      aria-describedby="tangram-figure"
      onPointerDown={onPointerDown}
      onTouchMove={keepStill}
    >
      <Textures />
      <rect class="tangram-sand" {...FIELD} rx=".5" />
      <rect class="tangram-tray" {...layout.tray} rx=".5" />
      <path class="tangram-hollow" d={silhouette} transform={`translate(${0 - cx} ${cy})`} />
      {PIECES.map((key, piece) => (
        <PieceButton key={key} piece={piece} actions={actions} word={word} layout={layout} />
      ))}
      {puzzle.chosen !== null && !solved && (
        <g class="tangram-above">
          <PieceBody key={puzzle.chosen} puzzle={puzzle} piece={puzzle.chosen} layout={layout} />
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

/** Step with Shift. Plain arrows are handled by the keys of the page. */
const FINE = 0.1;
const FINE_STEPS: { readonly [key: string]: readonly [dx: number, dy: number] } = {
  ArrowLeft: [0 - FINE, 0],
  ArrowRight: [FINE, 0],
  ArrowUp: [0, FINE],
  ArrowDown: [0, 0 - FINE],
};

type ButtonProps = Props & { readonly piece: Piece };

function PieceButton({ piece, actions, word, layout }: ButtonProps) {
  const { puzzle, solved } = actions;
  const chosen = puzzle.chosen === piece;
  // The first click chooses, the next one turns. Focus also chooses, so clicks are counted here.
  const clickedBefore = useRef(false);
  if (!chosen) clickedBefore.current = false;
  const click = (): void => {
    if (clickedBefore.current) actions.turn(-1);
    else actions.choose(piece);
    clickedBefore.current = true;
  };
  const press = (event: KeyboardEvent): void => {
    const fine = event.shiftKey ? FINE_STEPS[event.key] : undefined;
    if (fine) actions.nudge(...fine);
    else if (event.key === 'Enter' || event.key === ' ') actions.settle();
    else return;
    event.preventDefault();
  };
  return (
    <g
      class={chosen ? 'tangram-piece drags chosen' : 'tangram-piece drags'}
      data-piece={piece}
      role="button"
      tabIndex={solved ? -1 : 0}
      aria-pressed={chosen}
      aria-label={sayPiece(puzzle, piece, word)}
      onFocus={() => actions.choose(piece)}
      onClick={click}
      onKeyDown={press}
    >
      <PieceBody puzzle={puzzle} piece={piece} layout={layout} />
    </g>
  );
}

/** The mouse wheel turns the chosen piece. Not passive, because the page must not scroll meanwhile. */
function useWheel(
  svg: { readonly current: SVGSVGElement | null },
  latest: { readonly current: PuzzleActions },
): void {
  useEffect(() => {
    let quietUntil = 0;
    const roll = (event: WheelEvent): void => {
      if (latest.current.puzzle.chosen === null || event.deltaY === 0) return;
      event.preventDefault();
      // A touchpad sends many events for one stroke.
      if (event.timeStamp < quietUntil) return;
      quietUntil = event.timeStamp + 140;
      latest.current.turn(event.deltaY > 0 ? -1 : 1);
    };
    const element = svg.current;
    element?.addEventListener('wheel', roll, { passive: false });
    return () => element?.removeEventListener('wheel', roll);
  }, []);
}

/** Start, delay in seconds and size of the rising fireflies. */
const FIREFLIES = Array.from({ length: 14 }, (_, i) => ({
  x: ((i * 5) % 14) * 0.72 - 4.7,
  y: ((i * 11) % 13) * 0.55 - 2.2,
  wait: ((i * 3) % 8) * 0.17,
  size: 0.07 + (i % 3) * 0.03,
}));

type EndingProps = { readonly silhouette: string; readonly x: number; readonly y: number };

/** Shown when solved: the seams close, the figure glows, fireflies rise. */
function Ending({ silhouette, x, y }: EndingProps) {
  return (
    <g class="tangram-ending">
      <circle class="glow" r="8.5" fill="url(#tangram-glow)" />
      <path class="whole" d={silhouette} transform={`translate(${x} ${y})`} />
      {FIREFLIES.map(fly => (
        <circle
          key={fly.x}
          class="fly"
          cx={fly.x}
          cy={fly.y}
          r={fly.size}
          style={{ animationDelay: `${fly.wait}s` }}
        />
      ))}
    </g>
  );
}
