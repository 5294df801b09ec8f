import type { Language } from '@tablee/kernel';
import type { OfferKind } from '@tablee/table';

/** The texts of notices. Names and games come from outside and are never markup. */

export type NoticeParts = {
  readonly game: string;
  readonly name: string;
  readonly others: readonly string[];
};

type Words = {
  readonly bot: string;
  readonly somebody: string;
  readonly turnTitle: string;
  readonly turnBody: (parts: NoticeParts) => string;
  readonly reminderTitle: string;
  readonly reminderBody: (parts: NoticeParts) => string;
  readonly offers: { readonly [K in OfferKind | 'begun']: string };
  readonly open: string;
  readonly stop: string;
  /** For a channel that several people read. */
  readonly channelTurn: (parts: NoticeParts) => string;
  readonly channelReminder: (parts: NoticeParts) => string;
  readonly channelHello: (game: string) => string;
  readonly channelStop: string;
  readonly digestSubject: (games: number, game: string) => string;
  readonly digestHead: string;
  readonly digestLine: (parts: NoticeParts, hint: string | null) => string;
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
  turnTitle: 'C’est à vous',
  turnBody: ({ game, others }) => `${game}${withOthers(others, ', avec', '')}`,
  reminderTitle: 'Votre temps s’achève',
  reminderBody: ({ game, others }) => `${game}${withOthers(others, ', avec', '')} : c’est toujours à vous.`,
  offers: {
    draw: 'On vous propose la nulle',
    back: 'On vous demande de reprendre un coup',
    rematch: 'On vous propose une revanche',
    begun: 'Votre revanche a commencé',
    pause: 'On vous propose une pause',
    understudy: 'On propose un remplaçant',
  },
  open: 'Jouer',
  stop: 'Ne plus me prévenir',
  channelTurn: ({ game, name }) => `${game} : c’est à ${name}.`,
  channelReminder: ({ game, name }) => `${game} : le temps de ${name} s’achève.`,
  channelHello: game => `Tablée annoncera ici à qui de jouer (${game}).`,
  channelStop: 'Ne plus l’annoncer ici',
  digestSubject: (games, game) =>
    games === 1 ? `${game} : c’est à vous` : `${games} parties vous attendent`,
  digestHead: 'On vous attend :',
  digestLine: ({ game, others }, hint) =>
    `${game}${withOthers(others, ', avec', '')}${hint === null ? '' : ` (${hint})`}`,
  digestStop: 'Ne plus m’écrire pour cette partie :',
  digestWhy: 'Vous recevez ce courriel parce que vous l’avez demandé à ces tables.',
  confirmSubject: 'Confirmez votre adresse',
  confirmBody: ({ game, name }, link) =>
    `${name} a demandé à être prévenu ici quand c’est à son tour de jouer (${game}).\n\nSi c’est vous, confirmez :\n${link}\n\nSinon, ne faites rien : aucun autre courriel ne suivra.`,
};

const en: Words = {
  bot: 'the computer',
  somebody: 'somebody',
  turnTitle: 'Your turn',
  turnBody: ({ game, others }) => `${game}${withOthers(others, ', with', '')}`,
  reminderTitle: 'Your time is running out',
  reminderBody: ({ game, others }) => `${game}${withOthers(others, ', with', '')}: it is still your turn.`,
  offers: {
    draw: 'You are offered a draw',
    back: 'You are asked to take back a move',
    rematch: 'You are offered a rematch',
    begun: 'Your rematch has begun',
    pause: 'You are offered a pause',
    understudy: 'An understudy is proposed',
  },
  open: 'Play',
  stop: 'Stop telling me',
  channelTurn: ({ game, name }) => `${game}: ${name}, it is your turn.`,
  channelReminder: ({ game, name }) => `${game}: ${name}’s time is running out.`,
  channelHello: game => `Tablée will say here whose turn it is (${game}).`,
  channelStop: 'Stop announcing it here',
  digestSubject: (games, game) => (games === 1 ? `${game}: your turn` : `${games} games wait for you`),
  digestHead: 'You are awaited:',
  digestLine: ({ game, others }, hint) =>
    `${game}${withOthers(others, ', with', '')}${hint === null ? '' : ` (${hint})`}`,
  digestStop: 'No more mail about this game:',
  digestWhy: 'You get this mail because you asked for it at these tables.',
  confirmSubject: 'Confirm your address',
  confirmBody: ({ game, name }, link) =>
    `${name} asked to be told here when it is their turn (${game}).\n\nIf that is you, confirm:\n${link}\n\nIf not, do nothing: no other mail will follow.`,
};

export const REACH_WORDS: { readonly [L in Language]: Words } = { fr, en };
