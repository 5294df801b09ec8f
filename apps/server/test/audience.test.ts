import type { ClientEyes } from '@tablee/table';
import { downFrame } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { Audience, type TableViews, type Watcher } from '../src/bus/audience.ts';
import { FRAME_ENCODING, Message, textFrame, writeAscii } from '../src/bus/message.ts';

const viewsAt = (n: number, made: string[]): TableViews => ({
  withStep: eyes => note(made, `told ${n} to ${eyes}`, n),
  alone: eyes => note(made, `plain ${n} to ${eyes}`, n),
});
const note = (made: string[], text: string, n: number): Message => {
  made.push(text);
  return new Message(text, n);
};

function watcher(eyes: ClientEyes, seen: number): Watcher & { got: string[]; full: boolean } {
  return {
    eyes,
    seen,
    behind: false,
    full: false,
    got: [],
    give(message) {
      if (!this.full) this.got.push(message.json);
      return !this.full;
    },
  };
}

describe('an audience', () => {
  it('tells the entry to who saw the one before, and the table to everybody else', () => {
    const audience = new Audience(2, () => {});
    const [near, far] = [watcher(0, 4), watcher('public', 2)];
    audience.join(near);
    audience.join(far);
    audience.announce(5, viewsAt(5, []));
    expect([near.got, far.got]).toEqual([['told 5 to 0'], ['plain 5 to public']]);
    expect([near.seen, far.seen]).toEqual([5, 5]);
  });

  it('drops a slow reader to the newest view', () => {
    let dropped = 0;
    const audience = new Audience(2, () => {
      dropped++;
    });
    const slow = watcher('public', 0);
    audience.join(slow);
    slow.full = true;
    for (let n = 1; n <= 5; n++) audience.announce(n, viewsAt(n, []));
    audience.send(new Message('people', null));
    expect(slow.got).toEqual([]);
    expect(dropped).toBe(5);
    slow.full = false;
    audience.announce(6, viewsAt(6, []));
    expect(slow.got).toEqual([]);
    audience.catchUp(slow, 6, viewsAt(6, []));
    audience.announce(7, viewsAt(7, []));
    expect(slow.got).toEqual(['plain 6 to public', 'told 7 to public']);
  });

  it('counts who sits and who watches, once each', () => {
    const audience = new Audience(2, () => {});
    const [a, b, c] = [watcher(0, 0), watcher(0, 0), watcher('public', 0)];
    for (const w of [a, b, c, c]) audience.join(w);
    expect([audience.size, audience.watching, audience.isHere(0), audience.isHere(1)]).toEqual([
      3,
      1,
      true,
      false,
    ]);
    audience.leave(a);
    expect(audience.isHere(0)).toBe(true);
    audience.leave(b);
    audience.leave(b);
    audience.leave(c);
    expect([audience.size, audience.watching, audience.isHere(0)]).toEqual([0, 0, false]);
  });
});

describe('a message', () => {
  it('is framed as RFC 6455 has it, at every length', () => {
    for (const size of [0, 1, 125, 126, 65_535, 65_536]) {
      const text = 'x'.repeat(size);
      const frame = Buffer.from(textFrame(text), FRAME_ENCODING);
      const start = size < 126 ? 2 : size < 65_536 ? 4 : 10;
      expect(frame[0]).toBe(0x81);
      const said =
        start === 2 ? frame[1] : start === 4 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
      expect(said).toBe(size);
      expect(frame.subarray(start).toString()).toBe(text);
    }
  });

  it('says every letter in ASCII', () => {
    const name = 'Zoé ✓ 🎲 \u2028';
    const frame = Buffer.from(textFrame(writeAscii(JSON.stringify({ name }))), FRAME_ENCODING);
    expect(frame.every((byte, i) => i < 2 || byte < 128)).toBe(true);
    expect(frame[1]).toBe(frame.length - 2);
    expect(JSON.parse(frame.subarray(2).toString())).toEqual({ name });
  });

  it('is encoded once per kind of door', () => {
    const message = Message.of({ t: 'pong' });
    expect(message.ws).toBe(message.ws);
    expect(message.sse).toBe(message.sse);
    expect(message.sse.toString()).toBe('data: {"t":"pong"}\n\n');
    expect(new Message('{}', 4).sse.toString()).toBe('id: 4\ndata: {}\n\n');
    expect(downFrame.parse(JSON.parse(message.json))).toEqual({ t: 'pong' });
  });
});
