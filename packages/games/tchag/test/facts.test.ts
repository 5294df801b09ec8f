import { refereeOnly, searchChance } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { isOver, isStep, listMoves, phase, tchag } from '../src/index.ts';

const GAMES = 3000;

/** Statistics of random play: an unintended change of a rule shows here first. */
function measure() {
  const chance = searchChance(31);
  const ends: Record<string, number> = { captured: 0, stopped: 0, 'both-blocked': 0 };
  let [turns, choices, repairs, repairChoices] = [0, 0, 0, 0];
  for (let game = 0; game < GAMES; game++) {
    const { state } = tchag.setup({ seats: 2, options: { start: 'rows' } }, refereeOnly);
    while (!isOver(state)) {
      const moves = listMoves(state);
      const m = moves[chance.pick(moves.length)]!;
      if (phase(state) === 'repair') {
        repairs++;
        repairChoices += moves.length;
      } else if (isStep(m)) {
        turns++;
        choices += moves.filter(isStep).length;
      }
      tchag.apply(state, state.side, m, refereeOnly);
    }
    ends[phase(state)]!++;
  }
  return {
    turns: turns / GAMES,
    choices: choices / turns,
    repairs: repairs / turns,
    repairChoices: repairChoices / repairs,
    captured: ends.captured! / GAMES,
    stopped: ends.stopped! / GAMES,
    blocked: ends['both-blocked']! / GAMES,
  };
}

it('random games last about 31 turns and end by captures in about seven of ten', () => {
  const found = measure();
  const about = (value: number, wanted: number, give: number) => {
    expect(value).toBeGreaterThan(wanted - give);
    expect(value).toBeLessThan(wanted + give);
  };
  about(found.turns, 31, 0.8);
  about(found.choices, 7.4, 0.25);
  about(found.repairs, 1.2, 0.12);
  about(found.repairChoices, 3, 0.25);
  about(found.captured, 0.72, 0.03);
  about(found.stopped, 0.17, 0.025);
  about(found.blocked, 0.12, 0.025);
});
