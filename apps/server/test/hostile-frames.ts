import { type Chance, searchChance } from '@tablee/kernel';
import { ACTS, downFrame, REACTIONS, type Seated } from '@tablee/wire';
import { WebSocket } from 'ws';

/** Almost valid frames, for the test and for `npm run attack -- malformed`. */

/** An unknown table: the answer to a frame that names it shows that all earlier frames were read. */
const THE_END = 'endendendend';

export type Bad = Chance & { one<T>(of: readonly T[]): T };
export const hostileRandom = (seed: number): Bad => {
  const chance = searchChance(seed);
  return { pick: n => chance.pick(n), one: of => of[chance.pick(of.length)]! };
};

export const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'x',
  '💥',
  '\u0000',
  [],
  {},
  [[[[]]]],
  { t: {} },
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; DROP TABLE entries; --",
  '9'.repeat(400),
  -0,
  2 ** 53,
  'b2b3',
  'NaN',
  'ÿ',
];

/** Values that are never valid. */
const UNSPEAKABLE: readonly unknown[] = [
  null,
  7,
  {},
  ['a'],
  '',
  '   ',
  'a\nb',
  '\u0000',
  'a\u202Eb',
  'x'.repeat(201),
];

/** An almost valid frame. Never a legal command: moves have a wrong decision, chat has an invalid text. */
export function badFrame(luck: Bad, tables: readonly string[]): unknown {
  const frame: { [field: string]: unknown } = {
    t: luck.one([
      'watch',
      'leave',
      'play',
      'act',
      'react',
      'say',
      'point',
      'plan',
      'aim',
      'look',
      'ping',
      'hello',
      'table',
      'said',
      'pointed',
      'planned',
      'aimed',
      7,
      null,
      'PLAY',
    ]),
    table: luck.pick(3) > 0 ? luck.one(tables) : luck.one([...JUNK, 'abcdefghijkl']),
    decision: luck.pick(2) > 0 ? 500 + luck.pick(1_000) : luck.one(JUNK),
    move: luck.pick(2) > 0 ? luck.one(['b2b3', 'c2d3', 'stop', '=b3>']) : luck.one(JUNK),
    act: luck.pick(2) > 0 ? `${luck.one(ACTS)}!` : luck.one(JUNK),
    reaction: luck.pick(2) > 0 ? luck.one(REACTIONS) : luck.one(JUNK),
    text: luck.one(UNSPEAKABLE),
    at: luck.pick(2) > 0 ? luck.one(['e4', 'b-2', 'A1', 'e4 ', 'x'.repeat(13)]) : luck.one(JUNK),
    notes: luck.pick(2) > 0 ? [luck.one(['way-b-d6', 'A1', 'x'.repeat(13)])] : luck.one(JUNK),
    aim: luck.pick(2) > 0 ? luck.one(['s3,1024,640', 'S3', '<b>', 'x'.repeat(41)]) : luck.one(JUNK),
    level: luck.one([0, 6, 1.5, '1', ...JUNK]),
    token: luck.one([...JUNK, 'A'.repeat(43)]),
    seen: luck.one(JUNK),
    heard: luck.one(JUNK),
  };
  for (const field of Object.keys(frame)) if (luck.pick(3) === 0) delete frame[field];
  if (luck.pick(4) === 0) frame[luck.one(['__proto__', 'extra', '', 'toString'])] = luck.one(JUNK);
  return frame;
}

/** Truncates a text, doubles it, or changes a byte. */
export function damage(luck: Bad, text: string): string | Buffer {
  const at = luck.pick(text.length + 1);
  switch (luck.pick(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text + text;
    case 2:
      return text.slice(0, at) + String.fromCharCode(luck.pick(0xffff)) + text.slice(at + 1);
    case 3:
      return Buffer.from(Array.from({ length: luck.pick(200) }, () => luck.pick(256)));
    case 4:
      return `${'['.repeat(luck.pick(3_000))}`;
    default:
      return text;
  }
}

/** Sends frames over one connection; returns the number of answers. */
export async function sendHostileFrames(
  url: string,
  luck: Bad,
  seats: readonly Seated[],
  count: number,
): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  let answers = 0;
  const finished = new Promise<void>(done => {
    socket.on('message', data => {
      const frame = downFrame.parse(JSON.parse(data.toString()));
      answers++;
      if (frame.t === 'refused' && frame.table === THE_END) done();
    });
    socket.on('close', () => done());
  });
  socket.on('error', () => {});
  await new Promise(done => socket.once('open', done));
  // The connection of a player: its invalid frames must not count either.
  for (const { table, token } of seats.slice(0, 8)) socket.send(JSON.stringify({ t: 'watch', table, token }));
  const tables = seats.map(s => s.table);
  for (let i = 0; i < count && socket.readyState === WebSocket.OPEN; i++) {
    const frame = badFrame(luck, tables);
    const text = luck.pick(2) > 0 ? JSON.stringify(frame) : damage(luck, JSON.stringify(frame));
    await new Promise(done => socket.send(text, done));
  }
  socket.send(JSON.stringify({ t: 'watch', table: THE_END }));
  await finished;
  socket.terminate();
  return answers;
}
