import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Profile } from '@tablee/wire';
import { askNewPasskey, askPasskey, sendNewPasskey, sendPasskey } from './requests.ts';

/** Why the browser or the device gave no passkey; a key of the words. */
export type PasskeyTrouble = 'none' | 'cancelled' | 'known' | 'failed';

export class PasskeyError extends Error {
  readonly trouble: PasskeyTrouble;
  constructor(trouble: PasskeyTrouble, cause: unknown) {
    super(`no passkey: ${trouble}`, { cause });
    this.name = 'PasskeyError';
    this.trouble = trouble;
  }
}

/** Browsers offer passkeys only at addresses with https, and on the machine itself. */
export const knowsPasskeys = (): boolean =>
  isSecureContext && typeof globalThis.PublicKeyCredential === 'function';

/** Names of the errors that WebAuthn defines. */
const TROUBLES: { readonly [name: string]: PasskeyTrouble } = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'none',
  SecurityError: 'none',
};

/** The library keeps the browser's name of an error. */
async function ask<T extends object>(ceremony: () => Promise<T>): Promise<T> {
  try {
    return await ceremony();
  } catch (error) {
    throw new PasskeyError(TROUBLES[error instanceof Error ? error.name : ''] ?? 'failed', error);
  }
}

/** Makes a passkey on this device. With a profile it makes a person of a guest. */
export async function makePasskey(name: string, profile: Profile | null): Promise<void> {
  const [{ startRegistration }, { ticket, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    askNewPasskey<PublicKeyCredentialCreationOptionsJSON>(name),
  ]);
  const response = await ask(() => startRegistration({ optionsJSON: options }));
  await sendNewPasskey(ticket, response, profile);
}

export async function signInByPasskey(): Promise<void> {
  const [{ startAuthentication }, { ticket, options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    askPasskey<PublicKeyCredentialRequestOptionsJSON>(),
  ]);
  const response = await ask(() => startAuthentication({ optionsJSON: options }));
  await sendPasskey(ticket, response);
}
