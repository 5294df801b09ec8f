import { isGrey, type Slide, type State } from '@tablee/tchag';
import { squareCentre } from '../draw/geometry.ts';
import { PAWN_KINDS } from '../draw/pieces.ts';
import type { Arrow } from './arrow-layout.ts';

/** Points right; other directions are rotated. */
const SHAFT = 'M-23-9H1V-23L27 0 1 23V9H-23Q-28 9-28 4V-4Q-28-9-23-9Z';

type ArrowsProps = {
  readonly arrows: readonly Arrow[];
  /** The arrow whose slide is previewed. */
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

/** Stones and pawns drawn where a slide would take them. */
export function SlidePreview({ slide, state, flipped }: { slide: Slide; state: State; flipped: boolean }) {
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
