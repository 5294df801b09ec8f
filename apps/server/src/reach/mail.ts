import { hash } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../common/config.ts';
import type { Delivery, Written } from './delivery.ts';
import { REACH_WORDS } from './words.ts';

export type MailSettings = NonNullable<Config['reach']['mail']>;
const TIMEOUT_MS = 20_000;

/** Mail addresses are ASCII here; what a server makes of them is its own affair. */
export const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,63}$/;

/** Sends by SMTP: a confirmation, or one digest of all games that wait. */
export class MailSender {
  readonly #transport: Transporter;
  readonly #from: string;

  constructor({ smtp, from }: MailSettings) {
    this.#from = from;
    this.#transport = createTransport({
      url: smtp,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  close(): void {
    this.#transport.close();
  }

  confirm({ notice, text }: Written, confirmToken: string): Promise<Delivery> {
    const words = REACH_WORDS[text.language];
    const { base } = notice.to;
    const body = words.confirmBody(text, `${base}/avis/confirmer/${confirmToken}`);
    return this.#send([{ notice, text }], words.confirmSubject, `${body}\n`);
  }

  /** All notices are for one address. */
  digest(written: readonly Written[]): Promise<Delivery> {
    const [first] = written;
    const words = REACH_WORDS[first!.text.language];
    const blocks = written.map(({ notice: { to }, text }) =>
      [
        words.digestLine(text, text.hint),
        `${to.base}${text.path}`,
        `${words.digestStop} ${to.base}${text.stopPath}`,
      ].join('\n'),
    );
    const body = [words.digestHead, ...blocks, words.digestWhy].join('\n\n');
    return this.#send(written, words.digestSubject(written.length, first!.text.game), `${body}\n`);
  }

  async #send(written: readonly Written[], subject: string, text: string): Promise<Delivery> {
    const { notice, text: about } = written[0]!;
    const stop = `${notice.to.base}/api/reach/stop/${about.stopPath.split('/').at(-1)}`;
    // The same for every attempt, so that a server that got it twice can tell.
    const names = written.map(({ notice: n }) => `${n.reach} ${n.seat} ${n.kind} ${n.decision}`).sort();
    const messageId = `<${hash('sha256', names.join(), 'hex').slice(0, 32)}@${new URL(notice.to.base).hostname}>`;
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: notice.to.target },
        subject,
        text,
        messageId,
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
      return { result: 'sent' };
    } catch (error) {
      return deliveryOfSmtp(error);
    }
  }
}

/** Only a refusal of the address counts against the address; anything else is the affair of our mail server. */
function deliveryOfSmtp(error: unknown): Delivery {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
  const refused = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  return refused
    ? { result: 'refused', problem: `smtp-${responseCode}` }
    : { result: 'failed', problem: responseCode ? `smtp-${responseCode}` : 'smtp-unreachable', waitMs: null };
}
