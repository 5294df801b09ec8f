import { isOver, type State, sideToMove, type TekaoEvent } from '@tablee/tekao';
import type { Messages } from '@tablee/tekao/messages/fr';
import trace from '../../board/trace/trace.css?inline';
import { entriesUpTo } from '../../board/trace/trace.ts';
import type { GamePicture, PictureProps } from '../../picture/contract.ts';
import { pieceClip, piecesOf } from '../../picture/piece-clip.ts';
import { HEIGHT, placeOf, WIDTH } from './draw/geometry.ts';
import board from './draw/ground.css?inline';
import { Ground } from './draw/ground.tsx';
import marks from './draw/marks.css?inline';
import tile from './draw/tile.css?inline';
import { TileDefs } from './draw/tile.tsx';
import { Tiles } from './draw/tiles.tsx';
import { lastTurn, TraceOnBoard, TraceOnPieces } from './draw/trace.tsx';
import { animator } from './motion/animator.ts';

type Props = PictureProps<State, TekaoEvent, Messages>;

/** TEKAO-12: yellow is seats 1 and 3. */
const isFlipped = (bottom: number): boolean => (bottom & 1) === 1;

function Picture(props: Props) {
  const { shown, bottom } = props;
  const { state } = shown;
  const flipped = isFlipped(bottom);
  const traced = { trace: lastTurn(entriesUpTo(shown.n, props), null), n: shown.n, flipped };
  return (
    <g class="tekao">
      <Ground flipped={flipped} home={state.variant.home} turn={isOver(state) ? null : sideToMove(state)} />
      <g class="tekao-board">
        <defs>
          <TileDefs />
        </defs>
        {!props.from && <TraceOnBoard {...traced} />}
        <Tiles
          pieces={piecesOf(animator.follow, props)}
          place={placeOf(flipped)}
          flipped={flipped}
          lifted={null}
        />
        {!props.from && <TraceOnPieces {...traced} state={state} />}
      </g>
    </g>
  );
}

export const picture: GamePicture<State, TekaoEvent, Messages> = {
  view: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  round: 26,
  styles: [board, tile, marks, trace],
  Picture,
  clip: pieceClip(animator, ({ bottom }) => placeOf(isFlipped(bottom))),
};
