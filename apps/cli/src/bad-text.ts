import { type Language, loadWords } from '@tablee/catalogue';
import { BadText, type GameWords } from '@tablee/kernel';
import type { Cause } from '@tablee/server/audit';

type Values = readonly (string | number)[];

function sayOption([name, kind, ...limits]: Values): string {
  switch (kind) {
    case 'flag':
      return `L’option « ${name} » vaut true ou false.`;
    case 'count':
      return `L’option « ${name} » est un nombre entier de ${limits[0]} à ${limits[1]}.`;
    case 'choice':
      return `L’option « ${name} » est l’une de ces valeurs : ${limits[0]}.`;
    default:
      return `L’option « ${name} » est une ligne d’au plus ${limits[0]} caractères.`;
  }
}

/** By the key of a BadText, whose own message is English. */
const FRENCH: { readonly [key: string]: (values: Values) => string } = {
  'unknown-game': ([id, known]) => `Il n’y a pas de jeu « ${id} ». Jeux : ${known}.`,
  'unknown-rules': ([rules, id, kept]) =>
    `Les règles ${rules} de ${id} sont inconnues. Règles connues : ${kept}.`,
  'options-shape': () => 'Les options forment un objet JSON.',
  'options-unknown': ([name, known]) => `L’option « ${name} » n’existe pas. Options de ce jeu : ${known}.`,
  'options-value': sayOption,
  seats: seats => `Ce jeu se joue à ${seats.join(' ou ')}.`,
  clock: () => 'Cette pendule ne convient pas.',
  'clock-seats': () => 'Une pendule demande au moins deux places.',
  record: () => 'Ce n’est pas un enregistrement de Tablée que cette version sache lire, ou il est incomplet.',
  'record-game': ([game]) => `Cet enregistrement est d’un autre jeu (${game}).`,
  'record-rules': ([rules, id]) => `Cet enregistrement demande les règles ${rules} de ${id}.`,
  'record-move': ([n, move, rule]) => `L’entrée ${n} (${move}) enfreint la règle ${rule}.`,
  'record-act': ([n, act]) => `L’entrée ${n} (${act}) n’est pas possible à cet endroit.`,
  'record-luck': ([n]) => `Les tirages de l’entrée ${n} ne conviennent pas.`,
  seal: () => 'La graine dévoilée ne correspond pas à l’empreinte publiée avant la partie.',
  pick: ([pick, n]) =>
    n === undefined
      ? 'Le tirage des places ne vient pas de la graine scellée.'
      : `Le tirage ${pick} de l’entrée ${n} ne vient pas de la graine scellée.`,
  json: () => 'Ce qui est enregistré n’est pas du JSON.',
  compressed: () => 'Le fichier compressé est endommagé ou incomplet.',
  'no-file': () => 'Le fichier n’existe pas.',
  'no-summary': () => 'Le résumé de la table manque.',
  archive: () => 'Cet enregistrement n’est pas un fichier d’archive.',
  'archive-format': ([found, known]) => `Le fichier d’archive a le format ${found}, pas ${known}.`,
  outcome: () => 'Le résultat écrit n’est pas celui auquel mènent les coups.',
  perft: ([id]) =>
    id === undefined
      ? 'Le hasard intervient avant cette profondeur ; comptez moins loin.'
      : `Les coups de ${id} ne s’énumèrent pas ; on ne peut pas les compter.`,
};

/** A BadText about a position or the options of a game, which has words for it. */
export class BadGameText extends Error {
  readonly bad: BadText;
  readonly game: string;

  constructor(bad: BadText, game: string) {
    super(bad.message, { cause: bad });
    this.bad = bad;
    this.game = game;
  }
}

/** The sentence in the language of the terminal. */
export async function sayBadText(error: BadText | BadGameText, language: Language): Promise<string> {
  if (error instanceof BadText) return say(error, language);
  return say(error.bad, language, await loadWords(error.game, language));
}

/** Why a stored game cannot be read. Errors of the program itself are quoted as they are. */
export function sayCause({ detail, key = '', values = [] }: Cause, language: Language): string {
  if (language === 'en') return detail;
  return FRENCH[key]?.(values) ?? `Erreur du programme : « ${detail} ».`;
}

function say({ key, message, values }: BadText, language: Language, words?: GameWords): string {
  const problem = words?.problems?.[key];
  if (problem !== undefined) return problem;
  // The English message of a position says more than the words, for instance how a position is written.
  if (language === 'en') return message;
  return words?.positions[key] ?? FRENCH[key]?.(values) ?? message;
}
