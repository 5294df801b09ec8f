import { fileURLToPath } from 'node:url';
import type { Thinker } from '@tablee/bots';
import { nodeThinkers, ThinkerPool } from '@tablee/bots/node';
import { Absences } from './absence/absences.ts';
import { ReplyPlayer } from './absence/reply-player.ts';
import { TakeoverAudit } from './audit/takeover-audit.ts';
import { BotDriver } from './bots/bot-driver.ts';
import { botTaskOf } from './bots/bot-tasks.ts';
import { ClockRunner } from './clocks/clock-runner.ts';
import { DueTables } from './clocks/due-tables.ts';
import { type Config, REHEARSAL } from './common/config.ts';
import type { LogStream } from './common/logs.ts';
import { addGauges, Metrics } from './common/metrics.ts';
import { Fleet } from './fleet/fleet.ts';
import { ConnectionLimits } from './limits/connection-limits.ts';
import { DiskWatch, type FreeSpace, freeSpaceOf } from './limits/disk.ts';
import { Quotas } from './limits/quotas.ts';
import { RequestLimits } from './limits/request-limits.ts';
import { openPeople } from './people/people.ts';
import { Previews } from './previews/previews.ts';
import type { GuardOptions } from './reach/guarded-request.ts';
import { ReachService } from './reach/reach.ts';
import { WorkBudget } from './replays/work-budget.ts';
import { Archive, ArchiveFolder } from './retention/archive.ts';
import { GuestEraser } from './retention/guest-eraser.ts';
import { MaintenanceTask } from './retention/maintenance-task.ts';
import { Retention } from './retention/retention.ts';
import { type Store, StoreError } from './store/store.ts';
import { ownDuties } from './tables/duties.ts';
import { catalogueGames, type GameSource } from './tables/game-source.ts';
import type { LiveTable } from './tables/live-table.ts';
import { fixedSeeds } from './tables/new-table.ts';
import { Presence } from './tables/presence.ts';
import { Referee } from './tables/referee.ts';
import { Registry } from './tables/registry.ts';
import { Replays } from './tables/replays.ts';
import { type Scheduler, systemScheduler } from './tables/scheduler.ts';
import type { ServerContext } from './transport/context.ts';
import { addRoutes, createHttpApp } from './transport/http/http-app.ts';
import { SseTransport } from './transport/sse/sse-transport.ts';
import { WsTransport } from './transport/ws/ws-transport.ts';

/** Requests in progress may take this long to end when the server stops. */
const STOP_MS = 3_000;
const GOODBYE = 'The server is about to restart. Your game is saved.';
const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
const WEB_PREVIEW = fileURLToPath(new URL('../../web/dist-preview', import.meta.url));

export type ServerOptions = {
  readonly config: Config;
  /** Stays open: the caller closes it after `stop`. */
  readonly store: Store;
  readonly games: GameSource;
  /** Folder of the built web app. */
  readonly dist?: string;
  /** Folder of the built program that draws link previews. */
  readonly previewDist?: string;
  readonly logStream?: LogStream;
  /** Computes the moves of bots. Default: worker threads. */
  readonly thinker?: Thinker;
  /** Time for clocks. Default: the time of this machine. */
  readonly scheduler?: Scheduler;
  /** Default: the free space of the file system. */
  readonly freeSpace?: FreeSpace;
  /** Milliseconds after which tables of another program are audited. Default: never. */
  readonly auditAfterMs?: number;
  /** How messages leave, for tests. */
  readonly guard?: Partial<GuardOptions>;
};

export type Server = {
  readonly context: ServerContext;
  readonly ws: WsTransport;
  readonly sse: SseTransport;
  /** Resolves with the address it listens on. */
  listen(): Promise<string>;
  /** Loads what the tables of another node will need when that one dies. */
  warmUp(): Promise<void>;
  /** Finishes commits, notifies clients, closes connections. */
  stop(): Promise<void>;
};

/** Connects all parts of the server to a store. */
export async function buildServer(options: ServerOptions): Promise<Server> {
  const { config, store, games } = options;
  const metrics = new Metrics();
  const seeded = config.seed !== null;
  const connections = new ConnectionLimits(config);
  const requests = new RequestLimits(config.limits);
  const app = createHttpApp({ config, connections, requests, logStream: options.logStream });
  const { log } = app;
  store.observe({ log, committed: metrics.committed });
  const fleet = store.fleet ? new Fleet(store.fleet, log, games.rules) : null;
  await fleet?.start();
  const duties = fleet ?? ownDuties;
  const scheduler = options.scheduler ?? fleet?.scheduler ?? systemScheduler;
  const budget = new WorkBudget(config.limits.workMs);
  const replays = new Replays({ store, budget, threaded: games === catalogueGames });
  const previews = new Previews({ folder: options.previewDist ?? WEB_PREVIEW, budget });
  const disk = new DiskWatch({
    // The disk of a database server is out of sight.
    floor: config.database === null ? config.diskFloor : 0,
    free: options.freeSpace ?? freeSpaceOf(config.data),
    log,
  });
  const quotas = await Quotas.open({ quotas: config.quotas, maintenance: store.maintenance, disk });
  const archive = new Archive(store.archiveFiles ?? new ArchiveFolder(config.data));
  const retention = new Retention({ config: config.retention, store, archive, log });
  const registry = new Registry({
    store,
    games,
    replays,
    maxEntries: config.limits.entries,
    voteAfterMs: config.voteMinutes * 60_000,
    ...(config.seed === null ? {} : { seeds: fixedSeeds(config.seed) }),
    onDrop: () => {
      metrics.droppedFrames++;
    },
    scheduler,
    quotas,
    notices: { soonMs: config.reach.soonMs, mailMs: config.reach.mailMs },
    ...(fleet ? { bus: fleet.bus, clocksRunSince: () => fleet.startedAt, fleetRules: fleet.rules } : {}),
    unarchive: id => retention.unarchive(id),
    onOpened: table => {
      fleet?.opened(table);
      notice(table);
    },
    onClosed: table => duties.release(table),
    onAdopted: table => notice(table),
    onBroken: (table, err) => log.error({ table, err }, 'a log cannot be replayed'),
    onUnknownRules: (table, game, rules) =>
      log.warn({ table, game, rules }, 'a table needs rules this server does not know'),
  });
  const referee = new Referee(registry, {
    played: table => {
      metrics.entries++;
      const entry = table.state.last?.entry;
      if (entry && 'by' in entry && entry.by) metrics.understudyMoves++;
      if (entry && 'clock' in entry && entry.clock) metrics.clockMoves++;
      const { outcome, n } = table.match;
      if (outcome)
        log.info({ table: table.id, game: table.game.id, n, reason: outcome.reason }, 'a game is over');
    },
    changed: table => notice(table),
    refused: () => {
      metrics.refusals++;
    },
    failed: (table, err) => {
      metrics.errors++;
      // The store tells once that it is away; every move would tell it again.
      const level = err instanceof StoreError && err.kind === 'busy' ? 'debug' : 'error';
      log[level]({ table: table.id, err }, 'a change could not be made');
    },
  });
  const thinkers = openThinkers(config.bots.thinkers, options.thinker);
  const bots: BotDriver = new BotDriver({
    referee,
    replays,
    duties,
    thinkers,
    log,
    config: config.bots,
    seeded,
  });
  const clocks = new ClockRunner({ referee, scheduler, duties, seeded });
  const replies = new ReplyPlayer({
    referee,
    duties,
    scheduler,
    played: () => {
      metrics.repliesPlayed++;
    },
  });
  const absences = new Absences({
    referee,
    scheduler,
    duties,
    told: table => presence.mark(table),
  });
  const notice = (table: LiveTable): void => {
    replies.notice(table);
    bots.notice(table);
    clocks.notice(table);
    absences.notice(table);
    if (table.match.outcome && botTaskOf(table) === null) duties.release(table);
  };
  const eraser = new GuestEraser({ registry, referee, store, archive, log });
  const maintenance = new MaintenanceTask({
    store,
    registry,
    retention,
    eraser,
    log,
    isOurs: fleet?.isMaintainer ?? (() => true),
  });
  const audit = new TakeoverAudit({
    data: config.data,
    database: config.database,
    store,
    log,
    delayMs: options.auditAfterMs ?? 0,
    isOurs: fleet?.isMaintainer ?? (() => true),
  });
  const dueTables = new DueTables({
    maintenance: store.maintenance,
    registry,
    scheduler,
    notice: table => clocks.notice(table),
    isOurs: fleet?.isMaintainer ?? (() => true),
    log,
  });
  const people = await openPeople({
    store,
    signIns: config.limits.signIns,
    ended: guests => {
      ws.cut(guests);
      sse.cut(guests);
    },
    tell: () => fleet?.tellPeople(),
    signedIn: () => {
      metrics.signIns++;
    },
    refused: () => {
      metrics.signInsRefused++;
    },
    failed: err => log.error({ err }, 'people could not be read'),
  });
  const presence: Presence = new Presence(table => fleet?.tellPresence(table));
  fleet?.follow({
    registry,
    notice,
    notePlayer: table => clocks.notePlayer(table),
    presenceChanged: table => {
      presence.mark(table);
      notice(table);
    },
    peopleChanged: () => void people.identities.ask(),
  });
  if (fleet) people.identities.start();
  const reach = await ReachService.open({
    config: config.reach,
    store,
    referee,
    metrics,
    log,
    guard: options.guard,
    isLooking: async (id, seat) => {
      const table = registry.inMemory(id);
      return table ? table.audience.isLooking(seat) : ((await fleet?.lookingAt(id))?.includes(seat) ?? false);
    },
  });
  const context: ServerContext = {
    config,
    store,
    games,
    registry,
    replays,
    previews,
    referee,
    bots,
    clocks,
    absences,
    presence,
    connections,
    requests,
    quotas,
    disk,
    people,
    archive,
    eraser,
    maintenance,
    audit,
    reach,
    metrics,
    log,
  };
  const sse = new SseTransport(context);
  const ws = new WsTransport(context, app.server);
  addGauges(metrics, {
    ...{ registry, ws, sse, replays, clocks, disk, store, thinkers, audit, previews },
    passwords: people.hashes,
  });
  await disk.start();
  await addRoutes(app, context, options.dist ?? WEB_DIST, routes => sse.addTo(routes));
  if (seeded) log.warn(REHEARSAL);
  for (const warning of store.warnings) log.error({ data: config.data }, warning.sentence);
  maintenance.start();
  dueTables.start();
  reach.start();
  if (options.auditAfterMs !== undefined) await audit.start();

  return {
    context,
    ws,
    sse,
    listen: () => app.listen({ port: config.port, host: config.host }),
    async warmUp() {
      thinkers.warmUp();
      for (const id of games.ids) await games.load(id);
    },
    async stop() {
      disk.stop();
      await reach.stop();
      await audit.stop();
      dueTables.stop();
      absences.stop();
      replies.stop();
      bots.stop();
      await clocks.stop();
      await referee.stop();
      people.identities.stop();
      await fleet?.stop();
      presence.stop();
      sse.stop(GOODBYE);
      await ws.stop(GOODBYE);
      const timer = setTimeout(() => app.server.closeAllConnections(), STOP_MS);
      await app.close();
      clearTimeout(timer);
      await previews.close();
      await replays.close();
      await maintenance.stop();
    },
  };
}

const openThinkers = (count: number, thinker: Thinker | undefined): ThinkerPool =>
  thinker ? new ThinkerPool(() => thinker, count) : nodeThinkers(count);
