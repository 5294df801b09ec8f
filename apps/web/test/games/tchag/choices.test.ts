import { readSquare, tchag } from '@tablee/tchag';
import { describe, expect, it } from 'vitest';
import { listChoices, slidesAt, whyNot } from '../../../src/games/tchag/input/choices.ts';

const at = (name: string): number => readSquare(name)!;
const START = tchag.readState('x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0');
const GAP = tchag.readState('x+x+x+/+yYyYx/x+x+x+/+x+r+x/xRr.r+/+x+x+x r 0-0');
const EXTRA = tchag.readState('....../....../.xy.../+yr.../....../...... r 2-3 *');

describe('listChoices', () => {
  it('lists the targets of each pawn', () => {
    const { steps, slides, stop, seat } = listChoices(START, [0, 1]);
    expect(seat).toBe(0);
    expect([...steps.keys()]).toEqual(['b2', 'c2', 'd2', 'e2'].map(at));
    expect(steps.get(at('d2'))).toEqual([at('d1'), at('d3')]);
    expect(slides).toEqual([]);
    expect(stop).toBe(false);
  });

  it('lists nothing for a player who does not control the seat on turn', () => {
    for (const hands of [[], [1]])
      expect(listChoices(START, hands)).toMatchObject({ seat: null, slides: [] });
  });

  it('TCHAG-6 lists the slides while a line is broken', () => {
    const { steps, slides } = listChoices(GAP, [0]);
    expect(steps.size).toBe(0);
    expect(slides.map(s => tchag.writeMove(s.move))).toEqual(['d1^', 'c2>', 'e2<', 'd3v']);
  });

  it('TCHAG-12 offers to stop on an extra turn', () => expect(listChoices(EXTRA, [0]).stop).toBe(true));

  it('finds the slides of a stone and the slides that fill a gap', () => {
    const { slides } = listChoices(GAP, [0]);
    const of = (square: string) => slidesAt(slides, GAP, at(square)).map(s => tchag.writeMove(s.move));
    expect(of('a2')).toEqual(['c2>']);
    expect(of('d6')).toEqual(['d3v']);
    expect(of('a6')).toEqual([]);
    expect(of('d2')).toHaveLength(4);
  });
});

describe('whyNot', () => {
  it.each([
    ['TCHAG-3', 'not-your-pawn', START, 'b5', null],
    ['TCHAG-3', 'no-pawn', START, 'a1', null],
    ['TCHAG-3', 'black-goes-straight', START, 'e3', 'd2'],
    ['TCHAG-3', 'not-a-neighbour', START, 'f6', 'd2'],
    ['TCHAG-6', 'close-gap-first', GAP, 'b2', null],
  ] as const)('%s %s', (rule, key, state, square, selected) => {
    expect(whyNot(state, 0, at(square), selected && at(selected))).toEqual({ rule, key });
  });

  it('TCHAG-10 the other player is on turn', () =>
    expect(whyNot(START, 1, at('b5'), null)).toEqual({ rule: 'TCHAG-10', key: 'not-your-turn' }));

  it('TCHAG-4 a pawn surrounded by its own pawns', () => {
    const shut = tchag.readState('....../....../....../....../rYx.../Rr.... r 3-1');
    expect(listChoices(shut, [0]).steps.has(at('a1'))).toBe(false);
    expect(whyNot(shut, 0, at('a1'), null)).toEqual({ rule: 'TCHAG-4', key: 'own-pawn-there' });
  });
});
