import { type Delivery, deliveryOf, type Written } from './delivery.ts';
import type { GuardedRequests } from './guarded-request.ts';
import { deliveryOfError } from './push.ts';
import { signatureOf } from './signatures.ts';
import { REACH_WORDS } from './words.ts';

const DISCORD = /^(?:(?:canary|ptb)\.)?discord(?:app)?\.com$/;
const DISCORD_PATH = /^\/api\/(?:v\d+\/)?webhooks\//;

/** Whether a URL is a webhook of Discord, which wants a form of its own. */
export function isDiscord(text: string): boolean {
  const { hostname, pathname } = new URL(text);
  return DISCORD.test(hostname) && DISCORD_PATH.test(pathname);
}

/** Names are those of players: they must not ring anybody, nor look like markup. */
const plain = (text: string): string => text.replace(/[\\*_~`|<>@#:[\]()]/g, '\\$&');

/** Posts JSON, signed with a key that only the person who named the URL has seen. */
export class WebhookSender {
  readonly #requests: GuardedRequests;
  readonly #keyOf: (reach: string) => string;

  constructor(requests: GuardedRequests, keyOf: (reach: string) => string) {
    this.#requests = requests;
    this.#keyOf = keyOf;
  }

  async send({ notice, text }: Written): Promise<Delivery> {
    const { to, kind, seat, decision, table } = notice;
    const link = `${to.base}${text.path}`;
    const words = REACH_WORDS[text.language];
    const parts = isDiscord(to.target)
      ? { game: plain(text.game), name: plain(text.name), others: text.others.map(plain) }
      : text;
    const sentence =
      kind === 'hello'
        ? words.channelHello(parts.game)
        : kind === 'reminder'
          ? words.channelReminder(parts)
          : words.channelTurn(parts);
    const body = JSON.stringify(
      isDiscord(to.target)
        ? {
            // In angle brackets a link has no preview.
            content: `${sentence} ${link}\n[${words.channelStop}](<${to.base}${text.stopPath}>)`,
            allowed_mentions: { parse: [] },
          }
        : {
            event: kind,
            table,
            game: text.game,
            ...(kind === 'hello' ? {} : { seat, name: text.name, decision }),
            text: sentence,
            url: link,
            stop: `${to.base}${text.stopPath}`,
          },
    );
    const at = Math.floor(Date.now() / 1_000);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Tablee',
      // The same for every attempt: a receiver that got one already can tell.
      'tablee-delivery': `${notice.reach}-${seat}-${kind}-${decision}`,
      'tablee-signature': signatureOf(this.#keyOf(notice.reach), at, body),
    };
    try {
      const reply = await this.#requests.post(to.target, { headers, body: Buffer.from(body) });
      return deliveryOf(reply.status, reply.retryAfterMs);
    } catch (error) {
      return deliveryOfError(error);
    }
  }
}
