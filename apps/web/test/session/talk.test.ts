import { signal } from '@preact/signals';
import { dragons } from '@tablee/dragons';
import { type Game, type Match, openMatch, readTable, searchChance } from '@tablee/kernel';
import { tchag } from '@tablee/tchag';
import { tock } from '@tablee/tock';
import type { UpFrame } from '@tablee/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConversation } from '../../src/session/remote/talk.ts';

const TABLE = 'aaaaaaaaaaaa';

function open(game: unknown, options: object = {}) {
  const rules = game as Game;
  const { match } = openMatch(rules, readTable(rules, undefined, options), searchChance(1));
  const own = signal<number | null>(0);
  const now = signal<Match>(match);
  const sent: UpFrame[] = [];
  const talk = openConversation({ id: TABLE, own, match: now, send: frame => sent.push(frame) });
  return { ...talk, own, now, sent };
}
const line = (n: number, text = `line ${n}`) => ({ n, seat: 1, text, at: '2026-11-16T00:00:00Z' });

describe('a conversation', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('keeps lines in order without duplicates', () => {
    const { receive, conversation, heard } = open(tchag);
    receive({ t: 'talk', table: TABLE, lines: [line(1), line(2)] });
    receive({ t: 'said', table: TABLE, line: line(3) });
    receive({ t: 'talk', table: TABLE, lines: [line(2), line(3)] });
    expect(conversation.lines.value.map(l => l.n)).toEqual([1, 2, 3]);
    expect(heard()).toBe(3);
    expect(receive({ t: 'pong' })).toBe(false);
  });

  it('shows the newest reaction of a seat for some seconds', () => {
    const { receive, conversation } = open(tchag);
    const shown = () => conversation.reactions.value.get(1)?.reaction ?? null;
    receive({ t: 'reacted', table: TABLE, seat: 1, reaction: 'wow' });
    vi.advanceTimersByTime(3_000);
    receive({ t: 'reacted', table: TABLE, seat: 1, reaction: 'oops' });
    vi.advanceTimersByTime(3_000);
    expect(shown()).toBe('oops');
    vi.advanceTimersByTime(3_000);
    expect(shown()).toBeNull();
  });

  it('sends lines and reactions to its table', () => {
    const { conversation, sent } = open(tchag);
    conversation.say('Bonjour');
    conversation.react('hello');
    expect(sent).toEqual([
      { t: 'say', table: TABLE, text: 'Bonjour' },
      { t: 'react', table: TABLE, reaction: 'hello' },
    ]);
  });

  it('TOCK-29 is closed to partners until the end, and to spectators', () => {
    const { conversation, own, now } = open(tock);
    expect(conversation.closed.value).toBe('quiet');
    now.value = { ...now.value, outcome: { payoff: [1, 0, 1, 0], reason: 'home' } };
    expect(conversation.closed.value).toBeNull();
    own.value = null;
    expect(conversation.closed.value).toBe('watching');
    expect(open(tock, { partnerChat: true }).conversation.closed.value).toBeNull();
    expect(open(tchag).conversation.closed.value).toBeNull();
  });

  it('DRAGON-9 is closed in a game for children who cannot write yet', () => {
    const { conversation, now } = open(dragons);
    expect(conversation.closed.value).toBe('reactions');
    now.value = { ...now.value, outcome: { payoff: [1, 0], reason: 'counted' } };
    expect(conversation.closed.value).toBe('reactions');
  });
});
