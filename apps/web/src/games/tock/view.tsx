import {
  coloursOf,
  nameSeat,
  type State,
  sayEvent,
  sayMove,
  sayTask,
  type TockEvent,
  tock,
} from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import type { GameView } from '../../board/contract.ts';
import { SHAPES } from '../../page/mark.tsx';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { Status } from './status.tsx';
import './tock.css';
import './hand.css';
import './strip.css';
import './marks.css';

export const view: GameView<State, TockEvent, Messages> = {
  Board,
  Status,
  Hand,
  seatLook: (state, seat, text) => ({
    name: nameSeat(state, seat, text),
    shapes: coloursOf(state, seat).map(colour => SHAPES[colour]!),
  }),
  say: sayEvent,
  task: sayTask,
  nameMove: (move, text) => {
    const read = tock.readMove(move);
    return read === null ? move : sayMove(read, text);
  },
};
