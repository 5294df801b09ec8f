import {
  BAND,
  layOut,
  RAIL as RAIL_HIT,
  type Shot,
  ShotTable,
  type Track,
  track,
  type Witness,
} from '@tablee/physics';
import { bit, lowest, POSTS, RAIL } from './board.ts';
import { bandsOf, type Laid } from './elastic.ts';
import type { ShootMove } from './move.ts';
import { ALL, ownerOf, type Puck, type Pucks } from './puck.ts';
import { isHere, moveTo, type State } from './state.ts';

/** What a tick of physics is to eyes and clocks: a shot of full power that meets nothing takes 2.2 s (TCHAKO-23). */
export const MS_PER_TICK = 6;

/** One table for each way the elastics lie. It keeps nothing from one shot to the next: everything is put down anew. */
const TABLES = new WeakMap<Laid, ShotTable>();

function tableFor(laid: Laid): ShotTable {
  const known = TABLES.get(laid);
  if (known) return known;
  const table = new ShotTable(layOut({ rail: RAIL, posts: POSTS, bands: bandsOf(laid) }), ALL);
  TABLES.set(laid, table);
  return table;
}

function setUp(s: State, m: ShootMove): ShotTable {
  const table = tableFor(s.laid);
  for (let puck = 0; puck < ALL; puck++) {
    if (isHere(s, puck)) table.place(puck, s.x[puck]!, s.y[puck]!);
    else table.lift(puck);
  }
  table.place(m.puck, s.x[m.puck]! + m.dx, s.y[m.puck]! + m.dy);
  return table;
}

/** What the rules want to know of a shot. */
class Watch implements Witness {
  /** TCHAKO-11: the first enemy the shot puck exchanged an impulse with, or -1. */
  first: Puck = -1;
  /** Over the rail (TCHAKO-3), and at the rail or over it (TCHAKO-44). */
  out: Pucks = 0;
  railed: Pucks = 0;
  private readonly shot: Puck;
  private readonly enemy: number;
  private when = Number.POSITIVE_INFINITY;

  constructor(shot: Puck) {
    this.shot = shot;
    this.enemy = 1 - ownerOf(shot);
  }

  met(a: number, b: number, _given: number, at: number): void {
    if (at > this.when) return;
    const met = a === this.shot ? b : b === this.shot ? a : -1;
    if (met < 0 || ownerOf(met) !== this.enemy) return;
    // At the same instant the lower id.
    this.first = this.first < 0 ? met : Math.min(this.first, met);
    this.when = at;
  }

  bounced(disc: number, what: number): void {
    if (what >= RAIL_HIT && what < BAND) this.railed |= bit(disc);
  }

  left(disc: number): void {
    this.out |= bit(disc);
    this.railed |= bit(disc);
  }

  turned(): void {}
}

/** A shot that was made, while the state still tells how everything lay when it began. */
export type Flight = Pick<Watch, 'first' | 'out' | 'railed'> & { readonly table: ShotTable };

export function fly(s: State, m: ShootMove): Flight {
  const table = setUp(s, m);
  const watch = new Watch(m.puck);
  table.shoot(shotOf(m), watch);
  return { first: watch.first, out: watch.out, railed: watch.railed, table };
}

/** Where everything lies afterwards is written into the state. */
export function land(s: State, { table }: Flight): void {
  const { x, y } = table.bodies;
  for (let left = s.here; left !== 0; left &= left - 1) {
    const puck = lowest(left);
    moveTo(s, puck, x[puck]!, y[puck]!);
  }
}

const shotOf = ({ puck, direction, power }: ShootMove): Shot => ({ disc: puck, direction, power });

/** The same shot for whoever wants to see it: the state stays as it is. Discs are numbered as pucks are. */
export const trackShot = (s: State, m: ShootMove): Track => track(setUp(s, m), shotOf(m));
