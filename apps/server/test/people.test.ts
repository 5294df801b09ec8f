import type { DeviceCode, PlayedAnswer, Problem, ResultsAnswer, Seated, Story } from '@tablee/wire';
import { describe, expect, it } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { type Answer, type Live, live } from './live.ts';
import { Device } from './receivers.ts';
import { keeper, PROFILE, TestDevice } from './test-device.ts';

/** People who keep their games, through the API. Runs on SQLite and on PostgreSQL. */

const PASSWORD = 'quatre dragons verts';
const keyOf = ({ status, body }: Answer<unknown>) => [status, (body as Problem).key];

async function refusals(app: Live): Promise<number> {
  const { body } = await app.get<string>('/metrics');
  return Number(/^tablee_sign_ins_refused_total (\d+)/m.exec(body)?.[1]);
}

describe('passkeys', () => {
  it('make a person of a guest, and merge the games of another device', async () => {
    const app = await live();
    const phone = new TestDevice(app);
    const { table } = await phone.lay();
    const authenticator = new Authenticator();
    expect((await phone.makePasskey(authenticator)).answer.status).toBe(201);
    expect(await phone.me()).toMatchObject({
      ...PROFILE,
      signIn: null,
      hasRecovery: false,
      devices: [{ name: 'Firefox · Linux', here: true }],
      passkeys: [{ name: 'Firefox · Linux', used: null }],
    });

    const desk = new TestDevice(app);
    const other = await desk.lay();
    expect((await desk.signIn(authenticator)).status).toBe(200);
    const both = [table, other.table].sort();
    expect([await desk.mine(), await phone.mine()]).toEqual([both, both]);
    // Its history says whose eyes it is for: the seat is this person's on both.
    for (const device of [desk, phone])
      for (const table of both) {
        const { body } = await device.ask<Story>('GET', `/api/tables/${table}/story`);
        expect(body.eyes).toBe(0);
      }
    // The seat of the phone is played from the desk, without its token; no second seat for the same person.
    const played = await desk.ask('POST', `/api/tables/${table}/moves`, { decision: 0, move: 'b2b3' });
    expect(played.status).toBe(200);
    expect(keyOf(await desk.ask('POST', `/api/tables/${table}/seats`, { name: 'Léa' }))).toEqual([
      409,
      'already-seated',
    ]);
    expect((await desk.me())!.devices).toHaveLength(2);
    // The host mark is the person's as well.
    expect((await desk.ask('DELETE', `/api/tables/${table}`)).status).toBe(200);
  });

  it('a passkey of somebody else makes this device a new guest of that person', async () => {
    const app = await live();
    const lea = await keeper(app);
    const { table } = await lea.device.lay();
    const max = await keeper(app);
    const shared = lea.device;
    const before = shared.cookie;
    expect((await shared.signIn(max.authenticator)).status).toBe(200);
    expect(shared.cookie).not.toBe(before);
    expect(await shared.mine()).toEqual([]);
    expect((await max.device.me())!.devices).toHaveLength(2);
    // Léa's games are still hers.
    const back = new TestDevice(app);
    await back.signIn(lea.authenticator);
    expect(await back.mine()).toEqual([table]);
    expect((await back.me())!.devices).toHaveLength(1);
  });

  it('refuses forged, foreign and replayed answers, and counts them', async () => {
    const app = await live();
    const { device, authenticator } = await keeper(app);
    const stranger = new TestDevice(app);
    const send = async (body: object) => keyOf(await stranger.ask('POST', '/api/sign-in/passkey', body));
    const REFUSED = [403, 'passkey-refused'];

    const good = await stranger.assertion(authenticator);
    const signature = Buffer.from(good.response.response.signature, 'base64url');
    signature[signature.length - 1]! ^= 1;
    const forged = {
      ...good.response,
      response: { ...good.response.response, signature: signature.toString('base64url') },
    };
    expect(await send({ ...good, response: forged })).toEqual(REFUSED);
    expect(await send(await stranger.assertion(authenticator, 'https://evil.example'))).toEqual(REFUSED);
    expect(await send(await stranger.assertion(new Authenticator()))).toEqual(REFUSED);
    const { ticket: another } = await stranger.assertion(authenticator);
    expect(await send({ ...good, ticket: another })).toEqual(REFUSED);
    expect(await send({ ...good, ticket: good.ticket.replace(/\d{13}/, '9999999999999') })).toEqual(REFUSED);
    expect(await send({ ticket: 'x', response: { id: '__proto__' } })).toEqual(REFUSED);
    expect(await stranger.me()).toBeNull();

    // The first answer is good, the same one again is not, nor two at once.
    expect((await stranger.ask('POST', '/api/sign-in/passkey', good)).status).toBe(200);
    const thief = new TestDevice(app);
    expect(keyOf(await thief.ask('POST', '/api/sign-in/passkey', good))).toEqual(REFUSED);
    const next = await thief.assertion(authenticator);
    const twice = await Promise.all(
      [new TestDevice(app), new TestDevice(app)].map(d => d.ask('POST', '/api/sign-in/passkey', next)),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 403]);

    // A registration cannot be replayed either, and its ticket belongs to the guest that asked.
    const again = await device.makePasskey(new Authenticator(), undefined);
    expect(again.answer.status).toBe(201);
    expect(keyOf(await device.ask('POST', '/api/me/passkeys', again.body))).toEqual(REFUSED);
    expect(keyOf(await thief.ask('POST', '/api/me/passkeys', { ...again.body, profile: PROFILE }))).toEqual(
      REFUSED,
    );
    expect(await refusals(app)).toBe(10);
  });

  it('belong to the name the browser knows, behind a proxy and at an origin of the host', async () => {
    const app = await live({ proxies: 1, origins: ['https://jeux.example.org'] });
    const send = (path: string, origin: string, host: string, body: object) =>
      app.post<{ ticket: string; options: { challenge: string; rp: { id: string } } } & Problem>(path, body, {
        headers: { origin, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' },
      });
    for (const [origin, host] of [
      ['https://tables.example.net', 'tables.example.net'],
      ['https://jeux.example.org', 'inner.example.net:8080'],
    ] as const) {
      const { ticket, options } = (await send('/api/me/passkeys/options', origin, host, { name: 'Léa' }))
        .body;
      expect(options.rp.id).toBe(new URL(origin).hostname);
      const authenticator = new Authenticator();
      const answer = (as: string) => ({
        ticket,
        response: authenticator.make(options, as),
        profile: PROFILE,
      });
      // An answer made for http, or for another port, is for another site.
      for (const other of [origin.replace('https', 'http'), `${origin}:8443`])
        expect((await send('/api/me/passkeys', origin, host, answer(other))).status).toBe(403);
      const made = await send('/api/me/passkeys', origin, host, answer(origin));
      expect(made.status).toBe(201);
      const [cookie] = made.headers.getSetCookie();
      expect(cookie).toMatch(/^tablee_guest=[\w-]{43};/);
      for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(flag);
    }
    for (const path of [
      '/api/me/passkeys/options',
      '/api/sign-in/password',
      '/api/me/device-code',
      '/api/sign-out',
    ]) {
      const foreign = await send(path, 'https://evil.example', 'tables.example.net', {});
      expect([path, foreign.status, foreign.body.key]).toEqual([path, 403, 'origin']);
    }
  });

  it('a counter that goes backwards is a copied key', async () => {
    const app = await live();
    const device = new TestDevice(app);
    const authenticator = new Authenticator();
    authenticator.counter = 5;
    await device.makePasskey(authenticator);
    authenticator.counter = 9;
    expect((await new TestDevice(app).signIn(authenticator)).status).toBe(200);
    authenticator.counter = 7;
    expect((await new TestDevice(app).signIn(authenticator)).status).toBe(403);
  });

  it('can be removed by their person alone', async () => {
    const app = await live();
    const { device, authenticator } = await keeper(app);
    const id = (await device.me())!.passkeys[0]!.id;
    const other = await keeper(app);
    const path = `/api/me/passkeys/${id}`;
    expect(keyOf(await other.device.ask('DELETE', path))).toEqual([404, 'no-passkey']);
    expect(keyOf(await new TestDevice(app).ask('DELETE', path))).toEqual([401, 'not-signed-in']);
    expect((await device.ask('DELETE', path)).status).toBe(200);
    expect((await new TestDevice(app).signIn(authenticator)).status).toBe(403);
  });
});

describe('passwords', () => {
  it('come with a drawn name and a recovery code, and stay secret', async () => {
    const app = await live();
    const device = new TestDevice(app);
    const { table } = await device.lay();
    const set = await device.setPassword(PASSWORD);
    expect(set.body.signIn).toMatch(/^lea-\d{4}$/);
    expect(set.body.recovery).toMatch(/^(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);

    const other = new TestDevice(app);
    const signIn = set.body.signIn.toUpperCase();
    expect((await other.ask('POST', '/api/sign-in/password', { signIn, password: PASSWORD })).status).toBe(
      200,
    );
    expect(await other.mine()).toEqual([table]);
    // Changing it needs the present one; the recovery code stays.
    expect(keyOf(await other.setPassword('cinq dragons verts', { current: 'wrong' }))).toEqual([
      403,
      'wrong-password',
    ]);
    const changed = await other.setPassword('cinq dragons verts', { current: PASSWORD });
    expect(changed.body).toEqual({ signIn: set.body.signIn, recovery: null });
    const logs = app.logs.join('');
    for (const secret of [PASSWORD, set.body.recovery, other.cookie!.split('=')[1]!])
      expect(logs).not.toContain(secret);
  });

  it('an unknown name and a wrong password get the same answer', async () => {
    const app = await live();
    const { signIn } = (await new TestDevice(app).setPassword(PASSWORD)).body;
    const ask = async (name: string) => {
      const { status, body, headers } = await new TestDevice(app).ask('POST', '/api/sign-in/password', {
        signIn: name,
        password: 'another password',
      });
      return { status, body, names: [...headers.keys()].filter(key => key !== 'date') };
    };
    const wrong = await ask(signIn);
    expect(wrong).toMatchObject({ status: 401, body: { key: 'sign-in-failed' } });
    expect(await ask('lea-0000000')).toEqual(wrong);
  });

  it('refuses weak ones in sentences', async () => {
    const app = await live();
    const device = new TestDevice(app);
    expect(keyOf(await device.setPassword('short'))).toEqual([400, 'malformed']);
    expect(keyOf(await device.setPassword('aaaaaaaaaaaaaaa'))).toEqual([422, 'weak-password']);
    expect(keyOf(await device.setPassword(PASSWORD, {}))).toEqual([401, 'not-signed-in']);
    expect(await device.me()).toBeNull();
  });

  it('limits guesses by address and by name, and never locks out a device of the person', async () => {
    const app = await live({ limits: { signIns: 1_000 }, proxies: 1 });
    const device = new TestDevice(app);
    const { signIn } = (await device.setPassword(PASSWORD)).body;
    const guess = async (by: TestDevice, name: string, password: string) =>
      (await by.ask('POST', '/api/sign-in/password', { signIn: name, password })).status;
    for (const name of [signIn, 'nobody-1234']) {
      const statuses: number[] = [];
      for (let i = 0; i < 15; i++)
        statuses.push(await guess(new TestDevice(app), name, `guess ${i} of a thief`));
      expect(statuses).toEqual([...Array.from({ length: 13 }, () => 401), 429, 429]);
    }
    expect(await guess(new TestDevice(app), signIn, PASSWORD)).toBe(429);
    expect(await guess(device, signIn, PASSWORD)).toBe(200);
    // Nor a new device at another address.
    const elsewhere = { headers: { 'x-forwarded-for': '198.51.100.7' } };
    const signedIn = await app.post('/api/sign-in/password', { signIn, password: PASSWORD }, elsewhere);
    expect(signedIn.status).toBe(200);

    const strict = await live({ limits: { signIns: 3 } });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++)
      statuses.push(await guess(new TestDevice(strict), `name-${i}`, 'any password'));
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('a recovery code sets a new password once, or removes the forgotten one', async () => {
    const app = await live();
    const { signIn, recovery } = (await new TestDevice(app).setPassword(PASSWORD)).body;
    const device = new TestDevice(app);
    const use = (code: string, password?: string) =>
      device.ask<{ signIn: string | null; recovery: string }>('POST', '/api/sign-in/recovery', {
        code,
        ...(password === undefined ? {} : { password }),
      });
    const REFUSED = [403, 'code-refused'];
    expect(keyOf(await use('AAAAA-AAAAA-AAAAA-AAAAA', 'six dragons verts'))).toEqual(REFUSED);
    const typed = recovery.toLowerCase().replaceAll('-', ' ');
    const recovered = await use(typed, 'six dragons verts');
    expect(recovered.body.signIn).toBe(signIn);
    expect(keyOf(await use(recovery, 'six dragons verts'))).toEqual(REFUSED);
    const tries = ['six dragons verts', PASSWORD].map(password =>
      new TestDevice(app).ask('POST', '/api/sign-in/password', { signIn, password }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([200, 401]);
    expect((await use(recovered.body.recovery)).body.signIn).toBeNull();
    expect((await device.me())!.signIn).toBeNull();
  });
});

describe('devices', () => {
  it('join by a code, which works once and names its person before', async () => {
    const app = await live();
    const { device } = await keeper(app);
    const { table } = await device.lay();
    const issue = async () => (await device.ask<DeviceCode>('POST', '/api/me/device-code', {})).body.code;
    const REFUSED = [403, 'code-refused'];
    const stale = await issue();
    const code = await issue();
    const phone = new TestDevice(app);
    const use = (path: string, text: string) => phone.ask('POST', `/api/sign-in/${path}`, { code: text });
    expect(keyOf(await use('code', stale))).toEqual(REFUSED);
    expect((await use('code/look', code)).body).toEqual(PROFILE);
    expect((await use('code', code.toLowerCase())).status).toBe(200);
    expect(await phone.mine()).toEqual([table]);
    expect(keyOf(await use('code', code))).toEqual(REFUSED);
    expect(keyOf(await use('code/look', 'O0O0O'))).toEqual(REFUSED);
  });

  it('that were signed out are refused, with cookie or token, and their connections are cut', async () => {
    const app = await live();
    const { device: phone, authenticator } = await keeper(app);
    const seat = await phone.lay();
    await new TestDevice(app).sit(seat.table, 'Bob');
    const desk = new TestDevice(app);
    await desk.signIn(authenticator);
    const byToken = await app.watch(seat.table, seat.token);
    const byCookie = await app.line({ cookie: phone.cookie! });
    byCookie.send({ t: 'watch', table: seat.table });
    await byCookie.next('table');
    const stream = await fetch(`${app.url}/api/tables/${seat.table}/events`, {
      headers: { authorization: `Bearer ${seat.token}` },
    });

    const lost = (await desk.me())!.devices.find(({ here }) => !here)!;
    expect((await desk.ask('DELETE', `/api/me/devices/${lost.id}`)).status).toBe(200);
    expect(keyOf(await desk.ask('DELETE', `/api/me/devices/${lost.id}`))).toEqual([404, 'no-device']);
    await Promise.all([byToken.closed, byCookie.closed, stream.text()]);
    const play = (by: { cookie?: string | null; token?: string }) =>
      app.post<Problem>(`/api/tables/${seat.table}/moves`, { decision: 0, move: 'b2b3' }, by);
    expect(keyOf(await play({ token: seat.token }))).toEqual([403, 'not-seated']);
    expect(keyOf(await play({ cookie: phone.cookie }))).toEqual([403, 'not-seated']);
    expect([await phone.me(), await phone.mine()]).toEqual([null, []]);
    // The person plays on from the other device.
    expect((await play({ cookie: desk.cookie })).status).toBe(200);
    // The device can be used again, by a new guest.
    await phone.lay();
    expect(await phone.mine()).toHaveLength(1);
  });

  it('sign themselves out', async () => {
    const app = await live();
    const { device, authenticator } = await keeper(app);
    const { table } = await device.lay();
    const old = device.cookie;
    expect((await device.ask('POST', '/api/sign-out')).body).toEqual({ person: null });
    expect(device.cookie).toBeNull();
    device.cookie = old;
    expect(await device.mine()).toEqual([]);
    await device.signIn(authenticator);
    expect(await device.mine()).toEqual([table]);

    // Not where the games would be lost: this person has one device and no way to sign in.
    const alone = new TestDevice(app);
    expect((await alone.ask('POST', '/api/me/device-code', { profile: PROFILE })).status).toBe(201);
    const refused = await alone.ask('POST', '/api/sign-out');
    expect([refused.status, refused.body.key]).toEqual([409, 'last-device']);
    expect((await alone.me())?.devices).toHaveLength(1);
  });

  it('that played against each other keep their own seats when they become one person', async () => {
    const app = await live();
    const { device, authenticator } = await keeper(app);
    const phone = new TestDevice(app);
    const { table } = await device.lay();
    await phone.sit(table, 'Max');
    await phone.signIn(authenticator);
    /** By the cookie alone: pages keep the token of a seat, other tabs do not have it. */
    const seatAt = async ({ cookie }: TestDevice): Promise<unknown> => {
      const line = await app.line({ cookie: cookie! });
      line.send({ t: 'watch', table });
      return (await line.next('hello')).eyes;
    };
    expect([await seatAt(device), await seatAt(phone)]).toEqual([0, 1]);
    const laptop = new TestDevice(app);
    await laptop.signIn(authenticator);
    expect(await seatAt(laptop)).toBe(0);
    expect(await laptop.mine()).toEqual([table, table]);
  });
});

describe('a person', () => {
  it('changes name, avatar and colour', async () => {
    const app = await live();
    const { device } = await keeper(app);
    const next = { name: 'Léa B.', avatar: null, colour: 0 };
    expect((await device.ask('PUT', '/api/me', next)).status).toBe(200);
    expect(await device.me()).toMatchObject(next);
    expect(keyOf(await device.ask('PUT', '/api/me', { ...next, colour: 99 }))).toEqual([400, 'malformed']);
    expect(keyOf(await new TestDevice(app).ask('PUT', '/api/me', next))).toEqual([401, 'not-signed-in']);
  });

  it('has results by game and opponent, counted over all devices of both', async () => {
    const app = await live();
    const { device: lea, authenticator } = await keeper(app);
    const desk = new TestDevice(app);
    await desk.signIn(authenticator);
    const max = await keeper(app);
    const tablet = new TestDevice(app);
    await tablet.signIn(max.authenticator);
    /** Resigned by that seat. */
    const finish = async (by: TestDevice, other: TestDevice, loser: 0 | 1) => {
      const red = await by.lay();
      const yellow = await other.sit(red.table, 'Max');
      await app.play(red, 0, 'b2b3');
      const done = await app.act(loser === 0 ? red : yellow, 'resign');
      expect(done.status).toBe(200);
    };
    await finish(lea, max.device, 1);
    await finish(desk, tablet, 1);
    await finish(desk, max.device, 0);
    // A draw, and a game that was left.
    const even = await lea.lay();
    const other = await max.device.sit(even.table, 'Max');
    await app.act(even, 'offer-draw');
    expect((await app.act(other, 'accept-draw')).status).toBe(200);
    const left = await lea.lay();
    const gone = await max.device.sit(left.table, 'Max');
    await app.post(`/api/tables/${left.table}/leave`, {}, { token: gone.token });
    expect((await app.post(`/api/tables/${left.table}/end`, {}, { token: left.token })).status).toBe(200);
    const running = await lea.lay();
    const { body } = await desk.ask<ResultsAnswer>('GET', '/api/me/results');
    expect(body.games).toEqual([{ game: 'tchag', won: 2, drawn: 1, lost: 1 }]);
    expect(body.opponents).toEqual([
      { game: 'tchag', name: 'Max', avatar: null, bot: null, won: 2, drawn: 1, lost: 1 },
    ]);
    const { tables, more } = (await desk.ask<PlayedAnswer>('GET', '/api/me/games')).body;
    expect(tables.map(({ result }) => result)).toEqual([null, 'drawn', 'drawn', 'lost', 'won', 'won']);
    expect([tables[0]!.table, more]).toEqual([running.table, false]);
    expect((await max.device.ask<ResultsAnswer>('GET', '/api/me/results')).body.games).toEqual([
      { game: 'tchag', won: 1, drawn: 1, lost: 2 },
    ]);
  });

  it('exports everything as one file, without secrets of others', async () => {
    const app = await live();
    const { device, authenticator } = await keeper(app);
    const red = await device.lay();
    const bob = new TestDevice(app);
    const yellow = await bob.sit(red.table, 'Bob');
    await app.play(red, 0, 'b2b3');
    await app.post(`/api/tables/${red.table}/talk`, { text: 'de Léa' }, { token: red.token });
    await app.post(`/api/tables/${red.table}/talk`, { text: 'de Bob' }, { token: yellow.token });
    const desk = new TestDevice(app);
    await desk.signIn(authenticator);
    const tock = await desk.lay({ game: 'tock', seats: 2 });
    const subscription = new Device().subscription('https://push.example.org/lea');
    const reach = { way: 'push', subscription };
    expect((await desk.ask('POST', `/api/tables/${tock.table}/reach`, reach)).status).toBe(201);
    await app.ask('PUT', `/api/tables/${red.table}/understudy`, { level: 2, after: 9 }, { token: red.token });
    const { status, headers, body } = await desk.ask<{ person: object; tables: { table: string }[] }>(
      'GET',
      '/api/me/export',
    );
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toMatchObject({
      reach: [{ table: tock.table, way: 'push', to: 'https://push.example.org/lea' }],
      addresses: [],
    });
    expect(body).toMatchObject({ tablee: 'person', format: 1, person: { name: 'Léa', signIn: null } });
    const found = Object.fromEntries(body.tables.map(table => [table.table, table]));
    expect(found[red.table]).toMatchObject({
      game: 'tchag',
      seats: [0],
      host: true,
      names: ['Léa', 'Bob'],
      said: [{ text: 'de Léa' }],
      choices: [{ seat: 0, understudy: { level: 2, after: 9 }, replies: null }],
      record: { game: 'tchag', entries: [{ move: 'b2b3' }] },
    });
    expect(found[tock.table]).toMatchObject({ game: 'tock', record: null, times: null });
    const text = JSON.stringify(body);
    expect(text).not.toContain('de Bob');
    expect(text).not.toMatch(/"(seed|tokenHash|guestHash|passwordHash)"/);
    expect(keyOf(await new TestDevice(app).ask('GET', '/api/me/export'))).toEqual([401, 'not-signed-in']);
  });

  it('is deleted on all devices, and the games of others stay whole', async () => {
    const app = await live();
    const { device, authenticator } = await keeper(app);
    const desk = new TestDevice(app);
    await desk.signIn(authenticator);
    const bob = await keeper(app);
    const red = await device.lay();
    const yellow = await bob.device.sit(red.table, 'Bob');
    await app.play(red, 0, 'b2b3');
    await app.act(yellow, 'resign');
    const alone = await desk.lay();
    const line = await app.line({ cookie: device.cookie! });
    const gone = await desk.ask('DELETE', '/api/me');
    expect(gone.body).toEqual({ tables: 2, done: true });
    await line.closed;
    expect([await device.me(), await device.mine(), desk.cookie]).toEqual([null, [], null]);
    expect((await new TestDevice(app).signIn(authenticator)).status).toBe(403);
    expect((await app.get(`/api/tables/${alone.table}`)).status).toBe(404);
    const kept = await app.get<{ now: { n: number; people: { name: string }[] } }>(
      `/api/tables/${red.table}`,
    );
    expect(kept.body.now.n).toBe(2);
    const { tables } = (await bob.device.ask<PlayedAnswer>('GET', '/api/me/games')).body;
    expect(tables).toMatchObject([{ table: red.table, result: 'lost', people: ['', 'Bob'] }]);
  });
});

it('a guest without a person has results and an export too', async () => {
  const app = await live();
  const guest = new TestDevice(app);
  const seat: Seated = await guest.lay();
  expect(await guest.me()).toBeNull();
  const { body } = await guest.ask<{ person: null; tables: { table: string }[] }>('GET', '/api/me/export');
  expect([body.person, body.tables.map(({ table }) => table)]).toEqual([null, [seat.table]]);
});
