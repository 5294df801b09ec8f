import { replaySteps } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  botQuestion,
  botQuestionFrom,
  CLOCK_ONLY,
  isRefusalKey,
  isTableRefusal,
  needsHistory,
  play,
  questionStart,
  REFUSAL_KEYS,
  RESPITE,
  refuse,
  type TableState,
} from '../src/index.ts';
import { ANN, after, at, BOT, DUEL, LOB, NIM, tableOf } from './tables.ts';

const move = (state: TableState, seat: number, text: string) =>
  after(play(state, { seat, decision: state.match.decisions[seat] ?? -1, move: text }, at()));

describe('the question put to a bot', () => {
  it('starts from the position before the moves that can be repeated', () => {
    const opened = tableOf(NIM, { holders: [ANN, BOT] });
    const { match } = move(opened, 0, '1-1');
    expect(questionStart(match)).toBe(0);
    expect(botQuestion(match, 1, opened.match, [])).toEqual({
      game: 'nim',
      rules: 1,
      seats: 2,
      options: opened.match.table.options,
      position: NIM.writeState(opened.match.state),
      moves: ['1-1'],
      seat: 1,
    });
  });

  it('starts anew after a binding move', () => {
    const { match } = move(move(tableOf(LOB), 0, 'throw 500'), 1, 'pass');
    expect(questionStart(match)).toBe(1);
  });

  it('shows a bot only what its seat sees', () => {
    const { match } = tableOf(DUEL);
    const { position, moves } = botQuestion(match, 1, match, []);
    expect(questionStart(match)).toBe(0);
    expect(moves).toEqual([]);
    expect(position).toBe(DUEL.writeState(DUEL.redact(match.state, 1)));
  });

  it('repeats what the seat was told, in a game that has to be remembered', () => {
    const game = { ...LOB, traits: { ...LOB.traits, memory: true as const } };
    expect(needsHistory({ game: LOB })).toBe(false);
    expect(needsHistory({ game })).toBe(true);
    const opened = tableOf(game);
    const state = move(opened, 0, 'throw 500');
    const steps = [{ match: opened.match, events: [] }, state.last!];
    expect(botQuestionFrom(steps, state.match, 1).told).toEqual(state.last!.events);
    expect(botQuestionFrom([...steps].slice(0, 2), opened.match, 1).told).toEqual([]);
  });

  it('finds its start among all steps', () => {
    const record = {
      tablee: 1,
      game: 'nim',
      rules: 1,
      seats: 2,
      options: tableOf(NIM).match.table.options,
      seals: [],
      setup: [],
      entries: [
        { seat: 0, move: '1-1' },
        { seat: 1, move: '2-1' },
      ],
    } as const;
    const steps = [...replaySteps(NIM, record)];
    const { match } = steps.at(-1)!;
    expect(botQuestionFrom(steps, match, 0)).toEqual(botQuestion(match, 0, steps[0]!.match, []));
  });
});

describe('refusals', () => {
  it('are listed once each', () => {
    expect(new Set(REFUSAL_KEYS).size).toBe(REFUSAL_KEYS.length);
  });

  it('of the table and its clock are told from those of a game', () => {
    expect(isTableRefusal(refuse('over').refusal)).toBe(true);
    expect(isTableRefusal(RESPITE)).toBe(true);
    expect(isTableRefusal(CLOCK_ONLY)).toBe(true);
    expect(isTableRefusal({ rule: 'NIM-1', key: 'not-your-turn' })).toBe(false);
    expect(isTableRefusal({ rule: 'TABLE', key: 'unheard-of' })).toBe(false);
    expect(isRefusalKey('over')).toBe(true);
    expect(isRefusalKey('unheard-of')).toBe(false);
  });
});
