import type { Seat } from '@tablee/kernel';
import { bit, readPost, readZone } from '../board.ts';
import { ELASTICS, nameElastic } from '../elastic.ts';
import { STANDARD } from '../position.ts';
import { PUCKS, readPuck } from '../puck.ts';
import { moveTo, type State, setDown, startState, takeAway } from '../state.ts';
import { beginTurn } from '../turn.ts';
import { NEWEST, type Variant } from '../variant.ts';
import type { Figure } from './page.ts';

/** The space of a zone, or a point in millimetres. */
type Spot = string | readonly [number, number];
/** A figure of the rules page: a position, and a move if the figure shows one. */
export type Picture = { readonly state: State; readonly move: string | null };
type Drawn = {
  readonly pucks: { readonly [name: string]: Spot };
  readonly turn?: Seat;
  /** Posts by elastic; by default as at the start. */
  readonly elastics?: { readonly [name: string]: string };
  readonly variant?: Partial<Variant>;
  readonly move?: string;
};

const QUEENS = { sq: 'VS', nq: 'VN' } as const;

const DRAWN: { readonly [F in Figure]: Drawn } = {
  terrain: {
    pucks: { ...QUEENS, s1: 'BSL', s2: 'BSC', s3: 'BSR', n1: 'BNL', n2: 'BNC', n3: 'BNR' },
  },
  control: {
    pucks: { ...QUEENS, s1: [-56, 8], s2: [-162, -6], n1: [44, -4], n2: [-140, 12], n3: [112, -96] },
  },
  capture: {
    pucks: {
      ...QUEENS,
      s1: [-44, 6],
      s2: [8, 94],
      s3: [156, 8],
      s4: [88, -98],
      n1: [112, -72],
      n2: [-104, 82],
      n3: 'BNR',
    },
  },
  tchako: {
    pucks: {
      sq: 'VS',
      s1: 'BSL',
      s2: [-46, 4],
      s3: [6, 96],
      s4: [26, 168],
      s5: [-160, 70],
      nq: [-96, 150],
      n1: 'BNR',
    },
  },
  duel: {
    pucks: { ...QUEENS, s1: [-72, 8], n1: [-30, -4], s2: 'BSC', n2: 'BNC' },
    move: 'shoot s1 3914 260',
  },
  shot: {
    pucks: { ...QUEENS, s1: [-118, -146], n1: [-62, -142], n2: [-24, -138], s2: 'BSR', n3: 'BNC' },
    move: 'shoot s1 40 420',
  },
  creation: {
    pucks: { ...QUEENS, s1: [-42, 9], s2: 'BSC', n1: 'BNR', n2: [60, 4] },
    move: 'create N2',
  },
  hook: {
    pucks: { ...QUEENS, s1: 'BSL', s2: [-44, 6], n1: 'BNL', n2: 'BNC' },
    move: 'elastic s-short1 Sa1>M1',
  },
  lay: {
    pucks: { ...QUEENS, s1: 'BSL', s2: 'BSC', n1: 'BNL', n2: 'BNC' },
    move: 'elastic s-long Sa3-Nb3',
  },
  triangle: {
    pucks: { ...QUEENS, s1: 'BSL', s2: 'BSC', n1: [-4, -27], n2: 'BNC' },
    elastics: {
      's-short1': 'Sa1 Sb1',
      's-short2': 'Sa4 Sb6',
      's-triangle': '',
      'n-short1': 'Nb1 Na1',
      'n-short2': 'Nb6 Na4',
      'n-long': 'Nb2 Nb5',
    },
    variant: { triangle: true },
    move: 'elastic s-triangle Sb3-Sb4-M2',
  },
  hills: { pucks: {} },
};

/** A new position each time, so that callers may change it. */
export function pictureOf(figure: Figure): Picture {
  const drawn = DRAWN[figure];
  const s = startState(Object.freeze({ ...STANDARD, ...drawn.variant, rules: NEWEST }));
  for (const puck of PUCKS) takeAway(s, puck);
  for (const [name, spot] of Object.entries(drawn.pucks)) putDown(s, name, spot);
  const { elastics } = drawn;
  if (elastics)
    s.laid = Object.freeze(
      ELASTICS.map(elastic => {
        const row = elastics[nameElastic(elastic)];
        return row === undefined ? null : Object.freeze(row.split(' ').filter(Boolean).map(readPost));
      }),
    );
  const turn = drawn.turn ?? 0;
  s.number = 2 + turn;
  beginTurn(s, turn, []);
  return { state: s, move: drawn.move ?? null };
}

function putDown(s: State, name: string, spot: Spot): void {
  const puck = readPuck(name);
  if (typeof spot === 'string') {
    setDown(s, puck, readZone(spot));
    return;
  }
  moveTo(s, puck, spot[0] * 64, spot[1] * 64);
  s.here |= bit(puck);
}
