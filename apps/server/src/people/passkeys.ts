import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Passkey } from '../store/people.ts';
import type { Ticket } from './challenges.ts';

/** Loaded with the first passkey: its readers of certificates would take a sixth of every start. */
const webauthn = () => import('@simplewebauthn/server');

/** The site a passkey belongs to, as the browser sees it. */
export type Site = { readonly rpId: string; readonly origins: readonly string[] };

const RP_NAME = 'Tablée';
/** EdDSA, ES256, RS256: every authenticator knows one. Named here: the library would probe for experimental ones. */
const ALGORITHMS = [-8, -7, -257];

/** Discoverable: signing in needs no name, so no name can be tried. */
export async function registrationOptions(
  site: Site,
  ticket: Ticket,
  user: { readonly id: string; readonly name: string },
  known: readonly Passkey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: site.rpId,
    userID: new TextEncoder().encode(user.id),
    userName: user.name,
    userDisplayName: user.name,
    challenge: new Uint8Array(Buffer.from(ticket.challenge, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransport[],
    })),
  });
}

export async function signInOptions(
  site: Site,
  ticket: Ticket,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: site.rpId,
    challenge: new Uint8Array(Buffer.from(ticket.challenge, 'base64url')),
    userVerification: 'preferred',
  });
}

export type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

const MAX_TRANSPORTS = 8;
const TRANSPORT = /^[a-z-]{1,20}$/;

/** Null for an answer that proves nothing: forged, of another site, or to another challenge. */
export async function readRegistration(
  site: Site,
  ticket: Ticket,
  response: unknown,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: ticket.challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.filter(name => TRANSPORT.test(name)).slice(0, MAX_TRANSPORTS),
    };
  } catch {
    // The library throws for every kind of malformed or foreign answer; the sender learns only that it was refused.
    return null;
  }
}

/** The counter after signing in; null for an answer that proves nothing. */
export async function readAssertion(
  site: Site,
  ticket: Ticket,
  response: unknown,
  passkey: Passkey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: ticket.challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.rpId,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
