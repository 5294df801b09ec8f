import { z } from 'zod';

/** All settings of the server, with their defaults. Nothing else reads the environment. */

const integer = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .default(fallback);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
const origins = z
  .string()
  .transform(text => text.split(',').map(o => o.trim()))
  .pipe(z.array(z.string().refine(isOrigin)))
  .default([]);

/** A host may also be named by a parameter, for a socket in a folder. */
function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, searchParams } = new URL(text);
  return /^postgres(ql)?:$/.test(protocol) && (hostname !== '' || searchParams.has('host'));
}

/** May contain a password: their values appear in no sentence. */
const SECRET_SETTINGS: readonly string[] = ['DATABASE_URL', 'TABLEE_SMTP_URL'];

const isSmtpUrl = (text: string): boolean =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';

/** How people can be told that it is their turn. */
export const REACH_WAYS = ['push', 'mail', 'webhook'] as const;
const reachWays = z
  .string()
  .transform(text => (text === 'none' ? [] : text.split(',').map(way => way.trim())))
  .pipe(z.array(z.enum(REACH_WAYS)));

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type Setting = { readonly schema: z.ZodType; readonly expected: string };

/** One row per variable: its schema, and the text of the error when it does not match. */
const SETTINGS = {
  PORT: { schema: integer(0, 65_535, 8080), expected: 'a port number from 0 to 65535' },
  HOST: { schema: z.string().min(1).max(255).default('0.0.0.0'), expected: 'an address to listen on' },
  TABLEE_DATA: { schema: z.string().min(1).default('./data'), expected: 'a folder' },
  DATABASE_URL: {
    schema: z.string().max(2_000).refine(isPostgresUrl).nullable().default(null),
    expected: 'the URL of a PostgreSQL database, such as postgres://user:password@host/database',
  },
  TABLEE_ORIGIN: { schema: origins, expected: 'origins such as https://example.org, separated by commas' },
  TABLEE_PROXIES: { schema: integer(0, 10, 0), expected: 'how many reverse proxies stand in front, 0 to 10' },
  TABLEE_LOG: { schema: z.enum(LOG_LEVELS).default('info'), expected: `one of ${LOG_LEVELS.join(', ')}` },
  TABLEE_REQUESTS: {
    schema: integer(0, 1_000_000, 1200),
    expected: 'requests a minute from one address, 0 for no limit',
  },
  TABLEE_NEW_TABLES: {
    schema: integer(0, 1_000_000, 120),
    expected: 'new tables a minute from one address, 0 for no limit',
  },
  TABLEE_SIGN_INS: {
    schema: integer(0, 1_000_000, 30),
    expected: 'attempts to sign in a minute from one address, 0 for no limit',
  },
  TABLEE_FRAMES: {
    schema: integer(0, 1_000_000, 50),
    expected: 'frames a second on one connection, 0 for no limit',
  },
  TABLEE_CONNECTIONS: {
    schema: integer(1, 1_000_000, 15_000),
    expected: 'live connections in all, at least 1',
  },
  TABLEE_CONNECTIONS_EACH: {
    schema: integer(1, 1_000_000, 200),
    expected: 'live connections from one address, at least 1',
  },
  TABLEE_SILENT: {
    schema: integer(1, 3600, 10),
    expected: 'seconds after which a connection without a request is cut, 1 to 3600',
  },
  TABLEE_WORK: {
    schema: integer(0, 60_000, 6_000),
    expected: 'milliseconds of work a minute for the imports and histories of one address, 0 for no limit',
  },
  TABLEE_ENTRIES: {
    schema: integer(100, 100_000, 10_000),
    expected: 'entries in the log of one table, 100 to 100000',
  },
  TABLEE_TABLES_DAY: {
    schema: integer(0, 1_000_000, 1_000),
    expected: 'new tables a day from one address, 0 for no limit',
  },
  TABLEE_TABLES_GUEST: {
    schema: integer(0, 1_000_000, 300),
    expected: 'unfinished tables of one guest, 0 for no limit',
  },
  TABLEE_MEGABYTES_DAY: {
    schema: integer(0, 1_000_000, 100),
    expected: 'megabytes of the tables opened from one address within a day, 0 for no limit',
  },
  TABLEE_BOT_TABLES: {
    schema: integer(0, 1_000_000, 20),
    expected: 'unfinished tables a day where only bots play, from one address, 0 for no limit',
  },
  TABLEE_UNUSED_DAYS: {
    schema: integer(0, 3_650, 1),
    expected: 'days after which an unused table without people is deleted, 0 for never',
  },
  TABLEE_ARCHIVE_DAYS: {
    schema: integer(0, 36_500, 0),
    expected: 'days after which an untouched table is archived to a file, 0 for never',
  },
  TABLEE_DISK_FLOOR: {
    schema: integer(0, 1_000_000, 200),
    expected: 'megabytes of free disk below which no table is opened, 0 for no check',
  },
  TABLEE_METRICS: {
    schema: z
      .string()
      .regex(/^(all|local|[\x21-\x7e]{16,200})$/)
      .default('local'),
    expected: '"all", "local" for this machine alone, or a token of 16 to 200 characters',
  },
  TABLEE_THINKERS: { schema: integer(1, 256, 2), expected: 'how many bots think at the same time, 1 to 256' },
  TABLEE_BOT_PAUSE: {
    schema: integer(0, 60_000, 700),
    expected: 'milliseconds a bot’s move takes at least, 0 to 60000',
  },
  TABLEE_BOT_MS: {
    schema: integer(0, 60_000, 0),
    expected: 'milliseconds a bot thinks, 0 to 60000, 0 for what its level needs',
  },
  TABLEE_VOTE_MINUTES: {
    schema: integer(0, 1_440, 3),
    expected: 'minutes of absence after which the others may vote for an understudy, 0 to 1440',
  },
  TABLEE_REACH: {
    schema: reachWays.default([...REACH_WAYS]),
    expected: 'push, mail and webhook, separated by commas, or none',
  },
  TABLEE_SMTP_URL: {
    schema: z.string().max(2_000).refine(isSmtpUrl).nullable().default(null),
    expected: 'the URL of a mail server, such as smtps://user:password@mail.example.org',
  },
  TABLEE_MAIL_FROM: {
    schema: z
      .string()
      .regex(/^(?:[^<>\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
      .nullable()
      .default(null),
    expected: 'the sender of mails, such as Tablée <tablee@example.org>',
  },
  TABLEE_NOTICE_SECONDS: {
    schema: integer(0, 3_600, 10),
    expected: 'seconds after which people are told that it is their turn, 0 to 3600',
  },
  TABLEE_MAIL_MINUTES: {
    schema: integer(0, 10_080, 30),
    expected: 'minutes a mail waits, and between two mails to one address, 0 to 10080',
  },
  TABLEE_REACH_LOOPBACK: {
    schema: z
      .enum(['no', 'yes'])
      .default('no')
      .transform(answer => answer === 'yes'),
    expected: '"yes" or "no": whether messages may be sent to this machine itself',
  },
  TABLEE_SEED: {
    schema: z.string().min(1).max(100).nullable().default(null),
    expected: 'up to 100 characters',
  },
} as const satisfies { readonly [name: string]: Setting };

export type SettingName = keyof typeof SETTINGS;

type Read = { readonly [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K]['schema']> };

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** The URL of a PostgreSQL database; null: SQLite in the data folder. */
  readonly database: string | null;
  readonly origins: readonly string[];
  readonly proxies: number;
  readonly log: (typeof LOG_LEVELS)[number];
  readonly limits: {
    readonly requests: number;
    readonly newTables: number;
    readonly signIns: number;
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
  /** Storage of one address or guest; 0: no limit. */
  readonly quotas: {
    readonly tablesDay: number;
    readonly tablesGuest: number;
    readonly megabytesDay: number;
    readonly botTables: number;
  };
  /** Removal of old tables; 0: never. */
  readonly retention: {
    readonly unusedDays: number;
    readonly archiveDays: number;
  };
  /** Megabytes of free disk below which no tables are created; 0: no check. */
  readonly diskFloor: number;
  /** Readers of the metrics: 'all', 'local', or clients that send this token. */
  readonly metrics: string;
  readonly bots: {
    readonly thinkers: number;
    readonly pauseMs: number;
    /** 0: the level decides. */
    readonly ms: number;
  };
  /** Minutes of absence after which the others may vote for an understudy. */
  readonly voteMinutes: number;
  readonly reach: {
    readonly ways: readonly (typeof REACH_WAYS)[number][];
    /** Null: no mail. */
    readonly mail: { readonly smtp: string; readonly from: string } | null;
    /** How long after their turn began people are told, by mail and otherwise. */
    readonly soonMs: number;
    readonly mailMs: number;
    /** Messages may go to this machine. */
    readonly loopback: boolean;
  };
  /** Fixes the luck of all tables, for tests and demonstrations. Null: luck is secret. */
  readonly seed: string | null;
};

/** Logged and printed at the start when luck is no secret. */
export const REHEARSAL =
  'TABLEE_SEED is set: anyone who knows it can predict all luck. This server is for tests and demonstrations, not for play.';
const LOCAL_HOSTS = ['127.0.0.1', '::1', 'localhost'];

export type ConfigProblem =
  /** `value`: null for one that may be secret. */
  | { readonly key: 'setting'; readonly name: SettingName; readonly value: string | null }
  /** Some settings of mail are missing. */
  | { readonly key: 'mail' }
  /** Predictable luck on a server that others can reach. */
  | { readonly key: 'public-seed' };

/** The server cannot start with these settings. The message is an English sentence for the operator. */
export class BadConfig extends Error {
  readonly problem: ConfigProblem;
  constructor(problem: ConfigProblem, sentence: string) {
    super(sentence);
    this.name = 'BadConfig';
    this.problem = problem;
  }
}

export function readConfig(env: { readonly [name: string]: string | undefined }): Config {
  const read = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { schema, expected }]) => {
      const result = schema.safeParse(env[name] === '' ? undefined : env[name]);
      if (result.success) return [name, result.data];
      const value = SECRET_SETTINGS.includes(name) ? null : (env[name] ?? '');
      const wrong = value === null ? '' : `; "${value}" is not`;
      throw new BadConfig(
        { key: 'setting', name: name as SettingName, value },
        `${name} must be ${expected}${wrong}.`,
      );
    }),
  ) as Read;
  return {
    port: read.PORT,
    host: read.HOST,
    data: read.TABLEE_DATA,
    database: read.DATABASE_URL,
    origins: read.TABLEE_ORIGIN,
    proxies: read.TABLEE_PROXIES,
    log: read.TABLEE_LOG,
    limits: {
      requests: read.TABLEE_REQUESTS,
      newTables: read.TABLEE_NEW_TABLES,
      signIns: read.TABLEE_SIGN_INS,
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
    voteMinutes: read.TABLEE_VOTE_MINUTES,
    reach: {
      ways: read.TABLEE_REACH,
      mail: mailSettings(read),
      soonMs: read.TABLEE_NOTICE_SECONDS * 1_000,
      mailMs: read.TABLEE_MAIL_MINUTES * 60_000,
      loopback: read.TABLEE_REACH_LOOPBACK,
    },
    seed: rehearsalSeed(read),
  };
}

/** Links in mails name the first origin: the Host header of a request is anybody's choice. */
function mailSettings(read: Read): Config['reach']['mail'] {
  const { TABLEE_SMTP_URL: smtp, TABLEE_MAIL_FROM: from, TABLEE_ORIGIN: origins } = read;
  if (smtp === null && from === null) return null;
  if (smtp !== null && from !== null && origins.length > 0) return { smtp, from };
  throw new BadConfig(
    { key: 'mail' },
    'Mail needs three settings: TABLEE_SMTP_URL, TABLEE_MAIL_FROM, and TABLEE_ORIGIN for the links in it.',
  );
}

/** Predictable luck is allowed only on a server that no other machine can reach. */
function rehearsalSeed(read: Read): string | null {
  const { TABLEE_SEED: seed, HOST: host, TABLEE_PROXIES: proxies, TABLEE_ORIGIN: origins } = read;
  if (seed === null) return null;
  const local = LOCAL_HOSTS.includes(host) && proxies === 0 && origins.length === 0;
  if (local) return seed;
  throw new BadConfig(
    { key: 'public-seed' },
    'TABLEE_SEED makes all luck predictable, so no other machine may reach the server: set HOST=127.0.0.1, and neither TABLEE_ORIGIN nor TABLEE_PROXIES.',
  );
}
