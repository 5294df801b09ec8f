import { describe, expect, it } from 'vitest';
import { BadConfig, readConfig } from '../src/common/config.ts';

describe('the configuration', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      data: './data',
      origins: [],
      proxies: 0,
      log: 'info',
    });
    expect(readConfig({ PORT: '', TABLEE_DATA: '' })).toEqual(readConfig({}));
  });

  it('reads every variable', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      TABLEE_DATA: '/srv/tablee data',
      DATABASE_URL: 'postgresql://tablee:secret@db.example.org:5433/games?sslmode=require',
      TABLEE_ORIGIN: 'https://jeux.example, http://localhost:5173',
      TABLEE_PROXIES: '1',
      TABLEE_LOG: 'warn',
      TABLEE_REQUESTS: '10',
      TABLEE_NEW_TABLES: '2',
      TABLEE_SIGN_INS: '6',
      TABLEE_FRAMES: '3',
      TABLEE_CONNECTIONS: '4',
      TABLEE_CONNECTIONS_EACH: '5',
      TABLEE_SILENT: '9',
      TABLEE_WORK: '10',
      TABLEE_ENTRIES: '110',
      TABLEE_TABLES_DAY: '12',
      TABLEE_TABLES_GUEST: '13',
      TABLEE_MEGABYTES_DAY: '14',
      TABLEE_BOT_TABLES: '15',
      TABLEE_UNUSED_DAYS: '16',
      TABLEE_ARCHIVE_DAYS: '17',
      TABLEE_DISK_FLOOR: '18',
      TABLEE_METRICS: 'a token of nineteen'.replaceAll(' ', '-'),
      TABLEE_THINKERS: '6',
      TABLEE_BOT_PAUSE: '7',
      TABLEE_BOT_MS: '8',
      TABLEE_VOTE_MINUTES: '19',
      TABLEE_REACH: 'push, mail',
      TABLEE_SMTP_URL: 'smtps://user:secret@mail.example.org',
      TABLEE_MAIL_FROM: 'Tablée <tablee@example.org>',
      TABLEE_NOTICE_SECONDS: '19',
      TABLEE_MAIL_MINUTES: '20',
      TABLEE_REACH_LOOPBACK: 'yes',
    });
    expect(config).toEqual({
      port: 0,
      host: '::1',
      data: '/srv/tablee data',
      database: 'postgresql://tablee:secret@db.example.org:5433/games?sslmode=require',
      origins: ['https://jeux.example', 'http://localhost:5173'],
      proxies: 1,
      log: 'warn',
      limits: {
        requests: 10,
        newTables: 2,
        signIns: 6,
        frames: 3,
        connections: 4,
        connectionsEach: 5,
        silentSeconds: 9,
        workMs: 10,
        entries: 110,
      },
      quotas: { tablesDay: 12, tablesGuest: 13, megabytesDay: 14, botTables: 15 },
      retention: { unusedDays: 16, archiveDays: 17 },
      diskFloor: 18,
      metrics: 'a-token-of-nineteen',
      bots: { thinkers: 6, pauseMs: 7, ms: 8 },
      voteMinutes: 19,
      reach: {
        ways: ['push', 'mail'],
        mail: { smtp: 'smtps://user:secret@mail.example.org', from: 'Tablée <tablee@example.org>' },
        soonMs: 19_000,
        mailMs: 1_200_000,
        loopback: true,
      },
      seed: null,
    });
  });

  it('accepts a seed only on a server that no other machine can reach', () => {
    const here = { TABLEE_SEED: 'rehearsal', HOST: '127.0.0.1' };
    expect(readConfig(here).seed).toBe('rehearsal');
    expect(readConfig({ ...here, TABLEE_SEED: '' }).seed).toBeNull();
    expect(() => readConfig({ ...here, TABLEE_SEED: 'x'.repeat(101) })).toThrow(/^TABLEE_SEED must be/);
    for (const open of [
      { HOST: '0.0.0.0' },
      { HOST: undefined },
      { HOST: '192.168.1.4' },
      { TABLEE_PROXIES: '1' },
      { TABLEE_ORIGIN: 'https://jeux.example' },
    ]) {
      expect(() => readConfig({ ...here, ...open }), JSON.stringify(open)).toThrow(BadConfig);
      expect(() => readConfig({ ...here, ...open })).toThrow(
        /^TABLEE_SEED .* no other machine may reach the server: .*\.$/,
      );
    }
  });

  it('takes no address for a database, and never repeats one that may contain a password', () => {
    for (const value of [
      'secret',
      'mysql://u:secret@h/d',
      'postgres://',
      'postgres:///secret',
      'https://secret',
    ])
      expect(() => readConfig({ DATABASE_URL: value })).toThrow(
        /^DATABASE_URL must be the URL of a PostgreSQL database, such as postgres:\/\/user:password@host\/database\.$/,
      );
    expect(readConfig({ DATABASE_URL: 'postgres:///d?host=/run/postgresql' }).database).not.toBeNull();
  });

  it('sends mail only when it knows the server, the sender and the links, and never repeats a password', () => {
    const all = {
      TABLEE_SMTP_URL: 'smtp://user:secret@mail.example.org',
      TABLEE_MAIL_FROM: 'tablee@example.org',
      TABLEE_ORIGIN: 'https://jeux.example',
    };
    expect(readConfig(all).reach.mail?.from).toBe('tablee@example.org');
    for (const name of ['TABLEE_SMTP_URL', 'TABLEE_MAIL_FROM', 'TABLEE_ORIGIN'] as const)
      expect(() => readConfig({ ...all, [name]: undefined }), name).toThrow(/^Mail needs three settings/);
    for (const bad of ['secret', 'https://u:secret@h', 'smtp://'])
      expect(() => readConfig({ ...all, TABLEE_SMTP_URL: bad })).toThrow(
        /^TABLEE_SMTP_URL must be the URL of a mail server, such as smtps:\/\/user:password@mail.example.org\.$/,
      );
    expect(() => readConfig({ ...all, TABLEE_MAIL_FROM: 'a\r\nBcc: b@c.d' })).toThrow(/^TABLEE_MAIL_FROM/);
    expect(readConfig({ TABLEE_REACH: 'none' }).reach.ways).toEqual([]);
    expect(() => readConfig({ TABLEE_REACH: 'pigeon' })).toThrow(/^TABLEE_REACH must be/);
  });

  it('names the invalid variable and the expected value', () => {
    for (const [name, value] of [
      ['PORT', '-1'],
      ['PORT', '1e3'],
      ['PORT', '65536'],
      ['TABLEE_ORIGIN', 'https://jeux.example/path'],
      ['TABLEE_ORIGIN', 'https://a.example,,'],
      ['TABLEE_PROXIES', 'yes'],
      ['TABLEE_LOG', 'LOUD'],
      ['TABLEE_FRAMES', '1.5'],
      ['TABLEE_CONNECTIONS', '0'],
      ['TABLEE_THINKERS', '0'],
      ['TABLEE_BOT_PAUSE', '60001'],
      ['TABLEE_BOT_MS', 'long'],
    ] as const) {
      expect(() => readConfig({ [name]: value })).toThrow(BadConfig);
      expect(() => readConfig({ [name]: value })).toThrow(
        new RegExp(`^${name} must be .*; "${value.replaceAll('.', '\\.')}" is not\\.$`),
      );
    }
  });
});
