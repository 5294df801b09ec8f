import { EXITS } from '@tablee/tchang';
import { useRef, useState } from 'preact/hooks';
import type { BoardPoint } from '../../../board/piece.ts';
import { TombDefs } from '../art/defs.tsx';
import { CornerDragon } from '../art/dragon.tsx';
import { CELL, centreOf, RIM, SIDE, VIEW_BOX } from '../art/geometry.ts';
import { ServantsBehind, ServantsInFront } from '../art/servant-figures.tsx';
import { SERVANTS } from '../art/servants.ts';
import { Tomb } from '../art/tomb.tsx';
import type { Words } from './fr.ts';
import { found, NEAR } from './search.ts';

/** As bright as a pawn at the start of a game. */
const FIREFLIES = 6;
const STEP = CELL / 4;
/** Radius of a touch target, in CSS pixels. */
const FINGER = 22;
const MIDDLE: BoardPoint = { x: 350, y: 350 };

const STEPS: { readonly [key: string]: BoardPoint } = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Constant elements, so that the ground is not redrawn when the lantern moves. */
const BEHIND = <ServantsBehind />;
const IN_FRONT = <ServantsInFront />;

const within = (n: number): number => Math.min(SIDE - RIM, Math.max(-RIM, n));

type Props = {
  readonly word: Words;
  readonly zoomed: boolean;
  /** `near`: distance within which a servant is found. */
  readonly look: (at: BoardPoint, near: number) => void;
};

/** The tomb without stones. The pointer or the arrow keys move a lantern; a tap or Enter looks there. */
export function Hunt({ word, zoomed, look }: Props) {
  const picture = useRef<SVGSVGElement>(null);
  const [lantern, moveLantern] = useState(MIDDLE);

  const scale = (): number => SIDE / (picture.current?.getBoundingClientRect().width || SIDE);
  const placeOf = (event: PointerEvent | MouseEvent): BoardPoint => {
    const { left = 0, top = 0 } = picture.current?.getBoundingClientRect() ?? {};
    const units = scale();
    return { x: (event.clientX - left) * units - RIM, y: (event.clientY - top) * units - RIM };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step) moveLantern({ x: within(lantern.x + step.x), y: within(lantern.y + step.y) });
    else if (event.key === 'Enter' || event.key === ' ') look(lantern, NEAR);
    else return;
    event.preventDefault();
  };

  return (
    <div class={zoomed ? 'hunt close' : 'hunt'}>
      <div class="hunt-picture">
        <svg class="tchang-defs" width={0} height={0} aria-hidden="true">
          <TombDefs />
        </svg>
        <Tomb closed={[]} pawns={[{ ...lantern, fireflies: FIREFLIES }]} behind={BEHIND}>
          {IN_FRONT}
        </Tomb>
        <svg
          ref={picture}
          class="hunt-glass"
          viewBox={VIEW_BOX}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the lantern.
          tabIndex={0}
          aria-label={word.picture}
          onKeyDown={onKeyDown}
          onPointerMove={event => event.pointerType === 'mouse' && moveLantern(placeOf(event))}
          onClick={event => {
            const at = placeOf(event);
            moveLantern(at);
            look(at, Math.max(NEAR, FINGER * scale()));
          }}
        >
          {EXITS.map((exit, colour) => (
            <g key={exit} transform={`translate(${centreOf(exit).x} ${centreOf(exit).y})`}>
              <CornerDragon colour={colour} shown={0} open={false} />
            </g>
          ))}
          {SERVANTS.filter(({ id }) => found.value.includes(id)).map(({ id, x, y }) => (
            <g key={id} class="found-mark" transform={`translate(${x} ${y})`}>
              <circle r={22} />
              <path d="M10 12l5 6 10-13" />
            </g>
          ))}
          <g class="hunt-lantern" transform={`translate(${lantern.x} ${lantern.y})`}>
            <circle r={5} />
          </g>
        </svg>
      </div>
    </div>
  );
}
