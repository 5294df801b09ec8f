import type { Outcome, Seat } from '@tablee/kernel';
import type { Holder } from '@tablee/table';

/** People who keep their games: a person is a set of guests (devices), with ways to sign in. Only hashes are stored. */

export type Profile = {
  readonly name: string;
  readonly avatar: number | null;
  /** One of the colours of the page. */
  readonly colour: number;
};

export type StoredPerson = Profile & {
  /** Random and public. */
  readonly id: string;
  readonly madeAt: number;
  /** The chosen name for signing in, as written by the person. */
  readonly signIn: string | null;
  readonly passwordHash: string | null;
  readonly hasRecovery: boolean;
};

/** A device. An ended one is signed out; its games stay with the person. */
export type PersonGuest = {
  readonly guestHash: string;
  readonly person: string;
  readonly device: string;
  readonly since: number;
  readonly seenAt: number;
  readonly endedAt: number | null;
};

export type Passkey = {
  /** Credential id, base64url. */
  readonly id: string;
  readonly person: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly device: string;
  readonly madeAt: number;
  readonly usedAt: number | null;
};

/** A table of a person as the history needs it. */
export type PlayedTable = {
  readonly id: string;
  readonly game: string;
  readonly seat: Seat;
  readonly holders: readonly (Holder | null)[];
  readonly outcome: Outcome | null;
  readonly touchedAt: number;
};

export interface PeopleRows {
  person(id: string): Promise<StoredPerson | null>;
  personBySignIn(signInKey: string): Promise<StoredPerson | null>;
  personByRecovery(recoveryHash: string): Promise<StoredPerson | null>;
  /** All guests of the person that this guest belongs to; empty for a guest who keeps nothing. */
  guestsWith(guestHash: string): Promise<readonly PersonGuest[]>;
  /** The same by person, oldest first. */
  guestsOf(person: string): Promise<readonly PersonGuest[]>;
  /** Guests who joined or ended since a time of the database, and that time now. */
  guestsChangedSince(
    time: number,
  ): Promise<{ readonly now: number; readonly guests: readonly PersonGuest[] }>;
  /** The persons of those guests who keep their games. */
  personsOf(guests: readonly string[]): Promise<ReadonlyMap<string, string>>;
  passkey(id: string): Promise<Passkey | null>;
  passkeysOf(person: string): Promise<readonly Passkey[]>;
  /** The person that an unexpired code of a device names. */
  personOfCode(codeHash: string): Promise<string | null>;
  /** Tables of these guests, latest first, after `skip`; archived ones are not among them. */
  playedBy(guests: readonly string[], skip: number, limit: number): Promise<readonly PlayedTable[]>;
}

/** Everything that can be written about people. Unknown persons and codes, and names that are taken, are conflicts. */
export type PeopleWrite =
  | { readonly kind: 'make-person'; readonly id: string; readonly profile: Profile }
  | { readonly kind: 'change-person'; readonly id: string; readonly profile: Profile }
  | {
      readonly kind: 'set-password';
      readonly id: string;
      readonly signIn: string;
      readonly signInKey: string;
      readonly passwordHash: string;
    }
  | { readonly kind: 'drop-password'; readonly id: string }
  /** Conflicts unless the code before is `before`, when that is given. */
  | {
      readonly kind: 'set-recovery';
      readonly id: string;
      readonly recoveryHash: string;
      readonly before?: string;
    }
  | {
      readonly kind: 'join-person';
      readonly id: string;
      readonly guestHash: string;
      readonly device: string;
    }
  | { readonly kind: 'end-guest'; readonly id: string; readonly guestHash: string }
  | { readonly kind: 'see-guest'; readonly id: string; readonly guestHash: string }
  | { readonly kind: 'add-passkey'; readonly passkey: Omit<Passkey, 'madeAt' | 'usedAt'> }
  /** Conflicts unless the counter is still `before`. */
  | {
      readonly kind: 'use-passkey';
      readonly id: string;
      readonly before: number;
      readonly counter: number;
    }
  | { readonly kind: 'remove-passkey'; readonly id: string; readonly person: string }
  /** A code that adds a device to a person, valid for `ttlMs`. Replaces the person's earlier ones. */
  | {
      readonly kind: 'issue-code';
      readonly codeHash: string;
      readonly person: string;
      readonly ttlMs: number;
    }
  /** Conflicts when the code is unknown, used or too old. */
  | { readonly kind: 'use-code'; readonly codeHash: string }
  /** Marks a challenge as used until it expires by itself. Conflicts when it was used before. */
  | { readonly kind: 'spend-challenge'; readonly codeHash: string; readonly ttlMs: number }
  | { readonly kind: 'remove-person'; readonly id: string }
  /** Drops expired codes, and some sessions without tables that ended longer ago than `endedMs`. */
  | { readonly kind: 'tidy-people'; readonly endedMs: number };

const PEOPLE_KINDS: ReadonlySet<string> = new Set<PeopleWrite['kind']>([
  'make-person',
  'change-person',
  'set-password',
  'drop-password',
  'set-recovery',
  'join-person',
  'end-guest',
  'see-guest',
  'add-passkey',
  'use-passkey',
  'remove-passkey',
  'issue-code',
  'use-code',
  'spend-challenge',
  'remove-person',
  'tidy-people',
]);
export const isPeopleWrite = <W extends { readonly kind: string }>(
  write: W,
): write is Extract<W, PeopleWrite> => PEOPLE_KINDS.has(write.kind);

/** Sessions dropped at once. */
export const TIDY_BATCH = 50;

/** Ended guests without tables are dropped beyond this number of guests of one person. */
export const KEPT_GUESTS = 50;
