import type { TableAnswer } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { randomGame } from './games.ts';
import { type Live, live, newFolder } from './live.ts';
import { SimulatedTime } from './simulated-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Wednesday, 9 in the morning in Paris. */
const START = Date.parse('2026-11-18T08:00:00Z');
const FAST = { bots: { pauseMs: 0, ms: 20 } };
const FIRST = randomGame(1)[0]!.move;

const DAYS = { kind: 'days', days: 2, zero: 'turn' } as const;

/** Two people at a table who do not look at it, and the time they share. */
async function away(clock: object, data = newFolder()) {
  const time = new SimulatedTime(START);
  const server = await live({ ...FAST, data, scheduler: time });
  const [ann, bob] = await server.table({ clock });
  await time.pass(MINUTE);
  return { data, time, server, ann, bob };
}

const stateOf = async (server: Live, table: string) =>
  (await server.get<TableAnswer>(`/api/tables/${table}`)).body.now;

describe('a clock of days', () => {
  it('rings without a connection and after the table has left the memory, to the minute', async () => {
    const { server, time, ann } = await away(DAYS);
    const forget = () => server.server.context.registry.sweep();
    time.jump(2 * DAY - 20 * MINUTE);
    await time.pass(10 * MINUTE);
    forget();
    expect((await stateOf(server, ann.table)).n).toBe(0);
    forget();
    await time.pass(10 * MINUTE);
    const late = await stateOf(server, ann.table);
    expect(late.told).toMatchObject({ seat: 0, act: 'move', clock: true });
    expect(late.clock?.left[1]).toBeGreaterThan(2 * DAY - 2 * MINUTE);
  });

  it('has run on while no server did, and what is due is done after the start', async () => {
    const { data, server, time, ann, bob } = await away(DAYS);
    time.jump(DAY);
    expect((await server.play(ann, 0, FIRST)).status).toBe(200);
    time.jump(HOUR);
    const before = (await stateOf(server, ann.table)).clock!;
    const [mover] = before.pouring;
    expect(before.left[mover!]).toBe(2 * DAY - HOUR);
    await server.server.stop();
    const later = new SimulatedTime(time.now() + DAY);
    const again = await live({ ...FAST, data, scheduler: later });
    const { clock } = await stateOf(again, bob.table);
    expect(clock).toMatchObject({ pouring: [mover], holdMs: 0 });
    expect(clock!.left[mover!]).toBe(DAY - HOUR);
    await again.server.stop();
    const end = new SimulatedTime(later.now() + 3 * DAY);
    const last = await live({ ...FAST, data, scheduler: end });
    // The new server looks for clocks that are due beside its other work.
    const late = async () => {
      await end.pass(MINUTE);
      return (await stateOf(last, bob.table)).told;
    };
    await expect.poll(late, { timeout: 30_000 }).toMatchObject({ clock: true });
  });

  it('stands at night and at weekends in the zone agreed, and over a pause both accept', async () => {
    const pauses = { zone: 'Europe/Paris', night: [22, 8], weekends: true };
    const { server, time, ann, bob } = await away({ ...DAYS, days: 1, pauses });
    // 24 hours of 14 a day: Wednesday 13, Thursday 11 until 19 o’clock.
    time.jump(Date.parse('2026-11-19T17:57:00Z') - time.now());
    await time.pass(2 * MINUTE);
    expect(await stateOf(server, ann.table)).toMatchObject({ n: 0 });
    const until = new Date('2026-11-26T08:00:00Z').toISOString();
    const by = { token: ann.token };
    expect((await server.post(`/api/tables/${ann.table}/pauses`, { until }, by)).status).toBe(200);
    expect((await stateOf(server, ann.table)).offers.pause).toEqual({ seat: 0, until, yes: [] });
    const accepted = { act: 'accept-pause' };
    const answer = await server.post(`/api/tables/${ann.table}/acts`, accepted, { token: bob.token });
    expect(answer.status).toBe(200);
    time.jump(Date.parse(until) - time.now() - MINUTE);
    await time.pass(MINUTE);
    expect(await stateOf(server, ann.table)).toMatchObject({ n: 0, offers: {} });
    await time.pass(5 * MINUTE);
    expect((await stateOf(server, ann.table)).told).toMatchObject({ seat: 0, clock: true });
  });

  it('allows no vote about a person who is away: their days are agreed', async () => {
    const { server, time, bob } = await away(DAYS);
    const line = await server.watch(bob.table, bob.token);
    await time.pass(HOUR);
    const { people } = await line.next('people');
    expect(people[0]).toMatchObject({ here: false, away: new Date(START).toISOString() });
    expect(people[0]?.absent).toBeUndefined();
    const vote = await server.post(
      `/api/tables/${bob.table}/votes`,
      { seat: 0, level: 1 },
      { token: bob.token },
    );
    expect(vote.body).toMatchObject({ key: 'not-absent' });
  });

  it('hands over to an understudy at zero; the person comes back to a whole turn', async () => {
    const { server, time, ann, bob } = await away({ ...DAYS, zero: 'understudy' });
    const line = await server.watch(bob.table, bob.token);
    time.jump(2 * DAY);
    await time.pass(MINUTE);
    const moved = await line.next('table', frame => frame.actors.includes(1));
    expect(moved.told).toMatchObject({ seat: 0, by: 'understudy' });
    expect(moved.people[0]?.understudy).toEqual({ level: 3, after: null, by: 'clock' });
    expect(moved.clock).toMatchObject({ pouring: [1] });
    await server.post(`/api/tables/${ann.table}/return`, {}, { token: ann.token });
    const back = await stateOf(server, ann.table);
    expect(back.people[0]?.understudy).toBeUndefined();
    expect(back.clock!.left[0]).toBe(2 * DAY);
  });

  it('is refused where it makes no sense', async () => {
    const server = await live(FAST);
    const lay = (clock: object, game = 'tchag') =>
      server.post('/api/tables', { game, name: 'Ann', seat: 0, clock });
    for (const wrong of [
      { ...DAYS, days: 0 },
      { ...DAYS, days: 15 },
      { ...DAYS, zero: 'nothing' },
      { ...DAYS, pauses: { night: [22, 8] } },
      { ...DAYS, pauses: { zone: 'Nowhere/Land', weekends: true } },
      { ...DAYS, pauses: { zone: 'Europe/Paris', night: [8, 7] } },
      { ...DAYS, pauses: { zone: 'Europe/Paris', holidays: ['2026-02-31'] } },
    ]) {
      const answer = await lay(wrong);
      expect([400, 422], JSON.stringify(wrong)).toContain(answer.status);
    }
    const [ann] = await server.table();
    const until = new Date(Date.now() + DAY).toISOString();
    const pause = (body: object, by: object) => server.post(`/api/tables/${ann.table}/pauses`, body, by);
    expect((await pause({ until }, { token: ann.token })).body).toMatchObject({ key: 'no-pause' });
    expect((await pause({ until: 'tomorrow' }, { token: ann.token })).status).toBe(400);
    expect((await pause({ until }, {})).status).toBe(403);
  });
});
