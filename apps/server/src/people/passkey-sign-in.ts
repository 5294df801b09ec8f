import { trouble } from '../common/problems.ts';
import type { PeopleWrite, Profile } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { CHALLENGE_MS, type Challenges } from './challenges.ts';
import { hashCode } from './codes.ts';
import { newTableId } from './credentials.ts';
import type { Identity } from './identity.ts';
import { type Device, isConflict, type Joined, type Membership, personOf } from './membership.ts';
import {
  readAssertion,
  readRegistration,
  registrationOptions,
  type Site,
  signInOptions,
} from './passkeys.ts';

const MAX_PASSKEYS = 20;

/** What a browser sends back: the ticket of the options, and the answer of the authenticator. */
export type PasskeyAnswer = { readonly ticket: string; readonly response: { readonly id: string } };

export type PasskeySignInParts = {
  readonly store: Store;
  readonly challenges: Challenges;
  readonly membership: Membership;
};

/** Making passkeys, and signing in with them. A challenge is good for one answer. */
export class PasskeySignIn {
  readonly #parts: PasskeySignInParts;

  constructor(parts: PasskeySignInParts) {
    this.#parts = parts;
  }

  /** `name`: shown by the browser in its list of passkeys. */
  async registrationOptions({ who }: Device, site: Site, name: string) {
    const { challenges, store } = this.#parts;
    const person = who?.person ?? null;
    const known = person === null ? [] : await store.people.passkeysOf(person);
    if (known.length >= MAX_PASSKEYS) throw trouble('too-many-passkeys');
    const ticket = challenges.issue('register', who?.guest ?? '');
    const user = { id: person ?? newTableId(), name };
    return { ticket: ticket.text, options: await registrationOptions(site, ticket, user, known) };
  }

  async add(
    device: Device,
    site: Site,
    answer: PasskeyAnswer,
    profile: Profile | undefined,
  ): Promise<Joined> {
    const { challenges, membership } = this.#parts;
    const ticket = challenges.read(answer.ticket, 'register', device.who?.guest ?? '');
    const made = ticket && (await readRegistration(site, ticket, answer.response));
    if (!ticket || !made) throw membership.refuse('passkey-refused');
    try {
      return await membership.keep(device, profile, person => [
        spend(ticket.text),
        { kind: 'add-passkey', passkey: { ...made, person, device: device.name } },
      ]);
    } catch (e) {
      throw isConflict(e) ? membership.refuse('passkey-refused') : e;
    }
  }

  async remove(who: Identity | null, id: string): Promise<void> {
    try {
      await this.#parts.membership.write({ kind: 'remove-passkey', id, person: personOf(who) });
    } catch (e) {
      throw isConflict(e) ? trouble('no-passkey') : e;
    }
  }

  async options(site: Site) {
    const ticket = this.#parts.challenges.issue('sign-in', '');
    return { ticket: ticket.text, options: await signInOptions(site, ticket) };
  }

  async signIn(device: Device, site: Site, answer: PasskeyAnswer): Promise<Joined> {
    const { store, challenges, membership } = this.#parts;
    const ticket = challenges.read(answer.ticket, 'sign-in', '');
    const passkey = ticket && (await store.people.passkey(answer.response.id));
    const counter = ticket && passkey && (await readAssertion(site, ticket, answer.response, passkey));
    if (!ticket || !passkey || counter === null) throw membership.refuse('passkey-refused');
    const proof: PeopleWrite[] = [
      spend(ticket.text),
      { kind: 'use-passkey', id: passkey.id, before: passkey.counter, counter },
    ];
    return membership.signIn(device, passkey.person, proof, 'passkey-refused');
  }
}

const spend = (ticket: string): PeopleWrite => ({
  kind: 'spend-challenge',
  codeHash: hashCode('challenge', ticket),
  // Longer than it is valid by the clock of any node.
  ttlMs: 2 * CHALLENGE_MS,
});
