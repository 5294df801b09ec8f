import { describe, expect, it } from 'vitest';
import { ThoughtQueue, type Turn } from '../src/queue.ts';

const anyone = () => true;
const turn = (group: string, key: string, urgent = false): Turn => ({ group, key, urgent });

/** The tables in the order of their turns, as far as `mayBegin` allows. */
function takeAll(queue: ThoughtQueue<Turn>, mayBegin: (group: string) => boolean = anyone): string[] {
  const taken: string[] = [];
  for (let next = queue.take(mayBegin); next; next = queue.take(mayBegin)) taken.push(next.key);
  return taken;
}

function queueOf(...turns: readonly Turn[]): ThoughtQueue<Turn> {
  const queue = new ThoughtQueue<Turn>();
  for (const item of turns) queue.add(item);
  return queue;
}

describe('the queue of thoughts', () => {
  it('takes tables with people first', () => {
    const queue = queueOf(turn('a', 'a1'), turn('a', 'a2'), turn('b', 'b1', true), turn('c', 'c1', true));
    expect(takeAll(queue)).toEqual(['b1', 'c1', 'a1', 'a2']);
  });

  it('goes from group to group, and within a group from table to table', () => {
    const many = [1, 2, 3, 4].map(i => turn('many', `m${i}`));
    expect(takeAll(queueOf(...many, turn('few', 'f1'), turn('few', 'f2')))).toEqual([
      'm1',
      'f1',
      'm2',
      'f2',
      'm3',
      'm4',
    ]);
    const twice = queueOf(turn('a', 'a1'), turn('a', 'a1'), turn('a', 'a1'), turn('a', 'a2'));
    expect(takeAll(twice)).toEqual(['a1', 'a2', 'a1', 'a1']);
  });

  it('puts a group that comes back behind those that wait, however much it has', () => {
    const queue = queueOf(...[1, 2, 3, 4, 5, 6].map(i => turn('many', `m${i}`, true)));
    const taken: string[] = [];
    for (let i = 0; i < 3; i++) {
      queue.add(turn('one', 'o', true));
      taken.push(queue.take(anyone)!.key, queue.take(anyone)!.key);
    }
    expect(taken).toEqual(['m1', 'o', 'm2', 'o', 'm3', 'o']);
  });

  it('never lets tables without people wait for ever', () => {
    const queue = queueOf(turn('bots', 'bots'));
    const taken: string[] = [];
    for (let i = 0; i < 20 && !taken.includes('bots'); i++) {
      queue.add(turn('people', `p${i}`, true));
      queue.add(turn('people', `q${i}`, true));
      taken.push(queue.take(anyone)!.key);
    }
    expect(taken.indexOf('bots')).toBe(8);
    // Only what was taken while such a table waited counts.
    const later = queueOf(...Array.from({ length: 20 }, (_, i) => turn('people', `p${i}`, true)));
    for (let i = 0; i < 10; i++) later.take(anyone);
    later.add(turn('bots', 'bots'));
    expect(later.take(anyone)!.key).toBe('p10');
  });

  it('passes over groups that may not begin, and goes on with people meanwhile', () => {
    const queue = queueOf(turn('a', 'a1'), turn('b', 'b1'), turn('b', 'b2'), turn('p', 'p1', true));
    expect(takeAll(queue, group => group !== 'a')).toEqual(['p1', 'b1', 'b2']);
    expect(queue.waiting(false)).toBe(1);
    expect(takeAll(queue)).toEqual(['a1']);
  });

  it('lets go at once of what is cancelled', () => {
    const gone = turn('a', 'a1');
    const queue = queueOf(gone, turn('a', 'a2'), turn('b', 'b1', true));
    expect([queue.waiting(true), queue.waiting(false), queue.groups(false)]).toEqual([1, 2, 1]);
    expect(queue.delete(gone)).toBe(true);
    expect(queue.delete(gone)).toBe(false);
    expect(queue.delete(turn('x', 'x'))).toBe(false);
    expect([queue.waiting(true), queue.waiting(false), queue.waitingOf(gone)]).toEqual([1, 1, 1]);
    expect(takeAll(queue)).toEqual(['b1', 'a2']);
    expect([queue.waiting(true), queue.waiting(false), queue.groups(true), queue.groups(false)]).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
