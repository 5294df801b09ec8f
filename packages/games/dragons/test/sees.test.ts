import { type Eyes, refereeOnly, searchChance } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { dragons, isOver, type State } from '../src/index.ts';
import { at, duel, field, play, start, tableFor } from './draw.ts';
import { sayShort } from './say.ts';

const EYES: readonly Eyes[] = [0, 1, 2, 'public'];
const seen = (s: State, eyes: Eyes): string => dragons.writeState(dragons.redact(s, eyes));

describe('who sees what', () => {
  it('DRAGON-2 only its own seat sees a gesture until all are shown', () => {
    const s = start();
    const news = duel(s, 'r--');
    expect(EYES.map(eyes => field(dragons.redact(s, eyes), 'chosen'))).toEqual(['r--', '?--', '?--', '?--']);
    expect(EYES.map(eyes => sayShort(dragons.tell(news[0]!, eyes)!))).toEqual([
      '0 chooses rock',
      '0 chooses ?',
      '0 chooses ?',
      '0 chooses ?',
    ]);
    duel(s, '-pp');
    for (const eyes of EYES) expect(field(dragons.redact(s, eyes), 'last')).toBe('rpp');
  });

  it('DRAGON-2 the last seat to choose cannot foresee the result', () => {
    const s = start();
    duel(s, 'rp-');
    const view = dragons.redact(s, 2);
    expect(() => dragons.apply(view, 2, dragons.readMove('rock')!, refereeOnly)).toThrow('referee');
  });

  it('DRAGON-8 a face is sent only while it lies face up', () => {
    const s = at({ stones: 'c7:.a d7:.a e7:.a f7:.a b1:.1 b2:.2 b3:.4', winner: 1 });
    for (const eyes of EYES) expect(seen(s, eyes)).not.toMatch(/[.!][a1-4]/);
    play(s, 1, 'turn b1');
    for (const eyes of EYES) expect(field(dragons.redact(s, eyes), 'stones')).toContain('b1:!1');
    play(s, 1, 'turn c7');
    play(s, 1, 'hide b1>d1');
    play(s, 1, 'hide c7>e1');
    for (const eyes of EYES)
      expect(field(dragons.redact(s, eyes), 'stones')).toBe('d1:?,e1:?,b2:?,b3:?,d7:?,e7:?,f7:?');
    expect(field(s, 'stones')).toContain('d1:.1,e1:.a');
  });

  it('DRAGON-8 an earlier position shows no face and keeps its actors', () => {
    const chance = searchChance(3);
    const s = start({ seats: 3 });
    const phases = new Set<string>();
    while (!isOver(s)) {
      for (const eyes of EYES) {
        const past = dragons.forget!(dragons.redact(s, eyes));
        expect(dragons.writeState(past)).not.toMatch(/[.!][a1-4]|:x/);
        expect(dragons.actors(past)).toEqual(dragons.actors(s));
        expect(dragons.writeState(dragons.readState(dragons.writeState(past), tableFor()))).toBe(
          dragons.writeState(past),
        );
      }
      phases.add(s.phase);
      const seat = dragons.actors(s)[0]!;
      dragons.apply(s, seat, dragons.sample(s, seat, chance), chance);
    }
    expect([...phases].sort()).toEqual(['duel', 'hide', 'turn']);
  });

  it('DRAGON-8 views do not distinguish covered from unseen stones, not even by counts', () => {
    const covered = at({ stones: 'c7:.a d7:? e7:? f7:? b1:.1 b2:? b3:.4', unseen: [3, 0, 1, 0, 0] });
    const fresh = at({ stones: 'c7:? d7:? e7:? f7:? b1:? b2:? b3:?', unseen: [4, 1, 1, 0, 1] });
    for (const eyes of EYES) expect(seen(covered, eyes)).toBe(seen(fresh, eyes));
    expect(dragons.writeState(covered)).not.toBe(dragons.writeState(fresh));
    expect(field(dragons.redact(covered, 0), 'down')).toBe('4,1,1,0,1');
  });

  it('DRAGON-8 twin worlds: two swapped hidden stones look the same to all eyes', () => {
    const world = (first: string, second: string): State => {
      const s = at({ stones: 'c7:.a d7:.a e7:.a f7:.a b1:.1 b2:.2 b3:.4', winner: 1 });
      for (const move of ['turn b1', 'turn c7', `hide b1>${first}`, `hide c7>${second}`]) play(s, 1, move);
      return s;
    };
    const [one, other] = [world('d1', 'e1'), world('e1', 'd1')];
    expect(dragons.writeState(one)).not.toBe(dragons.writeState(other));
    for (const eyes of EYES) expect(seen(one, eyes)).toBe(seen(other, eyes));
  });

  it('DRAGON-8 no view of a whole game contains a face that lies down', () => {
    const chance = searchChance(3);
    const s = start({ seats: 3 }, 4);
    for (let n = 0; n < 400 && !isOver(s); n++) {
      const seat = dragons.actors(s)[0]!;
      dragons.apply(s, seat, dragons.sample(s, seat, chance), chance);
      for (const eyes of EYES) expect(seen(s, eyes)).not.toMatch(/:\./);
    }
  });

  it('DRAGON-8 an imagined state continues from the view and remembers no faces', () => {
    const s = at({ stones: 'c7:.a d7:.a e7:.a f7:.a b1:.1 b2:.2 b3:.4', winner: 1 });
    const dream = dragons.imagine(dragons.redact(s, 1), 1, searchChance(1));
    const faces = new Set<string>();
    for (let pick = 0; pick < 7; pick++) {
      const next = dragons.clone(dream);
      dragons.apply(next, 1, dragons.readMove('turn b1')!, { pick: () => pick });
      faces.add(/b1:!?(.)/.exec(field(next, 'stones'))?.[1] ?? '-');
    }
    expect([...faces].sort()).toEqual(['1', '2', '4', 'a']);
  });
});
