import './zones.css';
import type { Seat } from '@tablee/kernel';
import { controlOf, GREY, has, type State, VITAL, ZONE_OWNERS, ZONES, type Zone } from '@tablee/tchako';
import { SPACE, sideName, signPath, ZONE, zoneAt } from './geometry.ts';

type Props = {
  readonly state: State;
  readonly turned?: boolean;
};

/**
 * Who controls each zone. Held (TCHAKO-5): a stain and a frame, square for South and round for North. Captured (TCHAKO-6):
 * a broad band and a pennant. Grey: hatched.
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

type ZoneStateProps = {
  readonly zone: Zone;
  /** From `controlOf`: 0 none, 1 South, 2 North, 3 grey. */
  readonly control: number;
  readonly captured: Seat | null;
  readonly turned?: boolean;
};

function ZoneState({ zone, control, captured, turned = false }: ZoneStateProps) {
  const { x, y } = zoneAt(zone, turned);
  const holder = control === 0 || control === GREY ? null : control - 1;
  return (
    <g transform={`translate(${x} ${y})`}>
      {control === GREY && <Grey />}
      {holder !== null && (
        <Held key={holder} seat={holder} vital={VITAL.includes(zone)} framed={captured === null} />
      )}
      <Owner zone={zone} />
      {captured !== null && <Captured key={captured} seat={captured} />}
      <Space />
    </g>
  );
}

/** Angles of the owner's signs on the ring, between its links. */
const CORNERS = [22.5, 157.5, 202.5, 337.5];

function Owner({ zone }: { readonly zone: Zone }) {
  const owner = ZONE_OWNERS[zone] ?? null;
  if (owner === null) return null;
  const size = VITAL.includes(zone) ? 2.6 : 2.2;
  return (
    <>
      {CORNERS.map(turn => (
        <path
          key={turn}
          class={`owner ${sideName(owner)}`}
          d={signPath(owner, size)}
          transform={`rotate(${turn}) translate(${ZONE} 0) rotate(${-turn})`}
        />
      ))}
    </>
  );
}

/** TCHAKO-1: where pucks are created. */
const Space = () => (
  <>
    <circle class="space lit" r={SPACE} transform="translate(0.4 0.5)" />
    <circle class="space" r={SPACE} />
    <circle class="space in" r={SPACE - 2} />
  </>
);

const Grey = () => (
  <g class="grey">
    <circle r={ZONE - 1.2} fill="url(#tchako-hatch)" />
    <circle class="dashes" r={ZONE - 4} />
  </g>
);

/** Half the width of the frame, by seat. The square's corners nearly touch the ring. */
const FRAMES = [25, 30.5];

type SideProps = { readonly seat: Seat };

type HeldProps = SideProps & { readonly vital: boolean; readonly framed: boolean };

const Held = ({ seat, vital, framed }: HeldProps) => (
  <g class={`held ${sideName(seat)}`}>
    <circle class="maple" r={vital ? 35.2 : ZONE - 1.2} />
    <circle r={vital ? 35.2 : ZONE - 1.2} fill={`url(#tchako-stain-${sideName(seat)})`} />
    {framed && (
      <>
        <path class="frame cut" d={signPath(seat, FRAMES[seat]!)} transform="translate(0.500 0.600)" />
        <path class="frame" d={signPath(seat, FRAMES[seat]!)} />
      </>
    )}
  </g>
);

/** Angles of the signs on the band. The pennant stands between two of them. */
const STUDS = [0, 90, 180, 270];

const Captured = ({ seat }: SideProps) => (
  <g class={`captured ${sideName(seat)}`}>
    <circle class="band" r={ZONE - 4.6} />
    <circle class="band-edge" r={ZONE - 8.3} />
    {STUDS.map(turn => (
      <path
        key={turn}
        class="stud"
        d={signPath(seat, seat === 0 ? 2 : 2.3)}
        transform={`rotate(${turn}) translate(${ZONE - 4.6} 0)`}
      />
    ))}
    <Pennant seat={seat} />
  </g>
);

const Pennant = ({ seat }: SideProps) => (
  <g class={`tchako-pennant ${sideName(seat)}`} transform="translate(22 -22)">
    <path class="cast" d="M1 10 13 6V-5L1-9z" />
    <path class="pole" d="M0 13V-15" />
    <circle class="knob" cy={-15.5} r={1.6} />
    <g class="flag">
      <path class="cloth" d="M0-14 19-8.5 0-1z" />
      <path class="sign" d={signPath(seat, 2.5)} transform="translate(5.800 -8)" />
    </g>
  </g>
);
