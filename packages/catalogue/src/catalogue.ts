import {
  BadText,
  type BotSupport,
  type Card,
  type Game,
  type GameCover,
  type GameWords,
  type Language,
  type Manifest,
  type PuzzleSource,
  type RulesPage,
} from '@tablee/kernel';
import * as games from './games.ts';

const MANIFESTS: readonly Manifest[] = Object.values(games).sort((a, b) => a.card.order - b.card.order);

/** In the order of the home page. */
export const CARDS: readonly Card[] = MANIFESTS.map(({ card }) => card);

const findManifest = (id: string): Manifest | null => MANIFESTS.find(({ card }) => card.id === id) ?? null;

export const findCard = (id: string): Card | null => findManifest(id)?.card ?? null;

/** The rules numbers of a game, old ones included, ascending. */
export const rulesOf = (id: string): readonly number[] =>
  Object.keys(findManifest(id)?.rules ?? {})
    .map(Number)
    .sort((a, b) => a - b);

/** Whether there are such rules of such a game; today's without a number. */
export function hasGame(id: string, rules?: number): boolean {
  const manifest = findManifest(id);
  return manifest !== null && Object.hasOwn(manifest.rules, rules ?? manifest.card.rules);
}

/** The game under the rules asked for, today's by default; throws a BadText when there is none. */
export async function loadGame(id: string, rules?: number): Promise<Game> {
  const manifest = findManifest(id);
  if (!manifest) {
    const known = CARDS.map(card => card.id).join(', ');
    throw new BadText('unknown-game', `There is no game "${id}". Games: ${known}.`, [id, known]);
  }
  const wanted = rules ?? manifest.card.rules;
  if (hasGame(id, wanted)) return manifest.rules[wanted]!();
  const kept = Object.keys(manifest.rules).join(', ');
  throw new BadText('unknown-rules', `There are no rules ${wanted} of ${id}. Rules kept: ${kept}.`, [
    wanted,
    id,
    kept,
  ]);
}

function manifestOf(id: string): Manifest {
  const manifest = findManifest(id);
  if (!manifest) throw new BadText('unknown-game', `There is no game "${id}".`);
  return manifest;
}

/** The texts needed before a game is loaded, in one language. */
export const loadCover = async (id: string, language: Language): Promise<GameCover> =>
  manifestOf(id).cover[language]();

/** A game's messages in one language, its cover included. */
export const loadWords = async (id: string, language: Language): Promise<GameWords> =>
  manifestOf(id).words[language]();

/** A game's rules, written for people, in one language. */
export const loadRulesPage = async (id: string, language: Language): Promise<RulesPage> =>
  manifestOf(id).rulesPage[language]();

/** Null: bots play this game, or these old rules, by search over the contract alone. */
export async function loadBot(id: string, rules: number): Promise<BotSupport | null> {
  const bot = await findManifest(id)?.bot?.();
  return bot?.rules.includes(rules) ? bot : null;
}

/** Whether a game has puzzles, without loading them. */
export const hasPuzzles = (id: string): boolean => findManifest(id)?.puzzles !== undefined;

/** Null: this game has no puzzles. Read them with `@tablee/puzzles`. */
export const loadPuzzles = async (id: string): Promise<PuzzleSource | null> =>
  (await findManifest(id)?.puzzles?.()) ?? null;
