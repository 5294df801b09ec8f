import './posts.css';
import { ELASTICS, type Elastic, holderOf, type Laid } from '@tablee/tchako';
import type { BoardPoint } from '../../../board/piece.ts';
import { type Bend, bandPath, orient } from './band.ts';
import { postAt } from './geometry.ts';
import { sideName, signPath } from './signs.ts';

type Props = {
  readonly laid: Laid;
  /** Seen swinging in a picture; while a game is shown, the film does this by itself. */
  readonly bent?: { readonly elastic: Elastic; readonly bends: readonly Bend[] };
  /** Held in the hand. */
  readonly chosen?: Elastic | null;
  readonly turned?: boolean;
};

/** `<Elastics laid bent? chosen? turned? />`: rubber bands round their posts; those in the box are not drawn. */
export const Elastics = ({ laid, bent, chosen = null, turned = false }: Props) => (
  <g class="tchako-elastics">
    {ELASTICS.map(elastic => {
      const hooks = laid[elastic];
      if (!hooks || hooks.length === 0) return null;
      const points = hooks.map(post => postAt(post, turned));
      return (
        <Rubber
          key={elastic}
          elastic={elastic}
          points={points}
          chosen={chosen === elastic}
          bends={bent?.elastic === elastic ? bent.bends : []}
        />
      );
    })}
  </g>
);

type RubberProps = {
  readonly elastic: Elastic;
  readonly points: readonly BoardPoint[];
  readonly bends?: readonly Bend[];
  readonly chosen?: boolean;
};

/** One of them between any points: also for showing where it would lie. */
export function Rubber({ elastic, points, bends = [], chosen = false }: RubberProps) {
  const round = orient(points);
  const path = bandPath(round, bends);
  const seat = holderOf(elastic);
  const [a, b] = [round[0]!, round[1]!];
  return (
    <g class={`tchako-rubber ${sideName(seat)}${chosen ? ' chosen' : ''}`} data-elastic={elastic}>
      <path class="cast" d={path} />
      <path class="strand" d={path} />
      <path class="shine" d={path} />
      <g class="clip" style={{ transform: `translate(${(a.x + b.x) / 2}px,${(a.y + b.y) / 2}px)` }}>
        <path d={signPath(seat, seat === 0 ? 2.7 : 3)} />
      </g>
    </g>
  );
}
