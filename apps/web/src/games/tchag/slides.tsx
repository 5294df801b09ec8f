import { isGrey, type Slide, type State, tchag } from '@tablee/tchag';
import type { BoardPoint } from '../../board/piece.ts';
import { layOut } from './arrows.ts';
import { CELL, screenWay, squareCentre } from './geometry.ts';
import { PAWN_KINDS } from './pieces.ts';

export type Arrow = BoardPoint & {
  /** The move's text, and the name of its stop. */
  readonly id: string;
  readonly slide: Slide;
  readonly angle: number;
};

export function placeArrows(slides: readonly Slide[], flipped: boolean): readonly Arrow[] {
  const tracks = slides.map(slide => {
    const { x, y } = squareCentre(slide.stones[0]!.from, flipped);
    return {
      lead: { x: x / CELL, y: y / CELL },
      way: screenWay(slide.direction, flipped),
      stones: slide.stones.length,
      distance: slide.distance,
    };
  });
  return layOut(tracks).map(({ x, y }, i) => {
    const { way } = tracks[i]!;
    return {
      id: tchag.writeMove(slides[i]!.move),
      slide: slides[i]!,
      x: x * CELL,
      y: y * CELL,
      angle: (Math.atan2(way.y, way.x) * 180) / Math.PI,
    };
  });
}

/** Points right; the other directions are turned. */
const SHAFT = 'M-23-9H1V-23L27 0 1 23V9H-23Q-28 9-28 4V-4Q-28-9-23-9Z';

type ArrowsProps = {
  readonly arrows: readonly Arrow[];
  /** The one whose ghost is shown. */
  readonly shown: string | null;
  readonly armed: string | null;
  readonly hint: string | null;
  readonly label: string;
  readonly name: (arrow: Arrow) => string;
  readonly tabIndex: (id: string) => 0 | -1;
  readonly onPress: (arrow: Arrow) => void;
  readonly onLook: (arrow: Arrow | null) => void;
};

export function Arrows({ arrows, shown, armed, hint, label, name, tabIndex, onPress, onLook }: ArrowsProps) {
  return (
    <g role="group" aria-label={label}>
      {arrows.map(arrow => {
        const looks = [
          'arrow',
          arrow.id === shown && 'seen',
          arrow.id === armed && 'armed',
          arrow.id === hint && 'hinted',
        ];
        return (
          <g
            key={arrow.id}
            role="button"
            class={looks.filter(Boolean).join(' ')}
            data-stop={arrow.id}
            tabindex={tabIndex(arrow.id)}
            aria-label={name(arrow)}
            transform={`translate(${arrow.x} ${arrow.y})`}
            onClick={() => onPress(arrow)}
            onPointerEnter={e => e.pointerType === 'mouse' && onLook(arrow)}
            onPointerLeave={e => e.pointerType === 'mouse' && onLook(null)}
            onFocus={() => onLook(arrow)}
            onBlur={() => onLook(null)}
          >
            <circle class="hit" r={37} />
            <circle class="ring under" r={36} />
            <circle class="ring" r={36} />
            <g transform={`rotate(${arrow.angle})`}>
              <path
                class="arrow-shade"
                d={SHAFT}
                transform={`rotate(${-arrow.angle}) translate(0 4) rotate(${arrow.angle})`}
              />
              <path class="arrow-body" d={SHAFT} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The stones, and who rides on them, where they would come to lie. */
export function Ghost({ slide, state, flipped }: { slide: Slide; state: State; flipped: boolean }) {
  return (
    <g class="ghost" aria-hidden="true">
      {slide.stones.map(({ from, to, pawn }) => {
        const { x, y } = squareCentre(to, flipped);
        const left = squareCentre(from, flipped);
        return (
          <g key={to}>
            <rect class="leaving" x={left.x - 47} y={left.y - 47} width={94} height={94} rx={11} />
            <g transform={`translate(${x} ${y})`}>
              <rect
                class={isGrey(state.cells[from]!) ? 'ghost-stone grey' : 'ghost-stone black'}
                x={-45}
                y={-45}
                width={90}
                height={90}
                rx={11}
              />
              {pawn !== null && <use href={`#tchag-${PAWN_KINDS[pawn]}`} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}
