import { type ProblemKey, type Trouble, trouble } from '../common/problems.ts';
import type { PeopleWrite, Profile } from '../store/people.ts';
import { type Store, StoreError } from '../store/store.ts';
import { hashSecret, newSecret, newTableId } from './credentials.ts';
import type { Identities, Identity } from './identity.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** Devices of one person, ended ones with games included. */
const MAX_DEVICES = 200;

export type MembershipParts = {
  readonly store: Store;
  readonly identities: Identities;
  readonly limits: SignInLimits;
  /** Tells other nodes that devices of a person have changed. */
  readonly tell: () => void;
  readonly signedIn: () => void;
  readonly refused: () => void;
};

/** The device that asks. */
export type Device = {
  readonly who: Identity | null;
  /** Its name in the list of devices. */
  readonly name: string;
  /** The key of limits for its address. */
  readonly address: string;
};

/** `secret`: of a new guest, for the cookie of this device; null when it keeps its own. */
export type Joined = { readonly person: string; readonly secret: string | null };

/** Which devices belong to which person. Every change is one transaction. */
export class Membership {
  readonly #parts: MembershipParts;

  constructor(parts: MembershipParts) {
    this.#parts = parts;
  }

  /** Writes something about the person of a device. A guest who keeps nothing yet becomes a person with this profile. */
  async keep(
    device: Device,
    profile: Profile | undefined,
    writes: (person: string) => readonly PeopleWrite[],
  ): Promise<Joined> {
    const { who, address } = device;
    if (who?.person) {
      await this.#writeAbout(who, writes(who.person));
      return { person: who.person, secret: null };
    }
    if (!profile) throw trouble('not-signed-in');
    if (!this.#parts.limits.newPerson(address)) throw this.refuse('sign-in-often');
    const person = newTableId();
    return this.#join(device, person, [{ kind: 'make-person', id: person, profile }], writes(person));
  }

  /** This device becomes one of the person's. `proof`: what is used up by signing in; a conflict is a refusal. */
  async signIn(
    device: Device,
    person: string,
    proof: readonly PeopleWrite[],
    refusal: ProblemKey,
  ): Promise<Joined> {
    try {
      const joined = await this.#join(device, person, proof);
      this.#parts.signedIn();
      return joined;
    } catch (e) {
      // Used before, or at the same time by another request.
      throw isConflict(e) ? this.refuse(refusal) : e;
    }
  }

  async change(who: Identity | null, profile: Profile): Promise<void> {
    const id = personOf(who);
    await this.#writeAbout(who!, [{ kind: 'change-person', id, profile }]);
  }

  /** Ends a session: that device is signed out, and its connections are cut. */
  async end(who: Identity | null, guestHash: string): Promise<void> {
    const person = personOf(who);
    await this.#checkWayBack(person, guestHash);
    try {
      await this.#parts.store.write({ kind: 'end-guest', id: person, guestHash });
    } catch (e) {
      throw isConflict(e) ? trouble('no-device') : e;
    }
    this.#changed([guestHash], [person], [guestHash]);
  }

  /** Without a way to sign in, the last device is the only one: its games would be lost. */
  async #checkWayBack(id: string, guestHash: string): Promise<void> {
    const { people } = this.#parts.store;
    const [guests, person] = await Promise.all([people.guestsOf(id), people.person(id)]);
    const others = guests.some(guest => guest.endedAt === null && guest.guestHash !== guestHash);
    if (others || !person || person.passwordHash !== null || person.hasRecovery) return;
    if ((await people.passkeysOf(id)).length === 0) throw trouble('last-device');
  }

  /** Removes the person. The guests are erased by requests that the same transaction stores. */
  async remove(who: Identity): Promise<void> {
    const person = personOf(who);
    const erasures = who.guests.map(
      guestHash => ({ kind: 'erasure-request', guestHash, done: false }) as const,
    );
    await this.#parts.store.write(...erasures, { kind: 'remove-person', id: person });
    this.#changed(who.guests, [person], who.guests);
  }

  /** A person removed at another node is known here for some seconds: that guest keeps nothing any more. */
  async #writeAbout(who: Identity, writes: readonly PeopleWrite[]): Promise<void> {
    try {
      await this.write(...writes);
    } catch (e) {
      const person = personOf(who);
      if (!isConflict(e) || (await this.#parts.store.people.person(person))) throw e;
      this.#parts.identities.forget(who.guests, [person]);
      throw trouble('not-signed-in');
    }
  }

  /** Conflicts are thrown as they are. */
  async write(...writes: readonly PeopleWrite[]): Promise<void> {
    await this.#parts.store.write(...writes);
  }

  /** Counts a refusal. */
  refuse(key: ProblemKey): Trouble {
    this.#parts.refused();
    return trouble(key);
  }

  /** A guest of somebody else is left behind, signed out, and this device becomes a new one. */
  async #join(
    { who, name }: Device,
    person: string,
    first: readonly PeopleWrite[],
    then: readonly PeopleWrite[] = [],
  ): Promise<Joined> {
    if (who?.person === person) {
      await this.write(...first, ...then);
      return { person, secret: null };
    }
    const guests = await this.#parts.store.people.guestsOf(person);
    if (guests.length >= MAX_DEVICES) throw trouble('too-many-devices');
    const left = who !== null && who.person !== null ? { id: who.person, guestHash: who.guest } : null;
    const secret = who === null || left ? newSecret() : null;
    const guestHash = who === null || secret !== null ? hashSecret(secret!) : who.guest;
    await this.write(
      ...first,
      ...(left ? [{ kind: 'end-guest', ...left } as const] : []),
      { kind: 'join-person', id: person, guestHash, device: name },
      ...then,
    );
    this.#changed(
      left ? [guestHash, left.guestHash] : [guestHash],
      left ? [person, left.id] : [person],
      left ? [left.guestHash] : [],
    );
    return { person, secret };
  }

  #changed(guests: readonly string[], people: readonly string[], ended: readonly string[]): void {
    const { identities, tell } = this.#parts;
    identities.forget(guests, people);
    identities.end(ended);
    tell();
  }
}

/** Throws a Trouble for a guest who keeps nothing. */
export function personOf(who: Identity | null): string {
  if (who?.person == null) throw trouble('not-signed-in');
  return who.person;
}

export const isConflict = (e: unknown): boolean => e instanceof StoreError && e.kind === 'conflict';
