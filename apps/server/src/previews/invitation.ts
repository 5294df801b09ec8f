import { CARDS, loadCover } from '@tablee/catalogue';
import type { Language } from '@tablee/kernel';
import { type Holders, isBot, nameOf } from '@tablee/table';
import type { PreviewOrder, PreviewPosition } from '@tablee/wire';
import { listNames, wordsFor } from './words.ts';

/** What a link says of itself: who invites, and to which game. */
export type Invitation = {
  readonly title: string;
  readonly description: string;
  /** The title on the picture, if it is another one. */
  readonly pictureTitle?: string;
  /** Short lines for the picture. */
  readonly lines: readonly string[];
};

/** What is known of a table without opening it. */
export type TableGlance = {
  readonly game: string;
  readonly holders: Holders;
  readonly host: string | null;
  readonly over: boolean;
};

const nameOfGame = (id: string): string => CARDS.find(card => card.id === id)?.name ?? id;

export async function tableInvitation(table: TableGlance, language: Language): Promise<Invitation> {
  const words = wordsFor(language);
  const game = nameOfGame(table.game);
  const { pitch } = await loadCover(table.game, language);
  const free = table.holders.filter(holder => holder === null).length;
  const names = table.holders.flatMap(holder =>
    holder === null ? [] : isBot(holder) ? [words.bot] : (nameOf(holder) ?? ''),
  );
  const people = table.holders.flatMap(holder => (holder && !isBot(holder) ? [holder] : []));
  const host = people.find(({ guestHash }) => guestHash !== null && guestHash === table.host) ?? people[0];
  const said = listNames(
    names.filter(name => name !== ''),
    language,
  );
  if (table.over)
    return { title: words.over(said, game), description: `${words.replay} ${pitch}`, lines: [words.replay] };
  if (free === 0)
    return { title: words.plays(said, game), description: `${words.watch} ${pitch}`, lines: [words.watch] };
  return {
    title: host?.name ? words.invites(host.name, game) : words.awaits(game),
    description: `${words.join} ${pitch}`,
    lines: [words.free(free), words.join],
  };
}

export async function gameInvitation(game: string, language: Language): Promise<Invitation> {
  const { pitch } = await loadCover(game, language);
  return { title: nameOfGame(game), description: pitch, lines: [pitch] };
}

export function homeInvitation(language: Language): Invitation {
  const { home, homeTitle, homePitch, homeLines } = wordsFor(language);
  return { title: home, pictureTitle: homeTitle, description: homePitch, lines: homeLines };
}

/** Letters that the fonts of pictures have. */
const DRAWABLE = /^[\u0020-\u024f\u2010-\u2027\u202f\u20ac]*$/;

/** A name that the picture's font cannot write stands in the text beside the picture only. */
export function orderOf(
  shows: PreviewPosition | readonly string[],
  { title: said, pictureTitle: title = said, lines }: Invitation,
  language: Language,
): PreviewOrder {
  const drawn = DRAWABLE.test(title);
  const game = 'game' in shows ? nameOfGame(shows.game) : title;
  return { language, shows, title: drawn ? title : wordsFor(language).awaits(game), lines };
}
