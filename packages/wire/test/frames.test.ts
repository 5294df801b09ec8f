import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aimRequest,
  DOWN_FRAMES,
  downFrame,
  isDownFrameName,
  newTable,
  planRequest,
  playFrame,
  pointRequest,
  readSpelledPlay,
  upFrame,
} from '../src/index.ts';

const text = fc.oneof(
  fc.constantFrom(
    'play',
    'act',
    'abcdefghij12',
    'ABCDEFGHIJ12',
    'a1-b2',
    '',
    'x'.repeat(200),
    'x'.repeat(201),
  ),
  fc.string(),
);
const number = fc.constantFrom(0, 1, -0, -1, 1.5, 1_000_000, 1_000_001, Number.NaN, Number.POSITIVE_INFINITY);
const anything = fc.oneof(text, number, fc.constantFrom(null, true, []));
const good = { t: 'play', table: 'abcdefghij12', decision: 7, move: 'a1-b2' };

/** What the long way makes of a text: JSON, then the schema. */
function readLong(spelled: string): unknown {
  try {
    return playFrame.safeParse(JSON.parse(spelled)).data ?? null;
  } catch {
    return null;
  }
}

describe('a play frame in the spelling of our pages', () => {
  it('is accepted', () => {
    expect(readSpelledPlay(JSON.stringify(good))).toEqual(good);
    for (const decision of [0, 999_999, 1_000_000])
      expect(readSpelledPlay(JSON.stringify({ ...good, decision }))).toEqual({ ...good, decision });
  });

  it('with another spelling is left to the general reader', () => {
    const { t, ...rest } = good;
    for (const other of [
      { ...rest, t },
      { ...good, move: 'a"b' },
      { ...good, decision: 1_000_001 },
    ])
      expect(readSpelledPlay(JSON.stringify(other))).toBeNull();
    expect(readSpelledPlay(JSON.stringify(good, null, 1))).toBeNull();
  });

  it('equals what JSON and schema read', () => {
    const bent = fc.record(
      { t: anything, table: anything, decision: anything, move: anything, more: anything },
      {
        requiredKeys: [],
      },
    );
    const nearly = bent.map(change => JSON.stringify({ ...good, ...change }));
    const spliced = fc
      .tuple(
        fc.nat(70),
        fc.nat(3),
        fc.oneof(text, fc.constantFrom('"', '\\', '\\u0041', '\n', '0', '}', ',"move":"x"')),
      )
      .map(([at, cut, put]) => {
        const whole = JSON.stringify(good);
        return whole.slice(0, at) + put + whole.slice(at + cut);
      });
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(nearly, spliced), spelled => {
        const read = readSpelledPlay(spelled);
        if (read === null) return;
        taken++;
        expect(read).toEqual(readLong(spelled));
      }),
      { numRuns: 5_000 },
    );
    expect(taken).toBeGreaterThan(100);
  });
});

describe('a point frame', () => {
  const table = 'abcdefghij12';

  it('names one place on the board', () => {
    for (const at of ['e4', 'a', 'bag-yellow', 'abcdefghijkl']) {
      expect(upFrame.safeParse({ t: 'point', table, at }).success, at).toBe(true);
      expect(downFrame.safeParse({ t: 'pointed', table, seat: 3, at }).success, at).toBe(true);
      expect(pointRequest.safeParse({ at }).success, at).toBe(true);
    }
  });

  it('has no text, move or other field', () => {
    for (const at of ['', 'E4', 'e4 e5', 'e4\n', '<b>', 'abcdefghijklm', 4, null, ['e4']]) {
      expect(upFrame.safeParse({ t: 'point', table, at }).success, JSON.stringify(at)).toBe(false);
      expect(pointRequest.safeParse({ at }).success, JSON.stringify(at)).toBe(false);
    }
    expect(upFrame.safeParse({ t: 'point', table, at: 'e4', seat: 1 }).success).toBe(false);
    expect(pointRequest.safeParse({ at: 'e4', text: 'psst' }).success).toBe(false);
  });
});

describe('a plan', () => {
  const table = 'abcdefghij12';
  const turn = 12;

  it('is a list of short notes, or empty', () => {
    for (const notes of [[], ['way-b-d6'], ['take-c4', 'take-c4'], Array.from({ length: 8 }, () => 'a')]) {
      expect(upFrame.safeParse({ t: 'plan', table, notes }).success).toBe(true);
      expect(downFrame.safeParse({ t: 'planned', table, seat: 3, notes, turn }).success).toBe(true);
      expect(planRequest.safeParse({ notes }).success).toBe(true);
    }
  });

  it('is not free text', () => {
    const nine = Array.from({ length: 9 }, () => 'a');
    for (const notes of [
      nine,
      [''],
      ['Take'],
      ['i take c4'],
      ['abcdefghijklm'],
      [4],
      'way-b-d6',
      null,
      undefined,
    ]) {
      expect(upFrame.safeParse({ t: 'plan', table, notes }).success, JSON.stringify(notes)).toBe(false);
      expect(planRequest.safeParse({ notes }).success, JSON.stringify(notes)).toBe(false);
    }
    expect(upFrame.safeParse({ t: 'plan', table, notes: [], seat: 1 }).success).toBe(false);
  });
});

describe('an aim', () => {
  const table = 'abcdefghij12';

  it('is a short notation, or empty', () => {
    for (const aim of ['', 's3,1024,640', 's3,1024,640,12,-30', '+'.repeat(40)]) {
      expect(upFrame.safeParse({ t: 'aim', table, aim }).success, aim).toBe(true);
      expect(downFrame.safeParse({ t: 'aimed', table, seat: 1, aim }).success, aim).toBe(true);
      expect(aimRequest.safeParse({ aim }).success, aim).toBe(true);
    }
  });

  it('is not free text', () => {
    for (const aim of ['S3', 's3 4', 's3\n', '<b>', '+'.repeat(41), 3, null, undefined, ['s3']]) {
      expect(upFrame.safeParse({ t: 'aim', table, aim }).success, JSON.stringify(aim)).toBe(false);
      expect(aimRequest.safeParse({ aim }).success, JSON.stringify(aim)).toBe(false);
    }
    expect(upFrame.safeParse({ t: 'aim', table, aim: '', seat: 1 }).success).toBe(false);
  });
});

describe('a clock', () => {
  const request = (clock: unknown) => newTable.safeParse({ game: 'tchako', name: 'Ada', clock });

  it('TCHAKO-23 is an hourglass of 30 to 3600 seconds, or none', () => {
    for (const seconds of [30, 120, 180, 3_600])
      expect(request({ kind: 'hourglass', seconds }).success, String(seconds)).toBe(true);
    expect(request(null).success).toBe(true);
    expect(request(undefined).success).toBe(true);
  });

  it('of another kind is refused with a sentence', () => {
    for (const seconds of [29, 3_601, 60.5, -1, '60', null, undefined, Number.NaN])
      expect(request({ kind: 'hourglass', seconds }).error?.issues[0]?.message, String(seconds)).toBe(
        'an hourglass holds 30 to 3600 whole seconds of sand',
      );
    expect(request({ kind: 'sundial', seconds: 60 }).error?.issues[0]?.message).toBe(
      'there is no such clock',
    );
    for (const clock of [60, 'hourglass', [], { kind: 'hourglass', seconds: 60, loss: true }])
      expect(request(clock).success, JSON.stringify(clock)).toBe(false);
  });
});

describe('frames down', () => {
  it('are those of DOWN_FRAMES', () => {
    expect(downFrame.options.map(frame => frame.shape.t.value)).toEqual(DOWN_FRAMES);
    expect(isDownFrameName('table')).toBe(true);
    expect(isDownFrameName('watch')).toBe(false);
    expect(isDownFrameName(undefined)).toBe(false);
  });
});
