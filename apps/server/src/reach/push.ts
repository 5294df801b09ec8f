import { type Delivery, deliveryOf, type Written } from './delivery.ts';
import { type GuardedRequests, isHopeless, TargetError } from './guarded-request.ts';
import type { VapidKeys } from './signatures.ts';
import { REACH_WORDS } from './words.ts';

/** A message that was not fetched within a day is of no use. */
const TTL_SECONDS = 86_400;

export type PushTarget = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Must agree with apps/web/src/offline/notices.ts. */
export type PushPayload = {
  readonly title: string;
  readonly body: string;
  /** One notification a table: a second one replaces the first. */
  readonly tag: string;
  readonly path: string;
  readonly language: string;
  /** The words on the button that opens the table. */
  readonly open: string;
  /** The token that stops these notices, and the words on its button. */
  readonly stop: { readonly token: string; readonly text: string };
};

/** Web Push (RFC 8030, 8188, 8291, 8292). The library encrypts and signs; the request goes through the guard. */
export class PushSender {
  readonly #requests: GuardedRequests;
  readonly #keys: VapidKeys;

  constructor(requests: GuardedRequests, keys: VapidKeys) {
    this.#requests = requests;
    this.#keys = keys;
  }

  async send({ notice, text }: Written, stopToken: string): Promise<Delivery> {
    const target = JSON.parse(notice.to.target) as PushTarget;
    const words = REACH_WORDS[text.language];
    const payload: PushPayload = {
      title: text.title,
      body: text.body,
      tag: notice.table,
      path: text.path,
      language: text.language,
      open: words.open,
      stop: { token: stopToken, text: words.stop },
    };
    // Loaded with the first message: most starts send none.
    const { default: webpush } = await import('web-push');
    const { headers, body } = webpush.generateRequestDetails(target, JSON.stringify(payload), {
      TTL: TTL_SECONDS,
      urgency: 'normal',
      // A push service keeps the last message of a topic for a device that is offline.
      topic: notice.table,
      vapidDetails: { subject: subjectOf(notice.to.base), ...this.#keys },
    });
    const sent: { [name: string]: string } = {};
    for (const [name, value] of Object.entries(headers)) sent[name.toLowerCase()] = String(value);
    try {
      const reply = await this.#requests.post(target.endpoint, { headers: sent, body: body as Buffer });
      return deliveryOf(reply.status, reply.retryAfterMs);
    } catch (error) {
      return deliveryOfError(error);
    }
  }
}

/** Push services want to know whom to ask: the pages of this server. */
const subjectOf = (base: string): string =>
  base.startsWith('https://') ? base : 'mailto:operator@tablee.invalid';

export function deliveryOfError(error: unknown): Delivery {
  if (!(error instanceof TargetError)) throw error;
  return isHopeless(error) || error.problem === 'redirect'
    ? { result: 'refused', problem: error.problem }
    : { result: 'failed', problem: error.problem, waitMs: null };
}
