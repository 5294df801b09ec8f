import { EXITS } from '@tablee/tchang';
import { useRef, useState } from 'preact/hooks';
import type { BoardPoint } from '../board/piece.ts';
import { CornerDragon } from '../games/tchang/art/corner-dragon.tsx';
import { TombDefs } from '../games/tchang/art/defs.tsx';
import { CELL, centreOf, RIM, SIDE, VIEW_BOX } from '../games/tchang/art/geometry.ts';
import { Tomb } from '../games/tchang/art/tomb.tsx';
import { Behind, InTheOpen } from './figure.tsx';
import { found } from './kept.ts';
import { SERVANTS } from './servants.ts';
import type { Words } from './words/fr.ts';

/** A lantern of six fireflies, as everybody sets out with. */
const FIREFLIES = 6;
const STEP = CELL / 4;
/** Half of what a finger needs, in pixels of the page. */
const FINGER = 22;
const NEAR = 26;
const MIDDLE: BoardPoint = { x: 350, y: 350 };

const WAYS: { readonly [key: string]: BoardPoint } = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Made once: the ground is not drawn anew while the lantern goes about. */
const BEHIND = <Behind />;
const IN_THE_OPEN = <InTheOpen />;

const within = (n: number): number => Math.min(SIDE - RIM, Math.max(-RIM, n));

type Props = {
  readonly word: Words;
  readonly close: boolean;
  /** `near`: how far from there somebody may be and still be meant. */
  readonly look: (at: BoardPoint, near: number) => void;
};

/** The tomb of the game without its stones: a lantern goes about, and who is seen by its light is found by a tap. */
export function Hunt({ word, close, look }: Props) {
  const picture = useRef<SVGSVGElement>(null);
  const [lantern, carry] = useState(MIDDLE);

  const scale = (): number => SIDE / (picture.current?.getBoundingClientRect().width || SIDE);
  const placeOf = (event: PointerEvent | MouseEvent): BoardPoint => {
    const { left = 0, top = 0 } = picture.current?.getBoundingClientRect() ?? {};
    const units = scale();
    return { x: (event.clientX - left) * units - RIM, y: (event.clientY - top) * units - RIM };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (way) carry({ x: within(lantern.x + way.x), y: within(lantern.y + way.y) });
    else if (event.key === 'Enter' || event.key === ' ') look(lantern, NEAR);
    else return;
    event.preventDefault();
  };

  return (
    <div class={close ? 'hunt close' : 'hunt'}>
      <div class="hunt-picture">
        <svg class="tchang-defs" width={0} height={0} aria-hidden="true">
          <TombDefs />
        </svg>
        <Tomb closed={[]} pawns={[{ ...lantern, fireflies: FIREFLIES }]} behind={BEHIND}>
          {IN_THE_OPEN}
        </Tomb>
        <svg
          ref={picture}
          class="hunt-glass"
          viewBox={VIEW_BOX}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the lantern is carried by keys, too.
          tabIndex={0}
          aria-label={word.picture}
          onKeyDown={onKeyDown}
          onPointerMove={event => event.pointerType === 'mouse' && carry(placeOf(event))}
          onClick={event => {
            const at = placeOf(event);
            carry(at);
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
