import { type Game, Line } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import {
  acceptsDraw,
  act,
  drawByAgreement,
  goBackTo,
  isDrawTooEarly,
  NO_OFFERS,
  play,
  type TableState,
} from '../src/index.ts';
import { ANN, after, at, BOB, BOT, CID, changed, DUEL, keyOf, LOB, NIM, tableOf } from './tables.ts';

const move = (state: TableState, seat: number, text: string) =>
  after(play(state, { seat, decision: state.match.decisions[seat] ?? -1, move: text }, at()));

const overOf = (game: Game, holders = [ANN, BOB]) =>
  after(act(tableOf(game, { holders }), 0, 'resign', at()));

describe('resign', () => {
  it('ends the game and drops every offer', () => {
    const offered = after(act(tableOf(NIM), 1, 'offer-draw', at()));
    const over = after(act(offered, 0, 'resign', at()));
    expect(over.match.outcome).toEqual({ payoff: [0, 1], reason: 'table-resigned' });
    expect(over.offers).toEqual({ ...NO_OFFERS, version: 1 });
  });

  it('is refused after the end, and where there are more than two sides', () => {
    expect(keyOf(act(overOf(NIM), 1, 'resign', at()))).toBe('over');
    expect(keyOf(act(tableOf(NIM), 5, 'resign', at()))).toBe('no-such-seat');
    const three = tableOf(DUEL, { holders: [ANN, BOB, CID] });
    expect(keyOf(act(three, 0, 'resign', at()))).toBe('no-resign');
  });

  it('stops the clock', () => {
    const over = after(act(tableOf(NIM, { clock: 60 }), 0, 'resign', at()));
    expect(over.clock?.pouring).toEqual([]);
  });
});

describe('draw', () => {
  it('is agreed when every other seat has accepted', () => {
    const three = tableOf(DUEL, { holders: [ANN, BOB, CID] });
    const offered = after(act(three, 1, 'offer-draw', at()));
    const half = after(act(offered, 0, 'accept-draw', at()));
    expect(half.offers.draw).toEqual({ seat: 1, yes: [0] });
    expect(half.match.outcome).toBeNull();
    expect(after(act(half, 2, 'accept-draw', at())).match.outcome?.payoff).toEqual([0.5, 0.5, 0.5]);
  });

  it('is agreed when the other seat offers too', () => {
    const offered = after(act(tableOf(NIM), 0, 'offer-draw', at()));
    expect(after(act(offered, 1, 'offer-draw', at())).match.outcome?.reason).toBe('table-agreed');
  });

  it('offered twice changes nothing', () => {
    const offered = after(act(tableOf(NIM), 0, 'offer-draw', at()));
    expect(act(offered, 0, 'offer-draw', at())).toEqual({ n: 0, again: true });
  });

  it('is refused after the end, in a cooperative game, and while a seat is free', () => {
    expect(keyOf(act(overOf(NIM), 0, 'offer-draw', at()))).toBe('over');
    expect(keyOf(act(tableOf(LOB), 0, 'offer-draw', at()))).toBe('no-draw');
    expect(keyOf(act(tableOf(NIM, { holders: [ANN, null] }), 0, 'offer-draw', at()))).toBe('no-opponent');
  });

  it('can be accepted only by a seat that did not offer it', () => {
    const offered = after(act(tableOf(NIM), 0, 'offer-draw', at()));
    expect(keyOf(act(offered, 0, 'accept-draw', at()))).toBe('no-offer');
    expect(keyOf(act(tableOf(NIM), 1, 'accept-draw', at()))).toBe('no-offer');
  });

  it('can be declined by the other and withdrawn by its own seat', () => {
    const offered = after(act(tableOf(NIM), 0, 'offer-draw', at()));
    for (const seat of [0, 1]) {
      const declined = changed(act(offered, seat, 'decline-draw', at()));
      expect(declined.kind).toBe('offers');
      expect(declined.state.offers).toEqual({ ...NO_OFFERS, version: 2 });
    }
    expect(keyOf(act(tableOf(NIM), 1, 'decline-draw', at()))).toBe('no-offer');
  });

  it('without asking, for a table on one screen', () => {
    expect(after(drawByAgreement(tableOf(NIM), 0, at())).match.outcome?.payoff).toEqual([0.5, 0.5]);
    expect(keyOf(drawByAgreement(overOf(NIM), 0, at()))).toBe('over');
    expect(keyOf(drawByAgreement(tableOf(LOB), 0, at()))).toBe('no-draw');
  });

  it('is accepted by a bot that does not believe to stand better', () => {
    expect([0, 0.5, 0.51, 1].map(acceptsDraw)).toEqual([true, true, false, false]);
  });

  it('is declined by bots before two moves a seat', () => {
    const { table } = tableOf(NIM).match;
    const early = [0, 1, 3, 4].map(n =>
      isDrawTooEarly({
        table,
        line: Line.from(
          Array.from({ length: n }, (_, i) => ({ n: i + 1, seat: i % 2, move: '1-1', binding: false })),
        ),
      }),
    );
    expect(early).toEqual([true, true, true, false]);
  });
});

describe('take back', () => {
  const opened = tableOf(NIM);
  const past = [opened.match];
  const moved = move(opened, 0, '1-1');

  it('asks the others once the turn has passed', () => {
    const asked = after(act(moved, 0, 'ask-back', at()));
    expect(asked.offers.back).toEqual({ seat: 0, to: 0, yes: [] });
    expect(act(asked, 0, 'ask-back', at())).toEqual({ n: 1, again: true });
    const back = after(act(asked, 1, 'accept-back', at({ past })));
    expect(back.last?.entry).toEqual({ act: 'back', seat: 0, to: 0 });
    expect(back.match.n).toBe(2);
    expect(NIM.writeState(back.match.state)).toBe(NIM.writeState(opened.match.state));
    expect(back.offers.back).toBeNull();
  });

  it('asks for an earlier position that is not at hand', () => {
    const asked = after(act(moved, 0, 'ask-back', at()));
    expect(act(asked, 1, 'accept-back', at())).toEqual({ needs: 'match', n: 0 });
    expect(changed(act(asked, 1, 'accept-back', at(), { match: opened.match })).kind).toBe('entry');
    expect(goBackTo(moved, 0, 0, at(), { match: moved.match })).toEqual({ needs: 'match', n: 0 });
  });

  it('needs no consent while no other seat is taken', () => {
    const alone = move(tableOf(NIM, { holders: [ANN, null] }), 0, '1-1');
    expect(after(act(alone, 0, 'ask-back', at({ past }))).match.n).toBe(2);
  });

  it('needs every other seat', () => {
    const three = move(tableOf(LOB, { holders: [ANN, BOB, CID] }), 0, 'pass');
    const asked = after(act(three, 0, 'ask-back', at()));
    expect(after(act(asked, 1, 'accept-back', at())).offers.back?.yes).toEqual([1]);
  });

  it('is refused after the end, with a full log, and where there is nothing to take back', () => {
    expect(keyOf(act(overOf(NIM), 0, 'ask-back', at()))).toBe('over');
    expect(keyOf(act(moved, 0, 'ask-back', at({ maxEntries: 1 })))).toBe('log-full');
    expect(keyOf(act(opened, 0, 'ask-back', at()))).toBe('nothing-to-take-back');
  });

  it('is refused over a binding move', () => {
    expect(keyOf(act(move(tableOf(LOB), 0, 'throw 500'), 0, 'ask-back', at()))).toBe('bound');
  });

  it('can be accepted only by a seat that did not ask, and while the log has room', () => {
    const asked = after(act(moved, 0, 'ask-back', at()));
    expect(keyOf(act(asked, 0, 'accept-back', at()))).toBe('no-offer');
    expect(keyOf(act(moved, 1, 'accept-back', at()))).toBe('no-offer');
    expect(keyOf(act(asked, 1, 'accept-back', at({ maxEntries: 1 })))).toBe('log-full');
  });

  it('is refused by a bot if that would hide what was shown', () => {
    const secret = tableOf({ ...LOB, traits: { ...LOB.traits, secrets: true } }, { holders: [ANN, BOT] });
    const both = move(move(secret, 0, 'pass'), 1, 'pass');
    const asked = after(act(both, 0, 'ask-back', at()));
    expect(keyOf(act(asked, 1, 'accept-back', at({ past: [secret.match] })))).toBe('bound');
    const people = { ...asked, holders: [ANN, BOB] };
    expect(changed(act(people, 1, 'accept-back', at({ past: [secret.match] }))).kind).toBe('entry');
  });

  it('can be declined', () => {
    const asked = after(act(moved, 0, 'ask-back', at()));
    expect(after(act(asked, 1, 'decline-back', at())).offers.back).toBeNull();
    expect(keyOf(act(moved, 1, 'decline-back', at()))).toBe('no-offer');
  });
});

describe('rematch', () => {
  const over = overOf(NIM);

  it('is refused before the end and while a seat is free', () => {
    expect(keyOf(act(tableOf(NIM), 0, 'offer-rematch', at()))).toBe('not-over');
    expect(keyOf(act(overOf(NIM, [ANN, null as never]), 0, 'offer-rematch', at()))).toBe('no-opponent');
  });

  it('asks for permission at the first offer only', () => {
    expect(act(over, 0, 'offer-rematch', at())).toEqual({ needs: 'rematch' });
    const offered = after(act(over, 0, 'offer-rematch', at(), { rematch: true }));
    expect(offered.offers.rematch).toEqual({ seat: 0, yes: [], table: null });
    expect(act(offered, 0, 'offer-rematch', at())).toEqual({ n: 1, again: true });
  });

  it('creates a table where everyone sits one seat further', () => {
    const offered = after(act(over, 0, 'offer-rematch', at(), { rematch: true }));
    const agreed = changed(act(offered, 1, 'offer-rematch', at()));
    expect(agreed).toMatchObject({ kind: 'offers', rematch: { id: 'next-table', holders: [BOB, ANN] } });
    expect(agreed.state.offers.rematch).toEqual({ seat: 0, yes: [1], table: 'next-table' });
    expect(act(agreed.state, 0, 'offer-rematch', at())).toEqual({ n: 1, again: true });
    expect(keyOf(act(agreed.state, 0, 'decline-rematch', at()))).toBe('no-offer');
    expect(keyOf(act(agreed.state, 0, 'decline-draw', at()))).toBe('no-offer');
  });

  it('keeps the seats of a cooperative game', () => {
    const offered = after(act(overOf(LOB), 0, 'offer-rematch', at(), { rematch: true }));
    expect(changed(act(offered, 1, 'offer-rematch', at()))).toMatchObject({
      rematch: { holders: [ANN, BOB] },
    });
  });

  it('can be declined', () => {
    const offered = after(act(over, 0, 'offer-rematch', at(), { rematch: true }));
    expect(after(act(offered, 1, 'decline-rematch', at())).offers.rematch).toBeNull();
    expect(keyOf(act(over, 1, 'decline-rematch', at()))).toBe('no-offer');
  });
});
