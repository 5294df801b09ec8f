import type { Store } from '../store/store.ts';
import { Challenges } from './challenges.ts';
import { DeviceCodes } from './device-codes.ts';
import { Identities } from './identity.ts';
import { Membership } from './membership.ts';
import { PasskeySignIn } from './passkey-sign-in.ts';
import { PasswordSignIn } from './password-sign-in.ts';
import { Passwords } from './passwords.ts';
import { SignInLimits } from './sign-in-limits.ts';

const SECRET_NAME = 'challenges';

export type PeopleParts = {
  readonly store: Store;
  /** Attempts to sign in a minute from one address; 0: no limit. */
  readonly signIns: number;
  /** Sessions have ended: their connections must be cut. */
  readonly ended: (guests: readonly string[]) => void;
  /** Tells other nodes that devices of a person have changed. */
  readonly tell: () => void;
  readonly signedIn: () => void;
  readonly refused: () => void;
  readonly failed: (error: unknown) => void;
};

/** People who keep their games: who a request comes from, and the ways to sign in. */
export type People = {
  readonly identities: Identities;
  readonly membership: Membership;
  readonly passkeys: PasskeySignIn;
  readonly passwords: PasswordSignIn;
  readonly codes: DeviceCodes;
  readonly limits: SignInLimits;
  readonly hashes: Passwords;
};

export async function openPeople(parts: PeopleParts): Promise<People> {
  const { store, ended, tell, signedIn, refused, failed } = parts;
  const limits = new SignInLimits(parts.signIns);
  const identities = new Identities({
    rows: store.people,
    ended,
    seen: ({ person, guestHash }) =>
      void store.write({ kind: 'see-guest', id: person, guestHash }).catch(failed),
    failed,
  });
  const membership = new Membership({ store, identities, limits, tell, signedIn, refused });
  const hashes = new Passwords(refused);
  const challenges = new Challenges(await store.maintenance.secret(SECRET_NAME));
  return {
    identities,
    membership,
    passkeys: new PasskeySignIn({ store, challenges, membership }),
    passwords: new PasswordSignIn({ store, passwords: hashes, limits, membership }),
    codes: new DeviceCodes({ store, membership }),
    limits,
    hashes,
  };
}
