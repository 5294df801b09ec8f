import { hueOf, INK, Mark } from './colours.tsx';

const MANE =
  'M-30 8-46 12-36-2-48-10-35-15-44-30-28-27-30-44-14-34 0-47 14-34 30-44 28-27 44-30 35-15 48-10 36-2 46 12 30 8z';
const HEAD =
  'M0-36C14-36 27-30 27-16 27-8 24-4 25 3 28 7 30 12 28 19H-28C-30 12-28 7-25 3-24-4-27-8-27-16-27-30-14-36 0-36z';
const HORNS = 'M-15-32C-20-40-27-44-35-42-31-36-29-32-24-26zM15-32C20-40 27-44 35-42 31-36 29-32 24-26z';
const WHISKERS = 'M-22 10C-34 8-40 16-46 26M22 10C34 8 40 16 46 26';

/** Opacity of the colour, by wakefulness. */
const BLUSH = [0.2, 0.36, 0.56, 0.95];

type HeadProps = {
  readonly colour: number;
  /** 0 asleep, 1 one eye open, 2 both eyes open, 3 fully awake. */
  readonly awake: number;
};

/** A dragon's head from the front, 96 units wide, with its lips at y = 19. Draw what is in its mouth afterwards. */
export function DragonHead({ colour, awake }: HeadProps) {
  const hue = hueOf(colour);
  return (
    <g class="tchang-head">
      <g stroke={INK} stroke-width={2} stroke-linejoin="round">
        <path d={MANE} fill="#4d4566" />
        <path d={MANE} fill={hue.face} opacity={0.15 + 0.22 * awake} />
        <path d={HORNS} fill="#d9c9a4" />
        <path d={HEAD} fill="#6a6085" />
        <path d={HEAD} fill={hue.face} opacity={BLUSH[awake]} />
      </g>
      <path d={WHISKERS} fill="none" stroke={hue.lit} stroke-width={2.4} stroke-linecap="round" />
      <path d="M-24-10C-18-17-9-17-5-9M24-10C18-17 9-17 5-9" fill="none" stroke={INK} stroke-width={4} />
      <Eye side={-1} open={awake >= 1} glint={hue.lit} />
      <Eye side={1} open={awake >= 2} glint={hue.lit} />
      <path
        d="M-12 9q4-5 7 0M12 9q-4-5-7 0"
        fill="none"
        stroke={INK}
        stroke-width={3}
        stroke-linecap="round"
      />
    </g>
  );
}

type EyeProps = { readonly side: -1 | 1; readonly open: boolean; readonly glint: string };

const Eye = ({ side, open, glint }: EyeProps) => (
  <g transform={`translate(${13 * side} -3)`}>
    {open ? (
      <g class="eye">
        <ellipse rx={7} ry={6} fill="#fff7cf" stroke={INK} stroke-width={2} />
        <ellipse rx={2.4} ry={5} fill={INK} />
        <circle cx={-2} cy={-2.4} r={1.6} fill={glint} />
      </g>
    ) : (
      <path d="M-7-1Q0 5 7-1" fill="none" stroke={INK} stroke-width={3} stroke-linecap="round" />
    )}
  </g>
);

const DOOR = 'M-21 48V24C-21 16 21 16 21 24V48z';

type GateProps = {
  readonly colour: number;
  /** TCHANG-10: dragons of its colour found so far. It wakes by degrees. */
  readonly shown: number;
  /** TCHANG-12: the exit is open. */
  readonly open: boolean;
};

/** The dragon at an exit, centred on (0, 0), as large as a space. Needs TombDefs. */
export const CornerDragon = (props: GateProps) => (
  <>
    <rect x={-49} y={-49} width={98} height={98} rx={8} fill="#221c33" stroke="#6d6486" stroke-width={1.6} />
    <Gate {...props} />
  </>
);

/** The head; its mouth is the door. */
export function Gate({ colour, shown, open }: GateProps) {
  const awake = Math.min(shown, 3);
  return (
    <g class="tchang-gate">
      {awake === 3 && <circle class="aura" r={49} fill={`url(#tchang-aura-${hueOf(colour).name})`} />}
      <path d="M-28 17H28V49H-28z" fill="#3a3350" stroke={INK} stroke-width={2} />
      <DragonHead colour={colour} awake={awake} />
      <Door open={open} />
      <g transform="translate(0 -22)">
        <Mark colour={colour} scale={0.85} />
      </g>
    </g>
  );
}

/** Closed: two leaves behind teeth. Open: daylight. */
const Door = ({ open }: { readonly open: boolean }) =>
  open ? (
    <g class="door">
      <path d={DOOR} fill="url(#tchang-day)" stroke="#fff7da" stroke-width={2} />
      <path d="M-18 19-14 29-10 18zM18 19 14 29 10 18z" fill="#fff" stroke={INK} stroke-width={1} />
    </g>
  ) : (
    <g>
      <path d={DOOR} fill="#171126" stroke={INK} stroke-width={2} />
      <path d="M0 20V48M-21 34H21" stroke="#5d5478" stroke-width={2} />
      <path
        d="M-18 19-13 31-8 18-3 28 0 18 3 28 8 18 13 31 18 19z"
        fill="#efe6cf"
        stroke={INK}
        stroke-width={1}
      />
    </g>
  );
