import { type Language, loadWords } from '@tablee/catalogue';
import type { Game, Refusal, TableRefusal } from '@tablee/kernel';
import { CLOCK_ONLY } from '@tablee/table';

export { terminalLanguage } from '@tablee/server/terminal-language';

const TABLE: { readonly [L in Language]: { readonly [K in TableRefusal]: string } } = {
  fr: {
    over: 'La partie est finie.',
    'no-such-seat': 'Il n’y a pas de place de ce numéro.',
    'not-your-turn': 'Ce n’est pas à cette place de jouer.',
    'stale-decision': 'Ce choix est déjà fait.',
    'not-a-move': 'Ce texte n’est pas un coup.',
    'no-resign': 'On n’abandonne pas à plus de deux camps.',
    'no-draw': 'On ne partage pas une partie au but commun.',
    'nothing-to-take-back': 'Il n’y a rien à reprendre.',
    bound: 'Le hasard ou une révélation ne se reprend pas.',
  },
  en: {
    over: 'The game is over.',
    'no-such-seat': 'There is no seat of this number.',
    'not-your-turn': 'It is not this seat’s turn.',
    'stale-decision': 'This choice was made already.',
    'not-a-move': 'This text is not a move.',
    'no-resign': 'There is no resigning among more than two sides.',
    'no-draw': 'A game with a shared goal cannot be drawn by agreement.',
    'nothing-to-take-back': 'There is nothing to take back.',
    bound: 'Luck or a reveal cannot be taken back.',
  },
};

const CLOCK: { readonly [L in Language]: string } = {
  fr: 'Seul le sablier termine un tour ainsi.',
  en: 'Only the hourglass may end a turn this way.',
};

/** The sentence of a refusal, from the words of the game or of the table. */
export async function sayRefusal(game: Game, { rule, key }: Refusal, language: Language): Promise<string> {
  if (key === CLOCK_ONLY.key) return CLOCK[language];
  const words = rule === 'TABLE' ? TABLE[language] : (await loadWords(game.id, language)).refusals;
  return (words as { readonly [key: string]: string })[key] ?? key;
}

/** Texts of the terminal around a game. */
export const WORDS: {
  readonly [L in Language]: { readonly help: string; readonly ends: { readonly [reason: string]: string } };
} = {
  fr: {
    help: 'Tapez un coup comme dans la liste ; ou : moves (la liste), back (reprendre), resign (abandonner), quit.',
    ends: {
      'table-resigned': 'Abandon.',
      'table-agreed': 'Partie nulle par accord.',
      'table-time': 'Temps écoulé.',
    },
  },
  en: {
    help: 'Type a move as it is listed; or: moves, back, resign, quit.',
    ends: {
      'table-resigned': 'Resigned.',
      'table-agreed': 'Drawn by agreement.',
      'table-time': 'Time is up.',
    },
  },
};
