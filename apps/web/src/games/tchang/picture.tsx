import { EXITS, NOWHERE, type State, type TchangEvent } from '@tablee/tchang';
import type { Messages } from '@tablee/tchang/messages/fr';
import trace from '../../board/trace/trace.css?inline';
import { entriesUpTo } from '../../board/trace/trace.ts';
import type { GamePicture, PictureProps } from '../../picture/contract.ts';
import { pieceClip, piecesOf } from '../../picture/piece-clip.ts';
import art from './art/art.css?inline';
import { TombDefs } from './art/defs.tsx';
import { CELL, centreOf, VIEW_BOX } from './art/geometry.ts';
import { Ground } from './art/ground.tsx';
import { readBox } from './art/light.tsx';
import { ServantsBehind, ServantsInFront } from './art/servant-figures.tsx';
import { StillLight } from './art/still-light.tsx';
import { Edges } from './art/tomb.tsx';
import board from './draw/board.css?inline';
import { Corners, Pawns, StatuesAndStones } from './draw/layers.tsx';
import marks from './draw/marks.css?inline';
import { follow, placeAt } from './draw/pieces.ts';
import { lastTurn, TraceOnGround, TraceOnPawns } from './draw/trace.tsx';
import { planEntryMotions } from './motion/motions.ts';

type Props = PictureProps<State, TchangEvent, Messages>;

/** TCHANG-12: brightness of the open exit, in fireflies. */
const DAYLIGHT = 9;

function Picture(props: Props) {
  const { state, n } = props.shown;
  const pieces = piecesOf(follow, props);
  const traced = { trace: lastTurn(entriesUpTo(n, props), state, null), n };
  const lanterns = state.variant.colours.flatMap(pawn => {
    const space = state.pawns[pawn]!;
    return space === NOWHERE ? [] : [{ ...centreOf(space), fireflies: state.purses[pawn]! }];
  });
  const day = state.open ? [{ ...centreOf(EXITS[state.exit]!), fireflies: DAYLIGHT }] : [];
  return (
    <g class="tchang">
      <TombDefs />
      <Ground behind={<ServantsBehind />}>
        <ServantsInFront />
      </Ground>
      <StillLight pawns={[...lanterns, ...day]} />
      <Edges closed={state.maze.closed} />
      <g class="tchang-board">
        <Corners state={state} />
        <StatuesAndStones pieces={pieces} />
        {!props.from && <TraceOnGround {...traced} />}
        <Pawns pieces={pieces} seen={state} chosen={null} movers={[]} />
        {!props.from && <TraceOnPawns {...traced} state={state} />}
      </g>
    </g>
  );
}

export const picture: GamePicture<State, TchangEvent, Messages> = {
  view: readBox(VIEW_BOX),
  styles: [art, board, marks, trace],
  Picture,
  clip: pieceClip({ follow, travel: planEntryMotions, unit: CELL }, () => placeAt),
};
