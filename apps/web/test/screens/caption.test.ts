import { signal } from '@preact/signals';
import type { GameWords } from '@tablee/catalogue';
import type { TimelineStep } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import type { GameView } from '../../src/board/contract.ts';
import { captionOf } from '../../src/screens/table/caption.tsx';
import type { SeatInfo } from '../../src/session/session.ts';

const person: SeatInfo = { name: 'Anne', here: true, bot: null };
const bot: SeatInfo = { name: null, here: true, bot: 2 };
const say = (event: unknown, _game: GameWords, _state: unknown, name = String): string | null =>
  event === 'silent' ? null : `${name(1)} ${String(event)}.`;
const view = { say } as unknown as GameView;
const game = {} as GameWords;
const step = (seat: number, ...events: string[]): TimelineStep =>
  ({ entry: { n: 1, seat, move: 'x' }, events, match: { state: null } }) as unknown as TimelineStep;
const captionAt = (people: readonly SeatInfo[], played: TimelineStep, shown = view): string | null =>
  captionOf({ people: signal(people) }, shown, game, () => 'Bleu', played);

describe('the caption of a turn', () => {
  it('says what a bot did, where several play', () => {
    expect(captionAt([person, bot, bot], step(1, 'avance'))).toBe('Bleu avance.');
    expect(captionAt([person, bot, bot], step(1, 'avance', 'silent', 'prend'))).toBe(
      'Bleu avance. Bleu prend.',
    );
  });

  it('is absent for a person, for a single bot, and for an entry without words', () => {
    expect(captionAt([person, bot, bot], step(0, 'avance'))).toBeNull();
    expect(captionAt([person, bot], step(1, 'avance'))).toBeNull();
    expect(captionAt([person, bot, bot], step(1, 'silent'))).toBeNull();
  });

  it('is absent where the board has captions of its own', () => {
    expect(captionAt([person, bot, bot], step(1, 'avance'), { ...view, captions: true })).toBeNull();
  });
});
