import './zones.css';
import type { State } from '@tablee/tchako';
import { lineTo, linkEnds } from './lines.ts';
import { litLinks } from './linked.ts';
import { sideName } from './signs.ts';

type Props = {
  readonly state: State;
  readonly turned?: boolean;
};

/** `<Links state turned? />`: the connections over which a player's zones hang together beyond his own (TCHAKO-6). */
export const Links = ({ state, turned = false }: Props) => (
  <g class="tchako-links">
    {[0, 1].map(seat => {
      const lit = litLinks(state, seat);
      const path = lit.map(pair => lineTo(linkEnds(pair, turned, 1.5))).join('');
      return (
        lit.length > 0 && (
          <g key={seat} class={sideName(seat)}>
            <path class="halo" d={path} />
            <path class="core" d={path} />
            <path class="beads" d={path} />
          </g>
        )
      );
    })}
  </g>
);
