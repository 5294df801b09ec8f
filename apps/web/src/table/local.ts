import { computed, signal } from '@preact/signals';
import type { Thinker } from '@tablee/bots';
import {
  agreeDraw,
  frames,
  fromHex,
  type Game,
  type GameRecord,
  goBack,
  isRefused,
  liveChance,
  playMove,
  type Refused,
  resign,
  type Seat,
  type Step,
  stepBack,
  takeBack,
} from '@tablee/kernel';
import { findGame, type KeptGame, keepGame, keyOfGame } from '../storage/games.ts';
import { watchKey } from '../storage/store.ts';
import { driveBots, questionFor } from './bot.ts';
import { type Moment, momentOf, toldOf } from './moment.ts';
import { type BackWay, type News, noOffers, type TableSession } from './session.ts';

/** A bot agrees to a draw when it does not believe it stands better. */
const CONTENT_WITH_DRAW = 0.5;

/** The record as others may see it: the seed is opened once the game is over, or goes on elsewhere. */
export function openRecord(kept: KeptGame, outcome: GameRecord['outcome'] | null): GameRecord {
  const seals = kept.record.seals.map(seal => ({ ...seal, seed: kept.seed }));
  return outcome ? { ...kept.record, seals, outcome } : { ...kept.record, seals };
}

/** A table whose referee is this page: on one screen, or against bots. Every move is kept before it is shown. */
export function openLocal(game: Game, first: KeptGame, wake: () => Promise<Thinker>): TableSession {
  let kept = first;
  const levels = kept.bots;
  const seed = fromHex(kept.seed) ?? new Uint8Array(32);
  const own = levels.some(l => l !== null) ? levels.indexOf(null) : null;
  const moments = signal<readonly Moment[]>(Array.from(frames(game, kept.record), momentOf));
  const match = computed(() => moments.value.at(-1)!.match);
  const news = signal<News | null>(null);
  const actors = computed(() => (match.value.outcome ? [] : game.actors(match.value.state)));

  function advance(step: Step | Refused): boolean {
    if (isRefused(step)) {
      news.value = { kind: 'refused', refusal: step.refusal };
      return false;
    }
    const record = { ...kept.record, entries: [...kept.record.entries, step.entry] };
    kept = { ...kept, record, touched: Date.now(), over: step.match.outcome !== null };
    keepGame(kept);
    const told = toldOf(step.entry, step.match.n);
    news.value = null;
    moments.value = [...moments.value, { n: step.match.n, told, match: step.match, events: step.events }];
    return true;
  }

  const playFor = (seat: Seat, move: string): boolean =>
    advance(playMove(match.peek(), seat, move, liveChance(seed, match.peek().n + 1)));

  const bots = driveBots({
    moments,
    levels,
    wake,
    play: playFor,
    failed(error) {
      console.error(error);
      news.value = { kind: 'bot-failed' };
    },
  });

  const wayBack = () => {
    const { line, outcome } = match.value;
    // What was agreed or given up stays so; a last move may be thought over.
    if (outcome && moments.value.at(-1)!.told?.act !== 'move') return 'over';
    return own === null ? stepBack(line) : takeBack(line, own, actors.value.includes(own));
  };
  const backWay = computed<BackWay>(() => {
    const way = wayBack();
    return typeof way === 'string' ? way : 'free';
  });

  // The same game in another tab: whoever played last is right.
  const unwatch = watchKey(keyOfGame(kept.id), () => {
    const newer = findGame(kept.id);
    if (!newer || newer.record.entries.length <= kept.record.entries.length) return;
    kept = newer;
    moments.value = Array.from(frames(game, kept.record), momentOf);
  });

  return {
    kind: own === null ? 'screen' : 'bot',
    id: kept.id,
    game,
    table: match.peek().table,
    moments,
    pending: signal(0),
    hands: computed(() => actors.value.filter(seat => levels[seat] === null)),
    own: signal(own),
    sitters: signal(
      levels.map((bot, seat) => ({ name: kept.record.names?.[seat] || null, here: true, bot })),
    ),
    watching: signal(0),
    offers: signal(noOffers),
    door: signal('open'),
    backWay,
    thinking: bots.thinking,
    news,
    play(move) {
      const seat = actors.peek().find(s => levels[s] === null);
      if (seat !== undefined) playFor(seat, move);
    },
    takeBack() {
      const way = wayBack();
      if (typeof way === 'string') return;
      const seat = own ?? match.peek().line.at(-1)!.seat;
      advance(goBack(match.peek(), moments.peek()[way.to]!.match, seat));
    },
    resign() {
      advance(resign(match.peek(), own ?? actors.peek()[0] ?? 0));
    },
    async offerDraw() {
      if (own === null) return void advance(agreeDraw(match.peek(), actors.peek()[0] ?? 0));
      const { n, outcome } = match.peek();
      const bot = levels.findIndex(l => l !== null);
      if (outcome) return;
      const thinker = await wake();
      const hope = await thinker.evaluate(questionFor(moments.peek(), match.peek(), bot));
      if (match.peek().n !== n) return;
      if (hope <= CONTENT_WITH_DRAW) advance(agreeDraw(match.peek(), bot));
      else news.value = { kind: 'bot-declines-draw' };
    },
    offerRematch: () => undefined,
    answerBack: () => undefined,
    answerDraw: () => undefined,
    answerRematch: () => undefined,
    record: async () => openRecord(kept, match.peek().outcome),
    close() {
      bots.close();
      unwatch();
    },
  };
}
