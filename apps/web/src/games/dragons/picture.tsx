import type { DragonsEvent, State } from '@tablee/dragons';
import type { Messages } from '@tablee/dragons/messages/fr';
import trace from '../../board/trace/trace.css?inline';
import { entriesUpTo } from '../../board/trace/trace.ts';
import type { GamePicture, PictureProps } from '../../picture/contract.ts';
import { pieceClip, piecesOf } from '../../picture/piece-clip.ts';
import art from './art/art.css?inline';
import board from './draw/board.css?inline';
import { Ground, Stones } from './draw/layers.tsx';
import { CELL, follow, placeOf, VIEW_BOX } from './draw/pieces.ts';
import { lastTurn, TraceOnGround, TraceOnStones } from './draw/trace.tsx';
import { planEntryMotions } from './motion/motions.ts';

type Props = PictureProps<State, DragonsEvent, Messages>;
const [x = 0, y = 0, width = 0, height = 0] = VIEW_BOX.split(' ').map(Number);

/** DRAGON-8: the trace shows no face that was turned back. */
function Picture(props: Props) {
  const { state, n } = props.shown;
  const traced = { trace: lastTurn(entriesUpTo(n, props), false), n };
  return (
    <g class="dragons">
      <Ground />
      <g class="dragons-board">
        {!props.from && <TraceOnGround {...traced} />}
        <Stones pieces={piecesOf(follow, props)} lost={[]} held={null} />
        {!props.from && <TraceOnStones {...traced} state={state} />}
      </g>
    </g>
  );
}

export const picture: GamePicture<State, DragonsEvent, Messages> = {
  view: { x, y, width, height },
  styles: [art, board, trace],
  Picture,
  clip: pieceClip({ follow, travel: planEntryMotions, unit: CELL }, () => placeOf),
};
