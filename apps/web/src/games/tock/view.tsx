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
import { later } from '../../page/later.tsx';
import { SHAPES } from '../../page/mark.tsx';
import { Status } from './draw/status.tsx';
import { Board } from './input/board.tsx';
import { ready } from './text/words.ts';
import './draw/board.css';
import './input/hand.css';
import './input/strip.css';
import './draw/marks.css';

export const view: GameView<State, TockEvent, Messages> = {
  ready,
  // The result is told once the last marble has arrived.
  suspense: true,
  Board,
  Status,
  // Only a phone beside a shared screen loads it.
  Hand: later(async () => (await import('./phone/phone-hand.tsx')).PhoneHand),
  prompts: true,
  captions: true,
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
