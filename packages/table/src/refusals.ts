import { type Game, type OptionSheet, type Refusal, type Refused, TABLE_REFUSALS } from '@tablee/kernel';

/** Every refusal of a table itself, by message key. Games add keys of their own rules. */
export const REFUSAL_KEYS = [
  ...TABLE_REFUSALS,
  'not-over',
  'no-offer',
  'no-opponent',
  'log-full',
  'quiet',
  'no-partner',
  'not-seated',
  'already-seated',
  'seat-taken',
  'no-free-seat',
  'no-bot',
  'bot-moved',
  'name-taken',
  'others-playing',
  'respite',
  'clock-only',
  'not-absent',
  'bad-pass',
  'others-present',
  'no-pause',
  'no-replies',
  'bad-replies',
] as const;
export type RefusalKey = (typeof REFUSAL_KEYS)[number];

export const isRefusalKey = (key: string): key is RefusalKey =>
  (REFUSAL_KEYS as readonly string[]).includes(key);

export const refuse = (key: RefusalKey): Refused => ({ refusal: { rule: 'TABLE', key } });

/** The clock ended the turn before: this seat may not act yet. */
export const RESPITE: Refusal = { rule: 'TCHAKO-23', key: 'respite' };
/** Only the clock may play this move (`Game.clockOnly`). */
export const CLOCK_ONLY: Refusal = { rule: 'TCHAKO-23', key: 'clock-only' };

/** Whether the refusal comes from the table or its clock, not from the rules of a game. */
export const isTableRefusal = ({ rule, key }: Refusal): boolean =>
  isRefusalKey(key) && (rule === 'TABLE' || key === RESPITE.key || key === CLOCK_ONLY.key);

/** Whether this text is a move that only a clock may play. */
export function isClockOnly<O extends OptionSheet, S, M, E>(game: Game<O, S, M, E>, text: string): boolean {
  const move = game.clockOnly ? game.readMove(text) : null;
  return move !== null && game.clockOnly?.(move) === true;
}
