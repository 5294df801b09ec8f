import { type Game, refereeOnly, type Seat } from '@tablee/kernel';

/** What the contract does not say of a state. */
export type Readings = {
  readonly isTurnOver: (state: unknown) => boolean;
  readonly leadOf: (state: unknown, seat: Seat) => number;
};

/** Forced wins by the contract alone: no tree of a bot, no hash, no limit. Slow, for comparison. */
export class ContractProof {
  private readonly game: Game;
  private readonly isTurnOver: (state: unknown) => boolean;
  private readonly leadOf: (state: unknown, seat: Seat) => number;
  private readonly known = new Map<string, boolean>();

  /** `isTurnOver` is asked when the same seat has to act again; `leadOf` counts captures less losses. */
  constructor(game: Game, { isTurnOver, leadOf }: Readings) {
    this.game = game;
    this.isTurnOver = isTurnOver;
    this.leadOf = leadOf;
  }

  /** Every position that a turn can lead to, by its text, with the first move of a way there. */
  turnsOf(state: unknown): Map<string, { readonly state: unknown; readonly first: string }> {
    const { game } = this;
    const seat = game.actors(state)[0]!;
    const ends = new Map<string, { readonly state: unknown; readonly first: string }>();
    const seen = new Set<string>();
    const walk = [{ state, first: '' }];
    for (const { state: here, first } of walk) {
      for (const move of game.moves(here, seat)) {
        const next = game.clone(here);
        game.apply(next, seat, move, refereeOnly);
        const text = game.writeState(next);
        const way = { state: next, first: first || game.writeMove(move) };
        // Two first moves may lead to the same position.
        if (seen.has(`${way.first} ${text}`)) continue;
        seen.add(`${way.first} ${text}`);
        if (game.actors(next)[0] === seat && !this.isTurnOver(next)) walk.push(way);
        else if (!ends.has(text)) ends.set(text, way);
      }
    }
    return ends;
  }

  wins(state: unknown, seat: Seat, turns: number): boolean {
    return this.forces(state, seat, turns, 'win', () => false);
  }

  /** A win, or such a lead after the reply to the last turn. */
  leads(state: unknown, seat: Seat, turns: number, lead: number): boolean {
    return this.forces(state, seat, turns, `lead ${lead}`, end =>
      this.game.actors(end)[0] === seat ? this.leadOf(end, seat) >= lead : null,
    );
  }

  private forces(
    state: unknown,
    seat: Seat,
    turns: number,
    goal: string,
    settle: (state: unknown) => boolean | null,
  ): boolean {
    const outcome = this.game.outcome(state);
    if (outcome) return outcome.payoff[seat] === 1;
    const settled = turns === 0 ? settle(state) : null;
    if (settled !== null) return settled;
    const key = `${goal} ${turns} ${this.game.writeState(state)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const own = this.game.actors(state)[0] === seat;
    const ends = [...this.turnsOf(state).values()];
    const result = own
      ? ends.some(end => this.forces(end.state, seat, turns - 1, goal, settle))
      : ends.every(end => this.forces(end.state, seat, turns, goal, settle));
    this.known.set(key, result);
    return result;
  }

  /** The positions after those turns of the side to move that fulfil this, sorted. */
  turnsWith(state: unknown, holds: (end: unknown) => boolean): string[] {
    return [...this.turnsOf(state)]
      .filter(([, end]) => holds(end.state))
      .map(([text]) => text)
      .sort();
  }
}
