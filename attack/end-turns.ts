import type { Seated } from '@tablee/wire';
import type { Target } from './target.ts';

/**
 * Both seats of a T'Chako table end their turns as fast as possible, until a refusal, `most` entries or the timeout.
 * Returns the length of the log.
 */
export async function endTurns(
  target: Target,
  seats: readonly [Seated, Seated],
  { most, ms }: { readonly most: number; readonly ms: number },
): Promise<number> {
  const clients = await Promise.all(seats.map(() => target.connect()));
  const length = await new Promise<number>(done => {
    let n = 0;
    const timer = setTimeout(() => done(n), ms);
    const end = (): void => {
      clearTimeout(timer);
      done(n);
    };
    clients.forEach((client, i) => {
      const { table, token } = seats[i]!;
      client.listener = frame => {
        if (frame.t === 'refused') end();
        if (frame.t !== 'table') return;
        n = Math.max(n, frame.n);
        if (n >= most) end();
        else if (frame.decision >= 0)
          client.send({ t: 'play', table, decision: frame.decision, move: 'end' });
      };
      client.socket.on('close', end);
      client.send({ t: 'watch', table, token });
    });
  });
  for (const client of clients) client.socket.terminate();
  return length;
}
