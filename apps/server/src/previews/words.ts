import type { ByLanguage, Language } from '@tablee/kernel';

/** The sentences of link previews. `game` is the name of a game, `names` are those of people. */
export type PreviewWords = {
  readonly locale: string;
  readonly invites: (name: string, game: string) => string;
  readonly awaits: (game: string) => string;
  readonly plays: (names: string, game: string) => string;
  readonly over: (names: string, game: string) => string;
  readonly bot: string;
  readonly free: (seats: number) => string;
  readonly join: string;
  readonly watch: string;
  readonly replay: string;
  readonly home: string;
  readonly homeTitle: string;
  readonly homePitch: string;
  readonly homeLines: readonly string[];
  readonly picture: (title: string) => string;
};

const fr: PreviewWords = {
  locale: 'fr_FR',
  invites: (name, game) => `${name} vous invite à une partie de ${game}`,
  awaits: game => `Une partie de ${game} vous attend`,
  plays: (names, game) => `Une partie de ${game} : ${names}`,
  over: (names, game) => `Une partie de ${game}, terminée : ${names}`,
  bot: 'l’ordinateur',
  free: seats => (seats === 1 ? 'Une place libre' : `${seats} places libres`),
  join: 'Ouvrez le lien et jouez, sans compte.',
  watch: 'Ouvrez le lien et regardez la partie.',
  replay: 'Ouvrez le lien et revoyez la partie.',
  home: 'Tablée : six jeux de société rares',
  homeTitle: 'Six jeux de société rares',
  homePitch:
    'Des jeux de société rares, à jouer ensemble : seul contre l’ordinateur, à deux sur un écran, ou par un simple lien.',
  homeLines: ['À jouer ensemble, par un simple lien.', 'Sans compte, sans publicité.'],
  picture: title => `Le plateau : ${title}`,
};

const en: PreviewWords = {
  locale: 'en_GB',
  invites: (name, game) => `${name} invites you to a game of ${game}`,
  awaits: game => `A game of ${game} is waiting for you`,
  plays: (names, game) => `A game of ${game}: ${names}`,
  over: (names, game) => `A finished game of ${game}: ${names}`,
  bot: 'the computer',
  free: seats => (seats === 1 ? 'One free seat' : `${seats} free seats`),
  join: 'Open the link and play, no account needed.',
  watch: 'Open the link and watch the game.',
  replay: 'Open the link and watch it again.',
  home: 'Tablée: six rare board games',
  homeTitle: 'Six rare board games',
  homePitch:
    'Rare board games to play together: alone against the computer, two on one screen, or by a simple link.',
  homeLines: ['Play together by a simple link.', 'No account, no advertising.'],
  picture: title => `The board: ${title}`,
};

const WORDS: ByLanguage<PreviewWords> = { fr, en };

export const wordsFor = (language: Language): PreviewWords => WORDS[language];

/** The first of our languages in an Accept-Language header, French where there is none. */
export function languageOf(accepted: string | undefined): Language {
  const first = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map(part => part.trim().slice(0, 2))
    .find(part => part === 'fr' || part === 'en');
  return first === 'en' ? 'en' : 'fr';
}

export const listNames = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
