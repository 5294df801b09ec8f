import './underlay.css';
import type { State } from '@tablee/tchako';
import { useMemo } from 'preact/hooks';
import { BeechDefs } from './defs.tsx';
import { VIEW_BOX } from './geometry.ts';
import { Ground } from './ground.tsx';
import { Links } from './links.tsx';
import { Zones } from './zones.tsx';

type Props = { readonly state: State; readonly turned?: boolean };

/**
 * `<Underlay state turned? />`: everything that lies still while pucks slide, as two drawings (`svg.tchako-underlay`) to be laid
 * under the board's own svg of the same viewBox, in a box that is `position: relative`. The wood is painted once, what is stained on
 * it once for a position, and neither while something moves. It brings `<BeechDefs/>`: the svg above needs none.
 */
export function Underlay({ state, turned = false }: Props) {
  const wood = useMemo(() => <Wood turned={turned} />, [turned]);
  return (
    <>
      {wood}
      <svg class="tchako-underlay stains" viewBox={VIEW_BOX} aria-hidden="true">
        <Links state={state} turned={turned} />
        <Zones state={state} turned={turned} />
      </svg>
    </>
  );
}

const Wood = ({ turned }: { readonly turned: boolean }) => (
  <svg class="tchako-underlay" viewBox={VIEW_BOX} aria-hidden="true">
    <BeechDefs />
    <Ground turned={turned} />
  </svg>
);
