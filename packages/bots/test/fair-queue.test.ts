import { describe, expect, it } from 'vitest';
import { FairQueue, type QueueKey } from '../src/fair-queue.ts';

const anyone = () => true;
const item = (group: string, key: string, urgent = false): QueueKey => ({ group, key, urgent });

/** The tables in the order they are taken, as far as `mayBegin` allows. */
function takeAll(queue: FairQueue<QueueKey>, mayBegin: (group: string) => boolean = anyone): string[] {
  const taken: string[] = [];
  for (let next = queue.take(mayBegin); next; next = queue.take(mayBegin)) taken.push(next.key);
  return taken;
}

function queueOf(...items: readonly QueueKey[]): FairQueue<QueueKey> {
  const queue = new FairQueue<QueueKey>();
  for (const each of items) queue.add(each);
  return queue;
}

describe('fair queue', () => {
  it('takes tables with people first', () => {
    const queue = queueOf(item('a', 'a1'), item('a', 'a2'), item('b', 'b1', true), item('c', 'c1', true));
    expect(takeAll(queue)).toEqual(['b1', 'c1', 'a1', 'a2']);
  });

  it('takes groups in turn, and the tables of a group in turn', () => {
    const many = [1, 2, 3, 4].map(i => item('many', `m${i}`));
    expect(takeAll(queueOf(...many, item('few', 'f1'), item('few', 'f2')))).toEqual([
      'm1',
      'f1',
      'm2',
      'f2',
      'm3',
      'm4',
    ]);
    const twice = queueOf(item('a', 'a1'), item('a', 'a1'), item('a', 'a1'), item('a', 'a2'));
    expect(takeAll(twice)).toEqual(['a1', 'a2', 'a1', 'a1']);
  });

  it('puts a group behind the others after each of its items', () => {
    const queue = queueOf(...[1, 2, 3, 4, 5, 6].map(i => item('many', `m${i}`, true)));
    const taken: string[] = [];
    for (let i = 0; i < 3; i++) {
      queue.add(item('one', 'o', true));
      taken.push(queue.take(anyone)!.key, queue.take(anyone)!.key);
    }
    expect(taken).toEqual(['m1', 'o', 'm2', 'o', 'm3', 'o']);
  });

  it('takes a table without people after eight urgent items', () => {
    const queue = queueOf(item('bots', 'bots'));
    const taken: string[] = [];
    for (let i = 0; i < 20 && !taken.includes('bots'); i++) {
      queue.add(item('people', `p${i}`, true));
      queue.add(item('people', `q${i}`, true));
      taken.push(queue.take(anyone)!.key);
    }
    expect(taken.indexOf('bots')).toBe(8);
    // Urgent items taken before such a table waited do not count.
    const later = queueOf(...Array.from({ length: 20 }, (_, i) => item('people', `p${i}`, true)));
    for (let i = 0; i < 10; i++) later.take(anyone);
    later.add(item('bots', 'bots'));
    expect(later.take(anyone)!.key).toBe('p10');
  });

  it('skips groups that may not begin', () => {
    const queue = queueOf(item('a', 'a1'), item('b', 'b1'), item('b', 'b2'), item('p', 'p1', true));
    expect(takeAll(queue, group => group !== 'a')).toEqual(['p1', 'b1', 'b2']);
    expect(queue.waiting(false)).toBe(1);
    expect(takeAll(queue)).toEqual(['a1']);
  });

  it('removes a cancelled item at once', () => {
    const gone = item('a', 'a1');
    const queue = queueOf(gone, item('a', 'a2'), item('b', 'b1', true));
    expect([queue.waiting(true), queue.waiting(false), queue.groups(false)]).toEqual([1, 2, 1]);
    expect(queue.delete(gone)).toBe(true);
    expect(queue.delete(gone)).toBe(false);
    expect(queue.delete(item('x', 'x'))).toBe(false);
    expect([queue.waiting(true), queue.waiting(false), queue.waitingOf(gone)]).toEqual([1, 1, 1]);
    expect(takeAll(queue)).toEqual(['b1', 'a2']);
    expect([queue.waiting(true), queue.waiting(false), queue.groups(true), queue.groups(false)]).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
