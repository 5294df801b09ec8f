import type { KeptPerson, Laid, MeAnswer, MineItem, Problem, Seated } from '@tablee/wire';
import { expect } from 'vitest';
import { Authenticator } from './authenticator.ts';
import type { Answer, Live } from './live.ts';

export const PROFILE = { name: 'Léa', avatar: 3, colour: 2 };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Options = { readonly ticket: string; readonly options: { readonly challenge: string } };

/** A browser: keeps its cookie and sends what pages send. */
export class TestDevice {
  readonly app: Live;
  cookie: string | null = null;

  constructor(app: Live) {
    this.app = app;
  }

  async ask<T = unknown>(method: string, path: string, body?: unknown): Promise<Answer<T & Problem>> {
    const headers = { origin: this.app.url, 'user-agent': FIREFOX };
    const answer = await this.app.ask<T & Problem>(method, path, body, { cookie: this.cookie, headers });
    if (answer.cookie !== null) this.cookie = answer.cookie.endsWith('=') ? null : answer.cookie;
    return answer;
  }

  async me(): Promise<KeptPerson | null> {
    return (await this.ask<MeAnswer>('GET', '/api/me')).body.person;
  }

  async lay(body: object = {}): Promise<Laid & Seated> {
    const answer = await this.ask<Laid & Seated>('POST', '/api/tables', {
      game: 'tchag',
      name: 'Léa',
      seat: 0,
      ...body,
    });
    expect(answer.status).toBe(201);
    return answer.body;
  }

  async sit(table: string, name: string): Promise<Seated> {
    const answer = await this.ask<Seated>('POST', `/api/tables/${table}/seats`, { name });
    expect(answer.status).toBe(201);
    return answer.body;
  }

  async mine(): Promise<string[]> {
    const { body } = await this.ask<{ tables: MineItem[] }>('GET', '/api/mine');
    return body.tables.map(({ table }) => table).sort();
  }

  async makePasskey(authenticator: Authenticator, profile: object | undefined = PROFILE) {
    const asked = await this.ask<Options>('POST', '/api/me/passkeys/options', { name: 'Léa' });
    expect(asked.status).toBe(200);
    const { ticket, options } = asked.body;
    const body = { ticket, response: authenticator.make(options, this.app.url), profile };
    return { body, answer: await this.ask('POST', '/api/me/passkeys', body) };
  }

  /** What a page sends to sign in with a passkey. */
  async assertion(authenticator: Authenticator, origin = this.app.url) {
    const { ticket, options } = (await this.ask<Options>('POST', '/api/sign-in/passkey/options')).body;
    return { ticket, response: authenticator.sign(options, origin) };
  }

  async signIn(authenticator: Authenticator) {
    return this.ask('POST', '/api/sign-in/passkey', await this.assertion(authenticator));
  }

  setPassword(password: string, more: object = { profile: PROFILE }) {
    return this.ask<{ signIn: string; recovery: string }>('PUT', '/api/me/password', { password, ...more });
  }
}

/** A person with one device and a passkey. */
export async function keeper(app: Live) {
  const device = new TestDevice(app);
  const authenticator = new Authenticator();
  const { answer } = await device.makePasskey(authenticator);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { device, authenticator };
}
