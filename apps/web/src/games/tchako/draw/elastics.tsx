import './pieces.css';
import { POSTS as ALL_POSTS, ELASTICS, type Elastic, holderOf, type Laid, type Post } from '@tablee/tchako';
import type { BoardPoint } from '../../../board/piece.ts';
import { POST, postAt, sideName, signPath } from './geometry.ts';

/** An edge of a band that is pushed `by` mm outwards at `share` of its length. */
export type Bend = { readonly edge: number; readonly share: number; readonly by: number };

/** Distance of a strand from the middle of a post. */
const ROUND = 3.1;

const sub = (a: BoardPoint, b: BoardPoint): BoardPoint => ({ x: a.x - b.x, y: a.y - b.y });

/** Sorts posts clockwise on the screen, so that `out` of every strand points outwards. */
export function orient(points: readonly BoardPoint[]): readonly BoardPoint[] {
  const [a, b, c] = points;
  if (!a || !b || !c) return points;
  const [ab, ac] = [sub(b, a), sub(c, a)];
  return ab.x * ac.y - ab.y * ac.x < 0 ? [a, c, b] : points;
}

type Strand = { readonly from: BoardPoint; readonly to: BoardPoint; readonly out: BoardPoint };

export const strandOf = (a: BoardPoint, b: BoardPoint, round = ROUND): Strand => {
  const way = sub(b, a);
  const long = Math.max(1e-6, Math.hypot(way.x, way.y));
  const out = { x: way.y / long, y: -way.x / long };
  const shift = (p: BoardPoint) => ({ x: p.x + out.x * round, y: p.y + out.y * round });
  return { from: shift(a), to: shift(b), out };
};

const NEAR_END = 0.18;
const put = ({ x, y }: BoardPoint): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The path of a band round two or three posts. Two posts have two strands. */
export function bandPath(points: readonly BoardPoint[], bends: readonly Bend[] = [], round = ROUND): string {
  const strands = points.map((point, i) => strandOf(point, points[(i + 1) % points.length]!, round));
  const parts = strands.map(({ from, to, out }, edge) => {
    const bend = bends.find(each => each.edge === edge);
    const arc = `A${round} ${round} 0 0 1 `;
    const next = strands[(edge + 1) % strands.length]!.from;
    if (!bend) return `L${put(to)}${arc}${put(next)}`;
    const share = Math.min(1 - NEAR_END, Math.max(NEAR_END, bend.share));
    // The control point of the curve that passes through the pushed point.
    const pull = bend.by / (2 * share * (1 - share));
    const middle = {
      x: from.x + (to.x - from.x) * share + out.x * pull,
      y: from.y + (to.y - from.y) * share + out.y * pull,
    };
    return `Q${put(middle)} ${put(to)}${arc}${put(next)}`;
  });
  return `M${put(strands[0]!.from)}${parts.join('')}z`;
}

type ElasticsProps = {
  readonly laid: Laid;
  readonly chosen?: Elastic | null;
  readonly turned?: boolean;
};

/** All elastics that lie on the board. */
export const Elastics = ({ laid, chosen = null, turned = false }: ElasticsProps) => (
  <g class="tchako-elastics">
    {ELASTICS.map(elastic => {
      const hooks = laid[elastic];
      if (!hooks || hooks.length === 0) return null;
      const points = hooks.map(post => postAt(post, turned));
      return <Rubber key={elastic} elastic={elastic} points={points} chosen={chosen === elastic} />;
    })}
  </g>
);

type RubberProps = {
  readonly elastic: Elastic;
  readonly points: readonly BoardPoint[];
  readonly chosen?: boolean;
};

/** One elastic round any points, so that previews can use it. */
export function Rubber({ elastic, points, chosen = false }: RubberProps) {
  const round = orient(points);
  const path = bandPath(round);
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

type PostsProps = {
  /** Highlighted posts. */
  readonly lit?: readonly Post[];
  readonly turned?: boolean;
};

/** All 23 posts, drawn over the elastics. */
export const Posts = ({ lit = [], turned = false }: PostsProps) => (
  <g class="tchako-posts">
    {ALL_POSTS.map((_, post) => {
      const { x, y } = postAt(post, turned);
      return (
        <g key={post} transform={`translate(${x} ${y})`}>
          {lit.includes(post) && <circle class="lit" r={POST * 2.6} />}
          <Knob />
        </g>
      );
    })}
  </g>
);

const Knob = () => (
  <>
    <ellipse class="cast" cx={1.6} cy={2.2} rx={4.4} ry={4.2} />
    <circle class="foot" r={POST} />
    <circle class="head" r={2.5} />
    <circle class="groove" r={1.5} />
    <ellipse class="shine" cx={-0.8} cy={-0.9} rx={0.7} ry={0.5} />
  </>
);
