import {
  againstShift,
  type Elastic,
  END,
  FINGER,
  type Move,
  ownerOf,
  type Post,
  type Puck,
  RULE_BROKEN,
  type ShootMove,
  tchako,
  type Zone,
} from '@tablee/tchako';
import { type Aim, ahead } from './aim.ts';
import { creationOn } from './choices.ts';
import { EMPTY_HAND } from './hand.ts';
import { handWords } from './hand-words.ts';
import type { Desk } from './scene.ts';
import type { Thing } from './things.ts';

/** Half of full power: enough for the next zones, not enough for the rail. */
const FIRST_POWER = 400;

function playMove({ change, play }: Desk, move: Move): void {
  change(EMPTY_HAND);
  play(tchako.writeMove(move));
}

/** Why it cannot be: said with the rule, as the referee would say it. */
function explainMove({ state, self, explain }: Desk, move: Move): void {
  const refusal = self === null ? null : tchako.refuse(state, self, move);
  if (refusal) explain(refusal);
}

const tryMove = (desk: Desk, move: Move): void => {
  if (desk.seat !== null && tchako.refuse(desk.state, desk.seat, move) === null) playMove(desk, move);
  else explainMove(desk, move);
};

export const shotOf = (aim: Aim, loaded: boolean): ShootMove => ({ kind: 'shoot', ...aim, loaded });

/** TCHAKO-22 */
export function fire(desk: Desk): void {
  const { hand } = desk;
  if (hand.aim) tryMove(desk, shotOf(hand.aim, hand.loaded));
}

/** Straight towards the other side to begin with. */
export const firstAim = (puck: Puck): Aim => ({
  puck,
  direction: ahead(ownerOf(puck) === 1),
  power: FIRST_POWER,
  dx: 0,
  dy: 0,
});

/** Chooses a puck to shoot, or says why it cannot be shot; chosen once more it is put down. */
export function choosePuck(desk: Desk, puck: Puck, steering: boolean): void {
  const { hand, change, choices } = desk;
  if (hand.aim?.puck === puck) change(EMPTY_HAND);
  else if (!choices.shooters.includes(puck)) explainShot(desk, puck);
  else change({ ...EMPTY_HAND, aim: firstAim(puck), steering });
}

/** Why this puck cannot be shot. */
export const explainShot = (desk: Desk, puck: Puck): void => explainMove(desk, shotOf(firstAim(puck), false));

/** TCHAKO-13: the first press shows what would happen, the second does it. */
function pressSpace(desk: Desk, zone: Zone): void {
  const { hand, change, choices } = desk;
  if (!creationOn(choices, zone)) explainMove(desk, { kind: 'create', zone });
  else if (hand.zone === zone) playMove(desk, { kind: 'create', zone });
  else change({ ...EMPTY_HAND, zone });
}

export const createThere = (desk: Desk): void => {
  if (desk.hand.zone !== null) playMove(desk, { kind: 'create', zone: desk.hand.zone });
};

/** TCHAKO-14: by one hook, or as a whole. */
export function takeElastic(desk: Desk, elastic: Elastic, from: Post | null): void {
  const { hand, change, choices } = desk;
  const able = choices.elastics.some(
    m => m.elastic === elastic && (from === null || (m.kind === 'hook' && m.from === from)),
  );
  if (choices.replacements.length > 0) tryMove(desk, { kind: 'replace', elastic });
  else if (hand.elastic === elastic && hand.from === from) change(EMPTY_HAND);
  else if (able) change({ ...EMPTY_HAND, elastic, from });
  else explainElastic(desk, elastic, from);
}

/** Nowhere to go is no refusal of a move; of what is not one's own, or not in one's turn, there is one. */
function explainElastic(desk: Desk, elastic: Elastic, from: Post | null): void {
  const { state, self, explain, tell } = desk;
  if (self === null) return;
  const refusal = tchako.refuse(state, self, { kind: 'lay', elastic, hooks: state.laid[elastic] ?? [] });
  const nowhere = refusal === null || refusal.key === 'elastic-there' || refusal.key === 'no-triangle-there';
  if (!nowhere) explain(refusal);
  else if (state.points === 0) explain({ rule: RULE_BROKEN['too-few-points'], key: 'too-few-points' });
  else tell(from === null ? handWords().elasticNowhere : handWords().hookNowhere);
}

export function pressThing(desk: Desk, thing: Thing, byKey: boolean): void {
  switch (thing.kind) {
    case 'puck':
      choosePuck(desk, thing.puck, byKey || !desk.flicks);
      break;
    case 'space':
      pressSpace(desk, thing.zone);
      break;
    case 'hook':
      takeElastic(desk, thing.elastic, thing.post);
      break;
    case 'elastic':
      takeElastic(desk, thing.elastic, null);
      break;
    case 'landing':
      playMove(desk, thing.landing.move);
      break;
  }
}

export const endTurn = (desk: Desk): void => tryMove(desk, END);
export const answer = (desk: Desk, agrees: boolean): void =>
  tryMove(desk, { kind: agrees ? 'agree' : 'decline' });

/** Anything else that has its own button. */
export const doMove = tryMove;

/** TCHAKO-15: no farther than a finger's width, in whole units. */
export function clampShift(dx: number, dy: number): { readonly dx: number; readonly dy: number } {
  const length = Math.hypot(dx, dy);
  const part = length > FINGER - 1 ? (FINGER - 1) / length : 1;
  // Minus nothing is nothing.
  return { dx: Math.trunc(dx * part) + 0, dy: Math.trunc(dy * part) + 0 };
}

/** Shifts the chosen puck to so far from where it lies, or says why not. True: it lies there now. */
export function shiftTo(desk: Desk, dx: number, dy: number): boolean {
  const { hand, state, change } = desk;
  if (!hand.aim) return false;
  const aim = { ...hand.aim, ...clampShift(dx, dy) };
  const key = againstShift(state, shotOf(aim, false));
  if (key) desk.explain({ rule: RULE_BROKEN[key], key });
  else change({ aim });
  return key === null;
}
