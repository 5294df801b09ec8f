import type { FastifyBaseLogger } from 'fastify';
import type { BotDriver } from '../bots/bot-driver.ts';
import type { ClockRunner } from '../clocks/clock-runner.ts';
import type { Config } from '../common/config.ts';
import type { Metrics } from '../common/metrics.ts';
import type { ConnectionLimits } from '../limits/connection-limits.ts';
import type { DiskWatch } from '../limits/disk.ts';
import type { Quotas } from '../limits/quotas.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import type { Archive } from '../retention/archive.ts';
import type { GuestEraser } from '../retention/guest-eraser.ts';
import type { MaintenanceTask } from '../retention/maintenance-task.ts';
import type { Store } from '../store/store.ts';
import type { Presence } from '../tables/presence.ts';
import type { Referee } from '../tables/referee.ts';
import type { Registry } from '../tables/registry.ts';
import type { Replays } from '../tables/replays.ts';

/** Dependencies shared by all transports. */
export type ServerContext = {
  readonly config: Config;
  readonly store: Store;
  readonly registry: Registry;
  readonly replays: Replays;
  readonly referee: Referee;
  readonly bots: BotDriver;
  readonly clocks: ClockRunner;
  readonly presence: Presence;
  readonly connections: ConnectionLimits;
  readonly requests: RequestLimits;
  readonly quotas: Quotas;
  readonly disk: DiskWatch;
  readonly archive: Archive;
  readonly eraser: GuestEraser;
  readonly maintenance: MaintenanceTask;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
};
