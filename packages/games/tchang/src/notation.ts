import { COLOUR_LETTERS, nameSpace, readSpace, TOKENS } from './board.ts';
import {
  AUTO,
  amountOf,
  END,
  fromOf,
  giverOf,
  goMove,
  isMove,
  kindOf,
  layStatue,
  layStone,
  type Move,
  PASS,
  pawnOf,
  receiverOf,
  shareMove,
  spaceLaid,
  spaceOf,
  toOf,
} from './move.ts';

/** `b:d4-d6`, `b>r:2@d4`, `pass`, `end`; before the game `statue@c4`, `stone@c4`, `auto`. */
export function writeMove(m: Move): string {
  const kind = kindOf(m);
  switch (kind) {
    case 'go':
      return `${COLOUR_LETTERS[pawnOf(m)]}:${nameSpace(fromOf(m))}-${nameSpace(toOf(m))}`;
    case 'share':
      return `${COLOUR_LETTERS[giverOf(m)]}>${COLOUR_LETTERS[receiverOf(m)]}:${amountOf(m)}@${nameSpace(spaceOf(m))}`;
    case 'statue':
    case 'stone':
      return `${kind}@${nameSpace(spaceLaid(m))}`;
    case 'pass':
    case 'end':
    case 'auto':
      return kind;
  }
}

const WORDS: { readonly [word: string]: Move } = { pass: PASS, end: END, auto: AUTO };
const GO = /^([rgyb]):([a-g][1-7])-([a-g][1-7])$/;
const SHARE = /^([rgyb])>([rgyb]):([1-9][0-9]?)@([a-g][1-7])$/;
const LAY = /^(statue|stone)@([a-g][1-7])$/;

export function readMove(text: string): Move | null {
  if (Object.hasOwn(WORDS, text)) return WORDS[text]!;
  const colour = (letter: string | undefined): number => COLOUR_LETTERS.indexOf(letter!);
  const go = GO.exec(text);
  if (go) return real(goMove(colour(go[1]), readSpace(go[2]!), readSpace(go[3]!)));
  const share = SHARE.exec(text);
  if (share && Number(share[3]) <= TOKENS)
    return real(shareMove(colour(share[1]), colour(share[2]), Number(share[3]), readSpace(share[4]!)));
  const lay = LAY.exec(text);
  if (lay) return lay[1] === 'statue' ? layStatue(readSpace(lay[2]!)) : layStone(readSpace(lay[2]!));
  return null;
}

/** TCHANG-5: to go nowhere is to pass, and a pawn shares with another one. */
const real = (m: Move): Move | null => (isMove(m) ? m : null);
