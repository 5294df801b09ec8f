import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Challenges for passkeys. A ticket is signed, so that any node accepts it and asking for one stores nothing; a used one
 * is stored until it expires. The challenge is the hash of the ticket.
 */

export const CHALLENGE_MS = 5 * 60_000;
export type ChallengeKind = 'register' | 'sign-in';

export type Ticket = { readonly text: string; readonly challenge: string };

/** `subject`: the person or guest it was made for, or ''. */
export class Challenges {
  readonly #secret: Uint8Array;
  readonly #now: () => number;

  constructor(secret: Uint8Array, now: () => number = Date.now) {
    this.#secret = secret;
    this.#now = now;
  }

  issue(kind: ChallengeKind, subject: string): Ticket {
    const body = [kind, subject, this.#now() + CHALLENGE_MS, randomBytes(16).toString('base64url')].join('.');
    return ticketOf(`${body}.${this.#sign(body)}`);
  }

  /** Null for a ticket that is forged, too old, or of another kind or subject. */
  read(text: string, kind: ChallengeKind, subject: string): Ticket | null {
    const at = text.lastIndexOf('.');
    const body = text.slice(0, Math.max(at, 0));
    const [found = '', signed = ''] = [text.slice(at + 1), this.#sign(body)];
    const given = Buffer.from(found);
    const own = Buffer.from(signed);
    if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
    const [itsKind, itsSubject, until] = body.split('.');
    const fits = itsKind === kind && itsSubject === subject && Number(until) > this.#now();
    return fits ? ticketOf(text) : null;
  }

  #sign(body: string): string {
    return createHmac('sha256', this.#secret).update(body).digest('base64url');
  }
}

const ticketOf = (text: string): Ticket => ({
  text,
  challenge: createHash('sha256').update(text).digest('base64url'),
});
