import './puck.css';
import type { Seat } from '@tablee/kernel';
import { Crown } from './crown.tsx';
import { PUCK } from './geometry.ts';
import { sideName, signPath } from './signs.ts';

type Props = {
  readonly seat: Seat;
  readonly queen?: boolean;
  /** 1 ‥ 11; a queen has none. */
  readonly number?: number;
  /** TCHAKO-10: has been shot in this turn. */
  readonly shot?: boolean;
  /** In the hand: glows. */
  readonly chosen?: boolean;
  /** TCHAKO-8: this queen is in t'chako and trembles. */
  readonly threatened?: boolean;
};

/**
 * `<Puck seat queen? number? shot? chosen? threatened? />`, its middle on 0, 0: a turned, lacquered disc with the seat's sign let
 * in. Whoever places it writes `transform` on a node around it and marks that node `data-puck={puck}` for the film.
 */
export const Puck = ({
  seat,
  queen = false,
  number,
  shot = false,
  chosen = false,
  threatened = false,
}: Props) => (
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

/** Let in with maple; of one that was shot only the outline is left on bare wood. */
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
