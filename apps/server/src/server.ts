import { fileURLToPath } from 'node:url';
import type { Thinker } from '@tablee/bots';
import { nodeThinkers, Thinkers } from '@tablee/bots/node';
import { MAX_FRAME_BYTES } from '@tablee/wire';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { BotDriver } from './bots/driver.ts';
import { watchThoughts } from './bots/figures.ts';
import { Clocks } from './clocks/clocks.ts';
import { type Ticker, ticker } from './clocks/ticker.ts';
import { type Config, REHEARSAL } from './config.ts';
import { Figures } from './figures.ts';
import { ConnectionLimits } from './limits/connection-limits.ts';
import { DiskWatch, type FreeSpace, freeSpaceOf } from './limits/disk.ts';
import { Quotas } from './limits/quotas.ts';
import { RequestLimits } from './limits/request-limits.ts';
import { rehearsedSeeds } from './lobby/seal.ts';
import { type LogStream, logOptions, logRequests } from './logs.ts';
import { Replays } from './replays/replays.ts';
import { WorkBudget } from './replays/work-budget.ts';
import { Archive } from './retention/archive.ts';
import { Caretaker } from './retention/caretaker.ts';
import { Eraser } from './retention/erase.ts';
import { Retention } from './retention/retention.ts';
import { SqliteStore } from './store/sqlite.ts';
import { lossSentence } from './store/wal-check.ts';
import { Referee } from './tables/referee.ts';
import { Registry } from './tables/registry.ts';
import { shelf as catalogue, type Shelf } from './tables/shelf.ts';
import type { LiveTable } from './tables/table.ts';
import { addressOf } from './transport/caller.ts';
import type { ServerContext } from './transport/context.ts';
import { addDocs } from './transport/docs.ts';
import { explainErrors, refuseAddress, refuseNonsense } from './transport/errors.ts';
import { addGuard } from './transport/guard.ts';
import { addHealth } from './transport/health.ts';
import { countConnections, patienceOf } from './transport/http-server.ts';
import { addMetrics } from './transport/metrics.ts';
import { addPages } from './transport/pages.ts';
import { addBots } from './transport/routes/bots.ts';
import { addDelete } from './transport/routes/delete.ts';
import { addLobby } from './transport/routes/lobby.ts';
import { addLook } from './transport/routes/look.ts';
import { addPlay } from './transport/routes/play.ts';
import { addTalk } from './transport/routes/talk.ts';
import { SseDoor } from './transport/sse.ts';
import { WsDoor } from './transport/ws.ts';
import { Presence } from './watch/presence.ts';

/** Damaged pages are looked for soon after the start, and then daily. */
const DATABASE_CHECKS = { firstMs: 5_000, everyMs: 24 * 3_600_000 };
/** Requests under way may end by themselves for this long. */
const STOP_MS = 3_000;
const GOODBYE = 'The server is about to restart. Your game is saved.';
const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

export type ServerOptions = {
  readonly config: Config;
  readonly shelf: Shelf;
  readonly dist?: string;
  readonly logStream?: LogStream;
  /** Who thinks for the bots, in the same fair turns; threads of this process unless told otherwise. */
  readonly thinker?: Thinker;
  /** What clocks go by; the time of this machine unless told otherwise. */
  readonly ticker?: Ticker;
  /** Free space of the data folder; asked from the file system unless told otherwise. */
  readonly freeSpace?: FreeSpace;
};

export type Server = {
  readonly context: ServerContext;
  readonly ws: WsDoor;
  readonly sse: SseDoor;
  /** What the owner of the server should know, found while it was started. */
  readonly notes: readonly string[];
  /** The address it listens on. */
  listen(): Promise<string>;
  /** Finishes commits, tells clients, closes. */
  stop(): Promise<void>;
};

export async function buildServer(options: ServerOptions): Promise<Server> {
  const { config, shelf, dist, logStream } = options;
  const figures = new Figures();
  const time = options.ticker ?? ticker;
  const connections = new ConnectionLimits(config);
  const requests = new RequestLimits(config.limits);
  const store = SqliteStore.open({
    data: config.data,
    commits: figures.committed,
    checks: DATABASE_CHECKS,
    log: {
      error: (details, sentence) => app.log.error(details, sentence),
      info: (details, sentence) => app.log.info(details, sentence),
    },
  });
  const app = Fastify({
    logger: logOptions(config.log, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_FRAME_BYTES,
    trustProxy: (_address: string, hop: number) => hop < config.proxies,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...patienceOf(config),
    clientErrorHandler: refuseNonsense,
    frameworkErrors: (_error, request, reply) =>
      refuseAddress(reply.hijack().raw, requests.request(addressOf(request.raw, config.proxies))),
  });
  const replays = new Replays({
    store,
    budget: new WorkBudget(config.limits.workMs),
    threaded: shelf === catalogue,
  });
  countConnections(app.server, config, connections);
  const disk = new DiskWatch({
    floor: config.diskFloor,
    free: options.freeSpace ?? freeSpaceOf(config.data),
    log: app.log,
  });
  const quotas = await Quotas.open({ quotas: config.quotas, upkeep: store.upkeep, disk });
  const archive = new Archive(config.data);
  const retention = new Retention({ config: config.retention, store, archive, log: app.log });
  const registry = new Registry({
    store,
    shelf,
    replays,
    maxEntries: config.limits.entries,
    ...(config.seed === null ? {} : { seeds: rehearsedSeeds(config.seed) }),
    onDrop: () => {
      figures.dropped++;
    },
    ticker: time,
    rights: quotas,
    revive: id => retention.revive(id),
    onOpened: table => notice(table),
    onBroken: (table, err) => app.log.error({ table, err }, 'a log cannot be played again'),
    onUnknownRules: (table, game, rules) =>
      app.log.warn({ table, game, rules }, 'a table needs rules this server does not know'),
  });
  const referee = new Referee(registry, {
    played: table => {
      figures.moves++;
      const { outcome, n } = table.match;
      if (outcome)
        app.log.info({ table: table.id, game: table.game.id, n, reason: outcome.reason }, 'a game is over');
    },
    changed: table => notice(table),
    refused: () => {
      figures.refusals++;
    },
    trouble: (table, err) => {
      figures.troubles++;
      app.log.error({ table: table.id, err }, 'a change could not be made');
    },
  });
  const { thinker } = options;
  const thinkers = thinker
    ? new Thinkers(() => thinker, config.bots.thinkers)
    : nodeThinkers(config.bots.thinkers);
  const rehearsed = config.seed !== null;
  const { log } = app;
  const bots: BotDriver = new BotDriver({ referee, replays, thinkers, log, config: config.bots, rehearsed });
  const clocks = new Clocks({ referee, ticker: time, rehearsed });
  const notice = (table: LiveTable): void => {
    bots.notice(table);
    clocks.notice(table);
  };
  const eraser = new Eraser({ registry, referee, store, archive, log });
  const caretaker = new Caretaker({ store, registry, retention, eraser, log });
  const presence = new Presence();
  const context: ServerContext = {
    config,
    store,
    registry,
    replays,
    referee,
    bots,
    clocks,
    presence,
    connections,
    requests,
    quotas,
    disk,
    archive,
    eraser,
    caretaker,
    figures,
    log: app.log,
  };
  const sse = new SseDoor(context);
  const ws = new WsDoor(context, app.server);
  figures.watch('tablee_tables', 'Tables in memory', () => registry.size);
  figures.watch('tablee_websockets', 'Open WebSockets', () => ws.size);
  figures.watch('tablee_event_streams', 'Open event streams', () => sse.size);
  figures.watch(
    'tablee_replays_waiting',
    'Imports and histories waiting to be replayed',
    () => replays.pool.size,
  );
  watchThoughts(figures, thinkers);
  figures.watch('tablee_hourglasses', 'Tables whose sand runs', () => clocks.size);
  figures.watch('tablee_disk_free_bytes', 'Free space of the data folder', () => disk.free);
  await disk.start();
  await addDoors(app, context, sse, dist ?? WEB_DIST);
  figures.watch('tablee_lost_pages', 'Pages missing from the log of the database', () => store.lostPages);
  if (rehearsed) app.log.warn(REHEARSAL);
  const notes = store.lostPages > 0 ? [lossSentence(store.lostPages)] : [];
  for (const note of notes) app.log.error({ data: config.data, lostPages: store.lostPages }, note);
  caretaker.start();

  return {
    context,
    ws,
    sse,
    notes,
    listen: () => app.listen({ port: config.port, host: config.host }),
    async stop() {
      disk.stop();
      bots.stop();
      await clocks.stop();
      await referee.stop();
      presence.stop();
      sse.stop(GOODBYE);
      await ws.stop(GOODBYE);
      const patience = setTimeout(() => app.server.closeAllConnections(), STOP_MS);
      await app.close();
      clearTimeout(patience);
      await replays.close();
      await caretaker.stop();
      await store.close();
    },
  };
}

async function addDoors(
  app: FastifyInstance,
  context: ServerContext,
  sse: SseDoor,
  dist: string,
): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // JSON or nothing: a form or plain text is what another site's page could send unasked.
  app.removeContentTypeParser('text/plain');
  explainErrors(app);
  logRequests(app, context.config.log);
  await addGuard(app, context);
  await addDocs(app);
  addHealth(app, context);
  addMetrics(app, context);
  addLobby(app, context);
  addBots(app, context);
  addDelete(app, context);
  addPlay(app, context);
  addTalk(app, context);
  addLook(app, context);
  sse.addTo(app);
  await addPages(app, dist);
}
