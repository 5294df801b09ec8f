import './strength-chart.css';
import { beats, FLAG, REACH, WEAPONS, type Weapon } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import { EMBLEMS, LETTERS } from '../shapes/outlines.ts';

/** Clockwise from the top: each beats the next, and two of them the opposite one (TEKAO-3). */
export const CLOCKWISE: readonly Weapon[] = [0, 1, 3, 2];
const ALL: readonly Weapon[] = WEAPONS.map((_, weapon) => weapon);
const MIDDLE = 150;
const RADIUS = 104;
const MEDAL = 40;

const weakerThan = (weapon: Weapon): readonly Weapon[] => ALL.filter(other => beats(weapon, other));

/** Which weapon beats which: a diagram, and the same as a list with the reach of each weapon. */
export function StrengthChart({ text }: { readonly text: Messages }) {
  return (
    <div class="tekao-wheel">
      <StrengthDiagram />
      <ul>
        {ALL.map(weapon => (
          <li key={weapon}>
            <Badge weapon={weapon} />
            <span>
              {text.strength.beats(weapon, weakerThan(weapon))}{' '}
              <span class="reach">
                {text.strength.reach(REACH[weapon]!)}
                <Steps squares={REACH[weapon]!} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The diagram without the list. */
export function StrengthDiagram() {
  return (
    <svg viewBox="0 0 300 300" aria-hidden="true">
      <circle class="disc" cx={MIDDLE} cy={MIDDLE} r={148} />
      <circle class="track" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
      {CLOCKWISE.map((weapon, i) => (
        <g key={weapon} transform={`rotate(${90 * i} ${MIDDLE} ${MIDDLE})`}>
          <path class="beats" d={NEXT} />
          <path class="head" d={HEAD} transform="translate(244 104) rotate(63)" />
          <path class="head" d="M-5-7 5 0-5 7z" transform="translate(150 124) rotate(90)" />
          {beats(weapon, CLOCKWISE[(i + 2) % 4]!) && (
            <>
              <path class="casing" d={ACROSS} />
              <path class="beats" d={ACROSS} />
              <path class="head" d={HEAD} transform="translate(163 206) rotate(126) scale(0.720)" />
            </>
          )}
        </g>
      ))}
      <Medal weapon={FLAG} x={MIDDLE} y={MIDDLE} scale={0.5} />
      {CLOCKWISE.map((weapon, i) => {
        const turn = (Math.PI / 2) * (i - 1);
        const at = { x: MIDDLE + RADIUS * Math.cos(turn), y: MIDDLE + RADIUS * Math.sin(turn) };
        return <Medal key={weapon} weapon={weapon} {...at} scale={1} />;
      })}
    </svg>
  );
}

/** Arrows from the top weapon to the next one clockwise, and to the opposite one around the flag. */
const NEXT = 'M186 54Q226 72 240 96';
const ACROSS = 'M172 86Q206 148 168 200';
const HEAD = 'M-15-13 11 0-15 13-9 0z';
/** Drawn differently here than on a tile: the pistol from the side, and the flag. */
const PISTOL =
  'M29-27V-19.500H5.500Q4-11-4-11H-7Q-10-3-15 2Q-21 3-25-2Q-19-8-17-15L-18-20-23-21.500-20-27-14-25.500-12-27zM-5.500-14H-4Q1-14 2-19.500H-3.500Q-4.500-16-5.500-14z';
const PENNANT = 'M-13-50Q-11-53-9-50-2-54 4-50.500T16-51V-33.500Q10-31 4-33T-9-33V-22H-13z';
/** Outline, its transform, and the transform of the letter. */
const OWN: { readonly [weapon: Weapon]: readonly [string, string, string] } = {
  3: [PISTOL, 'translate(-2 3) scale(0.950)', 'translate(3 18) scale(1.300)'],
  [FLAG]: [PENNANT, 'translate(-6 50) scale(1.350)', 'translate(10 19) scale(1.200)'],
};
const SET = ['translate(0 37) scale(1.350)', 'translate(0 15) scale(1.400)'] as const;

function Emblem({ weapon }: { readonly weapon: Weapon }) {
  const [emblem, place, letter] = OWN[weapon] ?? [EMBLEMS[weapon], ...SET];
  return (
    <>
      <path class="emblem" d={emblem} transform={place} />
      <path class="letter" d={LETTERS[weapon]} transform={letter} />
    </>
  );
}

type MedalProps = { readonly weapon: Weapon; readonly x: number; readonly y: number; readonly scale: number };

function Medal({ weapon, x, y, scale }: MedalProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle class="shade" cy={4} r={MEDAL + 1} />
      <circle class="medal" r={MEDAL} />
      <circle class="rim" r={MEDAL - 4} />
      <Emblem weapon={weapon} />
    </g>
  );
}

const Badge = ({ weapon }: { readonly weapon: Weapon }) => (
  <svg class="badge" viewBox="-42 -42 84 84" aria-hidden="true">
    <circle class="medal" r={MEDAL} />
    <Emblem weapon={weapon} />
  </svg>
);

/** The reach of a weapon, as squares. */
const Steps = ({ squares }: { readonly squares: number }) => (
  <svg
    class="steps"
    viewBox={`0 0 ${14 * squares} 12`}
    style={{ width: `${1.15 * squares}em` }}
    aria-hidden="true"
  >
    {Array.from({ length: squares }, (_, i) => (
      <rect key={i} x={1 + 14 * i} y={1} width={10} height={10} rx={2} />
    ))}
  </svg>
);
