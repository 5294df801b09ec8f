import type { Seat } from '@tablee/kernel';
import { controlOf } from './control.ts';
import type { EventSink } from './events.ts';
import { type Problem, problemsWith } from './problems.ts';
import type { RefusalKey } from './refusals.ts';
import { clone, other, type State } from './state.ts';
import { FREE_CREATIONS } from './turn.ts';
import { ADDABLE, type Addable, allowance, HILLS, type Offer, OPTIONS, type Variant } from './variant.ts';
import { holdsPair, judge } from './victory.ts';

const RANGES: { readonly [mode: string]: { readonly min: number; readonly max: number } } = {
  suddenCreations: OPTIONS.suddenCreations,
  suddenTurn: OPTIONS.suddenTurn,
  countdown: OPTIONS.countdownTurns,
  lead: OPTIONS.demographyLead,
  reach: OPTIONS.demographyReach,
};

export const writeOffer = ({ mode, value }: Offer): string => (value === true ? mode : `${mode} ${value}`);

export function readOffer(text: string): Offer | null {
  const [name, value] = text.split(' ');
  const mode = ADDABLE.find(each => each === name);
  if (!mode) return null;
  const range = RANGES[mode];
  if (range) {
    const n = Number(value);
    return /^[0-9]{1,3}$/.test(value ?? '') && n >= range.min && n <= range.max ? { mode, value: n } : null;
  }
  if (mode !== 'hill') return value === undefined ? { mode, value: true } : null;
  const hill = HILLS.find(each => each !== 'off' && each === value);
  return hill ? { mode, value: hill } : null;
}

/** The seat that has to move: it answers an offer, or it is its turn. */
export const actorOf = (s: State): Seat => (s.offer ? other(s.turn) : s.turn);

const isBetweenTurns = (s: State): boolean =>
  s.points === allowance(s.variant, s.number) && s.free === (s.variant.carrisk ? FREE_CREATIONS : 0);

const isPlayed = (v: Variant, mode: Addable): boolean =>
  v[mode] !== false && v[mode] !== 0 && v[mode] !== 'off';

/** TCHAKO-30, TCHAKO-34: modes that exclude each other. */
const RIVALS: { readonly [mode: string]: Addable } = {
  suddenCreations: 'suddenTurn',
  suddenTurn: 'suddenCreations',
  lead: 'reach',
  reach: 'lead',
};

/** TCHAKO-45: the refusal for each problem. `no-way-to-win` cannot happen: adding a mode removes no way to win. */
const CONTRADICTIONS: { readonly [P in Problem]: RefusalKey } = {
  'odd-countdown': 'countdown-odd',
  'anarchy-reach': 'reach-without-queens',
  'reach-too-high': 'reach-beyond',
  'sudden-too-late': 'sudden-after-end',
  'no-way-to-win': 'mode-there',
};

export function againstOffer(s: State, offer: Offer): RefusalKey | null {
  const { mode } = offer;
  if (!isBetweenTurns(s)) return 'not-between-turns';
  if (s.declined) return 'declined-already';
  const rival = RIVALS[mode];
  if (isPlayed(s.variant, mode) || (rival && isPlayed(s.variant, rival))) return 'mode-there';
  if (mode === 'countdown' && Number(offer.value) % 2 === 1) return CONTRADICTIONS['odd-countdown'];
  const tried = clone(s);
  addMode(tried, offer);
  const [problem] = problemsWith(tried.variant);
  if (problem) return CONTRADICTIONS[problem];
  return holdsPair(tried) || judge(tried, controlOf(tried)) ? 'mode-decides' : null;
}

/** Turns and creations are counted from now on. */
function addMode(s: State, { mode, value }: Offer): void {
  const counted = mode === 'suddenTurn' || mode === 'countdown' ? Number(value) + s.number - 1 : value;
  s.variant = Object.freeze({ ...s.variant, [mode]: counted });
  if (mode === 'suddenCreations') s.creations.fill(0);
  if (mode === 'carrisk') s.free = FREE_CREATIONS;
}

export function propose(s: State, offer: Offer, events: EventSink): void {
  s.offer = Object.freeze(offer);
  events?.push({ kind: 'proposed', seat: s.turn, ...offer });
}

export function answer(s: State, agrees: boolean, events: EventSink): void {
  const offer = s.offer!;
  s.offer = null;
  if (agrees) addMode(s, offer);
  else s.declined = true;
  events?.push({ kind: agrees ? 'agreed' : 'declined', seat: other(s.turn), ...offer });
}
