import { answer, propose } from './consent.ts';
import { create } from './creation.ts';
import { triangleOf } from './elastic.ts';
import type { EventSink } from './events.ts';
import { hook, withElastic } from './hooking.ts';
import type { Move, ReplaceMove } from './move.ts';
import { shoot } from './shot.ts';
import type { State } from './state.ts';
import { beginTurn, passOn, settle, threatsOf } from './turn.ts';

/** Plays a legal move in place and records its events. */
export function play(s: State, m: Move, events: EventSink): void {
  if (m.kind === 'replace') {
    replace(s, m, events);
    return;
  }
  const before = events && threatsOf(s);
  switch (m.kind) {
    case 'propose':
      propose(s, m.offer, events);
      break;
    case 'agree':
    case 'decline':
      answer(s, m.kind === 'agree', events);
      break;
    case 'shoot':
      shoot(s, m, before, events);
      break;
    case 'create':
      create(s, m.zone, events);
      settle(s, before, events);
      break;
    case 'hook':
    case 'lay':
      hook(s, m, events);
      settle(s, before, events);
      break;
    case 'end':
    case 'time':
      passOn(s, before, events);
      break;
  }
}

/** TCHAKO-42: South chooses, then North; then the first turn begins. */
function replace(s: State, { elastic }: ReplaceMove, events: EventSink): void {
  const seat = s.turn;
  if (elastic !== null) s.laid = withElastic(withElastic(s.laid, elastic, null), triangleOf(seat), []);
  events?.push({ kind: 'replaced', seat, elastic });
  if (seat === 0) s.turn = 1;
  else beginTurn(s, 0, events);
}
