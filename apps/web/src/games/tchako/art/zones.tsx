import './zones.css';
import type { Seat } from '@tablee/kernel';
import { controlOf, GREY, has, type State, ZONES, type Zone } from '@tablee/tchako';
import { ZONE, zoneAt } from './geometry.ts';
import { sideName, signPath } from './signs.ts';

type Props = {
  readonly state: State;
  readonly turned?: boolean;
};

/**
 * `<Zones state turned? />`: whose every zone is now. Held (TCHAKO-5): the owner's stain and, for whoever sees no colours,
 * a square frame for South, a round one for North. Captured (TCHAKO-6): a broad band and a pennant as well. Grey: hatched.
 */
export function Zones({ state, turned = false }: Props) {
  const control = controlOf(state);
  return (
    <g class="tchako-zones">
      {ZONES.map(zone => (
        <ZoneState
          key={zone}
          zone={zone}
          control={control[zone]!}
          captured={has(state.captured, zone) ? state.turn : null}
          turned={turned}
        />
      ))}
    </g>
  );
}

export type ZoneStateProps = {
  readonly zone: Zone;
  /** As `controlOf` says: 0 nobody, 1 South, 2 North, 3 grey. */
  readonly control: number;
  /** Who has captured it. */
  readonly captured: Seat | null;
  readonly turned?: boolean;
};

export function ZoneState({ zone, control, captured, turned = false }: ZoneStateProps) {
  const { x, y } = zoneAt(zone, turned);
  const holder = control === 0 || control === GREY ? null : control - 1;
  return (
    <g transform={`translate(${x} ${y})`}>
      {control === GREY && <Grey />}
      {holder !== null && <Held seat={holder} />}
      {captured !== null && <Captured seat={captured} />}
    </g>
  );
}

const Grey = () => (
  <g class="grey">
    <circle r={ZONE - 1.2} fill="url(#tchako-hatch)" />
    <circle class="dashes" r={ZONE - 4} />
  </g>
);

/** As far out as fits: the square touches the ring with its corners. */
const FRAMES = [25.5, 31.5];

const Held = ({ seat }: { readonly seat: Seat }) => (
  <g class={`held ${sideName(seat)}`}>
    <circle r={ZONE - 1.2} fill={`url(#tchako-stain-${sideName(seat)})`} />
    <path class="frame" d={signPath(seat, FRAMES[seat]!)} />
  </g>
);

const Captured = ({ seat }: { readonly seat: Seat }) => (
  <g class={`captured ${sideName(seat)}`}>
    <circle class="band" r={ZONE - 4.2} />
    <circle class="band-edge" r={ZONE - 7.4} />
    <Pennant seat={seat} />
  </g>
);

/** Planted at the zone's upper right. */
export const Pennant = ({ seat }: { readonly seat: Seat }) => (
  <g class={`pennant ${sideName(seat)}`} transform="translate(22 -22)">
    <path class="cast" d="M1 10 13 6V-5L1-9z" />
    <path class="pole" d="M0 13V-15" />
    <circle class="knob" cy={-15.5} r={1.6} />
    <path class="cloth" d="M0-14 19-8.5 0-1z" />
    <path class="sign" d={signPath(seat, 2.5)} transform="translate(5.800 -8)" />
  </g>
);
