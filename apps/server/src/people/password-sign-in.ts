import { randomInt } from 'node:crypto';
import { nameKey } from '@tablee/table';
import { trouble } from '../common/problems.ts';
import type { PeopleWrite, Profile, StoredPerson } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { hashCode, newRecoveryCode, RECOVERY_CODE_LENGTH, readCode, spellCode } from './codes.ts';
import { type Device, isConflict, type Joined, type Membership } from './membership.ts';
import type { Passwords } from './passwords.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export type PasswordSignInParts = {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly limits: SignInLimits;
  readonly membership: Membership;
};

export type WantedPassword = { readonly password: string; readonly current?: string | undefined };

/** Attempts to find a free sign-in name; each draws another number. */
const MAX_TRIES = 6;

/** Passwords, and the recovery code that replaces a forgotten one. */
export class PasswordSignIn {
  readonly #parts: PasswordSignInParts;

  constructor(parts: PasswordSignInParts) {
    this.#parts = parts;
  }

  /** Sets or changes the password. The first one comes with a recovery code, which is returned this once. */
  async set(
    device: Device,
    wanted: WantedPassword,
    profile: Profile | undefined,
  ): Promise<Joined & { readonly signIn: string; readonly recovery: string | null }> {
    const { store, passwords, membership } = this.#parts;
    const before = device.who?.person ? await store.people.person(device.who.person) : null;
    if (!before && !profile) throw trouble('not-signed-in');
    if (before?.passwordHash) await this.#check(device, before, wanted.current ?? '');
    checkPassword(wanted.password, before?.signIn ?? null);
    const passwordHash = await passwords.hash(wanted.password, device.address);
    const recovery = before?.hasRecovery ? null : newRecoveryCode();
    for (let tries = 0; ; tries++) {
      const signIn = before?.signIn ?? newSignIn(before?.name ?? profile?.name ?? '', tries);
      try {
        const joined = await membership.keep(device, profile, id => [
          { kind: 'set-password', id, signIn, signInKey: nameKey(signIn), passwordHash },
          ...(recovery === null ? [] : [setRecovery(id, recovery)]),
        ]);
        return { ...joined, signIn, recovery: recovery === null ? null : spellCode(recovery) };
      } catch (e) {
        if (!isConflict(e) || before?.signIn || tries >= MAX_TRIES) throw e;
      }
    }
  }

  /** The answer is the same for an unknown name and for a wrong password, and takes as long. */
  async signIn(device: Device, signIn: string, password: string): Promise<Joined> {
    const { store, passwords, limits, membership } = this.#parts;
    const key = nameKey(signIn.trim());
    const person = await store.people.personBySignIn(key);
    // A device this person has used is never locked out by the guesses of others.
    const known = await this.#hasUsed(person, device);
    if (!known && !limits.attemptAt(key, device.address)) throw membership.refuse('sign-in-often');
    const right = await passwords.verify(password, person?.passwordHash ?? null, device.address);
    if (!person || !right) throw membership.refuse('sign-in-failed');
    return membership.signIn(device, person.id, [], 'sign-in-failed');
  }

  /** A new recovery code; the one before is void. */
  async newRecovery(device: Device): Promise<string> {
    const code = newRecoveryCode();
    await this.#parts.membership.keep(device, undefined, person => [setRecovery(person, code)]);
    return spellCode(code);
  }

  /** Signs in, sets a new password or removes the forgotten one, and replaces the code. */
  async recover(
    device: Device,
    text: string,
    password: string | undefined,
  ): Promise<Joined & { readonly signIn: string | null; readonly recovery: string }> {
    const { store, passwords, membership } = this.#parts;
    const code = readCode(text, RECOVERY_CODE_LENGTH);
    const before = code === null ? null : hashCode('recovery', code);
    const person = before === null ? null : await store.people.personByRecovery(before);
    if (before === null || !person) throw membership.refuse('code-refused');
    const { id, signIn } = person;
    const next = newRecoveryCode();
    const writes: PeopleWrite[] = [{ ...setRecovery(id, next), before }];
    const changed = password !== undefined && signIn !== null;
    if (changed) {
      checkPassword(password, signIn);
      const passwordHash = await passwords.hash(password, device.address);
      writes.push({ kind: 'set-password', id, signIn, signInKey: nameKey(signIn), passwordHash });
    } else if (person.passwordHash !== null) writes.push({ kind: 'drop-password', id });
    const joined = await membership.signIn(device, id, writes, 'code-refused');
    return { ...joined, signIn: changed ? signIn : null, recovery: spellCode(next) };
  }

  /** Guesses at the present password of an open session are limited like those at the door. */
  async #check({ address }: Device, { id, passwordHash }: StoredPerson, current: string): Promise<void> {
    const { passwords, limits, membership } = this.#parts;
    if (!limits.attemptAt(id, address)) throw membership.refuse('sign-in-often');
    if (!(await passwords.verify(current, passwordHash, address))) throw membership.refuse('wrong-password');
  }

  /** Asks the database for an unknown name too: it must not be answered faster. */
  async #hasUsed(person: StoredPerson | null, { who }: Device): Promise<boolean> {
    const guests = await this.#parts.store.people.guestsOf(person?.id ?? '');
    return who !== null && guests.some(({ guestHash }) => guestHash === who.guest);
  }
}

const setRecovery = (id: string, code: string) =>
  ({ kind: 'set-recovery', id, recoveryHash: hashCode('recovery', code) }) as const;

const MAX_WORD = 12;
const DIGITS = [4, 4, 5, 6, 8, 10];

/**
 * A name for signing in, such as "lea-4821". It is drawn and not chosen: a form that tells whether a name is taken tells
 * who is registered.
 */
function newSignIn(name: string, tries: number): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const digits = DIGITS[Math.min(tries, DIGITS.length - 1)]!;
  const number = String(randomInt(10 ** digits)).padStart(digits, '0');
  return `${letters.slice(0, MAX_WORD) || 'tablee'}-${number}`;
}

/** Not a few letters repeated, and not the name itself. The schema of the request checks the length. */
function checkPassword(password: string, signIn: string | null): void {
  const varied = new Set(password).size >= 4;
  if (!varied || (signIn !== null && nameKey(password) === nameKey(signIn))) throw trouble('weak-password');
}
