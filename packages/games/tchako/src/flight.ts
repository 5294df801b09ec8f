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
import { bit, POSTS, RAIL } from './board.ts';
import { bandsOf, type Laid } from './elastic.ts';
import type { ShootMove } from './move.ts';
import { ALL, ownerOf, PUCKS, type Puck, type Pucks } from './puck.ts';
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
  for (const puck of PUCKS) {
    if (isHere(s, puck)) table.place(puck, s.x[puck]!, s.y[puck]!);
    else table.lift(puck);
  }
  table.place(m.puck, s.x[m.puck]! + m.dx, s.y[m.puck]! + m.dy);
  return table;
}

export type Flight = {
  /** TCHAKO-11: the first enemy the shot puck exchanged an impulse with, or -1. */
  readonly first: Puck;
  /** Over the rail (TCHAKO-3), and at the rail or over it (TCHAKO-44). */
  readonly out: Pucks;
  readonly railed: Pucks;
};

/** Shoots; where everything lies afterwards is written into the state. */
export function fly(s: State, m: ShootMove): Flight {
  const table = setUp(s, m);
  const enemy = 1 - ownerOf(m.puck);
  let first: Puck = -1;
  let when = Number.POSITIVE_INFINITY;
  let out: Pucks = 0;
  let railed: Pucks = 0;
  const witness: Witness = {
    met(a, b, _given, at) {
      if (at > when) return;
      const met = a === m.puck ? b : b === m.puck ? a : -1;
      if (met < 0 || ownerOf(met) !== enemy) return;
      // TCHAKO-11: at the same instant the lower id.
      first = first < 0 ? met : Math.min(first, met);
      when = at;
    },
    bounced(disc, what) {
      if (what >= RAIL_HIT && what < BAND) railed |= bit(disc);
    },
    left(disc) {
      out |= bit(disc);
      railed |= bit(disc);
    },
    turned() {},
  };
  table.shoot(shotOf(m), witness);
  const { x, y } = table.bodies;
  for (const puck of PUCKS) if (isHere(s, puck)) moveTo(s, puck, x[puck]!, y[puck]!);
  return { first, out, railed };
}

const shotOf = ({ puck, direction, power }: ShootMove): Shot => ({ disc: puck, direction, power });

/** The same shot for whoever wants to see it: the state stays as it is. Discs are numbered as pucks are. */
export const trackShot = (s: State, m: ShootMove): Track => track(setUp(s, m), shotOf(m));
