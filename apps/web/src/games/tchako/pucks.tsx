import {
  EACH,
  has,
  isHere,
  isQueen,
  ownerOf,
  PUCKS,
  type Puck as PuckId,
  type State,
  threatsOf,
} from '@tablee/tchako';
import { useLayoutEffect } from 'preact/hooks';
import type { Aim } from './aim.ts';
import { toScreen, translateTo } from './art/geometry.ts';
import { Puck } from './art/puck.tsx';

type Props = {
  readonly state: State;
  readonly turned: boolean;
  readonly aim: Aim | null;
  readonly root: { readonly current: SVGSVGElement | null };
  /** A shot slides: the film moves them. */
  readonly moving: boolean;
};

/** All pucks on the board. They keep their nodes, so that the film can move them and a new position finds them again. */
export function Pucks({ state, turned, aim, root, moving }: Props) {
  const here = PUCKS.filter(puck => isHere(state, puck));
  const threats = threatsOf(state);
  const placeOf = (puck: PuckId): string => {
    const shifted = aim?.puck === puck ? aim : { dx: 0, dy: 0 };
    return translateTo(toScreen({ x: state.x[puck]! + shifted.dx, y: state.y[puck]! + shifted.dy }, turned));
  };
  // The film leaves its last frame on the nodes: where nothing changed for the framework, it would stay there.
  useLayoutEffect(() => {
    if (moving) return;
    for (const puck of here) {
      const node = root.current?.querySelector<SVGElement>(`[data-puck="${puck}"]`);
      if (node) node.style.transform = placeOf(puck);
    }
  }, [state, turned, moving]);
  return (
    <g class="tchako-pucks" aria-hidden="true">
      {here.map(puck => (
        <g key={puck} data-puck={puck} style={{ transform: placeOf(puck) }}>
          <Puck
            seat={ownerOf(puck)}
            queen={isQueen(puck)}
            {...(isQueen(puck) ? {} : { number: (puck % EACH) + 1 })}
            shot={has(state.shot, puck)}
            chosen={aim?.puck === puck}
            threatened={isQueen(puck) && threats[1 - ownerOf(puck)]!}
          />
        </g>
      ))}
    </g>
  );
}
