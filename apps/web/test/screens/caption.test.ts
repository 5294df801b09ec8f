import type { GameWords } from '@tablee/catalogue';
import type { Timeline } from '@tablee/table';
import { describe, expect, it } from 'vitest';
import type { GameView } from '../../src/board/contract.ts';
import { captionOf } from '../../src/screens/table/caption/bot-caption.tsx';
import type { SeatInfo } from '../../src/session/session.ts';

const person: SeatInfo = { name: 'Anne', here: true, bot: null };
const bot: SeatInfo = { name: null, here: true, bot: 2 };
type Event = { readonly seat: number; readonly did: string };
const say = (event: Event, _game: GameWords, _state: unknown, name = String): string | null =>
  event.did === '' ? null : `${name(event.seat)} ${event.did}.`;
const view = { say } as unknown as GameView;
const game = {} as GameWords;
const name = (seat: number): string => ['Anne', 'Bleu', 'Vert'][seat]!;

type Played = {
  readonly seat: number;
  readonly events: readonly Event[];
  readonly actors?: readonly number[];
};
const captionAt = (people: readonly SeatInfo[], { seat, events, actors = [seat] }: Played) => {
  const before = { match: { game: { actors: () => actors }, state: null } };
  const after = { entry: { n: 1, seat, move: 'x' }, events, match: { state: null } };
  return captionOf(people, [before, after] as unknown as Timeline, 1, view, game, name);
};
const did = (seat: number, ...words: string[]): Played => ({
  seat,
  events: words.map(word => ({ seat, did: word })),
});

describe('the caption of a turn', () => {
  it('says what a bot did', () => {
    expect(captionAt([person, bot, bot], did(1, 'avance'))).toBe('Bleu avance.');
    expect(captionAt([person, bot, bot], did(1, 'avance', '', 'prend'))).toBe('Bleu avance. Bleu prend.');
  });

  it('is absent for a person, and for an entry without words', () => {
    expect(captionAt([person, bot, bot], did(0, 'avance'))).toBeNull();
    expect(captionAt([person, bot, bot], did(1, ''))).toBeNull();
  });

  it('leaves out what happens to the next seat', () => {
    const events = [
      { seat: 1, did: 'pose' },
      { seat: 2, did: 'tire' },
    ];
    expect(captionAt([person, bot, bot], { seat: 1, events })).toBe('Bleu pose.');
  });

  it('is absent while several seats choose', () => {
    expect(captionAt([person, bot, bot], { ...did(1, 'choisit'), actors: [0, 1] })).toBeNull();
  });
});
