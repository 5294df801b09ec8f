import './dragon-head.css';
import { hueOf, INK } from './hues.ts';

const MANE =
  'M-30 8-46 12-36-2-48-10-35-15-44-30-28-27-30-44-14-34 0-47 14-34 30-44 28-27 44-30 35-15 48-10 36-2 46 12 30 8z';
const HEAD =
  'M0-36C14-36 27-30 27-16 27-8 24-4 25 3 28 7 30 12 28 19H-28C-30 12-28 7-25 3-24-4-27-8-27-16-27-30-14-36 0-36z';
const HORNS = 'M-15-32C-20-40-27-44-35-42-31-36-29-32-24-26zM15-32C20-40 27-44 35-42 31-36 29-32 24-26z';
const WHISKERS = 'M-22 10C-34 8-40 16-46 26M22 10C34 8 40 16 46 26';

/** How much of its colour shows. */
const BLUSH = [0.2, 0.36, 0.56, 0.95];

type Props = {
  readonly colour: number;
  /** 0 asleep, 1 an eye opens, 2 both, 3 wholly awake. */
  readonly awake: number;
};

/** A dragon's head from the front, 96 units wide, its lips at y = 19; what is in its mouth is drawn after it. */
export function DragonHead({ colour, awake }: Props) {
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
