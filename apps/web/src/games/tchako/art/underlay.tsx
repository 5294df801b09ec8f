import './underlay.css';
import type { State } from '@tablee/tchako';
import { BeechDefs } from './defs.tsx';
import { VIEW_BOX } from './geometry.ts';
import { Ground } from './ground.tsx';
import { Links } from './links.tsx';
import { Zones } from './zones.tsx';

type Props = { readonly state: State; readonly turned?: boolean };

/**
 * `<Underlay state turned? />`: everything that lies still while pucks slide, as a drawing of its own (`svg.tchako-underlay`) to be
 * laid under the board's own svg of the same viewBox: it is painted once for a position, not once a frame. It brings
 * `<BeechDefs/>`, so the svg above needs none.
 */
export const Underlay = ({ state, turned = false }: Props) => (
  <svg class="tchako-underlay" viewBox={VIEW_BOX} aria-hidden="true">
    <BeechDefs />
    <Ground turned={turned} />
    <Links state={state} turned={turned} />
    <Zones state={state} turned={turned} />
  </svg>
);
