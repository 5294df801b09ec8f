import type { Seat } from '@tablee/kernel';
import { sideName, signPath } from './signs.ts';

const CROWN = 'M-4.200 3.200-5.200-2.800-2.400-.6 0-4.600 2.400-.6 5.200-2.800 4.200 3.200z';
/** How large the field is that the crown stands on. */
const FIELDS = [6.3, 7.2];
const PEARLS = Array.from({ length: 8 }, (_, i) => i * 45 + 22.5);

/** What makes a queen of a puck: it is of gold, pearls round its rim, and wears a crown on a field of the seat's shape. */
export const Crown = ({ seat }: { readonly seat: Seat }) => (
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
