import {
  nameSeat,
  nameSpace,
  type State,
  sayEvent,
  sayMove,
  sayTask,
  type TchangEvent,
  tchang,
} from '@tablee/tchang';
import type { Messages } from '@tablee/tchang/messages/fr';
import type { GameView } from '../../board/contract.ts';
import { shapeOf } from './art/colours.tsx';
import { readNote } from './draw/plans.tsx';
import { ownPawns } from './draw/routes.ts';
import { Status } from './draw/status.tsx';
import { Board } from './input/board.tsx';
import { briefMove, ready, words } from './text/words.ts';
import './draw/board.css';
import './input/panels.css';
import './input/tools.css';
import './draw/marks.css';
import './draw/phone.css';
import './draw/landscape.css';

export const view: GameView<State, TchangEvent, Messages> = {
  ready,
  Board,
  Status,
  fixed: true,
  seatLook: (state, seat, text) => ({
    name: nameSeat(state, seat, text),
    shapes: ownPawns(state, seat).map(shapeOf),
  }),
  say: sayEvent,
  task: sayTask,
  keys: () => words().keys,
  nameMove: (move, text) => {
    const read = tchang.readMove(move);
    return read === null ? move : sayMove(read, text);
  },
  briefMove,
  namePlan: (note, text) => {
    const read = readNote(note);
    const word = words();
    if (!read) return null;
    if (read.kind === 'take') return word.noteTake(nameSpace(read.space));
    const way = word.noteWay(text.colours[read.pawn]!, nameSpace(read.to));
    return read.kind === 'way' ? way : word.noteAnswer[read.reply](way);
  },
};
