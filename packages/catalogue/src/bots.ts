import type { BotSupport } from '@tablee/kernel';

/** Apart from the rules, so that whoever plays without bots does not load them. */
const BOTS: { readonly [id: string]: () => Promise<{ readonly bot: BotSupport }> } = {
  dragons: () => import('@tablee/dragons/bot'),
  tchag: () => import('@tablee/tchag/bot'),
  tchako: () => import('@tablee/tchako/bot'),
  tchang: () => import('@tablee/tchang/bot'),
  tekao: () => import('@tablee/tekao/bot'),
  tock: () => import('@tablee/tock/bot'),
};

/** Null: this game, or these old rules, are played by search over the contract alone. */
export async function loadBot(id: string, rules: number): Promise<BotSupport | null> {
  const load = Object.hasOwn(BOTS, id) ? BOTS[id] : undefined;
  if (!load) return null;
  const { bot } = await load();
  return bot.rules === rules ? bot : null;
}
