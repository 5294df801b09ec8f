import { FIVE, isHouse, JACK, SEVEN, type State, sayMove, sayTask, TEN } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import type { Choices, Light } from './choices.ts';
import type { Draft } from './draft.ts';
import { sayWay } from './names.ts';
import { leftOf } from './split.ts';
import type { Words } from './words.ts';

type Now = {
  readonly state: State;
  readonly choices: Choices;
  readonly draft: Draft;
  readonly light: Light;
};

/** What to do next, in a few words; null where there is nothing to do. */
export function promptOf({ state, choices, draft, light }: Now, text: Messages, word: Words): string | null {
  if (choices.seat === null) return null;
  const { card, pawn, parts } = draft;
  if (card === null) {
    if (state.phase !== 'play') return text.tasks[state.phase];
    if (pawn !== null) return word.cardForPawn;
    if (choices.moves[0]?.kind === 'drop') return sayTask(state, text);
    return light.pawns.size === 0 ? word.card : word.cardOrPawn;
  }
  if (card.rank === SEVEN && light.pawns.size > 0)
    return parts.length === 0 && pawn === null ? word.share : text.board.left(leftOf(parts));
  if (card.rank === JACK && light.pawns.size > 0) return pawn === null ? text.board.first : text.board.second;
  if (pawn !== null && light.targets.length > 0) {
    const [only, ...others] = light.targets;
    if (!only || others.length > 0) return word.target;
    const notes = only.way
      ? sayWay(only.way.takes.length, only.way.leap !== null, isHouse(only.at), text)
      : [];
    const move = only.moves[0];
    return [move ? sayMove(move, text) : '', ...notes].join(', ');
  }
  if (light.pawns.size > 0) return card.rank === FIVE ? word.rival : word.pawn;
  return state.phase === 'play' && card.rank === TEN && light.ready === null
    ? text.board.block
    : sayTask(state, text);
}
