import type { WorkerLike } from '@tablee/bots';
import type { Played, Settings } from './settings.ts';
import type { PlayAnswer, PlayRequest } from './worker.ts';

export type RunOptions = {
  readonly spawn: () => WorkerLike;
  readonly workers: number;
  /** Stops the simulation; what was played so far is the result. */
  readonly signal?: AbortSignal;
  readonly onPlayed?: (played: Played) => void;
  /** The moves of the running games together, a few times a second. */
  readonly onMoves?: (moves: number) => void;
};

/** Plays all games in workers; each takes the next game when it is done. The result is sorted by number. */
export function runSimulation(settings: Settings, options: RunOptions): Promise<readonly Played[]> {
  const { spawn, signal, onPlayed, onMoves } = options;
  const played: Played[] = [];
  /** Moves of each running game, by its number. */
  const running = new Map<number, number>();
  const workers: WorkerLike[] = [];
  let next = 0;

  return new Promise((resolve, reject) => {
    let over = false;
    const end = (error?: Error): void => {
      if (over) return;
      over = true;
      signal?.removeEventListener('abort', stop);
      for (const worker of workers) worker.terminate();
      if (error) reject(error);
      else resolve(played.toSorted((a, b) => a.i - b.i));
    };
    const stop = (): void => end();
    const countMoves = (): void => onMoves?.([...running.values()].reduce((sum, n) => sum + n, 0));

    const playNext = (worker: WorkerLike): void => {
      if (next >= settings.games) return;
      const request: PlayRequest = { simulate: settings, i: next++, tellMoves: onMoves !== undefined };
      running.set(request.i, 0);
      worker.postMessage(request);
    };
    const receive = (worker: WorkerLike, answer: PlayAnswer): void => {
      if (over) return;
      if ('failed' in answer) end(new Error(answer.failed));
      else if ('played' in answer) finish(worker, answer.played);
      else running.set(answer.i, answer.moves);
      countMoves();
    };
    const finish = (worker: WorkerLike, game: Played): void => {
      running.delete(game.i);
      played.push(game);
      onPlayed?.(game);
      if (played.length === settings.games) end();
      else playNext(worker);
    };

    if (signal?.aborted || settings.games === 0) return end();
    signal?.addEventListener('abort', stop);
    for (let n = 0; n < Math.min(options.workers, settings.games); n++) {
      const worker = spawn();
      workers.push(worker);
      worker.addEventListener('message', event => receive(worker, event.data as PlayAnswer));
      const crash = (event: { readonly message?: string }) =>
        end(new Error(`a worker crashed${event.message ? ` (${event.message})` : ''}`));
      worker.addEventListener('error', crash);
      worker.addEventListener('messageerror', crash);
      playNext(worker);
    }
  });
}
