import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/common/config.ts';
import { addressKey } from '../src/limits/address-key.ts';
import { ConnectionLimits } from '../src/limits/connection-limits.ts';
import { RateLimit } from '../src/limits/rate-limit.ts';

describe('a rate limit', () => {
  it('allows a burst and refills by the minute', () => {
    let now = 0;
    const limit = new RateLimit({ burst: 3, perMinute: 60 }, () => now);
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false]);
    expect(limit.take('b')).toBe(true);
    expect(limit.waitMs('a')).toBe(1_000);
    now = 1_000;
    expect([1, 2].map(() => limit.take('a'))).toEqual([true, false]);
    now = 1_000_000;
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false]);
  });

  it('charges work afterwards, below zero', () => {
    let now = 0;
    const limit = new RateLimit({ burst: 100, perMinute: 60_000 }, () => now);
    expect(limit.hasLeft('a')).toBe(true);
    limit.charge('a', 500);
    expect(limit.hasLeft('a')).toBe(false);
    now = 400;
    expect(limit.hasLeft('a')).toBe(false);
    now = 401;
    expect(limit.hasLeft('a')).toBe(true);
  });

  it('drops addresses whose bucket is full again', () => {
    let now = 0;
    const limit = new RateLimit({ burst: 1, perMinute: 60 }, () => now);
    for (let i = 0; i < 10_000; i++) limit.take(`address ${i}`);
    expect(limit.size).toBe(10_000);
    now = 2_000;
    limit.take('one more');
    expect(limit.size).toBe(1);
  });
});

describe('the key of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('the limits of connections', () => {
  const limitsOf = (connectionsEach: number, proxies = 0, connections = 1_000) =>
    new ConnectionLimits({
      limits: { ...readConfig({}).limits, connections, connectionsEach },
      proxies,
    });
  const acceptedFrom = (limits: ConnectionLimits, address: string, tries: number): number =>
    Array.from({ length: tries }).filter(() => limits.accept(address) === null).length;

  it('reserve connections for plain requests: half as many as live ones, and at least 50', () => {
    expect(acceptedFrom(limitsOf(200), '192.0.2.1', 1_000)).toBe(300);
    expect(acceptedFrom(limitsOf(10), '192.0.2.1', 1_000)).toBe(60);
    expect(acceptedFrom(limitsOf(10, 1), '192.0.2.1', 1_000)).toBe(1_000);
  });

  it('count an IPv6 network as one address, and release closed connections', () => {
    const limits = limitsOf(2);
    expect(acceptedFrom(limits, '2001:db8::1', 30)).toBe(30);
    expect(acceptedFrom(limits, '2001:db8::2', 30)).toBe(22);
    expect(acceptedFrom(limits, '2001:db8:0:1::1', 30)).toBe(30);
    limits.close('2001:db8::3');
    expect(acceptedFrom(limits, '2001:db8::4', 30)).toBe(1);
    expect(limits.admit('2001:db8::1')).toBeNull();
    expect(limits.admit('2001:db8::2')).toBeNull();
    expect(limits.admit('2001:db8::3')).toMatchObject({ status: 429, key: 'too-many-connections' });
    limits.leave('2001:db8::4');
    expect(limits.admit('2001:db8::5')).toBeNull();
    expect(limits.size).toBe(2);
  });

  it('apply to live connections by forwarded address behind a proxy, and in total', () => {
    const limits = limitsOf(1, 1, 2);
    expect(limits.admit('192.0.2.1')).toBeNull();
    expect(limits.admit('192.0.2.1')).toMatchObject({ status: 429 });
    expect(limits.admit('192.0.2.2')).toBeNull();
    expect(limits.admit('192.0.2.3')).toMatchObject({ status: 503 });
  });
});
