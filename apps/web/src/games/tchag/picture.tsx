import { onTurn, type State, type TchagEvent } from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import trace from '../../board/trace/trace.css?inline';
import { entriesUpTo } from '../../board/trace/trace.ts';
import type { GamePicture, PictureProps } from '../../picture/contract.ts';
import { pieceClip, piecesOf } from '../../picture/piece-clip.ts';
import board from './draw/board.css?inline';
import { HEIGHT, placeOf, WIDTH } from './draw/geometry.ts';
import { Ground } from './draw/ground.tsx';
import marks from './draw/marks.css?inline';
import { Broken } from './draw/marks.tsx';
import pieces from './draw/pieces.css?inline';
import { PawnDefs, Pawns, Stones } from './draw/pieces-layer.tsx';
import { StoneDefs } from './draw/stones.tsx';
import { lastTurn, TraceOnPawns, TraceOnStones } from './draw/trace.tsx';
import { animator } from './motion/animator.ts';

type Props = PictureProps<State, TchagEvent, Messages>;

function Picture(props: Props) {
  const { shown, bottom } = props;
  const flipped = bottom === 1;
  const drawn = { pieces: piecesOf(animator.follow, props), place: placeOf(flipped) };
  const traced = { trace: lastTurn(entriesUpTo(shown.n, props)), n: shown.n, flipped };
  return (
    <g class="tchag">
      <Ground flipped={flipped} turn={onTurn(shown.state)} />
      <g class="tchag-board">
        <defs>
          <StoneDefs />
          <PawnDefs />
        </defs>
        <Stones {...drawn} />
        {shown.state.phase === 'repair' && <Broken state={shown.state} flipped={flipped} />}
        {!props.from && <TraceOnStones {...traced} />}
        <Pawns {...drawn} lifted={null} />
        {!props.from && <TraceOnPawns {...traced} state={shown.state} />}
      </g>
    </g>
  );
}

export const picture: GamePicture<State, TchagEvent, Messages> = {
  view: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
  round: 24,
  styles: [board, pieces, marks, trace],
  Picture,
  clip: pieceClip(animator, ({ bottom }) => placeOf(bottom === 1)),
};
