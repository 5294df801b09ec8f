import { expect } from '@playwright/test';
import { type Game, type OptionSheet, readTable, searchChance } from '@tablee/kernel';
import type { Seated, TableAnswer } from '@tablee/wire';

/**
 * A person's seat on a device that shows nothing: through the server's door for programs it plays whatever the rules
 * allow, when a test asks it to and a hundred times faster than a hand.
 */
export class ApiPlayer<O extends OptionSheet, S, M, E> {
  readonly #game: Game<O, S, M, E>;
  readonly #table: URL;
  readonly #headers: { readonly authorization: string; readonly 'content-type': string };

  /** `own`: the personal link. */
  constructor(game: Game<O, S, M, E>, own: string) {
    this.#game = game;
    this.#table = tableBehind(own);
    this.#headers = {
      authorization: `Bearer ${new URL(own).hash.slice(1)}`,
      'content-type': 'application/json',
    };
  }

  /** Takes a free seat. Every request without a cookie is a guest of its own. */
  static async sit<O extends OptionSheet, S, M, E>(
    game: Game<O, S, M, E>,
    link: string,
    name: string,
  ): Promise<ApiPlayer<O, S, M, E>> {
    const answer = await fetch(`${tableBehind(link)}/seats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    expect(answer.status, await answer.clone().text()).toBe(201);
    const { token } = (await answer.json()) as Seated;
    return new ApiPlayer(game, `${link}#${token}`);
  }

  /** Plays if it is its turn, that move or any; says how the game stood, as its seat sees it. */
  async play(wanted?: string): Promise<S> {
    const answer = await fetch(this.#table, { headers: this.#headers });
    expect(answer.status).toBe(200);
    const { eyes, head, now } = (await answer.json()) as TableAnswer;
    const state = this.#game.readState(now.view, readTable(this.#game, head.seats, head.options));
    if (typeof eyes === 'number' && now.actors.includes(eyes)) {
      const move = wanted ?? this.#game.writeMove(this.#game.sample(state, eyes, searchChance(now.n)));
      const played = await fetch(`${this.#table}/moves`, {
        method: 'POST',
        headers: this.#headers,
        body: JSON.stringify({ decision: now.decision, move }),
      });
      expect(played.ok, await played.clone().text()).toBe(true);
    }
    return state;
  }

  /** Plays until it is the turn of others. */
  async playTurn(): Promise<void> {
    const hasTurn = async () => {
      const answer = await fetch(this.#table, { headers: this.#headers });
      const { eyes, now } = (await answer.json()) as TableAnswer;
      return now.actors.some(seat => seat === eyes);
    };
    do await this.play();
    while (await hasTurn());
  }
}

/** The server's address of a table, by any link to it. */
function tableBehind(link: string): URL {
  const { pathname, origin } = new URL(link);
  return new URL(`/api/tables/${pathname.split('/').at(-1)}`, origin);
}
