import type { Seat } from '@tablee/kernel';
import { say, sit } from '@tablee/table';
import type { Problem } from '@tablee/wire';
import type { Watcher } from '../../apps/server/src/bus/audience.ts';
import type { LiveTable } from '../../apps/server/src/tables/live-table.ts';
import { isProblem } from '../../apps/server/src/tables/referee.ts';
import type { Dice } from './dice.ts';
import type { FleetNode } from './node.ts';
import type { World } from './world.ts';

/** What people were told. It must be true for ever. */
export type Told = {
  readonly moved: (person: Person, decision: number, move: string, n: number) => void;
  readonly said: (person: Person, text: string, n: number) => void;
  readonly sat: (person: Person) => void;
  /** A move was refused. */
  readonly refused: (person: Person, decision: number, key: string) => void;
};

export type PeopleParts = {
  readonly world: World;
  readonly dice: Dice;
  /** Nodes that accept people now. */
  readonly nodes: () => readonly FleetNode[];
  readonly told: Told;
  /** People act; they only watch once this is false. */
  readonly active: () => boolean;
};

/** A page gives up waiting for an answer after this long. */
const PATIENCE_MS = 8_000;
/** Answers after which the page sends the same move again. */
const TRY_AGAIN = ['not-saved', 'stopping', 'respite', 'lost'];

const LOST: Problem = { status: 0, rule: '', key: 'lost', sentence: 'no answer came' };
type Got<T> = T | Problem;

/** `wants`: a seat to sit down at first. Without either, a spectator. */
export type Place = { readonly seat: Seat | null; readonly wants: Seat | null };

/** A person with a page open at one node, or a spectator. Goes to another node when that one is gone. */
export class Person {
  readonly name: string;
  readonly table: string;
  readonly #parts: PeopleParts;
  seat: Seat | null;
  #wants: Seat | null;
  #node: FleetNode | null = null;
  #watched: LiveTable | null = null;
  #watcher: Watcher | null = null;
  #pending: { readonly decision: number; readonly move: string; readonly since: number } | null = null;
  #lines = 0;

  constructor(name: string, table: string, { seat, wants }: Place, parts: PeopleParts) {
    this.name = name;
    this.table = table;
    this.seat = seat;
    this.#wants = wants;
    this.#parts = parts;
  }

  /** The secret of the seat, as a table stores it. */
  get tokenHash(): string {
    return `token of ${this.name}`;
  }

  /** How long the person has waited for a move to be accepted or refused. */
  get waitsFor(): number {
    return this.#pending ? this.#parts.world.now - this.#pending.since : 0;
  }

  /** Lives until the end of the run. */
  async live(): Promise<void> {
    const { world, dice, active } = this.#parts;
    for (;;) {
      await world.pause(dice.between(60, 900));
      if (this.#node && !this.#node.serves) this.#forget();
      // A page moves to another node now and then: a laptop wakes up, a balancer decides so.
      if (this.#node && active() && dice.chance(0.03)) this.#leave();
      if (!this.#watched && !(await this.#connect())) continue;
      if (!active() && !this.#pending) continue;
      if (this.#wants !== null) {
        await this.#sit(this.#wants);
        this.#wants = null;
      } else if (this.seat !== null) await this.#act(this.seat);
    }
  }

  #forget(): void {
    this.#node = null;
    this.#watched = null;
    this.#watcher = null;
  }

  #leave(): void {
    const [node, table, watcher] = [this.#node, this.#watched, this.#watcher];
    this.#forget();
    if (!node || !table || !watcher) return;
    node.parts.process.enter(() => {
      table.audience.leave(watcher);
      node.fleet.tellPresence(table);
      node.notice(table);
    });
  }

  async #connect(): Promise<boolean> {
    const nodes = this.#parts.nodes();
    if (nodes.length === 0) return false;
    const node = this.#parts.dice.one(nodes);
    const eyes = this.seat ?? 'public';
    const got = await this.#ask(node, async () => {
      const table = await node.registry.open(this.table);
      if (!table) throw new Error(`there is no table ${this.table}`);
      const watcher: Watcher = { eyes, seen: 0, behind: false, give: () => true, lag: 0 };
      table.audience.join(watcher);
      node.fleet.tellPresence(table);
      node.notice(table);
      return { table, watcher };
    });
    if ('key' in got) return false;
    this.#node = node;
    this.#watched = got.table;
    this.#watcher = got.watcher;
    return true;
  }

  async #sit(seat: Seat): Promise<void> {
    const node = this.#node!;
    const table = this.#watched!;
    const person = { name: this.name, tokenHash: this.tokenHash, guestHash: this.name };
    const answer = await this.#ask(node, () =>
      node.referee.run(table, state => sit(state, seat, person), { unsaved: 'seat-not-saved' }),
    );
    if (isProblem(answer)) return;
    this.#leave();
    this.seat = seat;
    this.#parts.told.sat(this);
  }

  async #act(seat: Seat): Promise<void> {
    const { dice } = this.#parts;
    const { match, offers } = this.#watched!.state;
    const decision = match.decisions[seat] ?? -1;
    if (!this.#pending && decision >= 0 && !match.outcome) {
      const view = match.game.redact(match.state, seat);
      const moves = [...match.game.moves(view, seat)];
      this.#pending = {
        since: this.#parts.world.now,
        decision,
        move: match.game.writeMove(dice.chance(0.7) ? moves[0]! : dice.one(moves)),
      };
    }
    if (this.#pending) return this.#play(seat, this.#pending);
    if (dice.chance(0.1)) return this.#say(seat);
    const act = offers.draw ? 'decline-draw' : 'offer-draw';
    if (dice.chance(0.1))
      await this.#ask(this.#node!, () => this.#node!.referee.act(this.#watched!, seat, act));
  }

  async #play(seat: Seat, { decision, move }: { decision: number; move: string }): Promise<void> {
    const node = this.#node!;
    const table = this.#watched!;
    const answer = await this.#ask(node, () => {
      node.clocks.notePlayer(table);
      return node.referee.play(table, seat, decision, move);
    });
    if (!isProblem(answer)) this.#parts.told.moved(this, decision, move, answer.n);
    else if (TRY_AGAIN.includes(answer.key)) return;
    else this.#parts.told.refused(this, decision, answer.key);
    this.#pending = null;
  }

  async #say(seat: Seat): Promise<void> {
    const { world, told } = this.#parts;
    const text = `line ${++this.#lines} of ${this.name}`;
    const answer = await this.#ask(this.#node!, () =>
      this.#node!.referee.run(this.#watched!, state => say(state, seat, text, Math.floor(world.now)), {
        unsaved: 'line-not-saved',
      }),
    );
    if (!isProblem(answer)) told.said(this, text, answer.n);
  }

  /** Does something at a node, as a request does. `LOST` when no answer comes; the node may have done it all the same. */
  #ask<T extends object>(node: FleetNode, job: () => Promise<T>): Promise<Got<T>> {
    const { world, dice } = this.#parts;
    return new Promise(resolve => {
      const lost = (): void => {
        if (this.#node === node) this.#forget();
        resolve(LOST);
      };
      const cancel = world.after(PATIENCE_MS, lost);
      const answer = (ms: number, job: () => void): void => {
        world.after(ms, () => {
          cancel();
          job();
        });
      };
      node.parts.process.onKill(() => answer(dice.between(10, 300), lost));
      world.after(dice.between(1, 40), () =>
        node.parts.process.enter(() => {
          job().then(
            got => answer(dice.between(1, 40), () => resolve(got)),
            (error: unknown) => {
              world.note(`${this.name} at ${node.parts.process.name}: ${String(error)}`);
              answer(dice.between(1, 40), () => resolve(LOST));
            },
          );
        }),
      );
    });
  }
}
