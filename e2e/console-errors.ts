import type { BrowserContext } from '@playwright/test';

/** Everything a browser reports: errors in the console, uncaught exceptions, violations of the CSP. */
export class ConsoleErrors {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  listen(context: BrowserContext): void {
    context.on('console', message => {
      if (message.type() === 'error') this.#heard.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', thrown => this.#heard.push(String(thrown.error())));
  }

  /** A test that breaks something says what the browser will say about it. */
  expect(...these: readonly RegExp[]): void {
    this.#expected.push(...these);
  }

  get unexpected(): readonly string[] {
    return this.#heard.filter(line => !this.#expected.some(pattern => pattern.test(line)));
  }
}

/** What Chromium writes when there is no network, or no server. */
export const NO_NETWORK = /net::ERR_|WebSocket connection to|Failed to fetch|NetworkError/;
