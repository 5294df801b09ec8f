import { readTable, searchChance } from '@tablee/kernel';
import { type TockEvent, tock } from '@tablee/tock';
import type { TableFrame } from '@tablee/wire';
import { type Attack, type Sandbox, until } from './sandbox.ts';
import type { Target } from './target.ts';

const TRIES = 12;
const OPTIONS = { fastStart: true };
const SEATS = 4;
const ME = 0;
const TABLE = readTable(tock, SEATS, OPTIONS);
const TURN_MS = 15_000;
/** Time for a bot to answer a request to take back. */
const CONSENT_MS = 1_500;

type Learned = { readonly tries: number; readonly agreed: number; readonly cards: number };

/** Plays, sees cards of bots, and asks to take back: then cards in their hands would be known. */
async function peek(target: Target): Promise<Learned> {
  const bots = [1, 2, 3].map(seat => ({ seat, level: 1 }));
  const body = { game: 'tock', seats: SEATS, options: OPTIONS, name: 'Eve', seat: ME, bots };
  const { table, token } = await target.createTable(body);
  const chance = searchChance(5);
  const client = await target.connect();
  let frame: TableFrame | null = null;
  /** Cards shown by bots since this player's last card. */
  let shown = 0;
  let agreed = 0;
  let cards = 0;
  let tries = 0;
  client.listener = news => {
    if (news.t !== 'table') return;
    frame = news;
    if (news.told?.act === 'back') {
      agreed++;
      cards += shown;
      shown = 0;
    } else shown += (news.events as readonly TockEvent[]).filter(isBotsCard).length;
  };
  const latest = (): TableFrame | null => frame;
  client.send({ t: 'watch', table, token: token! });
  const myTurn = (): boolean => (latest()?.decision ?? -1) >= 0 || latest()?.outcome != null;
  while (tries < TRIES && (await until(TURN_MS, myTurn))) {
    const now = latest()!;
    if (now.outcome) break;
    const move = tock.writeMove(tock.sample(tock.readState(now.view, TABLE), ME, chance));
    shown = 0;
    client.send({ t: 'play', table, decision: now.decision, move });
    if (!(await until(TURN_MS, () => latest()!.n > now.n && myTurn()))) break;
    if (!isShown(move)) continue;
    tries++;
    const before = agreed;
    client.send({ t: 'act', table, act: 'ask-back' });
    await until(CONSENT_MS, () => agreed > before);
  }
  client.socket.terminate();
  return { tries, agreed, cards };
}

/** Given or discarded cards are face down. */
const isShown = (move: string): boolean => !move.startsWith('give:') && !move.startsWith('cull:');

const isBotsCard = (event: TockEvent): boolean =>
  (event.kind === 'played' || event.kind === 'dropped') && event.seat !== ME;

async function run(sandbox: Sandbox): Promise<void> {
  const target = await sandbox.server({ TABLEE_BOT_PAUSE: '0', TABLEE_BOT_MS: '20' });
  const { tries, agreed, cards } = await peek(target);
  const sent = `Tock against bots: ${TRIES} × play, look, ask back`;
  sandbox.add(
    { sent, name: 'tries made', value: tries, unit: '', target: { atLeast: TRIES } },
    { sent, name: 'take-backs agreed', value: agreed, unit: '' },
    { sent, name: 'cards of bots learned', value: cards, unit: 'cards', target: { atMost: 0 } },
  );
}

export const botHands: Attack = {
  name: 'bot-hands',
  description: 'take-backs show which cards bots hold',
  seconds: 90,
  run,
};
