import { batch, computed, signal } from '@preact/signals';
import type { Thinker } from '@tablee/bots';
import {
  type Eyes,
  fromHex,
  type Game,
  isMove,
  isRefused,
  liveChance,
  openRecord,
  reachesOverSecrets,
  replaySteps,
  type Seat,
  stepBack,
  takeBack,
} from '@tablee/kernel';
import {
  act,
  actorsOf,
  type CommandResult,
  type Context,
  drawByAgreement,
  freezeClock,
  goBackTo,
  isChange,
  isOpen,
  NO_OFFERS,
  play,
  redactStep,
  type TableState,
  type Timeline,
} from '@tablee/table';
import { findGame, keyOfGame, type StoredGame, saveGame } from '../../storage/games.ts';
import { botPace } from '../../storage/settings.ts';
import { watchKey } from '../../storage/store.ts';
import { openPlanning } from '../plans.ts';
import { type News, noOffers, type TableSession, type TakeBackStatus, tick } from '../session.ts';
import { driveBots } from './bot-driver.ts';
import type { ClockDriver, openClockDriver, openStoredClock } from './clock/clock-driver.ts';
import { type Curtain, curtainFor, NO_CURTAIN } from './curtain.ts';
import { askBotsForDraw, holdersOf, ownSeat, peopleOf } from './people.ts';

/** The module that runs a clock; loaded only for a table that has one. */
export type ClockModule = {
  readonly openClockDriver: typeof openClockDriver;
  readonly openStoredClock: typeof openStoredClock;
};

/** A table that this page referees: on one screen, or against bots. Every step is stored before it is shown. */
export function openLocal(
  game: Game,
  first: StoredGame,
  wake: () => Promise<Thinker>,
  clocks: ClockModule | null = null,
): TableSession {
  let saved = first;
  const levels = saved.bots;
  const isPerson = (seat: Seat): boolean => levels[seat] === null;
  const seed = fromHex(saved.seed) ?? new Uint8Array(32);
  const own = ownSeat(levels);
  const { clock, seats } = saved.record;
  const people = signal(peopleOf(saved));
  const news = signal<News | null>(null);

  let driver: ClockDriver | null = null;
  /** When the last entry was played. */
  let playedAt = 0;

  /** Every step, unredacted. */
  const unredacted = signal<Timeline>([]);
  const state = signal(load());
  const match = computed(() => state.value.match);
  const actors = computed(() => actorsOf(match.value));

  /** Replays what is stored. The clock comes back stopped. */
  function load(): TableState {
    unredacted.value = Array.from(replaySteps(game, saved.record));
    const { entry, ...last } = unredacted.value.at(-1)!;
    return {
      match: last.match,
      last: entry && { ...last, entry },
      offers: NO_OFFERS,
      holders: holdersOf(saved),
      clock: clock && clocks ? clocks.openStoredClock(clock, saved.sand, seats) : null,
      lines: [],
      host: null,
      restsAt: 0,
    };
  }

  const context = (): Context => ({
    now: tick(),
    maxEntries: Number.POSITIVE_INFINITY,
    idle: driver?.isIdle() ?? false,
    chance: n => liveChance(seed, n),
    matchAt: n => unredacted.peek()[n]?.match ?? null,
    newId: () => '',
  });

  /** Stores and adopts what a command changes. False: nothing changed. */
  function run(command: (state: TableState, context: Context) => CommandResult): boolean {
    const result = command(state.peek(), context());
    if (isRefused(result)) news.value = { kind: 'refused', refusal: result.refusal };
    if (!isChange(result)) return false;
    const { match: reached, last, clock: nextClock } = result.state;
    if (result.kind === 'entry' && last) {
      playedAt = tick();
      const record = { ...saved.record, entries: [...saved.record.entries, last.entry] };
      saved = { ...saved, record, touched: Date.now(), over: reached.outcome !== null };
      if (nextClock) saved = { ...saved, sand: freezeClock(nextClock, tick()) };
      saveGame(saved);
      news.value = null;
      show([...unredacted.value, last], result.state, !isMove(last.entry) && last.entry.act === 'back');
    } else state.value = result.state;
    return true;
  }

  const secret = !isOpen({ game, outcome: null });
  const hasCurtain = secret && own === null;
  /** Several people share the screen, but nothing is hidden at the step. */
  const openly = computed(() => game.open?.(match.value.state) ?? false);
  const holder = signal<Seat | null>(null);
  const curtain = computed<Curtain>(() =>
    openly.value
      ? NO_CURTAIN
      : curtainFor({
          seats,
          actors: actors.value,
          isPerson,
          holder: holder.value,
          mover: match.value.line.findLast(p => isPerson(p.seat))?.seat ?? null,
        }),
  );
  const eyes = computed<Eyes>(() => (hasCurtain ? curtain.value.eyes : (own ?? 'public')));
  const steps = computed(() =>
    secret ? unredacted.value.map(s => redactStep(s, eyes.value)) : unredacted.value,
  );
  const actingSeats = computed(() =>
    hasCurtain && !openly.value
      ? actors.value.filter(seat => seat === eyes.value)
      : actors.value.filter(isPerson),
  );

  /** A person with nothing left to choose loses the device; a take-back asks for the right person again. */
  function show(next: Timeline, reached: TableState, returned: boolean) {
    batch(() => {
      unredacted.value = next;
      state.value = reached;
      // Where only some choices are secret, the device is returned after each of them.
      const looked = game.open !== undefined && next.at(-1)?.entry?.seat === holder.peek();
      if (returned || looked || openly.peek() || curtain.peek().passTo !== null) holder.value = null;
    });
  }

  const playFor = (seat: Seat, move: string): boolean =>
    run((now, by) => play(now, { seat, decision: now.match.decisions[seat] ?? -1, move }, by));

  driver =
    clock && clocks
      ? clocks.openClockDriver({
          clock,
          state,
          run,
          isPerson,
          handing: computed(() => hasCurtain && curtain.value.passTo !== null),
          save(frozen) {
            // The game may have been deleted or moved to a link meanwhile: change only the clock.
            const stored = findGame(saved.id);
            if (stored) saveGame({ ...stored, sand: frozen });
          },
        })
      : null;
  driver?.start();

  const bots = driveBots({
    steps: unredacted,
    levels,
    wake,
    pace: botPace,
    wait() {
      const { restsAt, clock: running } = state.peek();
      // The hourglass counts the real time of an animation; without one, fast bots need not wait for all of it.
      const rest = running ? restsAt : playedAt + (restsAt - playedAt) * Math.min(1, botPace());
      return Math.max(0, Math.ceil(rest - tick()), (running?.respiteUntil ?? 0) - tick());
    },
    play: playFor,
    failed(error) {
      console.error(error);
      news.value = { kind: 'bot-failed' };
    },
  });

  /** The seat that takes back: among bots the person's. */
  const backSeat = (): Seat | null => own ?? match.value.line.findLast(p => isPerson(p.seat))?.seat ?? null;
  const wayBack = () => {
    const { line, outcome } = match.value;
    const last = unredacted.value.at(-1)!.entry;
    // A game ended by agreement or with revealed secrets stays over; a last move can be taken back.
    if (outcome && (secret || !last || !isMove(last))) return 'over';
    const seat = backSeat();
    if (levels.every(l => l === null) || seat === null) return stepBack(line);
    const way = takeBack(line, seat, actors.value.includes(seat), game.traits.moves);
    // A secret that a bot revealed since has been seen.
    return typeof way !== 'string' && reachesOverSecrets(match.value, way.to, seat) ? 'bound' : way;
  };
  const takeBackStatus = computed<TakeBackStatus>(() => {
    const way = wayBack();
    return typeof way === 'string' ? way : 'free';
  });

  // The same game in another tab: the longer log wins.
  const unwatch = watchKey(keyOfGame(saved.id), () => {
    const newer = findGame(saved.id);
    if (!newer || newer.record.entries.length <= saved.record.entries.length) return;
    saved = newer;
    people.value = peopleOf(saved);
    show(unredacted.peek(), load(), true);
    driver?.start();
  });

  /** The seat that speaks for the people here: the one that has to move, or the first. */
  const speaker = (): Seat => own ?? actors.peek().find(isPerson) ?? Math.max(0, levels.indexOf(null));

  const { planning } = openPlanning({
    writer: computed(() => own ?? actors.value.find(isPerson) ?? null),
    match,
  });

  return {
    kind: own === null ? 'screen' : 'bot',
    id: saved.id,
    game,
    table: match.peek().table,
    steps,
    eyes,
    hasCurtain,
    passTo: computed(() => (hasCurtain ? curtain.value.passTo : null)),
    pending: signal(0),
    actingSeats,
    own: signal(own),
    people,
    watching: signal(0),
    offers: signal(noOffers),
    connection: signal('open'),
    takeBackStatus,
    thinking: bots.thinking,
    news,
    planning,
    ...(driver ? { clock: driver.clock } : {}),
    seals: computed(() =>
      match.value.outcome ? openRecord(saved.record, saved.seed, null).seals : saved.record.seals,
    ),
    ...(own === null
      ? {
          rename(names: readonly string[]) {
            saved = { ...saved, record: { ...saved.record, names: names.map(name => name.trim()) } };
            saveGame(saved);
            people.value = peopleOf(saved);
          },
        }
      : {}),
    openCurtain() {
      holder.value = curtain.peek().passTo ?? holder.peek();
    },
    play(move) {
      const seat = actingSeats.peek()[0];
      if (seat !== undefined) playFor(seat, move);
    },
    takeBack() {
      const way = wayBack();
      if (typeof way === 'string') return;
      const seat = backSeat() ?? match.peek().line.last!.seat;
      run((now, by) => goBackTo(now, way.to, seat, by));
    },
    resign() {
      run((now, by) => act(now, speaker(), 'resign', by));
    },
    async offerDraw() {
      const { n, outcome } = match.peek();
      if (outcome) return;
      const agreed = levels.every(l => l === null)
        ? speaker()
        : await askBotsForDraw({
            match: match.peek(),
            steps: unredacted.peek(),
            levels,
            speaker: speaker(),
            wake,
          });
      if (match.peek().n !== n) return;
      if (agreed !== null) run((now, by) => drawByAgreement(now, agreed, by));
      else news.value = { kind: 'bot-declines-draw' };
    },
    offerRematch: () => undefined,
    answerBack: () => undefined,
    answerDraw: () => undefined,
    answerRematch: () => undefined,
    record: async () => openRecord(saved.record, saved.seed, match.peek().outcome),
    close() {
      bots.close();
      driver?.close();
      unwatch();
    },
  };
}
