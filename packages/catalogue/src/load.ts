import { BadText, type Game } from '@tablee/kernel';
import { CARDS, findCard } from './cards.ts';

type Rulebooks = { readonly [id: string]: { readonly [rules: number]: () => Promise<Game> } };

/** Every set of rules a stored record may name; nothing is loaded before somebody asks. */
const RULEBOOKS: Rulebooks = {
  tchag: { 1: async () => (await import('@tablee/tchag')).tchag },
  tock: { 1: async () => (await import('@tablee/tock')).tock },
  tekao: { 1: async () => (await import('@tablee/tekao')).tekao },
  tchang: { 1: async () => (await import('@tablee/tchang')).tchang },
  tchako: { 1: async () => (await import('@tablee/tchako')).tchako },
  dragons: { 1: async () => (await import('@tablee/dragons')).dragons },
};

const sheetOf = (id: string): Rulebooks[string] => (Object.hasOwn(RULEBOOKS, id) ? RULEBOOKS[id]! : {});

export const hasGame = (id: string, rules = findCard(id)?.rules): boolean =>
  rules !== undefined && Object.hasOwn(sheetOf(id), rules);

/** The game under the rules asked for, today's by default; throws a BadText when there is none. */
export async function loadGame(id: string, rules?: number): Promise<Game> {
  const wanted = rules ?? findCard(id)?.rules;
  const load = wanted !== undefined && hasGame(id, wanted) ? sheetOf(id)[wanted] : undefined;
  if (load) return load();
  if (!Object.hasOwn(RULEBOOKS, id)) {
    const known = CARDS.map(card => card.id).join(', ');
    throw new BadText('unknown-game', `There is no game "${id}". Games: ${known}.`);
  }
  const kept = Object.keys(sheetOf(id)).join(', ');
  throw new BadText('unknown-rules', `There are no rules ${wanted} of ${id}. Rules kept: ${kept}.`);
}
