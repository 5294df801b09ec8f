import { describe, expect, it, onTestFinished } from 'vitest';
import { MAX_ATTEMPTS, nextPauseMs } from '../src/reach/delivery.ts';
import { GuardedRequests, TargetError } from '../src/reach/guarded-request.ts';
import type { NoticeText } from '../src/reach/notice-text.ts';
import { isPublicAddress } from '../src/reach/public-address.ts';
import { Signatures, vapidKeys } from '../src/reach/signatures.ts';
import { TargetLimits } from '../src/reach/target-limits.ts';
import { isDiscord, WebhookSender } from '../src/reach/webhook.ts';
import type { DueNotice, Reach, Way } from '../src/store/reach-store.ts';
import { HttpReceiver } from './receivers.ts';

const REACH: Omit<Reach, 'way' | 'target'> = {
  id: 'r',
  key: 1,
  seat: -1,
  guestHash: '',
  tokenHash: '',
  language: 'fr',
  base: 'https://jeux.example.org',
  problem: null,
};

const problemOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'sent',
    error => (error instanceof TargetError ? error.problem : String(error)),
  );

describe('addresses a stranger may name', () => {
  it('are those of the public internet only', () => {
    const isPublic = ['93.184.215.14', '8.8.8.8', '2606:4700::1111', '2a00:1450:4007::200e'];
    const isNot = [
      ...['127.0.0.1', '127.8.9.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
      ...['169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
      ...['::1', '::', 'fe80::1', 'fd00::1', 'fc00::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
      ...['64:ff9b::a00:1', '2002:a00:1::', '2001::1', '2001:db8::1', 'example.org', ''],
    ];
    expect(isPublic.filter(address => !isPublicAddress(address))).toEqual([]);
    expect(isNot.filter(isPublicAddress)).toEqual([]);
  });

  it('are checked after the name is resolved, all of them, and the checked one is connected to', async () => {
    const receiver = await HttpReceiver.open(onTestFinished);
    const { port } = new URL(receiver.url);
    const message = { headers: {}, body: Buffer.from('{}') };
    let asked = 0;
    const to = (addresses: readonly string[], loopback = false) =>
      new GuardedRequests({
        loopback,
        resolve: async () => {
          asked++;
          return addresses;
        },
      }).post(`${loopback ? 'http' : 'https'}://hook.example.org:${port}/x`, message);
    expect(await problemOf(to(['127.0.0.1']))).toBe('private-address');
    expect(await problemOf(to(['93.184.215.14', '10.0.0.1']))).toBe('private-address');
    expect(await problemOf(to(['10.0.0.1'], true))).toBe('private-address');
    expect(await problemOf(to([], true))).toBe('unknown-host');
    expect(receiver.all).toEqual([]);
    asked = 0;
    expect(await to(['127.0.0.1'], true)).toEqual({ status: 201, retryAfterMs: null });
    // Asked once: a name that changes its address in between gains nothing.
    expect([asked, receiver.all[0]?.headers.host]).toEqual([1, `hook.example.org:${port}`]);

    const guard = new GuardedRequests({ loopback: true, timeoutMs: 50 });
    receiver.holds = true;
    expect(await problemOf(guard.post(`${receiver.url}/x`, message))).toBe('too-slow');
    await receiver.close();
    expect(await problemOf(guard.post(`${receiver.url}/x`, message))).toBe('unreachable');
  });
});

describe('limits of targets', () => {
  const to = (way: Way, target: string): Reach => ({ ...REACH, way, target });
  const push = (endpoint: string): Reach => to('push', JSON.stringify({ endpoint }));

  it('let two messages at a time go to one site, by any of its names', () => {
    const limits = new TargetLimits();
    const hooks = ['a', 'b', 'c'].map(name => to('webhook', `https://${name}.slow.example/x`));
    expect(hooks.map(hook => limits.start(hook) > 0)).toEqual([false, false, true]);
    expect(limits.start(to('webhook', 'https://other.example/x'))).toBe(0);
    limits.end(hooks[0]!);
    expect(limits.start(hooks[2]!)).toBe(0);
  });

  it('let no stranger use many devices against a server that is no push service', () => {
    const limits = new TargetLimits();
    const sent = (endpoint: (i: number) => string): number =>
      Array.from({ length: 200 }, (_, i) => push(endpoint(i))).filter(device => {
        if (limits.start(device) > 0) return false;
        limits.end(device);
        return true;
      }).length;
    expect(sent(i => `https://victim.example/${i}`)).toBe(60);
    expect(sent(i => `https://fcm.googleapis.com/fcm/send/${i}`)).toBe(200);
  });
});

describe('a webhook of Discord', () => {
  it('is recognised by its host and path, and gets its own form, in which names notify no one', async () => {
    expect(isDiscord('https://discord.com/api/webhooks/1/abc')).toBe(true);
    expect(isDiscord('https://ptb.discord.com/api/v10/webhooks/1/abc')).toBe(true);
    expect(isDiscord('https://discord.com.evil.example/api/webhooks/1/abc')).toBe(false);
    expect(isDiscord('https://discord.com/invite/abc')).toBe(false);

    const receiver = await HttpReceiver.open(onTestFinished);
    receiver.status = 204;
    const requests = new GuardedRequests({ loopback: true, resolve: async () => ['127.0.0.1'] });
    const sender = new WebhookSender(requests, () => 'key');
    const text: NoticeText = {
      language: 'fr',
      game: 'Tchag',
      name: '@everyone *Bob*',
      others: [],
      title: '',
      body: '',
      hint: null,
      path: '/t/aaaaaaaaaaaa',
      stopPath: '/avis/arreter/x',
    };
    const target = `http://discord.com:${new URL(receiver.url).port}/api/webhooks/1/abc`;
    const notice: DueNotice = {
      reach: 'r',
      seat: 1,
      kind: 'turn',
      decision: 4,
      attempts: 1,
      table: 'aaaaaaaaaaaa',
      to: { ...REACH, way: 'webhook', target },
    };
    expect(await sender.send({ notice, text })).toEqual({ result: 'sent' });
    expect(JSON.parse(String(receiver.all[0]!.body))).toEqual({
      content:
        'Tchag : c’est à \\@everyone \\*Bob\\*. https://jeux.example.org/t/aaaaaaaaaaaa\n' +
        '[Ne plus l’annoncer ici](<https://jeux.example.org/avis/arreter/x>)',
      allowed_mentions: { parse: [] },
    });
  });
});

describe('attempts, keys and links', () => {
  it('wait longer each time, as long as the target asks, and end', () => {
    const pauses = Array.from({ length: MAX_ATTEMPTS }, (_, made) => nextPauseMs(made + 1, null));
    expect(pauses.at(-1)).toBeNull();
    const numbers = pauses.slice(0, -1).map(Number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(nextPauseMs(1, 3_600_000)).toBe(3_600_000);
    expect(nextPauseMs(1, 1e12)).toBeLessThanOrEqual(86_400_000);
  });

  it('are the same for the same secret, and a link does one thing to one reach', () => {
    const secret = new Uint8Array(32).fill(7);
    expect(vapidKeys(secret)).toEqual(vapidKeys(secret));
    expect(Buffer.from(vapidKeys(secret).publicKey, 'base64url').length).toBe(65);
    // No private key of the curve: another one is derived.
    expect(vapidKeys(new Uint8Array(32).fill(255)).privateKey).not.toBe('');
    const links = new Signatures(secret);
    const id = 'a'.repeat(24);
    const token = links.linkTo('stop', id);
    expect(links.idIn('stop', token)).toBe(id);
    expect(links.idIn('confirm', token)).toBeNull();
    expect(links.idIn('stop', token.replace('a', 'b'))).toBeNull();
    expect(new Signatures(new Uint8Array(32)).idIn('stop', token)).toBeNull();
  });
});
