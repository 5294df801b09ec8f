import { type Figure, type Move, play, tchako } from '@tablee/tchako';
import { pictureOf } from '@tablee/tchako/pictures';
import { Arrow, Ghost, OldBand } from './marks.tsx';
import { placeOf, Scene } from './scene.tsx';

/** Pictures of what hands do: the position afterwards, and what was there before. */

function afterOf(figure: Figure): {
  readonly before: ReturnType<typeof pictureOf>['state'];
  readonly after: ReturnType<typeof pictureOf>['state'];
  readonly move: Move;
} {
  const { state: before, move: text } = pictureOf(figure);
  const move = text === null ? null : tchako.readMove(text);
  if (!move) throw new Error(`nothing happens in ${figure}`);
  const after = tchako.clone(before);
  play(after, move, []);
  return { before, after, move };
}

/** What lay there and was put aside. */
function Aside({ figure, puck }: { readonly figure: Figure; readonly puck: number }) {
  const { before, after } = afterOf(figure);
  return (
    <>
      <Ghost at={placeOf(before, puck)} />
      <Arrow from={placeOf(before, puck)} to={placeOf(after, puck)} />
    </>
  );
}

/** TCHAKO-13 */
export const Creation = () => (
  <Scene
    state={afterOf('creation').after}
    view="-120 -62 160 124"
    under={<Aside figure="creation" puck={0} />}
  />
);

/** An elastic where it lies now, and where it lay. */
function Rehooked({ figure, view }: { readonly figure: 'hook' | 'lay'; readonly view: string }) {
  const { before, after, move } = afterOf(figure);
  const elastic = move.kind === 'hook' || move.kind === 'lay' ? move.elastic : 0;
  return (
    <Scene
      state={after}
      view={view}
      under={<OldBand elastic={elastic} hooks={before.laid[elastic] ?? []} />}
    />
  );
}

/** TCHAKO-14 */
export const Hook = () => <Rehooked figure="hook" view="-205 -45 190 160" />;
export const Lay = () => <Rehooked figure="lay" view="-105 -70 210 177" />;

const TRAPPED = 12;

/** TCHAKO-42 */
export const Triangle = () => (
  <Scene
    state={afterOf('triangle').after}
    view="-80 -40 160 130"
    under={<Aside figure="triangle" puck={TRAPPED} />}
  />
);
