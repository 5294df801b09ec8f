import { DragonHead } from './dragon-head.tsx';
import { hueOf, INK } from './hues.ts';
import { Mark } from './mark.tsx';

const DOOR = 'M-21 48V24C-21 16 21 16 21 24V48z';

type Props = {
  readonly colour: number;
  /** How many dragons of its colour are found: it wakes by degrees (TCHANG-10). */
  readonly shown: number;
  /** TCHANG-12: its door stands open. */
  readonly open: boolean;
};

/** The dragon that guards an exit, about (0, 0), as large as a space. Needs TombDefs. */
export const CornerDragon = (props: Props) => (
  <>
    <rect x={-49} y={-49} width={98} height={98} rx={8} fill="#221c33" stroke="#6d6486" stroke-width={1.6} />
    <Gate {...props} />
  </>
);

/** A carved head, its mouth the door. */
export function Gate({ colour, shown, open }: Props) {
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

/** Two leaves, barred by teeth; or daylight. */
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
