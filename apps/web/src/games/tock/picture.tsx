import { coloursOf, type State, type TockEvent } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import trace from '../../board/trace/trace.css?inline';
import { entriesUpTo } from '../../board/trace/trace.ts';
import type { GamePicture, PictureProps } from '../../picture/contract.ts';
import { pieceClip, piecesOf } from '../../picture/piece-clip.ts';
import board from './draw/board.css?inline';
import { Centre, lastCards } from './draw/centre.tsx';
import { blockedColours, coloursOnTurn, dealerColour } from './draw/colours.ts';
import { placeOf, SIZE } from './draw/geometry.ts';
import { Ground } from './draw/ground.tsx';
import { MarbleDefs, Marbles } from './draw/marbles.tsx';
import marks from './draw/marks.css?inline';
import { Barred, Turns } from './draw/position-marks.tsx';
import { lastTurn, TraceOnBoard, TraceOnMarbles } from './draw/trace.tsx';
import { replayAnimator } from './motion/animator.ts';

type Props = PictureProps<State, TockEvent, Messages>;

/** The colour at the lower edge. */
const lowerOf = ({ shown, bottom }: Props): number => coloursOf(shown.state, bottom)[0]!;

/** TOCK-4: only cards laid face up are drawn. */
function Picture(props: Props) {
  const { shown, text } = props;
  const { state, n } = shown;
  const lower = lowerOf(props);
  const entries = entriesUpTo(n, props);
  const traced = { trace: lastTurn(entries, null), n, lower };
  return (
    <g class="tock">
      <Ground lower={lower} unused={state.unused} />
      <g class="tock-board">
        <defs>
          <MarbleDefs />
        </defs>
        <Turns lit={coloursOnTurn(state)} dealer={dealerColour(state)} lower={lower} />
        {!props.from && <TraceOnBoard {...traced} />}
        <Centre state={state} last={lastCards(entries, n)} lower={lower} text={text} />
        <Marbles
          pieces={piecesOf(replayAnimator.follow, props)}
          place={placeOf(lower)}
          lifted={null}
          state={state}
        />
        {!props.from && <TraceOnMarbles {...traced} state={state} />}
        <Barred blocked={blockedColours(state)} lower={lower} />
      </g>
    </g>
  );
}

export const picture: GamePicture<State, TockEvent, Messages> = {
  view: { x: 0, y: 0, width: SIZE, height: SIZE },
  round: 58,
  styles: [board, marks, trace],
  Picture,
  clip: pieceClip(replayAnimator, props => placeOf(lowerOf(props))),
};
