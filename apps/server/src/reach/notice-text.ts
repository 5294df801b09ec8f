import { loadCover } from '@tablee/catalogue';
import { LANGUAGES, type Language, type Seat } from '@tablee/kernel';
import { awaitedOffer, isBot, nameOf } from '@tablee/table';
import type { DueNotice } from '../store/reach-store.ts';
import type { StoredTable } from '../store/store.ts';
import { REACH_WORDS } from './words.ts';

/** What a notice says, before it is written for one of the ways. */
export type NoticeText = {
  readonly language: Language;
  readonly game: string;
  /** Who has to play. */
  readonly name: string;
  readonly others: readonly string[];
  readonly title: string;
  readonly body: string;
  /** What a line of a mail says besides game and names; null: that it is their turn. */
  readonly hint: string | null;
  /** The page of the table. */
  readonly path: string;
  /** The page that stops these notices. */
  readonly stopPath: string;
};

export const languageOf = (text: string): Language =>
  LANGUAGES.find(language => language === text) ?? LANGUAGES[0]!;

export async function writeNotice(
  { to, seat, kind, table: id }: DueNotice,
  table: StoredTable,
  stopToken: string,
): Promise<NoticeText> {
  const language = languageOf(to.language);
  const words = REACH_WORDS[language];
  const { name: game } = await loadCover(table.head.game, language);
  const others = table.holders
    .map((_, s) => (s === seat ? null : nameAt(table, s, words.bot)))
    .filter(name => name !== null);
  const name = nameAt(table, seat, words.bot) ?? words.somebody;
  const parts = { game, name, others };
  const { offers } = table.summary;
  const offer = kind === 'offer' ? awaitedOffer(offers, seat) : null;
  return {
    language,
    ...parts,
    title: offer ? words.offers[offer] : kind === 'reminder' ? words.reminderTitle : words.turnTitle,
    body: kind === 'reminder' ? words.reminderBody(parts) : words.turnBody(parts),
    hint: offer ? words.offers[offer] : kind === 'reminder' ? words.reminderTitle : null,
    path: `/t/${offers.rematch?.table ?? id}`,
    stopPath: `/avis/arreter/${stopToken}`,
  };
}

function nameAt({ holders }: StoredTable, seat: Seat, bot: string): string | null {
  const holder = holders[seat] ?? null;
  return holder !== null && isBot(holder) ? bot : nameOf(holder) || null;
}
