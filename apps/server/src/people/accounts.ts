import { nameKey } from '@tablee/table';
import { trouble } from '../common/problems.ts';
import type { PeopleWrite, Profile, StoredPerson } from '../store/people.ts';
import { type Store, StoreError } from '../store/store.ts';
import { CHALLENGE_MS, type Challenges } from './challenges.ts';
import {
  DEVICE_CODE_LENGTH,
  DEVICE_CODE_MS,
  hashCode,
  newDeviceCode,
  newRecoveryCode,
  RECOVERY_CODE_LENGTH,
  readCode,
  spellCode,
} from './codes.ts';
import { hashSecret, newSecret, newTableId } from './credentials.ts';
import type { Identities, Identity } from './identity.ts';
import { type NewPasskey, readAssertion, readRegistration, registrationOptions, type Site, signInOptions } from './passkeys.ts';
import type { Passwords } from './passwords.ts';
import type { SignInLimits } from './sign-in-limits.ts';

const MAX_PASSKEYS = 20;
const MAX_DEVICES = 200;

export type AccountsParts = {
  readonly store: Store;
  readonly identities: Identities;
  readonly passwords: Passwords;
  readonly challenges: Challenges;
  readonly limits: SignInLimits;
  /** Tells other nodes that devices of a person have changed. */
  readonly tell: () => void;
  readonly signedIn: () => void;
  readonly refused: () => void;
};

/** The device that asks. */
export type Device = {
  readonly who: Identity | null;
  /** Its name in the list of sessions. */
  readonly name: string;
  /** The key of limits for its address. */
  readonly address: string;
};

/** `secret`: of a new guest, for the cookie of this device; null when it keeps its own. */
export type Joined = { readonly person: string; readonly secret: string | null };

/** Makes people of guests, and signs devices in and out. Every change is one transaction. */
export class Accounts {
  readonly #parts: AccountsParts;

  constructor(parts: AccountsParts) {
    this.#parts = parts;
  }

  /** A person for a guest who keeps nothing yet; the person of one who does. */
  async #with(
    device: Device,
    profile: Profile | undefined,
    more: (person: string) => readonly PeopleWrite[],
  ): Promise<Joined> {
    const { who } = device;
    if (who?.person) {
      await this.#write(...more(who.person));
      return { person: who.person, secret: null };
    }
    if (!profile) throw trouble('not-signed-in');
    const person = newTableId();
    return this.#join(device, person, [{ kind: 'make-person', id: person, profile }], more(person));
  }

  /** This device becomes one of the person's. A guest of somebody else is left behind, signed out. */
  async #join(
    { who, name }: Device,
    person: string,
    first: readonly PeopleWrite[],
    then: readonly PeopleWrite[] = [],
  ): Promise<Joined> {
    const { store, identities, tell } = this.#parts;
    if (who?.person === person) {
      await this.#write(...first, ...then);
      return { person, secret: null };
    }
    if ((await store.people.guestsOf(person)).length >= MAX_DEVICES) throw trouble('too-many-devices');
    const secret = who === null || who.person !== null ? newSecret() : null;
    const guestHash = secret === null ? who!.guest : hashSecret(secret);
    const left: PeopleWrite[] =
      who?.person == null ? [] : [{ kind: 'end-guest', id: who.person, guestHash: who.guest }];
    await this.#write(...first, ...left, { kind: 'join-person', id: person, guestHash, device: name }, ...then);
    identities.forget([guestHash, ...(who ? [who.guest] : [])], [person, who?.person ?? null]);
    if (left.length > 0) identities.end([who!.guest]);
    tell();
    return { person, secret };
  }

  async change(who: Identity | null, profile: Profile): Promise<void> {
    await this.#write({ kind: 'change-person', id: personOf(who), profile });
  }

  // Passkeys

  async passkeyOptions(device: Device, site: Site, name: string) {
    const { challenges, store } = this.#parts;
    const { who } = device;
    const person = who?.person ?? null;
    const ticket = challenges.issue('register', who?.guest ?? '');
    const known = person === null ? [] : await store.people.passkeysOf(person);
    if (known.length >= MAX_PASSKEYS) throw trouble('too-many-passkeys');
    const user = { id: person ?? newTableId(), name };
    return { ticket: ticket.text, options: await registrationOptions(site, ticket, user, known) };
  }

  async addPasskey(
    device: Device,
    site: Site,
    answer: { readonly ticket: string; readonly response: unknown },
    profile: Profile | undefined,
  ): Promise<Joined> {
    const ticket = this.#parts.challenges.read(answer.ticket, 'register', device.who?.guest ?? '');
    const made: NewPasskey | null = ticket && (await readRegistration(site, ticket, answer.response));
    if (!ticket || !made) throw this.#refuse('passkey-refused');
    return this.#with(device, profile, person => [
      spend(ticket.text),
      { kind: 'add-passkey', passkey: { ...made, person, device: device.name } },
    ]).catch(e => {
      throw isConflict(e) ? this.#refuse('passkey-refused') : e;
    });
  }

  async removePasskey(who: Identity | null, id: string): Promise<void> {
    try {
      await this.#parts.store.write({ kind: 'remove-passkey', id, person: personOf(who) });
    } catch (e) {
      throw isConflict(e) ? trouble('no-passkey') : e;
    }
  }

  async signInOptions(site: Site) {
    const ticket = this.#parts.challenges.issue('sign-in', '');
    return { ticket: ticket.text, options: await signInOptions(site, ticket) };
  }

  async signInByPasskey(
    device: Device,
    site: Site,
    answer: { readonly ticket: string; readonly response: { readonly id: string } },
  ): Promise<Joined> {
    const { store, challenges } = this.#parts;
    const ticket = challenges.read(answer.ticket, 'sign-in', '');
    const passkey = ticket && (await store.people.passkey(answer.response.id));
    const counter = ticket && passkey && (await readAssertion(site, ticket, answer.response, passkey));
    if (!ticket || !passkey || counter === null) throw this.#refuse('passkey-refused');
    return this.#signIn(device, passkey.person, [
      spend(ticket.text),
      { kind: 'use-passkey', id: passkey.id, before: passkey.counter, counter },
    ]);
  }

  // Passwords

  /** Sets or changes the password. The first one comes with a recovery code, which is returned this once. */
  async setPassword(
    device: Device,
    wanted: {
      readonly signIn: string;
      readonly password: string;
      readonly current?: string | undefined;
    },
    profile: Profile | undefined,
  ): Promise<Joined & { readonly recovery: string | null }> {
    const { store, passwords, limits } = this.#parts;
    const { who, address } = device;
    const before = who?.person ? await store.people.person(who.person) : null;
    if (before?.passwordHash && !(await passwords.verify(wanted.current ?? '', before.passwordHash, address)))
      throw this.#refuse('wrong-password');
    const signInKey = nameKey(wanted.signIn);
    checkPassword(wanted.password, signInKey);
    const holder = await store.people.personBySignIn(signInKey);
    if (holder && holder.id !== before?.id) throw this.#refuse(limits.tellTaken(address) ? 'sign-name-taken' : 'sign-in-often');
    const passwordHash = await passwords.hash(wanted.password, address);
    const recovery = before?.hasRecovery ? null : newRecoveryCode();
    try {
      const joined = await this.#with(device, profile, id => [
        { kind: 'set-password', id, signIn: wanted.signIn, signInKey, passwordHash },
        ...(recovery === null ? [] : [setRecovery(id, recovery)]),
      ]);
      return { ...joined, recovery: recovery === null ? null : spellCode(recovery) };
    } catch (e) {
      throw isConflict(e) ? this.#refuse('sign-name-taken') : e;
    }
  }

  async signInByPassword(device: Device, signIn: string, password: string): Promise<Joined> {
    const { store, passwords, limits } = this.#parts;
    const key = nameKey(signIn);
    const person = await store.people.personBySignIn(key);
    // A device this person has used is never locked out by the guesses of others.
    const known = person !== null && (await this.#hasUsed(person, device));
    if (!known && !limits.attemptAt(key)) throw this.#refuse('sign-in-often');
    const right = await passwords.verify(password, person?.passwordHash ?? null, device.address);
    if (!person || !right) throw this.#refuse('sign-in-failed');
    return this.#signIn(device, person.id, []);
  }

  async #hasUsed({ id }: StoredPerson, { who }: Device): Promise<boolean> {
    if (!who) return false;
    return (await this.#parts.store.people.guestsOf(id)).some(({ guestHash }) => guestHash === who.guest);
  }

  // Recovery codes

  /** A new code; the one before is void. */
  async newRecovery(who: Identity | null): Promise<string> {
    const code = newRecoveryCode();
    await this.#write(setRecovery(personOf(who), code));
    return spellCode(code);
  }

  /** Signs in, sets or removes the forgotten password, and replaces the code. */
  async recover(
    device: Device,
    text: string,
    password: string | undefined,
  ): Promise<Joined & { readonly recovery: string }> {
    const { store, passwords } = this.#parts;
    const code = readCode(text, RECOVERY_CODE_LENGTH);
    const before = code === null ? null : hashCode('recovery', code);
    const person = before && (await store.people.personByRecovery(before));
    if (!before || !person) throw this.#refuse('code-refused');
    const { id, signIn } = person;
    const writes: PeopleWrite[] = [];
    if (password !== undefined && signIn !== null) {
      const signInKey = nameKey(signIn);
      checkPassword(password, signInKey);
      const passwordHash = await passwords.hash(password, device.address);
      writes.push({ kind: 'set-password', id, signIn, signInKey, passwordHash });
    } else if (person.passwordHash !== null) writes.push({ kind: 'drop-password', id });
    const next = newRecoveryCode();
    const joined = await this.#signIn(device, id, [{ ...setRecovery(id, next), before }, ...writes], 'code-refused');
    return { ...joined, recovery: spellCode(next) };
  }

  // Another device

  /** A code that adds one device to this person, for some minutes. */
  async newDeviceCode(
    device: Device,
    profile: Profile | undefined,
  ): Promise<Joined & { readonly code: string; readonly seconds: number }> {
    const code = newDeviceCode();
    const codeHash = hashCode('device', code);
    const joined = await this.#with(device, profile, person => [
      { kind: 'issue-code', codeHash, person, ttlMs: DEVICE_CODE_MS },
    ]);
    return { ...joined, code: spellCode(code), seconds: DEVICE_CODE_MS / 1000 };
  }

  /** The person behind a code, to be confirmed on the other device. */
  async personOfCode(text: string): Promise<StoredPerson> {
    const { people } = this.#parts.store;
    const code = readCode(text, DEVICE_CODE_LENGTH);
    const id = code && (await people.personOfCode(hashCode('device', code)));
    const person = id && (await people.person(id));
    if (!person) throw this.#refuse('code-refused');
    return person;
  }

  async signInByCode(device: Device, text: string): Promise<Joined> {
    const { id } = await this.personOfCode(text);
    const codeHash = hashCode('device', readCode(text, DEVICE_CODE_LENGTH)!);
    return this.#signIn(device, id, [{ kind: 'use-code', codeHash }], 'code-refused');
  }

  // Sessions

  /** Ends a session: that device identifies nobody any more, and its connections are cut. */
  async end(who: Identity | null, guestHash: string): Promise<void> {
    const { store, identities, tell } = this.#parts;
    const person = personOf(who);
    try {
      await store.write({ kind: 'end-guest', id: person, guestHash });
    } catch (e) {
      throw isConflict(e) ? trouble('no-device') : e;
    }
    identities.forget([guestHash], [person]);
    identities.end([guestHash]);
    tell();
  }

  async #signIn(
    device: Device,
    person: string,
    writes: readonly PeopleWrite[],
    refusal: 'passkey-refused' | 'code-refused' = 'passkey-refused',
  ): Promise<Joined> {
    try {
      const joined = await this.#join(device, person, writes);
      this.#parts.signedIn();
      return joined;
    } catch (e) {
      // Used before, or at the same time by somebody else.
      throw isConflict(e) ? this.#refuse(refusal) : e;
    }
  }

  #refuse(key: Parameters<typeof trouble>[0]): Error {
    this.#parts.refused();
    return trouble(key);
  }

  async #write(...writes: readonly PeopleWrite[]): Promise<void> {
    await this.#parts.store.write(...writes);
  }
}

/** Throws a Trouble for a request of nobody in particular. */
export function personOf(who: Identity | null): string {
  if (who?.person == null) throw trouble('not-signed-in');
  return who.person;
}

const isConflict = (e: unknown): boolean => e instanceof StoreError && e.kind === 'conflict';

const spend = (ticket: string): PeopleWrite => ({
  kind: 'spend-challenge',
  codeHash: hashCode('challenge', ticket),
  ttlMs: CHALLENGE_MS,
});

const setRecovery = (id: string, code: string) =>
  ({ kind: 'set-recovery', id, recoveryHash: hashCode('recovery', code) }) as const;

/** Long enough, not one letter repeated, and not the name itself. */
function checkPassword(password: string, signInKey: string): void {
  const varied = new Set(password).size >= 4;
  if (!varied || nameKey(password) === signInKey) throw trouble('weak-password');
}
