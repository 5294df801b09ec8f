import { nim } from '@tablee/conform/specimens';
import type { Game } from '@tablee/kernel';
import { MAX_TALK, type Problem, REACTIONS, type Seated, type TalkAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { TalkLimits } from '../src/tables/ephemera.ts';
import { shelfOf } from './games.ts';
import { type Live, live, newFolder } from './live.ts';
import { Stream } from './stream.ts';

const say = (server: Live, { table, token }: Seated, text: unknown) =>
  server.post<Problem & { n: number }>(`/api/tables/${table}/talk`, { text }, { token });
const react = (server: Live, { table, token }: Seated, reaction: unknown) =>
  server.post<Problem>(`/api/tables/${table}/reactions`, { reaction }, { token });

describe('talk at a table', () => {
  it('is heard by everybody there, and by who comes later, over every door', async () => {
    const server = await live();
    const [ann, bob] = await server.table();
    const watcher = await server.watch(ann.table);
    const line = await server.watch(bob.table, bob.token);
    const stream = await Stream.open(server, ann.table, { token: ann.token });
    line.send({ t: 'say', table: bob.table, text: '  Bonjour <b>Ann</b> 👋 ' });
    const said = { n: 1, seat: 1, text: 'Bonjour <b>Ann</b> 👋', at: expect.any(String) };
    expect((await watcher.next('said')).line).toEqual(said);
    expect((await stream.until('said')).frame).toMatchObject({ line: said });
    expect((await say(server, ann, 'Salut')).body).toEqual({ n: 2 });
    const late = await server.line();
    late.send({ t: 'watch', table: ann.table });
    expect((await late.next('talk')).lines).toMatchObject([said, { n: 2, seat: 0, text: 'Salut' }]);
    late.send({ t: 'watch', table: ann.table, heard: 1 });
    expect((await late.next('talk')).lines.map(l => l.n)).toEqual([2]);
    late.send({ t: 'watch', table: ann.table, heard: 2 });
    expect((await late.quiet()).map(f => f.t)).not.toContain('talk');
    const again = await Stream.open(server, ann.table, {}, '?heard=1');
    expect((await again.until('talk')).frame).toMatchObject({ lines: [{ n: 2 }] });
    const { body } = await server.get<TalkAnswer>(`/api/tables/${ann.table}/talk`);
    expect(body.lines.map(l => l.text)).toEqual(['Bonjour <b>Ann</b> 👋', 'Salut']);
  });

  it('is kept over a restart', async () => {
    const data = newFolder();
    const first = await live({ data });
    const [ann] = await first.table();
    await say(first, ann, 'À demain');
    await first.server.stop();
    const second = await live({ data });
    const line = await second.line();
    line.send({ t: 'watch', table: ann.table });
    expect((await line.next('talk')).lines).toMatchObject([{ n: 1, seat: 0, text: 'À demain' }]);
    expect((await say(second, ann, 'Me revoilà')).body).toEqual({ n: 2 });
  });

  it('is for those who sit: who watches reads', async () => {
    const server = await live();
    const [ann] = await server.table();
    const watcher = await server.watch(ann.table);
    watcher.send({ t: 'say', table: ann.table, text: 'Jouez là !' });
    expect(await watcher.next('refused')).toMatchObject({ status: 403, key: 'not-seated' });
    watcher.send({ t: 'react', table: ann.table, reaction: 'wow' });
    expect(await watcher.next('refused')).toMatchObject({ status: 403, key: 'not-seated' });
    const stranger = await server.line();
    stranger.send({ t: 'say', table: ann.table, text: 'Bonjour' });
    expect(await stranger.next('refused')).toMatchObject({ key: 'watch-first' });
    expect((await server.post<Problem>(`/api/tables/${ann.table}/talk`, { text: 'x' })).body.key).toBe(
      'not-seated',
    );
  });

  it('is one short line of plain text', async () => {
    const server = await live();
    const [ann] = await server.table();
    for (const text of ['', '   ', 'a\nb', 'a\u202Eb', '\u0000', 'x'.repeat(MAX_TALK + 1), 7, null, ['a']]) {
      expect((await say(server, ann, text)).body, JSON.stringify(text)).toMatchObject({
        status: 400,
        key: 'malformed',
      });
    }
    expect((await say(server, ann, 'x'.repeat(MAX_TALK))).status).toBe(200);
  });

  it('has its limits', async () => {
    const server = await live();
    const [ann, bob] = await server.table();
    const answers = [];
    for (let i = 0; i < 8; i++) answers.push((await say(server, ann, `${i}`)).status);
    expect(answers).toContain(429);
    expect(answers.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    // One who talks too much does not silence the other.
    expect((await say(server, bob, 'Laissez-moi jouer')).status).toBe(200);
    const shown = [];
    for (let i = 0; i < 6; i++) shown.push((await react(server, ann, 'hurry')).status);
    expect(shown).toContain(429);
  });
});

describe('a reaction', () => {
  it('is sent to all watchers and not stored', async () => {
    const server = await live();
    const [ann, bob] = await server.table();
    const watcher = await server.watch(ann.table);
    const line = await server.watch(ann.table, ann.token);
    line.send({ t: 'react', table: ann.table, reaction: 'bravo' });
    expect(await watcher.next('reacted')).toEqual({
      t: 'reacted',
      table: ann.table,
      seat: 0,
      reaction: 'bravo',
    });
    expect((await react(server, bob, REACTIONS[3])).status).toBe(200);
    expect(await watcher.next('reacted')).toMatchObject({ seat: 1, reaction: REACTIONS[3] });
    expect((await react(server, bob, 'insult')).body.key).toBe('malformed');
    const late = await server.watch(ann.table);
    expect((await late.quiet()).filter(f => f.t === 'reacted' || f.t === 'talk')).toEqual([]);
  });
});

describe('a quiet game', () => {
  const quiet = { ...(nim as unknown as Game), quiet: () => true, teams: () => [[0, 1]] };

  it('TOCK-29 closes free text until the end, and leaves reactions', async () => {
    const server = await live({ shelf: shelfOf(quiet) });
    const [ann] = await server.table({ game: 'nim' });
    const line = await server.watch(ann.table, ann.token);
    line.send({ t: 'say', table: ann.table, text: 'Jouez le roi' });
    expect(await line.next('refused')).toMatchObject({ status: 409, key: 'quiet' });
    expect((await say(server, ann, 'Jouez le roi')).body).toMatchObject({
      status: 409,
      key: 'quiet',
      sentence: expect.stringMatching(/reactions/),
    });
    expect((await react(server, ann, 'think')).status).toBe(200);
    await server.act(ann, 'resign');
    expect((await say(server, ann, 'Bien joué')).status).toBe(200);
  });

  it('DRAGON-9 stays closed in a game without partners, which is for children who cannot write yet', async () => {
    const server = await live();
    const [ann] = await server.table({ game: 'dragons', seats: 2 });
    const unheard = { status: 409, key: 'quiet', sentence: expect.stringMatching(/^This game has no chat/) };
    expect((await say(server, ann, 'Bonjour')).body).toMatchObject(unheard);
    expect((await react(server, ann, 'hello')).status).toBe(200);
    await server.act(ann, 'resign');
    expect((await say(server, ann, 'Bravo')).body).toMatchObject(unheard);
  });
});

describe('patience', () => {
  it('grows back with time, and is each seat’s own', () => {
    const patience = new TalkLimits();
    const spend = (seat: number, now: number) => patience.spend('line', seat, now);
    expect([0, 1, 2, 3, 4, 5].map(i => spend(0, i))).toEqual([true, true, true, true, true, false]);
    expect(spend(1, 5)).toBe(true);
    expect(patience.spend('reaction', 0, 5)).toBe(true);
    expect(spend(0, 2_100)).toBe(true);
    expect(spend(0, 2_100)).toBe(false);
    expect([1, 2, 3, 4, 5, 6].map(() => spend(0, 1_000_000))).toEqual([true, true, true, true, true, false]);
  });
});
