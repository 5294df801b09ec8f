import type { Language } from '@tablee/kernel';

/** The texts of notices. Names and games come from outside and are never markup. */

export type NoticeParts = {
  readonly game: string;
  readonly name: string;
  readonly others: readonly string[];
};

type Words = {
  readonly bot: string;
  readonly somebody: string;
  readonly turnTitle: (parts: NoticeParts) => string;
  readonly turnBody: (parts: NoticeParts) => string;
  readonly reminderTitle: (parts: NoticeParts) => string;
  readonly reminderBody: (parts: NoticeParts) => string;
  readonly open: string;
  readonly stop: string;
  /** For a channel that several people read. */
  readonly channelTurn: (parts: NoticeParts) => string;
  readonly channelReminder: (parts: NoticeParts) => string;
  readonly channelHello: (game: string) => string;
  readonly digestSubject: (games: number, game: string) => string;
  readonly digestHead: string;
  readonly digestLine: (parts: NoticeParts, hurry: boolean) => string;
  readonly digestStop: string;
  readonly digestWhy: string;
  readonly confirmSubject: string;
  readonly confirmBody: (parts: NoticeParts, link: string) => string;
};

const withOthers = (others: readonly string[], join: string, alone: string): string =>
  others.length === 0 ? alone : `${join} ${others.join(', ')}`;

const fr: Words = {
  bot: 'l’ordinateur',
  somebody: 'quelqu’un',
  turnTitle: () => 'C’est à vous',
  turnBody: ({ game, others }) => `${game}${withOthers(others, ', avec', '')}`,
  reminderTitle: () => 'Votre temps s’achève',
  reminderBody: ({ game, others }) => `${game}${withOthers(others, ', avec', '')} : c’est toujours à vous.`,
  open: 'Jouer',
  stop: 'Ne plus me prévenir',
  channelTurn: ({ game, name }) => `${game} : c’est à ${name}.`,
  channelReminder: ({ game, name }) => `${game} : le temps de ${name} s’achève.`,
  channelHello: game => `Tablée annoncera ici à qui de jouer (${game}).`,
  digestSubject: (games, game) =>
    games === 1 ? `${game} : c’est à vous` : `${games} parties vous attendent`,
  digestHead: 'C’est à vous de jouer :',
  digestLine: ({ game, others }, hurry) =>
    `${game}${withOthers(others, ', avec', '')}${hurry ? ' (le temps s’achève)' : ''}`,
  digestStop: 'Ne plus m’écrire pour cette partie :',
  digestWhy: 'Vous recevez ce courriel parce que vous l’avez demandé à ces tables.',
  confirmSubject: 'Confirmez votre adresse',
  confirmBody: ({ game, name }, link) =>
    `${name} a demandé à être prévenu ici quand c’est à son tour de jouer (${game}).\n\nSi c’est vous, confirmez :\n${link}\n\nSinon, ne faites rien : aucun autre courriel ne suivra.`,
};

const en: Words = {
  bot: 'the computer',
  somebody: 'somebody',
  turnTitle: () => 'Your turn',
  turnBody: ({ game, others }) => `${game}${withOthers(others, ', with', '')}`,
  reminderTitle: () => 'Your time is running out',
  reminderBody: ({ game, others }) => `${game}${withOthers(others, ', with', '')}: it is still your turn.`,
  open: 'Play',
  stop: 'Stop telling me',
  channelTurn: ({ game, name }) => `${game}: ${name}, it is your turn.`,
  channelReminder: ({ game, name }) => `${game}: ${name}’s time is running out.`,
  channelHello: game => `Tablée will say here whose turn it is (${game}).`,
  digestSubject: (games, game) => (games === 1 ? `${game}: your turn` : `${games} games wait for you`),
  digestHead: 'It is your turn:',
  digestLine: ({ game, others }, hurry) =>
    `${game}${withOthers(others, ', with', '')}${hurry ? ' (time is running out)' : ''}`,
  digestStop: 'No more mail about this game:',
  digestWhy: 'You get this mail because you asked for it at these tables.',
  confirmSubject: 'Confirm your address',
  confirmBody: ({ game, name }, link) =>
    `${name} asked to be told here when it is their turn (${game}).\n\nIf that is you, confirm:\n${link}\n\nIf not, do nothing: no other mail will follow.`,
};

export const REACH_WORDS: { readonly [L in Language]: Words } = { fr, en };
