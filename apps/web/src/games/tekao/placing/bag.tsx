import { cellOf, type Shape, type Side } from '@tablee/tekao';
import { useRef } from 'preact/hooks';
import { startDrag } from '../../../board/pointer.ts';
import { Tile } from '../draw/tile.tsx';
import { sayShape } from '../text/words.ts';
import { canAct, chooseKind, type PlacingInput, pressKind } from './actions.ts';
import { unplannedOf } from './draft.ts';
import { shapeFor } from './lineup.ts';
import { gripFromTray } from './pointer-gestures.ts';

type PictureProps = { readonly shape: Shape; readonly side: Side; readonly flipped: boolean };

/** A piece beside the board. Its parts are defined in the board's drawing. */
export const Picture = ({ shape, side, flipped }: PictureProps) => (
  <svg class="tekao-picture" viewBox="-52 -52 104 106" aria-hidden="true">
    <Tile cell={cellOf(shape, side)} flipped={flipped} />
  </svg>
);

type DraggableProps = PictureProps & {
  readonly now: () => PlacingInput;
  /** Called when a drag starts. */
  readonly take?: () => void;
};

/** A piece that can be dragged from the tray onto the board. */
export function DraggablePicture({ shape, side, flipped, now, take }: DraggableProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const startGrip = () => {
    take?.();
    return drawing.current && gripFromTray(now, drawing.current);
  };
  return (
    <svg
      ref={drawing}
      class="tekao-picture loose"
      viewBox="-52 -52 104 106"
      aria-hidden="true"
      onPointerDown={event => {
        // Captured at once: a fast pointer leaves so small a drawing before the drag starts.
        drawing.current?.setPointerCapture(event.pointerId);
        startDrag(drawing, event, startGrip);
      }}
    >
      <rect class="hit" x={-52} y={-52} width={104} height={106} />
      <g class="floats">
        <Tile cell={cellOf(shape, side)} flipped={flipped} />
      </g>
    </svg>
  );
}

type Kind = { readonly kind: number; readonly shape: Shape; readonly count: number };

/** The kinds in a bag, oriented for their owner. */
const kindsOf = (counts: readonly number[], kinds: readonly Shape[], side: Side): readonly Kind[] =>
  kinds.map((piece, kind) => ({ kind, shape: shapeFor(side, piece), count: counts[kind]! }));

const sayKind = ({ shape, count }: Kind, { word, board: { props, flipped } }: PlacingInput): string =>
  `${sayShape(shape, props.text, flipped)}, ${word.count(count)}`;

/** TEKAO-4: the pieces still to be drawn. Not secret: everything placed is visible. */
export function Bag({ input }: { readonly input: PlacingInput }) {
  const { board, side, word } = input;
  const { state, flipped } = board;
  const { kinds } = state.variant.supply;
  const counts = state.bag.slice(side * kinds.length, (side + 1) * kinds.length);
  const left = kindsOf(counts, kinds, side).filter(({ count }) => count > 0);
  return (
    <div class="tekao-bag">
      <small>{word.bag(counts.reduce((a, b) => a + b, 0))}</small>
      <ul>
        {left.map(kind => (
          <li key={kind.kind}>
            <span class="hidden-but-heard">{sayKind(kind, input)}</span>
            <Picture shape={kind.shape} side={side} flipped={flipped} />
            {kind.count > 1 && <b aria-hidden="true">×{kind.count}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps = { readonly input: PlacingInput; readonly now: () => PlacingInput };

/** TEKAO-5: the pieces left to choose from; a tap chooses one, a drag puts it on the board. */
export function Choice({ input, now }: ChoiceProps) {
  const { board, side, draft, current, selection, planning } = input;
  const { state, flipped } = board;
  const counts = unplannedOf(planning ? draft : [], state, side);
  const arranging = planning && selection.at !== null;
  return (
    <ul class="tekao-choice" aria-label={input.word.left}>
      {kindsOf(counts, state.variant.supply.kinds, side).map(kind => {
        const chosen = canAct(input) && !arranging && current?.kind === kind.kind;
        const shown = { ...kind, shape: chosen ? current.shape : kind.shape };
        const name = <span class="hidden-but-heard">{sayKind(shown, input)}</span>;
        const count = kind.count > 1 && (
          <b class="count" aria-hidden="true">
            ×{kind.count}
          </b>
        );
        return (
          <li key={kind.kind}>
            {canAct(input) && kind.count > 0 ? (
              <button
                type="button"
                class={chosen ? 'kind chosen' : 'kind'}
                aria-pressed={chosen}
                onClick={() => pressKind(now(), kind.kind)}
              >
                {name}
                <DraggablePicture
                  {...{ ...shown, side, flipped, now }}
                  take={() => chooseKind(now(), kind.kind)}
                />
                {count}
              </button>
            ) : (
              <span class={kind.count > 0 ? 'kind' : 'kind none'}>
                {name}
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
