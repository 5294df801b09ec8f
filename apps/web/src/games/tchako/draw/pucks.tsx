import './pieces.css';
import type { Seat } from '@tablee/kernel';
import {
  EACH,
  has,
  isHere,
  isQueen,
  ownerOf,
  PUCKS,
  type Puck as PuckId,
  type State,
  threatsOf,
} from '@tablee/tchako';
import { useLayoutEffect } from 'preact/hooks';
import type { Aim } from './board-state.ts';
import { PUCK, sideName, signPath, toScreen, translateTo } from './geometry.ts';

type PuckProps = {
  readonly seat: Seat;
  readonly queen?: boolean;
  /** 1 ‥ 11; a queen has none. */
  readonly number?: number;
  /** TCHAKO-10: has been shot in this turn. */
  readonly shot?: boolean;
  readonly chosen?: boolean;
  /** TCHAKO-8: this queen is in t'chako. */
  readonly threatened?: boolean;
};

/** A puck with its middle at 0, 0. The node around it places it, and carries `data-puck` for the animations. */
export const Puck = ({
  seat,
  queen = false,
  number,
  shot = false,
  chosen = false,
  threatened = false,
}: PuckProps) => (
  <g
    class={`tchako-puck ${sideName(seat)}${shot ? ' shot' : ''}${chosen ? ' chosen' : ''}${threatened ? ' threatened' : ''}`}
  >
    {chosen && <circle class="glow" r={21} />}
    {threatened && <circle class="alarm" r={15.5} />}
    <circle class="cast" cx={1.4} cy={2.4} r={12.6} />
    <g class="body">
      <circle class="rim" r={PUCK} fill={`url(#tchako-lacquer-${sideName(seat)})`} />
      {shot ? <circle class="bare" r={8.4} /> : <circle class="turn" r={9.2} />}
      {queen ? <Crown seat={seat} /> : <Inlay seat={seat} number={number} shot={shot} />}
      <path class="gleam" d="M-8.800-3.900A9.600 9.600 0 0 1 1.800-9.400" />
    </g>
    {chosen && <circle class="chosen-ring" r={PUCK + 2.6} />}
  </g>
);

type InlayProps = { readonly seat: Seat; readonly number: number | undefined; readonly shot: boolean };

/** The side's sign; only its outline once the puck was shot. */
const Inlay = ({ seat, number, shot }: InlayProps) => (
  <>
    {!shot && (
      <path class="inlay-cut" d={signPath(seat, SIZES[seat]! + 0.2)} transform="translate(-0.300 -0.400)" />
    )}
    <path class={shot ? 'outline' : 'inlay'} d={signPath(seat, SIZES[seat]!)} />
    {number !== undefined && (
      <text class={number > 9 ? 'number two' : 'number'} y={3.1}>
        {number}
      </text>
    )}
  </>
);

const SIZES = [5.5, 6.3];

const CROWN = 'M-4.200 3.200-5.200-2.800-2.400-.6 0-4.600 2.400-.6 5.200-2.800 4.200 3.200z';
/** Half the width of the field under the crown, by side. */
const FIELDS = [6.3, 7.2];
const PEARLS = Array.from({ length: 8 }, (_, i) => i * 45 + 22.5);

const Crown = ({ seat }: { readonly seat: Seat }) => (
  <g class={`tchako-crown ${sideName(seat)}`}>
    <circle class="gold" r={10.6} />
    <circle class="edge" r={8.9} />
    {PEARLS.map(turn => (
      <circle
        key={turn}
        class="pearl"
        cx={9.7 * Math.cos((turn * Math.PI) / 180)}
        cy={9.7 * Math.sin((turn * Math.PI) / 180)}
        r={0.9}
      />
    ))}
    <path class="field-cut" d={signPath(seat, FIELDS[seat]! + 0.5)} />
    <path class="field" d={signPath(seat, FIELDS[seat]!)} fill={`url(#tchako-lacquer-${sideName(seat)})`} />
    <g class="headgear">
      <g class="cast" transform="translate(.5 .7)">
        <path d={CROWN} />
      </g>
      <path class="crown" d={CROWN} />
      <path class="hoop" d="M-4.200 3.200H4.200V4.600H-4.200z" />
      <circle class="tip" cx={-5.2} cy={-3.2} r={0.9} />
      <circle class="tip" cy={-5} r={1} />
      <circle class="tip" cx={5.2} cy={-3.2} r={0.9} />
    </g>
  </g>
);

type PuckOfProps = Pick<PuckProps, 'shot' | 'chosen' | 'threatened'> & { readonly puck: PuckId };

/** A puck of the game, with its side, number and crown. */
export const PuckOf = ({ puck, ...looks }: PuckOfProps) => (
  <Puck
    seat={ownerOf(puck)}
    queen={isQueen(puck)}
    {...(isQueen(puck) ? {} : { number: (puck % EACH) + 1 })}
    {...looks}
  />
);

type PucksProps = {
  readonly state: State;
  readonly turned: boolean;
  readonly aim: Aim | null;
  readonly root: { readonly current: SVGSVGElement | null };
  /** A shot is animated, which places the pucks itself. */
  readonly moving: boolean;
};

/** All pucks on the board. A puck keeps its node from one position to the next, so animations can move it. */
export function Pucks({ state, turned, aim, root, moving }: PucksProps) {
  const here = PUCKS.filter(puck => isHere(state, puck));
  const threats = threatsOf(state);
  const placeOf = (puck: PuckId): string => {
    const shifted = aim?.puck === puck ? aim : { dx: 0, dy: 0 };
    return translateTo(toScreen({ x: state.x[puck]! + shifted.dx, y: state.y[puck]! + shifted.dy }, turned));
  };
  // An animation leaves its last frame on the nodes. Preact would not overwrite a transform it believes unchanged.
  useLayoutEffect(() => {
    if (moving) return;
    for (const puck of here) {
      const node = root.current?.querySelector<SVGElement>(`[data-puck="${puck}"]`);
      if (node) node.style.transform = placeOf(puck);
    }
  }, [state, turned, moving]);
  return (
    <g class="tchako-pucks" aria-hidden="true">
      {here.map(puck => (
        <g key={puck} data-puck={puck} style={{ transform: placeOf(puck) }}>
          <PuckOf
            puck={puck}
            shot={has(state.shot, puck)}
            chosen={aim?.puck === puck}
            threatened={isQueen(puck) && threats[1 - ownerOf(puck)]!}
          />
        </g>
      ))}
    </g>
  );
}
