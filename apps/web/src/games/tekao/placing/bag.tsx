import type { Shape, Side } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import { acts, type Desk, pressKind, takeKind } from './desk.ts';
import { leftFor } from './draft.ts';
import { shapeSeen } from './formation.ts';
import { sayShape } from './names.ts';
import { Loose, Picture } from './picture.tsx';
import type { Words } from './words-fr.ts';

type Kind = { readonly kind: number; readonly shape: Shape; readonly count: number };

/** What a bag holds, kind by kind, as its owner sees it. */
const kindsOf = (counts: readonly number[], kinds: readonly Shape[], side: Side): readonly Kind[] =>
  kinds.map((piece, kind) => ({ kind, shape: shapeSeen(side, piece), count: counts[kind]! }));

const sayKind = ({ shape, count }: Kind, text: Messages, word: Words): string =>
  `${sayShape(shape, text)}, ${word.count(count)}`;

/** TEKAO-4: what is still to be drawn. Everybody knows it, for all that stands lies open. */
export function Bag({ desk }: { readonly desk: Desk }) {
  const { scene, side, word } = desk;
  const { state, props, flipped } = scene;
  const { kinds } = state.variant.supply;
  const counts = state.bag.slice(side * kinds.length, (side + 1) * kinds.length);
  const left = kindsOf(counts, kinds, side).filter(({ count }) => count > 0);
  return (
    <div class="tekao-bag">
      <small>{word.bag(counts.reduce((a, b) => a + b, 0))}</small>
      <ul>
        {left.map(kind => (
          <li key={kind.kind}>
            <span class="hidden-but-heard">{sayKind(kind, props.text, word)}</span>
            <Picture shape={kind.shape} side={side} flipped={flipped} />
            {kind.count > 1 && <b aria-hidden="true">×{kind.count}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps = { readonly desk: Desk; readonly now: () => Desk };

/** TEKAO-5: all that is left to choose from; a piece is taken by a tap, or dragged onto the board at once. */
export function Choice({ desk, now }: ChoiceProps) {
  const { scene, side, draft, inHand, held, preparing } = desk;
  const { state, flipped, props } = scene;
  const counts = leftFor(preparing ? draft : [], state, side);
  const arranging = preparing && held.at !== null;
  return (
    <ul class="tekao-choice" aria-label={desk.word.left}>
      {kindsOf(counts, state.variant.supply.kinds, side).map(kind => {
        const chosen = acts(desk) && !arranging && inHand?.kind === kind.kind;
        const shown = { ...kind, shape: chosen ? inHand.shape : kind.shape };
        const heard = <span class="hidden-but-heard">{sayKind(shown, props.text, desk.word)}</span>;
        const count = kind.count > 1 && (
          <b class="count" aria-hidden="true">
            ×{kind.count}
          </b>
        );
        return (
          <li key={kind.kind}>
            {acts(desk) && kind.count > 0 ? (
              <button
                type="button"
                class={chosen ? 'kind chosen' : 'kind'}
                aria-pressed={chosen}
                onClick={() => pressKind(now(), kind.kind)}
              >
                {heard}
                <Loose {...{ ...shown, side, flipped, now }} take={() => takeKind(now(), kind.kind)} />
                {count}
              </button>
            ) : (
              <span class={kind.count > 0 ? 'kind' : 'kind none'}>
                {heard}
                <Picture shape={shown.shape} side={side} flipped={flipped} />
                {count}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
