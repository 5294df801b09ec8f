import type { Seat } from '@tablee/kernel';
import { type Flipped, type State, sayEvent, sayMove, sayTask, type TchagEvent, tchag } from '@tablee/tchag';
import type { Messages } from '@tablee/tchag/messages/fr';
import type { GameView } from '../../board/contract.ts';
import { Status } from './draw/status.tsx';
import { Board } from './input/board.tsx';
import './draw/board.css';
import './draw/pieces.css';
import './draw/marks.css';

const flippedFor = (bottom: Seat | undefined): Flipped => (bottom === undefined ? null : bottom === 1);

export const view: GameView<State, TchagEvent, Messages> = {
  Board,
  Status,
  say: (event, text, _state, _nameOf, bottom) => sayEvent(event, text, flippedFor(bottom)),
  task: sayTask,
  nameMove: (move, text, bottom) => {
    const read = tchag.readMove(move);
    return read === null ? move : sayMove(read, text, flippedFor(bottom));
  },
};
