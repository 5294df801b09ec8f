import { answer, propose } from './consent.ts';
import { create } from './creation.ts';
import { triangleOf } from './elastic.ts';
import type { News } from './events.ts';
import { hook, layAnew } from './hooking.ts';
import type { Move, ReplaceMove } from './move.ts';
import { shoot } from './shot.ts';
import type { State } from './state.ts';
import { beginTurn, passOn, settle, threatsOf } from './turn.ts';

/** Plays a legal move in place, and tells of it where somebody listens. */
export function play(s: State, m: Move, news: News): void {
  if (m.kind === 'replace') {
    replace(s, m, news);
    return;
  }
  const before = news && threatsOf(s);
  switch (m.kind) {
    case 'propose':
      propose(s, m.offer, news);
      break;
    case 'agree':
    case 'decline':
      answer(s, m.kind === 'agree', news);
      break;
    case 'shoot':
      shoot(s, m, before, news);
      break;
    case 'create':
      create(s, m.zone, news);
      settle(s, before, news);
      break;
    case 'hook':
    case 'lay':
      hook(s, m, news);
      settle(s, before, news);
      break;
    case 'end':
    case 'time':
      passOn(s, before, news);
      break;
  }
}

/** TCHAKO-42: South, then North; then the game begins. */
function replace(s: State, { elastic }: ReplaceMove, news: News): void {
  const seat = s.turn;
  if (elastic !== null) s.laid = layAnew(layAnew(s.laid, elastic, null), triangleOf(seat), []);
  news?.push({ kind: 'replaced', seat, elastic });
  if (seat === 0) s.turn = 1;
  else beginTurn(s, 0, news);
}
