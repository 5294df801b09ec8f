import { loadGame } from '@tablee/catalogue';
import { type GameRecord, replaySteps } from '@tablee/kernel';
import type { Seated } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { live } from './live.ts';
import { recordingThinker } from './recording-thinker.ts';

const dragons = await loadGame('dragons');

describe('Combats de dragons with bots by link', () => {
  it('DRAGON-2 DRAGON-8 bots choose while people choose, know what their seats were told, and reveal nothing', async () => {
    const { thinker, asked } = recordingThinker();
    const server = await live({ thinker });
    const bots = [
      { seat: 1, level: 5 },
      { seat: 2, level: 1 },
    ];
    const body = { game: 'dragons', seats: 3, name: 'Ann', seat: 0, bots };
    const { body: ann } = await server.post<Seated>('/api/tables', body);
    const line = await server.line();
    line.send({ t: 'watch', table: ann.table, token: ann.token });
    // Bots do not wait for Ann.
    const waiting = await line.next('table', f => f.n === 2);
    expect(waiting.actors).toEqual([0]);
    expect(waiting.view).toContain(' chosen=-?? ');
    expect(waiting.told).toEqual({ n: 2, seat: 2, act: 'move' });
    expect(asked.map(({ seat }) => seat)).toEqual([1, 2]);

    // To the end: Ann shows any gesture, turns the first stone and keeps it.
    let frame = waiting;
    for (let turn = 0; frame.outcome === null && turn < 400; turn++) {
      const state = dragons.readState(frame.view, { seats: 3, options: { hands: 'screen' } });
      const texts = Array.from(dragons.moves(state, 0), m => dragons.writeMove(m));
      const played = await server.play(ann, frame.decision, texts[turn % 3] ?? texts[0]!);
      expect(played.status, JSON.stringify(played.body)).toBe(200);
      const { n } = played.body as { n: number };
      frame = await line.next('table', f => f.n >= n && (f.decision >= 0 || f.outcome !== null));
    }
    expect(frame.outcome).not.toBeNull();
    expect(server.logs.filter(l => l.includes('bot'))).toEqual([]);

    const { body: record } = await server.get<GameRecord>(`/api/tables/${ann.table}/record`);
    const story = [...replaySteps(dragons, record)];
    let later = 0;
    for (const { seat, told, position } of asked) {
      const heard = told!.length;
      const news = story.flatMap(f => f.events).slice(0, heard);
      expect(told).toEqual(news.map(event => dragons.tell(event, seat)));
      expect(position).not.toMatch(/:\./);
      if (news.some(event => JSON.stringify(event).includes('"hid"'))) later++;
    }
    expect(later).toBeGreaterThan(0);
  }, 120_000);

  it('DRAGON-10 no bot sits where people show their real hands', async () => {
    const server = await live();
    const request = { game: 'dragons', name: 'Ann', seat: 0, options: { hands: 'real' } };
    const sentence = 'Rule DRAGON-10 does not allow this (no-hands).';
    const laid = await server.post('/api/tables', { ...request, bots: [{ seat: 1, level: 1 }] });
    expect([laid.status, laid.body]).toMatchObject([422, { rule: 'DRAGON-10', key: 'no-hands', sentence }]);
    const { body: ann } = await server.post<Seated>('/api/tables', request);
    const bot = { seat: 1, level: 1 };
    const sent = await server.post(`/api/tables/${ann.table}/bots`, bot, { token: ann.token });
    expect([sent.status, sent.body]).toMatchObject([422, { rule: 'DRAGON-10', sentence }]);
  });
});
