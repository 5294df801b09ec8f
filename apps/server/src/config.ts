import { z } from 'zod';

/** Everything the server can be told from outside, with its defaults. Nothing else reads the environment. */

const whole = (min: number, max: number, usual: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .default(usual);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const origins = z
  .string()
  .transform(text => text.split(',').map(o => o.trim()))
  .pipe(z.array(z.string().refine(isOrigin)))
  .default([]);

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type Setting = { readonly schema: z.ZodType; readonly says: string };

/** One row per variable: how it is read, and what is said when it cannot be. */
const SETTINGS = {
  PORT: { schema: whole(0, 65_535, 8080), says: 'a port number from 0 to 65535' },
  HOST: { schema: z.string().min(1).max(255).default('0.0.0.0'), says: 'an address to listen on' },
  TABLEE_DATA: { schema: z.string().min(1).default('./data'), says: 'a folder' },
  TABLEE_ORIGIN: { schema: origins, says: 'origins such as https://example.org, separated by commas' },
  TABLEE_PROXIES: { schema: whole(0, 10, 0), says: 'how many reverse proxies stand in front, 0 to 10' },
  TABLEE_LOG: { schema: z.enum(LOG_LEVELS).default('info'), says: `one of ${LOG_LEVELS.join(', ')}` },
  TABLEE_REQUESTS: {
    schema: whole(0, 1_000_000, 1200),
    says: 'requests a minute from one address, 0 for no limit',
  },
  TABLEE_NEW_TABLES: {
    schema: whole(0, 1_000_000, 120),
    says: 'new tables a minute from one address, 0 for no limit',
  },
  TABLEE_FRAMES: {
    schema: whole(0, 1_000_000, 50),
    says: 'frames a second on one connection, 0 for no limit',
  },
  TABLEE_CONNECTIONS: { schema: whole(1, 1_000_000, 15_000), says: 'live connections in all, at least 1' },
  TABLEE_CONNECTIONS_EACH: {
    schema: whole(1, 1_000_000, 200),
    says: 'live connections from one address, at least 1',
  },
  TABLEE_SILENT: {
    schema: whole(1, 3600, 10),
    says: 'seconds after which a connection without a request is cut, 1 to 3600',
  },
  TABLEE_WORK: {
    schema: whole(0, 60_000, 6_000),
    says: 'milliseconds of work a minute for the imports and histories of one address, 0 for no limit',
  },
  TABLEE_ENTRIES: {
    schema: whole(100, 100_000, 10_000),
    says: 'entries in the log of one table, 100 to 100000',
  },
  TABLEE_TABLES_DAY: {
    schema: whole(0, 1_000_000, 1_000),
    says: 'new tables a day from one address, 0 for no limit',
  },
  TABLEE_TABLES_GUEST: {
    schema: whole(0, 1_000_000, 300),
    says: 'unfinished tables of one guest, 0 for no limit',
  },
  TABLEE_MEGABYTES_DAY: {
    schema: whole(0, 1_000_000, 100),
    says: 'megabytes held by the tables laid from one address within a day, 0 for no limit',
  },
  TABLEE_BOT_TABLES: {
    schema: whole(0, 1_000_000, 20),
    says: 'unfinished tables a day where only bots play, from one address, 0 for no limit',
  },
  TABLEE_UNUSED_DAYS: {
    schema: whole(0, 3_650, 1),
    says: 'days after which an unused table without people is deleted, 0 for never',
  },
  TABLEE_ARCHIVE_DAYS: {
    schema: whole(0, 36_500, 0),
    says: 'days after which an untouched table is archived to a file, 0 for never',
  },
  TABLEE_DISK_FLOOR: {
    schema: whole(0, 1_000_000, 200),
    says: 'megabytes of free disk below which no new tables are laid, 0 for no check',
  },
  TABLEE_METRICS: {
    schema: z
      .string()
      .regex(/^(all|local|[\x21-\x7e]{16,200})$/)
      .default('local'),
    says: '"all", "local" for this machine alone, or a token of 16 to 200 characters',
  },
  TABLEE_THINKERS: { schema: whole(1, 256, 2), says: 'how many bots think at the same time, 1 to 256' },
  TABLEE_BOT_PAUSE: {
    schema: whole(0, 60_000, 700),
    says: 'milliseconds a bot’s move takes at least, 0 to 60000',
  },
  TABLEE_BOT_MS: {
    schema: whole(0, 60_000, 0),
    says: 'milliseconds a bot thinks whatever its level, 0 to 60000, 0 for what its level needs',
  },
  TABLEE_SEED: {
    schema: z.string().min(1).max(100).nullable().default(null),
    says: 'up to 100 characters',
  },
} as const satisfies { readonly [name: string]: Setting };

type Read = { readonly [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['schema']> };

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly origins: readonly string[];
  readonly proxies: number;
  readonly log: (typeof LOG_LEVELS)[number];
  readonly limits: {
    readonly requests: number;
    readonly newTables: number;
    readonly frames: number;
    readonly connections: number;
    readonly connectionsEach: number;
    /** Seconds a connection may stay without a request. */
    readonly silentSeconds: number;
    /** Milliseconds of work a minute for the imports and histories of one address. */
    readonly workMs: number;
    /** Entries in the log of one table. */
    readonly entries: number;
  };
  /** What one address or guest may keep; 0: no limit. */
  readonly quotas: {
    readonly tablesDay: number;
    readonly tablesGuest: number;
    readonly megabytesDay: number;
    readonly botTables: number;
  };
  /** What happens to old tables; 0: never. */
  readonly retention: {
    readonly unusedDays: number;
    readonly archiveDays: number;
  };
  /** Megabytes of free disk below which no new tables are laid; 0: no check. */
  readonly diskFloor: number;
  /** Who may read the metrics: 'all', 'local', or who sends this token. */
  readonly metrics: string;
  readonly bots: {
    readonly thinkers: number;
    readonly pauseMs: number;
    /** 0: what the level needs. */
    readonly ms: number;
  };
  /** The luck of all tables follows from it: rehearsals and tests only. Null: luck is secret. */
  readonly seed: string | null;
};

/** Said loudly wherever luck is no secret. */
export const REHEARSAL =
  'TABLEE_SEED is set: whoever knows it foresees all luck. This server is for rehearsals and tests, not for play.';
const HERE_ONLY = ['127.0.0.1', '::1', 'localhost'];

/** The server cannot start like this; the message is a sentence for whoever starts it. */
export class BadConfig extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BadConfig';
  }
}

export function readConfig(env: { readonly [name: string]: string | undefined }): Config {
  const read = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { schema, says }]) => {
      const result = schema.safeParse(env[name] === '' ? undefined : env[name]);
      if (!result.success) throw new BadConfig(`${name} must be ${says}; "${env[name]}" is not.`);
      return [name, result.data];
    }),
  ) as Read;
  return {
    port: read.PORT,
    host: read.HOST,
    data: read.TABLEE_DATA,
    origins: read.TABLEE_ORIGIN,
    proxies: read.TABLEE_PROXIES,
    log: read.TABLEE_LOG,
    limits: {
      requests: read.TABLEE_REQUESTS,
      newTables: read.TABLEE_NEW_TABLES,
      frames: read.TABLEE_FRAMES,
      connections: read.TABLEE_CONNECTIONS,
      connectionsEach: read.TABLEE_CONNECTIONS_EACH,
      silentSeconds: read.TABLEE_SILENT,
      workMs: read.TABLEE_WORK,
      entries: read.TABLEE_ENTRIES,
    },
    quotas: {
      tablesDay: read.TABLEE_TABLES_DAY,
      tablesGuest: read.TABLEE_TABLES_GUEST,
      megabytesDay: read.TABLEE_MEGABYTES_DAY,
      botTables: read.TABLEE_BOT_TABLES,
    },
    retention: { unusedDays: read.TABLEE_UNUSED_DAYS, archiveDays: read.TABLEE_ARCHIVE_DAYS },
    diskFloor: read.TABLEE_DISK_FLOOR,
    metrics: read.TABLEE_METRICS,
    bots: { thinkers: read.TABLEE_THINKERS, pauseMs: read.TABLEE_BOT_PAUSE, ms: read.TABLEE_BOT_MS },
    seed: rehearsalSeed(read),
  };
}

/** Luck somebody can foresee is for this machine alone, never for a server others reach. */
function rehearsalSeed(read: Read): string | null {
  const { TABLEE_SEED: seed, HOST: host, TABLEE_PROXIES: proxies, TABLEE_ORIGIN: origins } = read;
  if (seed === null) return null;
  const hidden = HERE_ONLY.includes(host) && proxies === 0 && origins.length === 0;
  if (hidden) return seed;
  throw new BadConfig(
    'TABLEE_SEED makes all luck foreseeable, so it only goes with a server nobody else reaches: set HOST=127.0.0.1, and neither TABLEE_ORIGIN nor TABLEE_PROXIES.',
  );
}
