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
import { Board } from './board.tsx';
import { briefMove } from './brief.ts';
import { ownPawns } from './choices.ts';
import { readNote } from './plan.ts';
import { shapeOf } from './shapes.ts';
import { Status } from './status.tsx';
import { ready, words } from './words.ts';
import './tchang.css';
import './panels.css';
import './tools.css';
import './marks.css';
import './phone.css';
import './landscape.css';

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
    return read.kind === 'take'
      ? word.noteTake(nameSpace(read.space))
      : word.noteWay(text.colours[read.pawn]!, nameSpace(read.to));
  },
};
