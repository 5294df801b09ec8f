import { driveGame } from '@tablee/conform/testkit';
import type { OptionsOf, Seat } from '@tablee/kernel';
import {
  bit,
  controlOf,
  ELASTICS,
  has,
  heldBy,
  nameElastic,
  type Rules,
  readPost,
  readPuck,
  readZone,
  type State,
  type TchakoEvent,
  type TchakoOptions,
  tchako,
  ZONE_NAMES,
  ZONES,
} from '../src/index.ts';
import { moveTo, setDown, startState, takeAway } from '../src/state.ts';
import { beginTurn } from '../src/turn.ts';
import { settleVariant } from '../src/variant.ts';

/** A zone: set on its space. Two numbers: there, in millimetres. */
export type Spot = string | readonly [number, number];
export type Drawn = {
  readonly pucks: { readonly [name: string]: Spot };
  readonly turn?: 'S' | 'N';
  readonly number?: number;
  /** Whole points left, the usual number by default. */
  readonly points?: number;
  readonly options?: Partial<OptionsOf<TchakoOptions>>;
  /** Posts by elastic; without it no elastic lies anywhere. */
  readonly elastics?: { readonly [name: string]: string } | 'start';
  readonly creations?: readonly [number, number];
  readonly rules?: Rules;
};

const driver = driveGame(tchako);
export const { tableFor: tableWith } = driver;

const unit = (mm: number): number => Math.round(mm * 64);

/** A position at the start of a turn. */
export function at(drawn: Drawn): State {
  const s = startState(settleVariant(tableWith(drawn.options), drawn.rules));
  for (let puck = 0; puck < 24; puck++) takeAway(s, puck);
  for (const [name, spot] of Object.entries(drawn.pucks)) put(s, name, spot);
  if (drawn.elastics !== 'start') {
    const { elastics = {} } = drawn;
    s.laid = Object.freeze(
      ELASTICS.map(elastic => {
        const row = elastics[nameElastic(elastic)];
        return row === undefined ? null : Object.freeze(row.split(' ').filter(Boolean).map(readPost));
      }),
    );
  }
  const seat: Seat = drawn.turn === 'N' ? 1 : 0;
  s.number = (drawn.number ?? (seat === 0 ? 3 : 4)) - 1;
  for (const [i, n] of (drawn.creations ?? []).entries()) s.creations[i] = n;
  beginTurn(s, seat, []);
  if (drawn.points !== undefined) s.points = 2 * drawn.points;
  return s;
}

export function put(s: State, name: string, spot: Spot): void {
  const puck = readPuck(name);
  if (puck < 0) throw new Error(`no puck ${name}`);
  if (typeof spot === 'string') {
    setDown(s, puck, readZone(spot));
    return;
  }
  moveTo(s, puck, unit(spot[0]), unit(spot[1]));
  s.here |= bit(puck);
}

/** Plays moves of the seats on turn; the events of the last one. */
export const say = (s: State, ...texts: readonly string[]): TchakoEvent[] =>
  texts.reduce<TchakoEvent[]>((_, text) => driver.play(s, text), []);

/** The key of the refusal; null for a legal move. */
export const against = (s: State, text: string, seat: Seat = s.turn): string | null =>
  driver.refusal(s, text, seat)?.split(' ')[1] ?? null;

export const names = (zones: number): string =>
  ZONES.filter(zone => has(zones, zone))
    .map(zone => ZONE_NAMES[zone]!)
    .join(' ');

export const held = (s: State, seat: Seat): string => names(heldBy(controlOf(s), seat));
export const captured = (s: State): string => names(s.captured);
export const whereIs = (s: State, name: string): readonly [number, number] | null => {
  const puck = readPuck(name);
  return has(s.here, puck) ? [s.x[puck]! / 64, s.y[puck]! / 64] : null;
};
export const kindsOf = (news: readonly TchakoEvent[]): string => news.map(e => e.kind).join(' ');
export const eventOf = <K extends TchakoEvent['kind']>(
  news: readonly TchakoEvent[],
  kind: K,
): Extract<TchakoEvent, { kind: K }> | undefined =>
  news.find((e): e is Extract<TchakoEvent, { kind: K }> => e.kind === kind);
