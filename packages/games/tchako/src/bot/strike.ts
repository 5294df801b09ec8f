import type { Seat } from '@tablee/kernel';
import type { Move, ShootMove } from '../move.ts';
import { listMoves } from '../moves.ts';
import type { State } from '../state.ts';
import { deedsLeft } from './deeds.ts';
import { wayToWin, zonesToWin } from './judge.ts';
import type { Rehearsal } from './rehearsal.ts';
import { Aims } from './shots.ts';

/** As good as won: nothing better is looked for. */
const SURE = 0.85;
/** In one round: shots looked at from where the turn stands, beginnings followed up, and how often the best are tried again. */
const [LOOKED, BEGINNINGS, BEST, AGAIN, HOOKS] = [1_500, 16, 3, 4, 3];
/** Followed up: known shots and new ones tried, the last of them being worth more effort, and ways on by depth. */
const [KNOWN, NEW, NEW_LAST] = [300, 50, 200];
const ENOUGH = 12;
const WAYS_ON = [0, 8, 4, 2] as const;
/** Shots that win: so many are tried so often with a shaking hand, a third of them left each time. */
const WINNERS = 18;
const TRIALS = [2, 4, 10] as const;

type Step = { readonly move: Move; readonly slack: number };
/** How a turn might begin, and how often it was won when it did. */
type Beginning = { readonly move: Move; won: number; times: number };
/** A move, and the chance that the turn that begins with it wins the game. */
export type Chances = { readonly move: Move | null; readonly chance: number };

export const NO_CHANCES: Chances = { move: null, chance: 0 };
/** A beginning tried once proves little. */
const scoreOf = ({ won, times }: Beginning): number => won / (times + 1);

/**
 * Looks for a victory within the turn: the points spent as a sequence of shots, creations and hooks, each judged as the hand
 * makes it. A sequence that wins is rare and no single action shows that it leads there, so beginnings are followed up to the
 * end. Shots that bring a chain nearer from where the turn stands mostly still do so after another: they are kept and tried
 * again before new ones are thought of.
 */
export class Strike {
  private readonly root: State;
  private readonly seat: Seat;
  private readonly rehearsal: Rehearsal;
  private readonly way: number;
  private readonly deeds: number;
  private readonly steps: Step[] = [];
  private readonly hooks: Move[] = [];
  private readonly known: ShootMove[] = [];
  private readonly beginnings: Beginning[] = [];
  private until = 0;
  private best = NO_CHANCES;

  constructor(root: State, seat: Seat, rehearsal: Rehearsal) {
    this.root = root;
    this.seat = seat;
    this.rehearsal = rehearsal;
    this.way = wayToWin(root, seat);
    this.deeds = deedsLeft(root);
  }

  /** The surest way found before so much of the budget is spent. */
  search(until: number): Chances {
    this.until = until;
    if (this.way > this.deeds) return NO_CHANCES;
    this.prepare();
    const { purse } = this.rehearsal;
    for (let before = -1; purse.thoughts > before && !this.isLate() && this.best.chance < SURE; ) {
      // A round that finds nothing to try is the last one.
      before = purse.thoughts;
      this.goRound();
    }
    return this.best;
  }

  private isLate(): boolean {
    return this.rehearsal.purse.spent() >= this.until;
  }

  /** Creations and elastics: what shots are prepared by. */
  private prepare(): void {
    const { root, seat, rehearsal } = this;
    if (this.deeds < 2) return;
    for (const move of listMoves(root, seat)) {
      if (move.kind === 'end' || this.isLate()) continue;
      const after = rehearsal.mean(root, move);
      if (this.isWon(after)) this.best = { move, chance: 1 };
      const slack = this.slackOf(after);
      if (slack < 0) continue;
      if (move.kind === 'create') this.steps.push({ move, slack });
      else this.hooks.push(move);
    }
  }

  private goRound(): void {
    this.look();
    if (this.best.chance >= SURE || this.deeds < 2) return;
    const { root, rehearsal, beginnings } = this;
    for (const { move } of this.choose(this.steps, BEGINNINGS)) this.begin(move);
    for (let i = 0; i < HOOKS && this.hooks.length > 0; i++)
      this.begin(this.hooks[rehearsal.chance.pick(this.hooks.length)]!);
    for (let i = 0; i < AGAIN && !this.isLate(); i++) {
      beginnings.sort((a, b) => scoreOf(b) - scoreOf(a));
      for (const each of beginnings.slice(0, BEST)) {
        each.won += this.follow(rehearsal.make(root, each.move), 1);
        each.times++;
      }
    }
    for (const each of beginnings) {
      const chance = scoreOf(each);
      if (chance > this.best.chance || each.move === this.best.move) this.best = { move: each.move, chance };
    }
  }

  /** From where the turn stands. */
  private look(): void {
    const { root, seat, rehearsal, way } = this;
    const aims = new Aims(root, rehearsal.chance, zonesToWin(root, seat, this.deeds));
    const winners: ShootMove[] = [];
    for (let i = 0; aims.shooters.length > 0 && i < LOOKED && winners.length < 2 * WINNERS; i++) {
      if (this.isLate()) break;
      const move = aims.strike(i);
      const after = rehearsal.mean(root, move);
      if (this.isWon(after)) winners.push(move);
      const slack = this.slackOf(after);
      if (slack < 0) continue;
      this.steps.push({ move, slack });
      if (deedsLeft(after) - slack < way) this.known.push(move);
    }
    const found = this.pickSurest(root, winners);
    if (found.chance > this.best.chance) this.best = found;
    shuffle(this.known, rehearsal);
  }

  private begin(move: Move): void {
    if (this.isLate()) return;
    const won = this.follow(this.rehearsal.make(this.root, move), 1);
    if (won > 0) this.beginnings.push({ move, won, times: 1 });
  }

  /** The chance to win that is left within the turn. */
  private follow(s: State, depth: number): number {
    const { seat, rehearsal } = this;
    if (this.isWon(s)) return 1;
    const slack = this.slackOf(s);
    if (slack < 0 || this.isLate()) return 0;
    const deeds = deedsLeft(s);
    const winners: ShootMove[] = [];
    const steps: Step[] = [];
    this.thinkOn(s, deeds, move => {
      const after = rehearsal.mean(s, move);
      if (this.isWon(after)) winners.push(move);
      const left = this.slackOf(after);
      if (left >= 0) steps.push({ move, slack: left });
      return winners.length < ENOUGH;
    });
    let best = this.pickSurest(s, winners).chance;
    if (best >= SURE || deeds < 2) return best;
    for (const move of listMoves(s, seat)) {
      if (move.kind !== 'create') continue;
      const after = rehearsal.mean(s, move);
      if (this.isWon(after)) return 1;
      const left = this.slackOf(after);
      if (left >= 0) steps.push({ move, slack: left });
    }
    for (const { move } of this.choose(steps, WAYS_ON[depth] ?? 1)) {
      if (best >= SURE) break;
      best = Math.max(best, this.follow(rehearsal.make(s, move), depth + 1));
    }
    return best;
  }

  /** Shots from a later position: known ones where a zone is still to be won, and some that are new; until told to stop. */
  private thinkOn(s: State, deeds: number, goesOn: (move: ShootMove) => boolean): void {
    const { seat, known, rehearsal } = this;
    const zones = zonesToWin(s, seat, deeds);
    const aims = new Aims(s, rehearsal.chance, zones);
    if (aims.shooters.length === 0) return;
    const from = rehearsal.chance.pick(known.length + 1);
    const count = zones === 0 ? 0 : Math.min(KNOWN, known.length);
    for (let i = 0; i < count && !this.isLate(); i++) {
      const move = known[(from + i) % known.length]!;
      if (aims.shooters.includes(move.puck) && !goesOn(move)) return;
    }
    const fresh = deeds < 2 ? NEW_LAST : NEW;
    for (let i = 0; i < fresh && !this.isLate(); i++) if (!goesOn(aims.strike(i))) return;
  }

  /** Those that leave most to spare, and no more than half of them by one puck. */
  private choose(steps: Step[], count: number): Step[] {
    shuffle(steps, this.rehearsal);
    const chosen: Step[] = [];
    const often = new Map<number, number>();
    for (const step of [...steps].sort((a, b) => b.slack - a.slack)) {
      const { move } = step;
      const by = move.kind === 'shoot' ? move.puck : -1;
      const times = often.get(by) ?? 0;
      if (2 * times >= count) continue;
      often.set(by, times + 1);
      if (chosen.push(step) >= count) break;
    }
    return chosen;
  }

  private pickSurest(s: State, winners: ShootMove[]): Chances {
    shuffle(winners, this.rehearsal);
    let left = winners.slice(0, WINNERS).map(move => ({ move, won: 0, times: 0 }));
    for (const times of TRIALS) {
      for (const each of left)
        for (let i = 0; i < times && !this.isLate(); i++, each.times++)
          if (this.isWon(this.rehearsal.make(s, each.move))) each.won++;
      left.sort((a, b) => b.won * a.times - a.won * b.times);
      left = left.slice(0, Math.ceil(left.length / 3));
    }
    const surest = left[0];
    return surest && surest.times > 0 ? { move: surest.move, chance: surest.won / surest.times } : NO_CHANCES;
  }

  private isWon(s: State): boolean {
    return s.end?.winner === this.seat;
  }

  /** How many deeds there are to spare; less than 0: it cannot be done in this turn. */
  private slackOf(s: State): number {
    return s.end || s.turn !== this.seat ? -1 : deedsLeft(s) - wayToWin(s, this.seat);
  }
}

function shuffle<T>(list: T[], { chance }: Rehearsal): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.pick(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}
