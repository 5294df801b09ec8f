import { batch, computed, signal } from '@preact/signals';
import type { Thinker } from '@tablee/bots';
import {
  agreeDraw,
  type Eyes,
  fromHex,
  type Game,
  goBack,
  isMove,
  isRefused,
  liveChance,
  playMove,
  type Refused,
  reachesOverSecrets,
  replaySteps,
  resign,
  type Seat,
  type Step,
  searchChance,
  stepBack,
  takeBack,
} from '@tablee/kernel';
import { CLOCK_ONLY, RESPITE } from '@tablee/table';
import { findGame, type KeptGame, keepGame, keyOfGame } from '../storage/games.ts';
import { watchKey } from '../storage/store.ts';
import { driveBots, questionFor } from './bot.ts';
import { lastsOf, tick } from './clock.ts';
import { type Curtain, drawCurtain, NO_CURTAIN } from './curtain.ts';
import { type Moment, momentOf, toldOf } from './moment.ts';
import { openRecord } from './opened.ts';
import { openPlanning } from './planning.ts';
import type { openSandglass, Sandglass } from './sandglass.ts';
import { type BackWay, type News, noOffers, type Sitter, type TableSession } from './session.ts';
import { isOpen, seeMoment } from './sight.ts';

/** A bot agrees to a draw when it does not believe it stands better. */
const CONTENT_WITH_DRAW = 0.5;

/** The one person among bots; null when several people, or all of them, sit here. */
export function ownSeat(bots: KeptGame['bots']): Seat | null {
  const people = bots.flatMap((level, seat) => (level === null ? [seat] : []));
  return people.length === 1 ? people[0]! : null;
}

const sittersOf = ({ bots, record }: KeptGame): readonly Sitter[] =>
  bots.map((bot, seat) => ({ name: record.names?.[seat] || null, here: true, bot }));

/** A table whose referee is this page: on one screen, or against bots. Every move is kept before it is shown. */
export function openLocal(
  game: Game,
  first: KeptGame,
  wake: () => Promise<Thinker>,
  /** Loaded only where there is a clock. */
  glassmaker: typeof openSandglass | null = null,
): TableSession {
  let kept = first;
  const levels = kept.bots;
  const isPerson = (seat: Seat): boolean => levels[seat] === null;
  const seed = fromHex(kept.seed) ?? new Uint8Array(32);
  const own = ownSeat(levels);
  const sitters = signal(sittersOf(kept));
  const truth = signal<readonly Moment[]>(Array.from(replaySteps(game, kept.record), momentOf));
  const match = computed(() => truth.value.at(-1)!.match);
  const news = signal<News | null>(null);
  const actors = computed(() => (match.value.outcome ? [] : game.actors(match.value.state)));

  const secret = !isOpen({ game, outcome: null });
  const veiled = secret && own === null;
  /** Several people, but nothing to hide from each other just now. */
  const openly = computed(() => game.open?.(match.value.state) ?? false);
  const holder = signal<Seat | null>(null);
  const curtain = computed<Curtain>(() =>
    openly.value
      ? NO_CURTAIN
      : drawCurtain({
          seats: kept.record.seats,
          actors: actors.value,
          isPerson,
          holder: holder.value,
          mover: match.value.line.findLast(p => isPerson(p.seat))?.seat ?? null,
        }),
  );
  const eyes = computed<Eyes>(() => (veiled ? curtain.value.eyes : (own ?? 'public')));
  const moments = computed(() => (secret ? truth.value.map(m => seeMoment(m, eyes.value)) : truth.value));
  const hands = computed(() =>
    veiled && !openly.value
      ? actors.value.filter(seat => seat === eyes.value)
      : actors.value.filter(isPerson),
  );

  /** Whoever has nothing more to choose lets go of the device, for good: a step taken back asks for them again. */
  function show(next: readonly Moment[], returned: boolean) {
    batch(() => {
      truth.value = next;
      // Where only some choices are secret, each is one look: what follows it, all look at together.
      const looked = game.open !== undefined && next.at(-1)?.told?.seat === holder.peek();
      if (returned || looked || openly.peek() || curtain.peek().passTo !== null) holder.value = null;
    });
  }

  /** What is still sliding comes to rest then. */
  let restsAt = 0;

  function advance(step: Step | Refused, byClock = false): boolean {
    if (isRefused(step)) {
      news.value = { kind: 'refused', refusal: step.refusal };
      return false;
    }
    const { events, match: reached } = step;
    const entry = byClock && isMove(step.entry) ? { ...step.entry, clock: true as const } : step.entry;
    const lasts = isMove(entry) ? lastsOf(match.peek(), entry.move) : 0;
    restsAt = tick() + lasts;
    glass?.turn(reached.outcome ? [] : game.actors(reached.state), { lasts, byClock });
    const record = { ...kept.record, entries: [...kept.record.entries, entry] };
    kept = { ...kept, record, touched: Date.now(), over: reached.outcome !== null };
    if (glass) kept = { ...kept, sand: glass.freeze() };
    keepGame(kept);
    const told = toldOf(entry, reached.n);
    news.value = null;
    show([...truth.value, { n: reached.n, told, match: reached, events }], told.act === 'back');
    return true;
  }

  const step = (seat: Seat, move: string) =>
    playMove(match.peek(), seat, move, liveChance(seed, match.peek().n + 1));
  const playFor = (seat: Seat, move: string): boolean => {
    const read = game.clockOnly ? game.readMove(move) : null;
    if (read !== null && game.clockOnly?.(read)) return advance({ refusal: CLOCK_ONLY });
    if (glass && glass.respite() > 0) return advance({ refusal: RESPITE });
    return advance(step(seat, move));
  };
  const { clock } = kept.record;
  const glass: Sandglass | null =
    clock && glassmaker
      ? glassmaker({
          clock,
          seats: kept.record.seats,
          kept: kept.sand,
          actors: () => actors.peek(),
          isPerson,
          handing: computed(() => veiled && curtain.value.passTo !== null),
          playIdle(seat) {
            const { state } = match.peek();
            const mood = searchChance(Math.floor(Math.random() * 2 ** 31));
            const move = game.writeMove(game.idle(game.redact(state, seat), seat, mood));
            return advance(step(seat, move), true);
          },
          keep(sand) {
            // Forgotten or moved to a link meanwhile: only the sand is laid beside what is there.
            const stored = findGame(kept.id);
            if (stored) keepGame({ ...stored, sand });
          },
        })
      : null;

  const bots = driveBots({
    moments: truth,
    levels,
    wake,
    wait: () => Math.max(restsAt - tick(), glass?.respite() ?? 0),
    play: playFor,
    failed(error) {
      console.error(error);
      news.value = { kind: 'bot-failed' };
    },
  });

  /** Whose step is taken back: among bots always a person's, with their answers. */
  const backSeat = (): Seat | null => {
    const { line } = match.value;
    return own ?? line.findLast(p => isPerson(p.seat))?.seat ?? null;
  };
  const wayBack = () => {
    const { line, outcome } = match.value;
    // What was agreed, given up or laid open stays so; a last move may be thought over.
    if (outcome && (secret || truth.value.at(-1)!.told?.act !== 'move')) return 'over';
    const seat = backSeat();
    if (levels.every(l => l === null) || seat === null) return stepBack(line);
    const way = takeBack(line, seat, actors.value.includes(seat));
    // What a bot laid down since has been seen.
    return typeof way !== 'string' && reachesOverSecrets(match.value, way.to, seat) ? 'bound' : way;
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
    sitters.value = sittersOf(kept);
    glass?.adopt(kept.sand);
    show(Array.from(replaySteps(game, kept.record), momentOf), true);
  });

  /** Who speaks for the people here: the one on turn, else the first. */
  const speaker = (): Seat => own ?? actors.peek().find(isPerson) ?? Math.max(0, levels.indexOf(null));

  /** Every bot that would have to share must be content with it. */
  async function askBots(): Promise<Seat | null> {
    const now = match.peek();
    const mine = game.teams(now.table).find(team => team.includes(speaker())) ?? [];
    const thinker = await wake();
    let last: Seat | null = null;
    for (const [bot, level] of levels.entries()) {
      if (level === null || mine.includes(bot)) continue;
      const hope = await thinker.evaluate(questionFor(truth.peek(), now, bot));
      if (hope > CONTENT_WITH_DRAW) return null;
      last = bot;
    }
    return last ?? speaker();
  }

  const { planning } = openPlanning({
    writer: computed(() => own ?? actors.value.find(isPerson) ?? null),
    match,
  });

  return {
    kind: own === null ? 'screen' : 'bot',
    id: kept.id,
    game,
    table: match.peek().table,
    moments,
    eyes,
    veiled,
    passTo: computed(() => (veiled ? curtain.value.passTo : null)),
    pending: signal(0),
    hands,
    own: signal(own),
    sitters,
    watching: signal(0),
    offers: signal(noOffers),
    door: signal('open'),
    backWay,
    thinking: bots.thinking,
    news,
    planning,
    ...(glass ? { clock: glass.clock } : {}),
    seals: computed(() => (match.value.outcome ? openRecord(kept, null).seals : kept.record.seals)),
    ...(own === null
      ? {
          rename(names: readonly string[]) {
            kept = { ...kept, record: { ...kept.record, names: names.map(name => name.trim()) } };
            keepGame(kept);
            sitters.value = sittersOf(kept);
          },
        }
      : {}),
    lift() {
      holder.value = curtain.peek().passTo ?? holder.peek();
    },
    play(move) {
      const seat = hands.peek()[0];
      if (seat !== undefined) playFor(seat, move);
    },
    takeBack() {
      const way = wayBack();
      if (typeof way === 'string') return;
      const seat = backSeat() ?? match.peek().line.last!.seat;
      advance(goBack(match.peek(), truth.peek()[way.to]!.match, seat));
    },
    resign() {
      advance(resign(match.peek(), speaker()));
    },
    async offerDraw() {
      const { n, outcome } = match.peek();
      if (outcome) return;
      const agreed = levels.every(l => l === null) ? speaker() : await askBots();
      if (match.peek().n !== n) return;
      if (agreed !== null) advance(agreeDraw(match.peek(), agreed));
      else news.value = { kind: 'bot-declines-draw' };
    },
    offerRematch: () => undefined,
    answerBack: () => undefined,
    answerDraw: () => undefined,
    answerRematch: () => undefined,
    record: async () => openRecord(kept, match.peek().outcome),
    close() {
      bots.close();
      glass?.close();
      unwatch();
    },
  };
}
