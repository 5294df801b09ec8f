import { type State, sayEvent, sayMove, sayTask, type TchakoEvent, tchako } from '@tablee/tchako';
import type { Messages } from '@tablee/tchako/messages/fr';
import type { GameView } from '../../board/contract.ts';
import { Board } from './board.tsx';
import { briefMove } from './brief.ts';
import { namePlace } from './pointing.ts';
import { Status } from './status.tsx';
import { ready, words } from './words.ts';
import './tchako.css';
import './aims.css';
import './panel.css';
import './upright.css';
import './phone.css';

export const view: GameView<State, TchakoEvent, Messages> = {
  ready,
  Board,
  Status,
  // Nothing at the table tells where a shot ends before it has slid there.
  suspense: true,
  say: sayEvent,
  task: sayTask,
  keys: () => words().keys,
  nameMove: (move, text) => {
    const read = tchako.readMove(move);
    return read === null ? move : sayMove(read, text);
  },
  briefMove,
  namePlace,
};
