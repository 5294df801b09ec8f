import { describe, expect, it } from 'vitest';
import type { Passkey, PeopleWrite } from '../src/store/people.ts';
import { type Store, StoreError } from '../src/store/store.ts';
import { holder, newTable } from './store-contract.ts';

/** What every store promises about people. `wait` lets time pass for the store. */

const profile = { name: 'Léa « B »', avatar: 3, colour: 1 };
const passkey: Omit<Passkey, 'madeAt' | 'usedAt'> = {
  id: 'key',
  person: 'lea',
  publicKey: 'AAAA',
  counter: 4,
  transports: ['internal', 'hybrid'],
  device: 'Firefox',
};

export function peopleContract(
  name: string,
  open: () => Promise<{ store: Store; wait: (ms: number) => void }>,
): void {
  const withLea = async (...more: readonly PeopleWrite[]) => {
    const { store, wait } = await open();
    await store.write({ kind: 'make-person', id: 'lea', profile }, ...more);
    const kindOf = (...writes: readonly PeopleWrite[]): Promise<string> =>
      store.write(...writes).then(
        () => 'written',
        e => (e instanceof StoreError ? e.kind : 'another error'),
      );
    return { store, wait, kindOf };
  };
  const join = (guestHash: string, id = 'lea'): PeopleWrite => ({
    kind: 'join-person',
    id,
    guestHash,
    device: 'Firefox',
  });

  describe(`people in ${name}`, () => {
    it('are a set of guests, and a guest belongs to one person for ever', async () => {
      const { store, kindOf } = await withLea(join('phone'), join('desk'));
      expect(await store.people.person('lea')).toMatchObject({ id: 'lea', ...profile, signIn: null });
      expect((await store.people.guestsWith('desk')).map(g => g.guestHash)).toEqual(['phone', 'desk']);
      expect(await store.people.guestsWith('unknown')).toEqual([]);
      expect(await kindOf({ kind: 'make-person', id: 'max', profile }, join('desk', 'max'))).toBe('conflict');
      // Nothing of a refused transaction stays.
      expect(await store.people.person('max')).toBeNull();
      expect(await kindOf(join('tablet', 'nobody'))).toBe('conflict');
      expect(await kindOf({ kind: 'end-guest', id: 'max', guestHash: 'phone' })).toBe('conflict');
      expect(await kindOf({ kind: 'end-guest', id: 'lea', guestHash: 'phone' })).toBe('written');
      expect(await kindOf({ kind: 'end-guest', id: 'lea', guestHash: 'phone' })).toBe('conflict');
      const [phone, desk] = await store.people.guestsOf('lea');
      expect([phone!.endedAt === null, desk!.endedAt]).toEqual([false, null]);
      expect(await store.people.personsOf(['desk', 'phone', 'other'])).toEqual(
        new Map([
          ['desk', 'lea'],
          ['phone', 'lea'],
        ]),
      );
    });

    it('have one sign-in name each, and lose it with the password', async () => {
      const { store, kindOf } = await withLea({ kind: 'make-person', id: 'max', profile });
      const set = (id: string): PeopleWrite => ({
        kind: 'set-password',
        id,
        signIn: 'Lea-12',
        signInKey: 'lea-12',
        passwordHash: 'hash',
      });
      expect(await kindOf(set('lea'))).toBe('written');
      expect(await kindOf(set('max'))).toBe('conflict');
      expect(await store.people.personBySignIn('lea-12')).toMatchObject({ id: 'lea', passwordHash: 'hash' });
      expect(await kindOf({ kind: 'drop-password', id: 'lea' })).toBe('written');
      expect(await store.people.personBySignIn('lea-12')).toBeNull();
      const recovery = { kind: 'set-recovery', id: 'lea', recoveryHash: 'one' } as const;
      expect(await kindOf(recovery)).toBe('written');
      const next = { ...recovery, recoveryHash: 'two', before: 'one' };
      expect([await kindOf(next), await kindOf(next)]).toEqual(['written', 'conflict']);
      expect((await store.people.personByRecovery('two'))!.hasRecovery).toBe(true);
    });

    it('use a passkey from the counter it stood at', async () => {
      const { store, kindOf } = await withLea({ kind: 'add-passkey', passkey });
      expect(await store.people.passkey('key')).toMatchObject({ ...passkey, usedAt: null });
      const use = { kind: 'use-passkey', id: 'key', before: 4, counter: 5 } as const;
      expect([await kindOf(use), await kindOf(use)]).toEqual(['written', 'conflict']);
      expect(await kindOf({ kind: 'add-passkey', passkey })).toBe('conflict');
      expect(await kindOf({ kind: 'remove-passkey', id: 'key', person: 'max' })).toBe('conflict');
      expect(await kindOf({ kind: 'remove-passkey', id: 'key', person: 'lea' })).toBe('written');
      expect(await store.people.passkeysOf('lea')).toEqual([]);
    });

    it('have one code at a time, which grows too old; a challenge is spent once', async () => {
      const { store, wait, kindOf } = await withLea();
      const issue = (codeHash: string): PeopleWrite => ({
        kind: 'issue-code',
        codeHash,
        person: 'lea',
        ttlMs: 60_000,
      });
      await store.write(issue('one'));
      await store.write(issue('two'));
      expect(await store.people.personOfCode('one')).toBeNull();
      expect(await store.people.personOfCode('two')).toBe('lea');
      expect(await kindOf({ kind: 'use-code', codeHash: 'two' })).toBe('written');
      expect(await kindOf({ kind: 'use-code', codeHash: 'two' })).toBe('conflict');
      await store.write(issue('three'));
      const spend = { kind: 'spend-challenge', codeHash: 'challenge', ttlMs: 60_000 } as const;
      expect([await kindOf(spend), await kindOf(spend)]).toEqual(['written', 'conflict']);
      // A spent challenge is no code.
      expect(await store.people.personOfCode('challenge')).toBeNull();
      expect(await kindOf({ kind: 'use-code', codeHash: 'challenge' })).toBe('conflict');
      wait(60_001);
      expect(await store.people.personOfCode('three')).toBeNull();
      expect(await kindOf({ kind: 'use-code', codeHash: 'three' })).toBe('conflict');
    });

    it('list their tables over all guests, and are removed with everything of theirs', async () => {
      const { store, kindOf } = await withLea(join('guest of Ann'), join('guest of Bob'), {
        kind: 'add-passkey',
        passkey,
      });
      await store.write(newTable('aaaaaaaaaaaa', { holders: [holder('Ann'), { bot: 3 }] }));
      await store.write(newTable('bbbbbbbbbbbb', { holders: [holder('Eve'), holder('Bob')] }));
      const guests = ['guest of Ann', 'guest of Bob'];
      const ids = async (skip: number) => (await store.people.playedBy(guests, skip, 10)).map(t => t.id);
      expect(await ids(0)).toEqual(['bbbbbbbbbbbb', 'aaaaaaaaaaaa']);
      expect(await ids(1)).toEqual(['aaaaaaaaaaaa']);
      expect((await store.tablesOf(guests, 10)).map(t => t.seat)).toEqual([1, 0]);
      expect(await kindOf({ kind: 'remove-person', id: 'lea' })).toBe('written');
      expect(await kindOf({ kind: 'remove-person', id: 'lea' })).toBe('conflict');
      const { people } = store;
      expect([await people.person('lea'), await people.guestsOf('lea'), await people.passkey('key')]).toEqual(
        [null, [], null],
      );
      // Tables belong to guests: erasing those is another matter.
      expect(await ids(0)).toHaveLength(2);
    });

    it('are tidied: old codes go, and sessions that ended long ago and have no tables', async () => {
      const { store, wait } = await withLea(join('guest of Ann'), join('phone'), join('desk'), {
        kind: 'issue-code',
        codeHash: 'code',
        person: 'lea',
        ttlMs: 60_000,
      });
      await store.write(newTable('aaaaaaaaaaaa', { holders: [holder('Ann'), null] }));
      const end = (guestHash: string): PeopleWrite => ({ kind: 'end-guest', id: 'lea', guestHash });
      await store.write(end('guest of Ann'), end('phone'));
      const left = async () => (await store.people.guestsOf('lea')).map(({ guestHash }) => guestHash).sort();
      await store.write({ kind: 'tidy-people', endedMs: 50_000 });
      expect([await left(), await store.people.personOfCode('code')]).toEqual([
        ['desk', 'guest of Ann', 'phone'],
        'lea',
      ]);
      wait(60_001);
      await store.write({ kind: 'tidy-people', endedMs: 50_000 });
      // Her games stay hers.
      expect([await left(), await store.people.personOfCode('code')]).toEqual([
        ['desk', 'guest of Ann'],
        null,
      ]);
    });

    it('tell which guests changed since a time', async () => {
      const { store } = await withLea(join('phone'));
      const { now } = await store.people.guestsChangedSince(Number.MAX_SAFE_INTEGER);
      expect(now).toBeGreaterThan(0);
      const all = await store.people.guestsChangedSince(0);
      expect(all.guests.map(g => g.guestHash)).toEqual(['phone']);
    });
  });
}
