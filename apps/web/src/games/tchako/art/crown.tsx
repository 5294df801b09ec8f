import type { Seat } from '@tablee/kernel';
import { sideName, signPath } from './signs.ts';

const CROWN = 'M-8 4.500-9.400-6-4.600-1.200 0-9.600 4.600-1.200 9.400-6 8 4.500z';

/** What makes a queen of a puck: a golden rim and a crown that stands up from it. */
export const Crown = ({ seat }: { readonly seat: Seat }) => (
  <g class={`tchako-crown ${sideName(seat)}`}>
    <circle class="gold-rim" r={9.9} />
    <path class="cast" d={CROWN} transform="translate(0.900 1.600)" />
    <path class="gold" d={CROWN} />
    <path class="band" d="M-8 4.500V7.200Q0 8.600 8 7.200V4.500Q0 5.900-8 4.500z" />
    <circle class="pearl" cx={-9.4} cy={-6.4} r={1.3} />
    <circle class="pearl" cy={-10} r={1.5} />
    <circle class="pearl" cx={9.4} cy={-6.4} r={1.3} />
    <path class="sign" d={signPath(seat, seat === 0 ? 2.3 : 2.6)} transform="translate(0 1.400)" />
  </g>
);
