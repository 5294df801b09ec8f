import { hash } from 'node:crypto';
import type { ClientEyes } from '@tablee/table';
import type { HelloFrame, TableFrame } from '@tablee/wire';

/** What clients saw at one table. At the end it is compared with the stored log. */

/** Frames are kept as hashes: a long run would not fit into memory. */
export type FrameHashes = { position: string; told: string | null };

export type SentMove = { readonly move: string; readonly at: number; acknowledged: boolean };

/** A clock may play this long before the time it was told to have left: frames are late, never early. */
const CLOCK_SLACK_MS = 1_000;

export const hashPosition = (
  frame: Pick<TableFrame, 'view' | 'actors' | 'decision'> & { readonly outcome: unknown },
): string => hashOf([frame.view, frame.actors, frame.decision, frame.outcome]);
export const hashTold = (frame: { readonly told: unknown; readonly events: unknown }): string =>
  hashOf([frame.told, frame.events]);
/** Through JSON, so that absent and undefined fields are the same. */
const hashOf = (value: unknown): string =>
  hash('sha1', canonical(JSON.parse(JSON.stringify(value))), 'base64');

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

export const seatKey = (seat: number, decision: number): string => `${seat} ${decision}`;

export class Ledger {
  /** By entry number, then by eyes. */
  readonly frames = new Map<number, Map<ClientEyes, FrameHashes>>();
  /** By seat and decision. */
  readonly sent = new Map<string, SentMove>();
  /** Sentences about what may never happen, whatever the log says. */
  readonly faults: string[] = [];
  /** A frame contained the seed of the luck before the end was seen. */
  seedSeen = false;
  /** The highest entry number seen. */
  n = 0;
  /** Moves played by the clock, by entry number. */
  readonly clockMoves = new Set<number>();
  /** The earliest moment at which the clock may play for a seat in the position after entry n. */
  #ringing: { readonly n: number; readonly at: Map<number, number> } = { n: 0, at: new Map() };

  /** `eyes`: those of the token that the client sent. */
  hello(frame: HelloFrame, eyes: ClientEyes): void {
    if (frame.eyes !== eyes) this.faults.push(`the client of eyes ${eyes} was taken for ${frame.eyes}`);
    if (frame.head.seals.some(seal => seal.seed !== undefined)) this.seedSeen = true;
  }

  /** True when this entry is seen for the first time. */
  table(frame: TableFrame, eyes: ClientEyes, now: number): boolean {
    const { n, told, outcome, seals } = frame;
    if (seals?.some(seal => seal.seed !== undefined) && !outcome)
      this.faults.push(`entry ${n}: a frame of the running game contains the seed of its luck`);
    const byEyes = this.frames.get(n) ?? new Map<ClientEyes, FrameHashes>();
    this.frames.set(n, byEyes);
    const known = byEyes.get(eyes);
    const position = hashPosition(frame);
    const news = told ? hashTold(frame) : null;
    if (!known) byEyes.set(eyes, { position, told: news });
    else {
      if (known.position !== position) this.faults.push(`entry ${n}: two positions for eyes ${eyes}`);
      if (news !== null && known.told !== null && known.told !== news)
        this.faults.push(`entry ${n}: eyes ${eyes} were told two different things`);
      known.told ??= news;
    }
    if (told?.clock) this.#checkRing(told.n, told.seat, now);
    this.#noteClock(frame, now);
    if (n <= this.n) return false;
    this.n = n;
    return true;
  }

  #checkRing(n: number, seat: number, now: number): void {
    if (this.clockMoves.has(n)) return;
    this.clockMoves.add(n);
    const earliest = this.#ringing.n === n - 1 ? this.#ringing.at.get(seat) : undefined;
    if (earliest !== undefined && now < earliest - CLOCK_SLACK_MS)
      this.faults.push(
        `entry ${n}: the clock played for seat ${seat} with ${Math.round(earliest - now)} ms left`,
      );
  }

  #noteClock({ n, clock }: TableFrame, now: number): void {
    if (!clock || n < this.#ringing.n) return;
    if (n > this.#ringing.n) this.#ringing = { n, at: new Map() };
    for (const seat of clock.pouring) {
      const at = now + (clock.holdMs ?? 0) + clock.left[seat]!;
      // A late frame tells a late moment: the earliest one counts.
      this.#ringing.at.set(seat, Math.min(at, this.#ringing.at.get(seat) ?? Number.POSITIVE_INFINITY));
    }
  }

  acknowledge(seat: number, decision: number): void {
    const sent = this.sent.get(seatKey(seat, decision));
    if (sent) sent.acknowledged = true;
  }

  get acknowledged(): number {
    let count = 0;
    for (const sent of this.sent.values()) if (sent.acknowledged) count++;
    return count;
  }
}
