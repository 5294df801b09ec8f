import { BadText, type Game, type Seat, type View } from '@tablee/kernel';

/** A shared goal and moves that cannot be listed: all seats throw at one line, with any strength up to 1000. */

const OPTIONS = { throws: { kind: 'count', min: 1, max: 3, initial: 2 } } as const;
const STRONGEST = 1000;
const LINE = 500;
const NEAR = 120;
const PASS: LobMove = { strength: 0 };

export type LobState = { seats: number; throws: number; lengths: number[] };
/** Strength from 1 to 1000; 0 passes. */
export type LobMove = { readonly strength: number };
export type LobEvent = { readonly kind: 'landed'; readonly seat: Seat; readonly length: number };

/** Grows less than linearly with the strength. */
const lengthOf = (strength: number): number => strength - Math.trunc((strength * strength) / (2 * STRONGEST));
const isOver = (s: LobState): boolean => s.lengths.length >= s.seats * s.throws;
const onTurn = (s: LobState): Seat => s.lengths.length % s.seats;
const isNear = (length: number): boolean => Math.abs(length - LINE) <= NEAR;

function readLobState(text: string): LobState {
  const found = /^([1-3])x([1-3]):((?:(?:0|[1-9][0-9]{0,2})(?:,(?:0|[1-9][0-9]{0,2}))*)?)$/.exec(text);
  if (!found) throw new BadText('position', 'A Lob position reads like "2x2:480,0".');
  const lengths = found[3] === '' ? [] : found[3]!.split(',').map(Number);
  const s = { seats: Number(found[1]), throws: Number(found[2]), lengths };
  if (lengths.length > s.seats * s.throws)
    throw new BadText('position', 'More was thrown than there are throws.');
  return s;
}

export const lob: Game<typeof OPTIONS, LobState, LobMove, LobEvent> = {
  id: 'lob',
  rules: 1,
  traits: {
    seats: [2, 1, 3],
    luck: false,
    secrets: false,
    together: false,
    moves: 'sampled',
    goal: 'shared',
  },
  options: OPTIONS,
  presets: { quick: { throws: 1 } },
  problems: () => [],
  teams: ({ seats }) => [Array.from({ length: seats }, (_, seat) => seat)],
  setup: ({ seats, options }) => ({ state: { seats, throws: options.throws, lengths: [] }, events: [] }),
  actors: s => (isOver(s) ? [] : [onTurn(s)]),
  moves: (s, seat) => (!isOver(s) && seat === onTurn(s) ? [PASS] : []),
  sample: (_s, _seat, chance) => ({ strength: 1 + chance.pick(STRONGEST) }),
  refuse(s, seat, { strength }) {
    if (isOver(s) || seat !== onTurn(s)) return { rule: 'LOB-1', key: 'not-your-turn' };
    return strength > STRONGEST ? { rule: 'LOB-2', key: 'too-strong' } : null;
  },
  apply(s, seat, { strength }) {
    const length = lengthOf(strength);
    s.lengths.push(length);
    return [{ kind: 'landed', seat, length }];
  },
  outcome(s) {
    if (!isOver(s)) return null;
    const share = s.lengths.filter(isNear).length / s.lengths.length;
    return { payoff: Array.from({ length: s.seats }, () => share), reason: 'all-thrown' };
  },
  /** A throw is never taken back; a pass is. */
  binding: (_s, { strength }) => strength > 0,
  idle: () => PASS,
  redact: s => lob.clone(s) as View<LobState>,
  tell: e => e,
  imagine: v => lob.clone(v),
  clone: s => ({ seats: s.seats, throws: s.throws, lengths: [...s.lengths] }),
  writeMove: ({ strength }) => (strength === 0 ? 'pass' : `throw ${strength}`),
  readMove(text) {
    if (text === 'pass') return PASS;
    const found = /^throw ([1-9][0-9]{0,3})$/.exec(text);
    return found ? { strength: Number(found[1]) } : null;
  },
  writeState: s => `${s.seats}x${s.throws}:${s.lengths.join(',')}`,
  readState: readLobState,
};
