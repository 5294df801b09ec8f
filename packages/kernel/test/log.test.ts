import { duel } from '@tablee/conform/specimens';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadText, type GameRecord, isMove, parseRecord, readRecord, replay } from '../src/index.ts';
import { wholeGame } from './playing.ts';

const played = wholeGame(duel, 1);
const sound: GameRecord = {
  ...played,
  clock: { kind: 'hourglass', seconds: 120 },
  entries: played.entries.map((entry, i) => (i === 1 && isMove(entry) ? { ...entry, clock: true } : entry)),
  lot: { of: 2, pick: 1 },
  names: ['Ada', 'Grace'],
};

const copy = (): { [field: string]: unknown } => JSON.parse(JSON.stringify(sound));
const sentence = (raw: unknown): string => {
  try {
    readRecord(raw);
    return 'read';
  } catch (e) {
    if (e instanceof BadText) return e.message;
    throw e;
  }
};

describe('a record', () => {
  it('reads back as it was written', () => {
    expect(parseRecord(JSON.stringify(sound))).toEqual(sound);
  });

  it('cut short anywhere is refused', () => {
    const text = JSON.stringify(sound);
    for (let end = 0; end < text.length; end += 7)
      expect(() => parseRecord(text.slice(0, end))).toThrow(BadText);
  });

  it('shares nothing with the value it was read from', () => {
    const raw = copy();
    const record = readRecord(raw);
    (raw.options as { [name: string]: unknown }).hand = 'many';
    (raw.names as string[])[0] = 'Mallory';
    expect(record.options).toEqual(sound.options);
    expect(record.names).toEqual(sound.names);
  });

  it.each([
    ['nothing', null, 'This is not a Tablée record.'],
    ['a list', [], 'This is not a Tablée record.'],
    ['another file', { hello: 1 }, 'This is not a Tablée record.'],
    ['an odd format', { tablee: 'one' }, 'This is not a Tablée record.'],
    ['a later format', { tablee: 2 }, 'This record was written by a newer Tablée.'],
    ['a head without a body', { tablee: 1 }, 'The head of the record is broken.'],
  ])('is not %s', (_, raw, said) => expect(sentence(raw)).toBe(said));

  it.each([
    ['game', 7, 'The head of the record is broken.'],
    ['game', 'x'.repeat(3000), 'The head of the record is broken.'],
    ['rules', -1, 'The head of the record is broken.'],
    ['seats', 1.5, 'The head of the record is broken.'],
    ['options', null, 'The options of the record are missing.'],
    ['options', { hand: [] }, 'The options of the record are broken.'],
    ['seals', {}, 'The record is cut short.'],
    ['seals', [{}], 'A seal of the record is broken.'],
    ['seals', [{ from: 0, commitment: 'abc' }], 'A seal of the record is broken.'],
    ['seals', [{ from: 0, commitment: 'a'.repeat(64), seed: 5 }], 'A seal of the record is broken.'],
    [
      'seals',
      [
        { from: 4, commitment: 'a'.repeat(64) },
        { from: 0, commitment: 'b'.repeat(64) },
      ],
      'The seals of the record are out of order.',
    ],
    ['clock', { kind: 'hourglass', seconds: 29 }, 'Such a clock holds 30 to 3600 seconds.'],
    ['clock', null, 'There is no such clock.'],
    ['entries', [{ seat: 0, move: 'x', clock: false }], 'Entry 1 of the record is broken.'],
    ['lot', { of: 0, pick: 0 }, 'The lot of the record is broken.'],
    ['lot', { of: 2, pick: 2 }, 'The lot of the record is broken.'],
    ['lot', 1, 'The lot of the record is broken.'],
    ['setup', [0, -1], 'The record is cut short.'],
    ['setup', undefined, 'The record is cut short.'],
    ['entries', 'none', 'The record is cut short.'],
    ['entries', new Array(100_001).fill({}), 'The record is too long.'],
    ['entries', [null], 'Entry 1 of the record is broken.'],
    ['entries', [{ seat: 0 }], 'Entry 1 of the record is broken.'],
    ['entries', [{ seat: -1, move: 'x' }], 'Entry 1 of the record is broken.'],
    ['entries', [{ seat: 0, move: 5 }], 'Entry 1 of the record is broken.'],
    ['entries', [{ seat: 0, move: 'x', picks: ['1'] }], 'Entry 1 of the record is broken.'],
    ['entries', [{ seat: 0, act: 'cheat' }], 'Entry 1 of the record is broken.'],
    ['entries', [{ seat: 0, act: 'back', to: 1 }], 'Entry 1 of the record is broken.'],
    ['names', ['Ada', 5], 'The names in the record are broken.'],
    ['names', 'Ada', 'The names in the record are broken.'],
    ['outcome', 'won', 'The outcome of the record is broken.'],
    ['outcome', { payoff: ['1'], reason: 'x' }, 'The outcome of the record is broken.'],
    ['outcome', { payoff: [1, 0], score: [null], reason: 'x' }, 'The outcome of the record is broken.'],
  ])('whose %s is broken (%j) says so', (field, value, said) => {
    expect(sentence({ ...copy(), [field]: value })).toBe(said);
  });

  it('of any shape is read or refused with a sentence', () => {
    fc.assert(fc.property(fc.anything(), raw => typeof sentence(raw) === 'string'));
    fc.assert(fc.property(fc.json(), text => typeof sentence(JSON.parse(text)) === 'string'));
  });

  it('with any part replaced is refused, replays, or fails to replay with a sentence', () => {
    const paths = pathsOf(copy());
    const junk = fc.oneof(fc.anything(), fc.constantFrom(-1, 1e21, 2 ** 53, '', '__proto__', [], {}));
    fc.assert(
      fc.property(fc.constantFrom(...paths), junk, (path, value) => {
        const raw = copy();
        replaceAt(raw, path, value);
        try {
          replay(duel, readRecord(raw));
        } catch (e) {
          if (!(e instanceof BadText)) throw e;
        }
      }),
      { numRuns: 2000 },
    );
  });
});

type Path = readonly (string | number)[];

function pathsOf(x: unknown, at: Path = []): Path[] {
  if (typeof x !== 'object' || x === null) return [at];
  const inner = Object.entries(x).flatMap(([name, part]) => pathsOf(part, [...at, name]));
  return at.length === 0 ? inner : [at, ...inner];
}

function replaceAt(whole: object, path: Path, value: unknown): void {
  let part = whole as { [name: string]: unknown };
  for (const name of path.slice(0, -1)) part = part[name] as { [name: string]: unknown };
  part[path.at(-1)!] = value;
}
