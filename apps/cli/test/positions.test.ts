import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { json, lines, makeFolder, START, tablee } from './tablee.ts';

describe('tablee games', () => {
  it('lists players, options with defaults, and presets', async () => {
    const [first, , tekao] = await lines('games');
    expect(first?.split('\t')).toEqual([
      'tchag',
      '2 players',
      'start=rows (rows|diamond)',
      'classique {"start":"rows"}, losange {"start":"diamond"}',
    ]);
    expect(tekao).toContain('(at most 39 characters, when armoury is custom)');
    expect(await json('games')).toMatchObject([
      { id: 'tchag', rules: 1, seats: [2], options: { start: {} } },
      { id: 'tock', rules: 2, seats: [4, 2, 3], options: { teams: {}, deal: {} } },
      { id: 'tekao', rules: 1, seats: [2, 3, 4], options: { pieces: { when: { option: 'armoury' } } } },
      { id: 'tchang', rules: 2, seats: [4, 1, 2, 3], goal: 'shared', options: { fireflies: {} } },
      { id: 'dragons', rules: 1, seats: [2, 3, 4, 5], memory: true, options: { hands: {} } },
      { id: 'tchako', rules: 2, seats: [2], moves: 'sampled', options: { shooting: {} } },
    ]);
  });
});

describe('tablee start', () => {
  it('prints the first position', async () => {
    expect(await lines('start', 'tchag')).toEqual([START]);
    const diamond = ['start', 'tchag', '--seats', '2', '--options', '{"start":"diamond"}'];
    expect(await lines(...diamond)).toEqual(['x+x+x+/+y+xYx/x+yYx+/+xRr+x/xRx+r+/+x+x+x r 0-0']);
    expect(await json('start', 'tchag')).toMatchObject({ position: START, options: { start: 'rows' } });
  });
});

describe('tablee moves', () => {
  it('lists moves in the fixed order, one per line', async () => {
    const listed = await lines('moves', 'tchag', '--position', START);
    expect(listed.join(' ')).toBe('b2b1 b2a2 b2b3 c2b1 c2d1 c2b3 c2d3 d2d1 d2d3 e2d1 e2f1 e2d3 e2f3');
    expect(await json('moves', 'tchag', '--position', START)).toEqual(listed);
  });

  it('reads the position from a file', async () => {
    const file = join(makeFolder(), 'position.txt');
    writeFileSync(file, `${START}\n`);
    expect(await lines('moves', 'tchag', '--position', `@${file}`)).toHaveLength(13);
  });

  it('lists none for a seat that is not an actor, and none after the end', async () => {
    expect(await lines('moves', 'tchag', '--position', START, '--seat', '1')).toEqual([]);
    const over = '....+./....x./..R.+./..+r+./....../...... r 4-2';
    expect(await lines('moves', 'tchag', '--position', over)).toEqual([]);
    expect(await json('moves', 'tchag', '--position', over)).toEqual([]);
  });
});

describe('tablee apply', () => {
  it('prints the position after one move, or several', async () => {
    const [after] = await lines('apply', 'tchag', '--position', START, '--move', 'b2b3');
    expect(after).toBe('x+x+x+/+yYyYx/x+x+x+/+r+x+x/x.rRr+/+x+x+x r 0-0');
    const [repair] = await lines('moves', 'tchag', '--position', after!);
    const [both] = await lines('apply', 'tchag', '--position', START, '--move', 'b2b3', '--move', repair!);
    expect(both).toBe((await lines('apply', 'tchag', '--position', after!, '--move', repair!))[0]);
    expect(both).not.toBe(after);
    expect(await json('apply', 'tchag', '--position', START, '--move', 'b2b3')).toMatchObject({
      position: after,
      actors: [0],
      outcome: null,
      events: [{ kind: 'moved' }, { kind: 'removed' }],
    });
  });

  it.each([
    ['c2c3', 'C', /^TCHAG-3 From a grey stone you only go diagonally\. \("c2c3"\)\n$/],
    ['c2c3', 'fr_FR.UTF-8', /^TCHAG-3 Depuis une pierre grise, on avance seulement en diagonale\./],
    ['b2c2', 'C', /^TCHAG-4 /],
    ['stop', 'C', /^TCHAG-12 /],
    ['c3>', 'C', /^TCHAG-6 /],
    ['castle', 'C', /^TABLE This text is not a move\./],
    ['castle', 'fr_FR.UTF-8', /^TABLE Ce texte n’est pas un coup\./],
  ])('refuses %s (%s) with the rule and the sentence', async (move, lang, sentence) => {
    const said = await tablee(['apply', 'tchag', '--position', START, '--move', move], { lang });
    expect(said.err).toMatch(sentence);
    expect([said.code, said.out]).toEqual([2, '']);
  });

  it('quotes a rule for a move after the end and of the wrong seat', async () => {
    const over = '....+./....x./..R.+./..+r+./....../...... r 4-2';
    expect((await tablee(['apply', 'tchag', '--position', over, '--move', 'c4c3'])).err).toMatch(
      /^TCHAG-11 /,
    );
    const other = await tablee(['apply', 'tchag', '--position', START, '--seat', '1', '--move', 'b5b4']);
    expect([other.code, other.out]).toEqual([2, '']);
  });
});

describe('tablee perft', () => {
  it('counts depth by depth, and move by move', async () => {
    const counted = await lines('perft', 'tchag', '--depth', '3', '--divide');
    expect(counted.slice(0, 3)).toEqual(['1 13', '2 52', '3 104']);
    const divided = counted.slice(3).map(row => row.split(' '));
    expect(divided.map(([move]) => move)).toEqual(await lines('moves', 'tchag', '--position', START));
    expect(divided.reduce((sum, [, nodes]) => sum + Number(nodes), 0)).toBe(104);
    const same = await json('perft', 'tchag', '--depth', '3', '--position', START);
    expect(same).toMatchObject({ counts: [{ nodes: 13 }, { nodes: 52 }, { nodes: 104 }], divide: [] });
  });
});
