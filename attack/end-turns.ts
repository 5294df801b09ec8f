import type { Seated } from '@tablee/wire';
import type { Target } from './target.ts';

/**
 * Both seats of a T'Chako table end their turns as fast as they are answered, until one is refused, the log has `most`
 * entries or the time is up; returns how many entries the log has.
 */
export async function endTurns(
  target: Target,
  seats: readonly [Seated, Seated],
  { most, ms }: { readonly most: number; readonly ms: number },
): Promise<number> {
  const lines = await Promise.all(seats.map(() => target.line()));
  const length = await new Promise<number>(done => {
    let n = 0;
    const timer = setTimeout(() => done(n), ms);
    const end = (): void => {
      clearTimeout(timer);
      done(n);
    };
    lines.forEach((line, i) => {
      const { table, token } = seats[i]!;
      line.listener = frame => {
        if (frame.t === 'refused') end();
        if (frame.t !== 'table') return;
        n = Math.max(n, frame.n);
        if (n >= most) end();
        else if (frame.decision >= 0) line.send({ t: 'play', table, decision: frame.decision, move: 'end' });
      };
      line.socket.on('close', end);
      line.send({ t: 'watch', table, token });
    });
  });
  for (const line of lines) line.socket.terminate();
  return length;
}
