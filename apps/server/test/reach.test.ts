import { loadGame } from '@tablee/catalogue';
import type { Problem, ReachAdded, ReachAnswer, Seated, TableAnswer } from '@tablee/wire';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startChild } from './child.ts';
import { type Live, live, newFolder, type Wanted } from './live.ts';
import { makeDue, reminderTimes } from './outbox-time.ts';
import { databaseSettings } from './postgres/database.ts';
import { Device, type Hit, HttpReceiver, isSigned, MailReceiver, vapidClaims } from './receivers.ts';

const tchag = await loadGame('tchag');
const AT_ONCE = { soonMs: 0, mailMs: 0, loopback: true };

const told = (reach: Wanted['reach'] = {}, wanted: Wanted = {}): Promise<Live> =>
  live({ ...wanted, reach: { ...AT_ONCE, ...reach } });

/** Plays legal moves for the seat to move, until it is the other's turn. Returns the decision they face. */
async function playTurn(url: string, seats: readonly Seated[]): Promise<number> {
  const { table } = seats[0]!;
  const now = async () => ((await (await fetch(`${url}/api/tables/${table}`)).json()) as TableAnswer).now;
  for (let at = await now(), mover = at.actors[0]!; ; at = await now()) {
    if (at.actors[0] !== mover) return at.n;
    const state = tchag.readState(at.view, { seats: 2, options: {} });
    // The last one rather ends a turn than goes on with it.
    const move = tchag.writeMove([...tchag.moves(state, mover)].at(-1)!);
    const played = await fetch(`${url}/api/tables/${table}/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${seats[mover]!.token}` },
      body: JSON.stringify({ decision: at.n, move }),
    });
    expect(played.status, await played.text()).toBe(200);
  }
}
const playOn = ({ url }: Live, seats: readonly Seated[]): Promise<number> => playTurn(url, seats);

/** Longer than the server waits between two looks at its outbox. */
const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 30_000 });

const ask = (server: Live, seated: Seated, wanted: object, cookie?: string | null) =>
  server.post<ReachAdded & Problem>(`/api/tables/${seated.table}/reach`, wanted, {
    token: seated.token,
    cookie: cookie ?? null,
  });

const waiting = async (server: Live): Promise<number> =>
  (await server.server.context.store.reach.size()).waiting;

describe('Web Push', () => {
  it('tells the device whose turn it is, encrypted for it and signed by this server', async () => {
    const server = await told();
    const receiver = await HttpReceiver.open(onTestFinished);
    const device = new Device();
    const seats = await server.table();
    const asked = await ask(server, seats[1], {
      way: 'push',
      language: 'fr',
      subscription: device.subscription(`${receiver.url}/device/1`),
    });
    expect([asked.status, asked.body.item.way, asked.body.key]).toEqual([201, 'push', null]);
    expect(asked.cookie).toMatch(/^tablee_guest=/);

    await playOn(server, seats);
    const hit = await receiver.nth(1);
    expect(hit.path).toBe('/device/1');
    expect(hit.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: seats[0].table });
    const message = device.read(hit.body);
    expect(message).toMatchObject({
      title: 'C’est à vous',
      tag: seats[0].table,
      path: `/t/${seats[0].table}`,
      open: 'Jouer',
      stop: { text: 'Ne plus me prévenir' },
    });
    expect(message.body).toContain('Ann');
    const { claims, key } = vapidClaims(String(hit.headers.authorization));
    expect(claims.aud).toBe(receiver.url);
    const answer = await server.get<ReachAnswer>(`/api/tables/${seats[0].table}/reach`, {
      cookie: asked.cookie,
    });
    expect(answer.body.pushKey).toBe(key);
    expect(answer.body.mine).toHaveLength(1);

    // Its button stops it, without a cookie, and does so once.
    const { token } = message.stop as { readonly token: string };
    expect((await server.post('/api/reach/stop', { token })).body).toEqual({ table: seats[0].table });
    expect((await server.post('/api/reach/stop', { token })).body).toEqual({ table: null });
    await playOn(server, seats);
    await playOn(server, seats);
    await server.server.context.reach.work();
    expect([receiver.all.length, await waiting(server)]).toEqual([1, 0]);
  });

  it('says nothing while the person looks or once they have moved, and tells them when they have left', async () => {
    const server = await told();
    const receiver = await HttpReceiver.open(onTestFinished);
    const seats = await server.table();
    const subscription = new Device().subscription(`${receiver.url}/bob`);
    await ask(server, seats[1], { way: 'push', subscription });
    const bob = await server.watch(seats[1].table, seats[1].token);
    await playOn(server, seats);
    await server.server.context.reach.work();
    expect([receiver.all.length, await waiting(server)]).toEqual([0, 1]);

    // He moves: what waited is cancelled with his move.
    await playOn(server, seats);
    expect(await waiting(server)).toBe(0);
    bob.socket.close();
    const gone = async () => !server.server.context.registry.inMemory(seats[1].table)?.audience.isHere(1);
    await eventually(gone).toBe(true);
    expect(receiver.all.length).toBe(0);

    // He looks, leaves without moving, and is told.
    const again = await server.watch(seats[1].table, seats[1].token);
    await playOn(server, seats);
    await server.server.context.reach.work();
    expect(receiver.all.length).toBe(0);
    // A page in the background does not show it to him, although he is still connected.
    again.send({ t: 'look', table: seats[1].table, looks: false });
    await receiver.nth(1);
    await playOn(server, seats);
    again.send({ t: 'look', table: seats[1].table, looks: true });
    await again.quiet();
    await playOn(server, seats);
    await server.server.context.reach.work();
    expect([receiver.all.length, await waiting(server)]).toEqual([1, 1]);
  });

  it('follows a device to its new address, and stops one reach among several', async () => {
    const server = await told({ soonMs: 3_600_000 });
    const receiver = await HttpReceiver.open(onTestFinished);
    const seats = await server.table();
    const device = new Device();
    const path = `/api/tables/${seats[1].table}/reach`;
    const wantedAt = (place: string) => ({
      way: 'push',
      subscription: device.subscription(`${receiver.url}${place}`),
    });
    const { body: first, cookie } = await ask(server, seats[1], wantedAt('/old'));
    const decision = await playOn(server, seats);
    expect(await waiting(server)).toBe(1);
    const { body: moved } = await ask(server, seats[1], wantedAt('/new'), cookie);
    expect(moved.item.id).toBe(first.item.id);
    expect(await waiting(server)).toBe(1);
    const { store, reach } = server.server.context;
    const notice = { reach: moved.item.id, seat: 1, kind: 'turn' as const, decision };
    await store.write({ kind: 'outbox', change: { do: 'later', notice, ms: 0, problem: null } });
    await reach.work();
    const hit = await receiver.nth(1);
    expect(hit.path).toBe('/new');
    const { stop } = device.read(hit.body) as { stop: { token: string } };

    const { body: hook } = await ask(
      server,
      seats[1],
      { way: 'webhook', url: `${receiver.url}/hook` },
      cookie,
    );
    const left = async () =>
      (await server.get<ReachAnswer>(path, { cookie })).body.mine.map(({ way }) => way);
    expect(await left()).toEqual(['push', 'webhook']);
    const stopOne = async (id: string, by = {}) =>
      (await server.ask('DELETE', `${path}?id=${id}`, undefined, by)).status;
    expect(await stopOne(hook.item.id)).toBe(200);
    expect(await left(), 'a stranger stops nothing').toEqual(['push', 'webhook']);
    expect(await stopOne(hook.item.id, { cookie })).toBe(200);
    expect(await left()).toEqual(['push']);
    expect(await stopOne('nonsense', { cookie })).toBe(400);
    expect((await server.post('/api/reach/stop', { token: stop.token })).status).toBe(200);
    expect(await left()).toEqual([]);
  });

  it('keeps the reason why a message did not arrive when its next attempt is cancelled', async () => {
    const server = await told();
    const receiver = await HttpReceiver.open(onTestFinished);
    receiver.status = 503;
    const seats = await server.table();
    const subscription = new Device().subscription(`${receiver.url}/bob`);
    const { cookie } = await ask(server, seats[1], { way: 'push', subscription });
    const problem = async () =>
      (await server.get<ReachAnswer>(`/api/tables/${seats[1].table}/reach`, { cookie })).body.mine[0]
        ?.problem;
    await playOn(server, seats);
    await eventually(problem).toBe('status-503');
    expect(await waiting(server)).toBe(1);
    // His move cancels it.
    await playOn(server, seats);
    expect([await waiting(server), await problem()]).toEqual([0, 'status-503']);
    // An offer that was withdrawn is cancelled when it is due.
    const { reach } = server.server.context;
    const looks = await server.watch(seats[1].table, seats[1].token);
    await server.act(seats[0], 'offer-draw');
    await server.act(seats[0], 'decline-draw');
    looks.socket.close();
    await makeDue(server.data);
    await eventually(async () => waiting(server)).toBe(0);
    expect([reach.counts.of('push', 'cancelled'), await problem()]).toEqual([1, 'status-503']);
  });

  it('forgets a device that is gone, tries again when its service is busy, and refuses hostile targets', async () => {
    const server = await told();
    const receiver = await HttpReceiver.open(onTestFinished);
    const seats = await server.table();
    const device = new Device();
    const path = `/api/tables/${seats[1].table}/reach`;
    const wanted = { way: 'push', subscription: device.subscription(`${receiver.url}/bob`) };
    const { cookie } = await ask(server, seats[1], wanted);
    receiver.status = 503;
    await playOn(server, seats);
    await receiver.nth(1);
    const problem = async () => (await server.get<ReachAnswer>(path, { cookie })).body.mine[0]?.problem;
    await eventually(problem).toBe('status-503');
    expect(await waiting(server)).toBe(1);

    receiver.status = 410;
    await playOn(server, seats);
    await playOn(server, seats);
    await receiver.nth(2);
    await eventually(async () => (await server.get<ReachAnswer>(path, { cookie })).body.mine).toEqual([]);
    expect(await waiting(server)).toBe(0);

    const strict = await told({ loopback: false });
    const others = await strict.table();
    for (const [url, key] of [
      ['https://10.0.0.1/x', 'reach-private'],
      ['https://127.0.0.1/x', 'reach-private'],
      ['https://[::ffff:169.254.169.254]/x', 'reach-private'],
      ['https://[fd00::1]/x', 'reach-private'],
      ['https://localhost/x', 'reach-private'],
      ['http://example.org/x', 'reach-target'],
      ['https://user:pass@example.org/x', 'reach-target'],
      ['ftp://example.org/x', 'reach-target'],
    ] as const) {
      const hook = await ask(strict, others[0], { way: 'webhook', url });
      expect([url, hook.status, hook.body.key]).toEqual([url, 422, key]);
      const push = await ask(strict, others[0], { way: 'push', subscription: device.subscription(url) });
      expect([url, push.status, push.body.key]).toEqual([url, 422, key]);
    }
  });
});

describe('besides their turn, people are told', () => {
  const HOUR = 3_600_000;
  const titlesAt = (receiver: HttpReceiver, device: Device) =>
    receiver.all.map(({ body }) => device.read(body).title);
  const bobAt = async (server: Live, seats: readonly [Seated, Seated]) => {
    const receiver = await HttpReceiver.open(onTestFinished);
    const device = new Device();
    const subscription = device.subscription(`${receiver.url}/bob`);
    await ask(server, seats[1], { way: 'push', subscription, language: 'en' });
    return { receiver, titles: () => titlesAt(receiver, device) };
  };

  it('once that their time runs out, later when a pause is agreed, and not when they have moved', async () => {
    const server = await told();
    const seats = await server.table({ clock: { kind: 'days', days: 1, zero: 'turn' } });
    const { receiver, titles } = await bobAt(server, seats);
    await playOn(server, seats);
    await receiver.nth(1);
    const now = Date.now();
    const [at, ...more] = await reminderTimes(server.data);
    expect(more).toEqual([]);
    // A quarter of a day before the end.
    expect([at! > now + 17 * HOUR, at! < now + 19 * HOUR]).toEqual([true, true]);

    const until = new Date(now + 48 * HOUR).toISOString();
    const path = `/api/tables/${seats[0].table}`;
    await server.post(`${path}/pauses`, { until }, { token: seats[0].token });
    await receiver.nth(2);
    await server.act(seats[1], 'accept-pause');
    const [later] = await reminderTimes(server.data);
    expect(later! > at! + 40 * HOUR).toBe(true);

    await makeDue(server.data);
    await receiver.nth(3);
    expect(titles()).toEqual(['Your turn', 'You are offered a pause', 'Your time is running out']);
    await eventually(async () => waiting(server)).toBe(0);
    // The next one is for the next decision, and he has moved before it is due.
    await playOn(server, seats);
    await playOn(server, seats);
    await receiver.nth(4);
    expect(await reminderTimes(server.data)).toHaveLength(1);
    await playOn(server, seats);
    expect(await waiting(server)).toBe(0);
    expect(titles().slice(3)).toEqual(['Your turn']);
  });

  it('that an offer awaits their answer, unless it was withdrawn', async () => {
    const server = await told();
    const seats = await server.table();
    const { receiver, titles } = await bobAt(server, seats);
    await server.act(seats[0], 'offer-draw');
    await receiver.nth(1);
    // Repeated, it is the same offer.
    await server.act(seats[0], 'offer-draw');
    await server.act(seats[0], 'decline-draw');
    await server.act(seats[0], 'resign');
    await server.act(seats[0], 'offer-rematch');
    await receiver.nth(2);
    await eventually(async () => waiting(server)).toBe(0);
    expect(titles()).toEqual(['You are offered a draw', 'You are offered a rematch']);

    // She asked first: she is told that the rematch has begun, unless she sits at it already.
    const device = new Device();
    const subscription = device.subscription(`${receiver.url}/ann`);
    for (const looks of [true, false]) {
      const again = await server.table();
      await ask(server, again[0], { way: 'push', subscription, language: 'en' });
      await server.act(again[0], 'resign');
      await server.act(again[0], 'offer-rematch');
      await server.act(again[1], 'offer-rematch');
      const { table } = (await server.get<TableAnswer>(`/api/tables/${again[0].table}`)).body.now.offers
        .rematch!;
      if (looks) await server.watch(table!, again[0].token);
      await server.server.context.reach.work();
    }
    await receiver.nth(3);
    await eventually(async () => waiting(server)).toBe(0);
    expect(receiver.all.slice(2).map(({ body }) => device.read(body).title)).toEqual([
      'Your rematch has begun',
    ]);
  });

  it('of the moves of bots and understudies as of those of people', async () => {
    const server = await told({}, { bots: { pauseMs: 0, ms: 20 } });
    const seats = await server.table();
    const { receiver } = await bobAt(server, seats);
    const by = { token: seats[0].token };
    await server.ask('PUT', `/api/tables/${seats[0].table}/understudy`, { level: 1, after: 0 }, by);
    await receiver.nth(1);
    // His own understudy plays for him: there is nothing to tell, until the seat is a bot's for good.
    const path = `/api/tables/${seats[1].table}`;
    await server.ask('PUT', `${path}/understudy`, { level: 1, after: 0 }, { token: seats[1].token });
    await server.ask('DELETE', `${path}/understudy`, undefined, by);
    await server.post(`${path}/leave`, { level: 1 }, by);
    await server.ask('DELETE', `${path}/understudy`, undefined, { token: seats[1].token });
    await receiver.nth(2);
  });

  it('although many others are told at targets that never answer', async () => {
    const server = await told();
    const slow = await HttpReceiver.open(onTestFinished);
    slow.holds = true;
    for (let i = 0; i < 4; i++) {
      const hanging = await server.table();
      await ask(server, hanging[0], { way: 'webhook', url: `${slow.url}/${i}` });
    }
    await slow.nth(2);
    const seats = await server.table();
    const { receiver } = await bobAt(server, seats);
    await playOn(server, seats);
    await receiver.nth(1);
    // They do not keep the server from stopping either, and wait for its next start.
    await server.server.stop();
  });
});

describe('a webhook', () => {
  it('is greeted, told of every seat, signed, and tried again with the same name', async () => {
    const server = await told();
    const receiver = await HttpReceiver.open(onTestFinished);
    const seats = await server.table();
    const { body, cookie } = await ask(server, seats[0], {
      way: 'webhook',
      url: `${receiver.url}/hook`,
      language: 'en',
    });
    const key = String(body.key);
    const hello = await receiver.nth(1);
    expect(JSON.parse(String(hello.body))).toMatchObject({ event: 'hello', table: seats[0].table });
    const decision = await playOn(server, seats);
    const turn = await receiver.nth(2);
    expect(JSON.parse(String(turn.body))).toMatchObject({
      event: 'turn',
      seat: 1,
      name: 'Bob',
      decision,
      url: expect.stringContaining(`/t/${seats[0].table}`),
    });
    for (const hit of [hello, turn]) expect(isSigned(hit, key)).toBe(true);
    expect(isSigned(turn, 'another key')).toBe(false);

    receiver.status = 307;
    receiver.headers = { location: 'http://127.0.0.1:1/' };
    await playOn(server, seats);
    await receiver.nth(3);
    const path = `/api/tables/${seats[0].table}/reach`;
    const item = async () => (await server.get<ReachAnswer>(path, { cookie })).body.mine[0];
    await eventually(async () => (await item())?.problem).toBe('redirect');
    expect((await item())?.to).toBe(new URL(receiver.url).host);
  });
});

describe('mail', () => {
  it('asks for a confirmation, then tells of all games in one mail with a way out', async () => {
    const smtp = await MailReceiver.open(onTestFinished);
    const origin = 'https://jeux.example.org';
    const mail = { smtp: smtp.url, from: 'Tablée <tablee@example.org>' };
    const server = await told({ mail }, { origins: [origin] });
    const seats = await server.table();
    const wanted = { way: 'mail', address: 'Bob@Example.org', language: 'fr' };
    const { body, cookie } = await ask(server, seats[1], wanted);
    expect(body.item).toMatchObject({ to: 'bob@example.org', waits: true });
    const asked = await smtp.nth(1);
    expect(asked.to).toEqual(['bob@example.org']);
    expect(asked.text).toContain('Subject: Confirmez votre adresse');

    // Nothing else is sent before the link was opened.
    await playOn(server, seats);
    await eventually(async () => waiting(server)).toBe(0);
    expect(smtp.all.length).toBe(1);
    const [, token] = new RegExp(`${origin}/avis/confirmer/(\\S+)`).exec(asked.text)!;
    const forged = `${token!.slice(0, -1)}${token!.endsWith('x') ? 'y' : 'x'}`;
    expect((await server.post('/api/reach/confirm', { token: forged })).status).toBe(404);
    expect((await server.post('/api/reach/confirm', { token })).body).toEqual({ table: seats[1].table });

    // A second table needs no second confirmation; both wait in one mail.
    const second = await server.table();
    const { body: more } = await ask(server, second[1], wanted, cookie);
    expect(more.item.waits).toBe(false);
    const { store, reach } = server.server.context;
    const held = await store.reach.takeMailbox('bob@example.org', await guestOf(server, seats[1]), 60_000);
    expect(held).toBe(true);
    await playOn(server, seats);
    await playOn(server, seats);
    await playOn(server, second);
    await reach.work();
    const guestHash = await guestOf(server, seats[1]);
    await store.write({
      kind: 'outbox',
      change: { do: 'unmailed', address: 'bob@example.org', guestHash, refused: false },
    });
    for (const notice of await store.reach.noticesFor('bob@example.org', guestHash))
      await store.write({ kind: 'outbox', change: { do: 'later', notice, ms: 0, problem: null } });
    await reach.work();
    const digest = await smtp.nth(2);
    expect(digest.text).toContain('2 parties vous attendent');
    for (const { table } of [seats[1], second[1]]) expect(digest.text).toContain(`${origin}/t/${table}`);
    expect(digest.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await eventually(async () => waiting(server)).toBe(0);
    expect(smtp.all.length).toBe(2);

    // The button of a mail program sends a form.
    const [, stop] = new RegExp(`List-Unsubscribe: <${origin}(\\S+)>`).exec(digest.text)!;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const stopped = await server.post(stop!, 'List-Unsubscribe=One-Click', { headers: form });
    expect(stopped.status).toBe(200);
  });

  it('stops after some refusals of an address, and limits how often it is asked', async () => {
    const smtp = await MailReceiver.open(onTestFinished);
    smtp.refused.add('nobody@example.org');
    const mail = { smtp: smtp.url, from: 'tablee@example.org' };
    const server = await told({ mail }, { origins: ['https://jeux.example.org'] });
    const seats = await server.table();
    const path = `/api/tables/${seats[1].table}/reach`;
    const wanted = { way: 'mail', address: 'nobody@example.org' };
    const { cookie } = await ask(server, seats[1], wanted);
    const { store, reach } = server.server.context;
    const guestHash = await guestOf(server, seats[1]);
    for (let tries = 1; tries <= 3; tries++) {
      await eventually(
        async () => (await store.reach.mailbox('nobody@example.org', guestHash))?.refusals,
      ).toBe(tries);
      // The attempt whose refusal is counted still has to say when the next one is.
      await reach.work();
      for (const notice of await store.reach.noticesFor('nobody@example.org', guestHash))
        await store.write({ kind: 'outbox', change: { do: 'later', notice, ms: 0, problem: null } });
      await reach.work();
    }
    expect([smtp.asked, smtp.all.length]).toEqual([3, 0]);
    expect((await server.get<ReachAnswer>(path, { cookie })).body.mine[0]?.problem).toBe('smtp-550');

    // Named again, it is asked again: an address that was full may be empty now.
    for (let asks = 2; asks <= 3; asks++)
      expect((await ask(server, seats[1], wanted, cookie)).status).toBe(201);
    const much = await ask(server, seats[1], wanted);
    expect([much.status, much.body.key]).toEqual([429, 'too-many-mails']);
    const odd = await ask(server, seats[1], { way: 'mail', address: 'a b@c' });
    expect([odd.status, odd.body.key]).toEqual([422, 'reach-address']);
  });
});

describe('nothing is lost', () => {
  it('a notice whose server was killed after the commit is sent by the next one', async () => {
    const data = newFolder();
    const receiver = await HttpReceiver.open(onTestFinished);
    const settings = {
      TABLEE_DATA: data,
      TABLEE_LOG: 'error',
      TABLEE_REACH_LOOPBACK: 'yes',
      ...(await databaseSettings(data)),
    };
    // The first server would send after an hour: it is killed before.
    const first = startChild({ ...settings, TABLEE_NOTICE_SECONDS: '3600' });
    const url = await first.ready();
    const post = async <T>(path: string, body: object, token?: string): Promise<T> => {
      const headers = {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(answer.status, path).toBeLessThan(300);
      return (await answer.json()) as T;
    };
    const host = await post<Seated>('/api/tables', { game: 'tchag', name: 'Ann', seat: 0 });
    const guest = await post<Seated>(`/api/tables/${host.table}/seats`, { name: 'Bob' });
    const device = new Device();
    const hook = await HttpReceiver.open(onTestFinished);
    const subscription = device.subscription(`${receiver.url}/bob`);
    const reachPath = `/api/tables/${host.table}/reach`;
    await post(reachPath, { way: 'push', subscription }, guest.token);
    await post(reachPath, { way: 'webhook', url: `${hook.url}/hook` }, host.token);
    await hook.nth(1);
    await playTurn(url, [host, guest]);
    await first.end('SIGKILL');
    expect([receiver.all.length, hook.all.length]).toEqual([0, 1]);

    // The next one is killed while the receivers have the message and have not answered.
    await makeDue(data);
    receiver.holds = true;
    hook.holds = true;
    const second = startChild({ ...settings, TABLEE_NOTICE_SECONDS: '0' });
    await second.ready();
    const hits = [await receiver.nth(1), await turnAt(hook, 1)];
    await second.end('SIGKILL');

    await makeDue(data);
    receiver.holds = false;
    hook.holds = false;
    await startChild({ ...settings, TABLEE_NOTICE_SECONDS: '0' }).ready();
    const again = [await receiver.nth(2), await turnAt(hook, 2)];
    // What a receiver can tell it by: the tag and topic of a push, the name of a delivery.
    for (const hit of [hits[0]!, again[0]!]) {
      expect(device.read(hit.body)).toMatchObject({ tag: host.table });
      expect(hit.headers.topic).toBe(host.table);
    }
    const names = [hits[1]!, again[1]!].map(({ headers }) => headers['tablee-delivery']);
    expect(names[0]).toMatch(/-1-turn-\d+$/);
    expect(names[1]).toBe(names[0]);
  });
});

/** The turn of this number that a webhook was told of: its greeting may come twice, too. */
async function turnAt(hook: HttpReceiver, n: number): Promise<Hit> {
  const turns = async () =>
    hook.all.filter(({ headers }) => /-turn-/.test(String(headers['tablee-delivery'])));
  await eventually(async () => (await turns()).length).toBe(n);
  return (await turns())[n - 1]!;
}

/** The device that sits there. */
async function guestOf(server: Live, { table, seat }: Seated): Promise<string> {
  const holder = (await server.server.context.store.load(table))!.holders[seat];
  const [reach] = await server.server.context.store.reach.at(
    (await server.server.context.store.load(table))!.key,
  );
  return reach?.guestHash ?? (holder && 'guestHash' in holder ? String(holder.guestHash) : '');
}
