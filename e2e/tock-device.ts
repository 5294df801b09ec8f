import { type APIRequestContext, expect } from '@playwright/test';
import { readTable, searchChance } from '@tablee/kernel';
import { isHouse, type State, tock } from '@tablee/tock';

/** What is read of the server's answer. */
type Now = {
  readonly n: number;
  readonly view: string;
  readonly actors: readonly number[];
  readonly decision: number;
};
type Answer = {
  readonly eyes: number;
  readonly head: { readonly seats: number; readonly options: Record<string, unknown> };
  readonly now: Now;
};

/**
 * A person's seat on a device of theirs that shows nothing: through the server's door for programs it plays whatever the
 * rules allow, a hundred times faster than a hand.
 */
export class TockDevice {
  readonly #request: APIRequestContext;
  readonly #table: string;
  readonly #headers: { readonly authorization: string };

  /** `own`: the personal link. */
  constructor(request: APIRequestContext, own: string) {
    const { pathname, hash } = new URL(own);
    this.#request = request;
    this.#table = `/api/tables/${pathname.split('/').at(-1)}`;
    this.#headers = { authorization: `Bearer ${hash.slice(1)}` };
  }

  /** Plays if it is its turn; says how the game stands, as its seat sees it. */
  async play(): Promise<State> {
    const answer = await this.#request.get(this.#table, { headers: this.#headers });
    await expect(answer).toBeOK();
    const { eyes: seat, head, now } = (await answer.json()) as Answer;
    const state = tock.readState(now.view, readTable(tock, head.seats, head.options));
    if (now.actors.includes(seat)) {
      const move = tock.writeMove(tock.sample(state, seat, searchChance(now.n)));
      const data = { decision: now.decision, move };
      await expect(
        await this.#request.post(`${this.#table}/moves`, { headers: this.#headers, data }),
      ).toBeOK();
    }
    return state;
  }
}

/** How many pawns of the better side have not come home yet. */
export const pawnsAbroad = ({ pawns }: State): number => {
  const abroad = [0, 1].map(
    side => pawns.filter((at, pawn) => Math.floor(pawn / 4) % 2 === side && !isHouse(at)).length,
  );
  return Math.min(...abroad);
};
