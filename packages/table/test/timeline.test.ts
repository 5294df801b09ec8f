import {
  commitTo,
  defaultTable,
  type Entry,
  type Eyes,
  type Game,
  type GameRecord,
  isMove,
  isRefused,
  liveChance,
  type Match,
  openMatch,
  playMove,
  replaySteps,
  searchChance,
  seedFromText,
  type TimelineStep,
} from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  entryOfTold,
  eventsFor,
  followTold,
  HIDDEN_MOVE,
  isMemoryGame,
  isOpen,
  redactStep,
  type ToldStep,
  toldOf,
} from '../src/index.ts';
import { DUEL, LOB, NIM } from './tables.ts';

const SEED = seedFromText('timeline tests');

/** The texts of Duel do not hold what a view hides. */
const HIDING: Game = {
  ...DUEL,
  writeState: state => JSON.stringify(state),
  readState: text => JSON.parse(text) as unknown,
};

/** A random game of so many moves, then some acts. */
function recordOf(game: Game, dice: number, moves: number, acts: readonly Entry[] = []): GameRecord {
  const table = defaultTable(game);
  const setup = liveChance(SEED, 0);
  const chance = searchChance(dice);
  const entries: Entry[] = [];
  let match: Match = openMatch(game, table, setup).match;
  while (!match.outcome && entries.length < moves) {
    const seat = game.actors(match.state)[0]!;
    const text = game.writeMove(game.sample(match.state, seat, chance));
    const step = playMove(match, seat, text, liveChance(SEED, match.n + 1));
    if (isRefused(step)) throw new Error(`refused: ${text}`);
    entries.push(step.entry);
    match = step.match;
  }
  return {
    tablee: 1,
    game: game.id,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    seals: [{ from: 0, commitment: commitTo(SEED) }],
    setup: setup.picks,
    entries: [...entries, ...acts],
  };
}

/** What a server tells these eyes about a step. */
const toldTo = ({ match, entry, events }: TimelineStep, openly: boolean, eyes: Eyes): ToldStep => ({
  n: match.n,
  told: entry && toldOf(entry, match.n, openly, eyes),
  view: match.game.writeState(match.game.redact(match.state, eyes)),
  events: eventsFor(match.game, events, eyes),
  outcome: match.outcome,
});

function follow(game: Game, record: GameRecord, openly: boolean, eyes: Eyes): TimelineStep[] {
  const steps: TimelineStep[] = [];
  for (const step of replaySteps(game, record))
    steps.push(followTold(steps, game, step.match.table, toldTo(step, openly, eyes)));
  return steps;
}

describe('what eyes are told of an entry', () => {
  it('hides the text of another seat’s move while the game hides something', () => {
    const entry = { seat: 1, move: 'x', picks: [3] };
    expect(toldOf(entry, 4, false, 0)).toEqual({ n: 4, seat: 1, act: 'move' });
    expect(toldOf(entry, 4, false, 1)).toEqual({ n: 4, seat: 1, act: 'move', move: 'x' });
    expect(toldOf(entry, 4, true, 'public')).toEqual({ n: 4, seat: 1, act: 'move', move: 'x' });
  });

  it('tells all of acts, and that the clock played a move', () => {
    expect(toldOf({ seat: 1, move: 'x', clock: true }, 4, false, 0)).toEqual({
      n: 4,
      seat: 1,
      act: 'move',
      clock: true,
    });
    expect(toldOf({ act: 'back', seat: 0, to: 2 }, 4, false, 'public')).toEqual({
      n: 4,
      seat: 0,
      act: 'back',
      to: 2,
    });
    expect(toldOf({ act: 'draw', seat: 0 }, 4, false, 'public')).toEqual({ n: 4, seat: 0, act: 'draw' });
  });

  it('is open in a game without secrets, and after the end', () => {
    const outcome = { payoff: [1, 0], reason: 'x' };
    expect(isOpen({ game: NIM, outcome: null })).toBe(true);
    expect(isOpen({ game: DUEL, outcome: null })).toBe(false);
    expect(isOpen({ game: DUEL, outcome })).toBe(true);
    const memory = { ...NIM, forget: NIM.redact as never };
    expect(isMemoryGame({ game: memory, outcome: null })).toBe(true);
    expect(isMemoryGame({ game: memory, outcome })).toBe(false);
    expect(isMemoryGame({ game: NIM, outcome: null })).toBe(false);
  });

  it('leads back to the entry, without its luck', () => {
    const entries: readonly Entry[] = [
      { seat: 1, move: 'x' },
      { seat: 1, move: 'x', clock: true },
      { act: 'resign', seat: 0 },
      { act: 'draw', seat: 0 },
      { act: 'back', seat: 0, to: 2 },
    ];
    for (const entry of entries) expect(entryOfTold(toldOf(entry, 7, true, 'public'))).toEqual(entry);
    expect(entryOfTold({ n: 7, seat: 1, act: 'move' })).toEqual({ seat: 1, move: HIDDEN_MOVE });
    expect(entryOfTold({ n: 7, seat: 1, act: 'back' })).toEqual({ act: 'back', seat: 1, to: 0 });
  });
});

describe('a redacted step', () => {
  const steps = [...replaySteps(DUEL, recordOf(DUEL, 1, 6))];

  it('hides position, moves, luck and events of others', () => {
    for (const eyes of [0, 1, 'public'] as const)
      for (const step of steps) {
        const { match, entry, events } = redactStep(step, eyes);
        expect(DUEL.writeState(match.state)).toBe(DUEL.writeState(DUEL.redact(step.match.state, eyes)));
        expect(events).toEqual(eventsFor(DUEL, step.events, eyes));
        if (!entry || !isMove(entry)) continue;
        expect(entry.picks).toBeUndefined();
        expect(entry.move === HIDDEN_MOVE).toBe(entry.seat !== eyes);
        for (const played of match.line.toArray())
          expect(played.move === HIDDEN_MOVE).toBe(played.seat !== eyes);
      }
  });

  it('leaves acts as they are', () => {
    const entry = { act: 'resign', seat: 0 } as const;
    expect(redactStep({ ...steps[1]!, entry }, 1).entry).toEqual(entry);
  });

  it('is the same object each time, and the step itself for the referee', () => {
    const step = steps.at(-1)!;
    expect(redactStep(step, 0)).toBe(redactStep(step, 0));
    expect(redactStep(step, 0)).not.toBe(redactStep(step, 1));
    expect(redactStep(step, 'referee')).toBe(step);
  });
});

describe('following a server', () => {
  it.each([
    ['nim', NIM, recordOf(NIM, 3, 5)],
    ['nim taken back', NIM, recordOf(NIM, 3, 3, [{ act: 'back', seat: 0, to: 2 }])],
    ['nim resigned', NIM, recordOf(NIM, 3, 2, [{ act: 'resign', seat: 0 }])],
    ['nim drawn', NIM, recordOf(NIM, 3, 2, [{ act: 'draw', seat: 0 }])],
    ['lob to its end', LOB, recordOf(LOB, 3, 9)],
  ])('leads to the same steps: %s', (_name, game, record) => {
    const truth = [...replaySteps(game, record)];
    const told = follow(game, record, true, 'public');
    expect(told.map(s => game.writeState(s.match.state))).toEqual(
      truth.map(s => game.writeState(s.match.state)),
    );
    expect(told.map(s => s.match.decisions)).toEqual(truth.map(s => s.match.decisions));
    expect(told.map(s => s.match.n)).toEqual(truth.map(s => s.match.n));
    expect(told.map(s => s.match.outcome)).toEqual(truth.map(s => s.match.outcome));
    expect(told.map(s => s.match.line.toArray())).toEqual(truth.map(s => s.match.line.toArray()));
    expect(told.map(s => s.entry)).toEqual([null, ...record.entries]);
  });

  it('takes a position with luck or secrets from the view', () => {
    const record = recordOf(HIDING, 1, 6);
    const truth = [...replaySteps(HIDING, record)];
    for (const eyes of [0, 1, 'public'] as const) {
      const told = follow(HIDING, record, false, eyes);
      for (const [n, { match, entry }] of told.entries()) {
        expect(HIDING.writeState(match.state)).toBe(
          HIDING.writeState(HIDING.redact(truth[n]!.match.state, eyes)),
        );
        expect(match.decisions).toEqual(truth[n]!.match.decisions);
        if (!entry || !isMove(entry)) continue;
        expect(entry.move === HIDDEN_MOVE).toBe(entry.seat !== eyes);
        if (entry.move === HIDDEN_MOVE) expect(match.line.last?.binding).toBe(true);
      }
    }
  });

  it('follows a take-back of which the target differs from what was told', () => {
    const record = recordOf(NIM, 3, 3, [{ act: 'back', seat: 0, to: 2 }]);
    const steps = [...replaySteps(NIM, record)];
    const said = toldTo(steps[4]!, true, 'public');
    const followed = followTold(steps.slice(0, 2), NIM, steps[0]!.match.table, said);
    expect(NIM.writeState(followed.match.state)).toBe(said.view);
    expect(followed.match.line.length).toBe(0);
  });

  it('takes a set-up without luck from the view if it is another one', () => {
    const { match } = [...replaySteps(NIM, recordOf(NIM, 3, 1))][1]!;
    const view = NIM.writeState(match.state);
    const said = { n: 0, told: null, view, events: [], outcome: null };
    expect(NIM.writeState(followTold([], NIM, match.table, said).match.state)).toBe(view);
  });

  it('does not hide an error of the rules', () => {
    const [opened, moved] = [...replaySteps(NIM, recordOf(NIM, 3, 1))];
    const faulty: Game = {
      ...NIM,
      apply: () => {
        throw new Error('a bug in the rules');
      },
    };
    const steps = [{ ...opened!, match: { ...opened!.match, game: faulty } }];
    const said = toldTo(moved!, true, 'public');
    expect(() => followTold(steps, faulty, opened!.match.table, said)).toThrow('a bug in the rules');
  });

  it('takes the position after a move that the rules refuse here from the view', () => {
    const steps = [...replaySteps(NIM, recordOf(NIM, 3, 2))];
    const said = toldTo(steps[2]!, true, 'public');
    const told = { ...said.told!, move: '1-9' };
    const { match } = followTold(steps.slice(0, 2), NIM, steps[0]!.match.table, { ...said, told });
    expect(NIM.writeState(match.state)).toBe(said.view);
    expect(match.line.last?.move).toBe('1-9');
  });

  it('has no decision left when the view is the end', () => {
    const truth = [...replaySteps(LOB, recordOf(LOB, 3, 9))];
    const said = toldTo(truth.at(-1)!, true, 'public');
    expect(followTold([], LOB, truth[0]!.match.table, said).match.decisions).toEqual([-1, -1]);
  });
});
