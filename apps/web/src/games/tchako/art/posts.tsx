import './posts.css';
import { POSTS as ALL_POSTS, type Post } from '@tablee/tchako';
import { POST, postAt } from './geometry.ts';

type Props = {
  /** Where an elastic could be hooked now, say. */
  readonly lit?: readonly Post[];
  readonly turned?: boolean;
};

/** `<Posts lit? turned? />`: all 23, over the elastics that hang on them. */
export const Posts = ({ lit = [], turned = false }: Props) => (
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

/** Turned brass, from above. */
const Knob = () => (
  <>
    <ellipse class="cast" cx={1.6} cy={2.2} rx={4.4} ry={4.2} />
    <circle class="foot" r={POST} />
    <circle class="head" r={2.5} />
    <circle class="groove" r={1.5} />
    <ellipse class="shine" cx={-0.8} cy={-0.9} rx={0.7} ry={0.5} />
  </>
);
