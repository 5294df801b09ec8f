import { createECDH, createHmac, hash, timingSafeEqual } from 'node:crypto';

/** Everything that is derived from the secret of reach, so that no secret of a person is stored. */

const hmac = (key: Uint8Array | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

export type LinkPurpose = 'stop' | 'confirm';
const SIGNATURE_BYTES = 18;
const LINK = /^([0-9a-f]{24})([A-Za-z0-9_-]{24})$/;

export class Signatures {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  /** The token of a link that does one thing to one reach. */
  linkTo(purpose: LinkPurpose, id: string): string {
    return `${id}${this.#sign(purpose, id).toString('base64url')}`;
  }

  /** The id of the reach; null for a forged token. */
  idIn(purpose: LinkPurpose, token: string): string | null {
    const [, id, signature] = LINK.exec(token) ?? [];
    if (id === undefined || signature === undefined) return null;
    return timingSafeEqual(Buffer.from(signature, 'base64url'), this.#sign(purpose, id)) ? id : null;
  }

  /** The key a webhook checks our messages with. */
  webhookKey(id: string): string {
    return hmac(this.#secret, `webhook ${id}`).toString('base64url');
  }

  #sign(purpose: LinkPurpose, id: string): Buffer {
    return hmac(this.#secret, `${purpose} ${id}`).subarray(0, SIGNATURE_BYTES);
  }
}

/** The value of the header `Tablee-Signature`. `at`: seconds since 1970. */
export const signatureOf = (key: string, at: number, body: string): string =>
  `t=${at},v1=${hmac(key, `${at}.${body}`).toString('hex')}`;

export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** Keys of this server for Web Push, from random bytes: the same after every start. */
export function vapidKeys(bytes: Uint8Array): VapidKeys {
  const curve = createECDH('prime256v1');
  // One number of 2^32 is no private key of this curve.
  for (let key = Buffer.from(bytes); ; key = hash('sha256', key, 'buffer')) {
    try {
      curve.setPrivateKey(key);
    } catch {
      continue;
    }
    return {
      publicKey: curve.getPublicKey().toString('base64url'),
      privateKey: key.toString('base64url'),
    };
  }
}
