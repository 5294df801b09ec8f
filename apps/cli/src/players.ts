import type { Game, Table } from '@tablee/kernel';
import { BOT_NAMES, type BotName, isBotName } from '@tablee/simulation';
import { Wrong } from './io.ts';
import { mistakes } from './mistakes.ts';

/** `--bots a,b`: one name per seat, in seat order. */
export function readBots<Other extends string = never>(
  text: string,
  seats: number,
  others: readonly Other[] = [],
): readonly (BotName | Other)[] {
  const names = text.split(',').map(name => name.trim());
  const isOther = (name: string): name is Other => (others as readonly string[]).includes(name);
  const isKnown = (name: string): name is BotName | Other => isBotName(name) || isOther(name);
  const odd = names.find(name => !isKnown(name));
  if (odd !== undefined) throw new Wrong(mistakes.noBot(odd, [...BOT_NAMES, ...others].join(', ')));
  if (names.length !== seats) throw new Wrong(mistakes.botCount(seats, names.length));
  return names.filter(isKnown);
}

/** Throws if this table does not allow bots. */
export function checkCompany(game: Game, table: Table, names: readonly string[]): void {
  const refusal = names.some(isBotName) ? game.noBots?.(table) : null;
  if (refusal) throw new Wrong(mistakes.peopleOnly(refusal.rule));
}
