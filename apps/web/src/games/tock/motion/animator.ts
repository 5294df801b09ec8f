import type { State, TockEvent } from '@tablee/tock';
import { paceSchedule } from '../../../board/pace.ts';
import { playTone, type Tone, WOOD_STEPS, WOOD_STRIKES } from '../../../board/sound.ts';
import type { BoardAnimator } from '../../../board/stage.ts';
import { CELL } from '../draw/geometry.ts';
import { follow } from '../draw/pieces.ts';
import { schedule } from './schedule.ts';
import { planTravels } from './travels.ts';

const CARD_FALLS: Tone = { noise: { hz: 3200, q: 0.7, gain: 0.14 }, ms: 110, swell: 12 };
const MARBLE_ROLLS: Tone = { noise: { hz: 620, q: 1.4, gain: 0.12 }, ms: 330, swell: 90 };
const MARBLE_LEAPS: Tone = { body: { from: 260, to: 620, gain: 0.1 }, ms: 240, swell: 70 };
const BLOCKED: Tone = { body: { from: 190, to: 120, gain: 0.2 }, ms: 160, swell: 0 };
/** Long enough to read the caption of another player's card. */
const CAPTION_MS = 1000;
/** More knocks than this would sound like a rattle. */
const MOST_STEPS = 7;

/** Schedules the sounds of an entry. */
function playSounds(events: readonly TockEvent[], pace: number): void {
  for (const { event, start, ms } of paceSchedule(schedule(events), pace)) {
    switch (event.kind) {
      case 'played':
      case 'dropped':
        playTone(CARD_FALLS, start);
        break;
      case 'walked': {
        const knocks = Math.min(MOST_STEPS, event.way.length);
        for (let i = 1; i <= knocks; i++) playTone(WOOD_STEPS, start + (ms * i) / knocks);
        break;
      }
      case 'entered':
        playTone(WOOD_STEPS, start + ms);
        break;
      case 'leapt':
        playTone(MARBLE_LEAPS, start);
        playTone(WOOD_STEPS, start + ms);
        break;
      case 'taken':
        playTone(WOOD_STRIKES, start);
        playTone(MARBLE_ROLLS, start + 40);
        break;
      case 'traded':
        playTone(MARBLE_ROLLS, start);
        playTone(WOOD_STEPS, start + ms);
        break;
      case 'blocked':
        playTone(BLOCKED, start + 80);
    }
  }
}

/** For a replay, whose speed the reader chooses. */
export const replayAnimator: BoardAnimator<State, TockEvent> = {
  follow,
  moverOf: ({ events }) => {
    const first = events.find(e => 'seat' in e);
    return first && 'seat' in first ? first.seat : null;
  },
  travel: planTravels,
  hear: playSounds,
  unit: CELL,
};

export const animator: BoardAnimator<State, TockEvent> = {
  ...replayAnimator,
  hold: events => (events.some(e => e.kind === 'played' || e.kind === 'dropped') ? CAPTION_MS : 0),
};
