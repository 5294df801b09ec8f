import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Real receivers on this machine: a push service with a device behind it, a mail server, a webhook. */

export type Hit = { readonly headers: IncomingHttpHeaders; readonly body: Buffer; readonly path: string };

/** Closes a receiver at the end of a test. */
type AtEnd = (close: () => Promise<void>) => void;

/** Things that arrive one after another. */
class Arrivals<T> {
  readonly all: T[] = [];
  #waiting: (() => void)[] = [];

  add(item: T): void {
    this.all.push(item);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** The arrival of this number, from 1. */
  async nth(n: number): Promise<T> {
    while (this.all.length < n)
      await new Promise<void>(wake => {
        this.#waiting.push(wake);
      });
    return this.all[n - 1]!;
  }
}

export class HttpReceiver extends Arrivals<Hit> {
  readonly url: string;
  /** What it answers from now on. */
  status = 201;
  headers: { readonly [name: string]: string } = {};
  /** Takes messages without an answer. */
  holds = false;
  readonly #server: http.Server;

  private constructor(server: http.Server) {
    super();
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async open(atEnd: AtEnd): Promise<HttpReceiver> {
    let receiver: HttpReceiver | null = null;
    const server = http.createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', part => parts.push(part as Buffer));
      request.on('end', () => {
        if (!receiver!.holds) response.writeHead(receiver!.status, receiver!.headers).end();
        receiver!.add({ headers: request.headers, body: Buffer.concat(parts), path: request.url ?? '' });
      });
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    receiver = new HttpReceiver(server);
    atEnd(() => receiver.close());
    return receiver;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise(done => this.#server.close(done));
  }
}

/** A browser that has subscribed: it alone can read what is sent to it. */
export class Device {
  readonly #curve: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #publicKey: Buffer;

  constructor() {
    this.#publicKey = this.#curve.generateKeys();
  }

  subscription(endpoint: string) {
    return {
      endpoint,
      keys: { p256dh: this.#publicKey.toString('base64url'), auth: this.#auth.toString('base64url') },
    };
  }

  /** By RFC 8291 and RFC 8188: one record of aes128gcm. */
  read(body: Buffer): { readonly [field: string]: unknown } {
    const salt = body.subarray(0, 16);
    const recordSize = body.readUInt32BE(16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    if (keyLength !== 65 || sealed.length > recordSize) throw new Error('no message of Web Push');
    const shared = this.#curve.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, sender]);
    const ikm = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with 2, then zeros.
    const end = text.lastIndexOf(2);
    if (text.subarray(end + 1).some(byte => byte !== 0)) throw new Error('wrong padding');
    return JSON.parse(text.subarray(0, end).toString()) as { readonly [field: string]: unknown };
  }
}

/** The claims of the VAPID header (RFC 8292); throws unless they are signed with the key beside them. */
export function vapidClaims(header: string | undefined): {
  readonly claims: { readonly [name: string]: unknown };
  readonly key: string;
} {
  const [, jwt, key] = /^vapid t=([^,]+), k=(\S+)$/.exec(header ?? '') ?? [];
  if (jwt === undefined || key === undefined) throw new Error(`no VAPID header: ${header}`);
  const [head, claims, signature] = jwt.split('.') as [string, string, string];
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('the VAPID token is not signed with its key');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

/** Whether a webhook's message is signed with its key. */
export function isSigned({ headers, body }: Hit, key: string): boolean {
  const [, at, sum] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['tablee-signature'])) ?? [];
  return sum === createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
}

export type Mail = { readonly to: readonly string[]; readonly text: string };

/** A mail server that refuses the addresses given. */
export class MailReceiver extends Arrivals<Mail> {
  readonly url: string;
  readonly refused = new Set<string>();
  asked = 0;

  private constructor(port: number) {
    super();
    this.url = `smtp://127.0.0.1:${port}`;
  }

  static async open(atEnd: AtEnd): Promise<MailReceiver> {
    let receiver: MailReceiver | null = null;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        receiver!.asked++;
        if (!receiver!.refused.has(address)) return done();
        done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      },
      onData(stream, session, done) {
        const parts: Buffer[] = [];
        stream.on('data', part => parts.push(part as Buffer));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          receiver!.add({ to, text: readable(Buffer.concat(parts).toString()) });
          done();
        });
      },
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    receiver = new MailReceiver((server.server.address() as AddressInfo).port);
    atEnd(() => new Promise<void>(done => server.close(() => done())));
    return receiver;
  }
}

/** Headers unfolded, quoted-printable and base64 decoded. */
function readable(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const body = rest.join('\r\n\r\n');
  if (/Content-Transfer-Encoding: base64/i.test(headers))
    return `${headers}\n\n${Buffer.from(body, 'base64').toString()}`;
  if (!/quoted-printable/i.test(headers)) return `${headers}\n\n${body}`;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `${headers}\n\n${Buffer.from(bytes, 'latin1').toString()}`;
}
