import type { Page } from '@playwright/test';

/** Holds back what the server says to a page, as on a slow line. */
export class HeldAnswers {
  #held: (() => void)[] | null = null;

  static async open(page: Page): Promise<HeldAnswers> {
    const answers = new HeldAnswers();
    await page.routeWebSocket(/.*/, socket => {
      const server = socket.connectToServer();
      server.onMessage(message => {
        if (answers.#held) answers.#held.push(() => socket.send(message));
        else socket.send(message);
      });
    });
    return answers;
  }

  hold(): void {
    this.#held = [];
  }

  release(): void {
    for (const send of this.#held ?? []) send();
    this.#held = null;
  }
}
