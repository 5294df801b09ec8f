import { type Played, runSimulation, type Settings, type Simulation } from '@tablee/simulation';
import { useEffect, useRef, useState } from 'preact/hooks';

/** What the lab shows: nothing, a run, or the end of one. */
export type Run = {
  readonly state: 'idle' | 'running' | 'done' | 'failed';
  readonly simulation: Simulation | null;
  /** The moves of the games under way. */
  readonly moves: number;
  readonly error: string | null;
};

const NO_RUN: Run = { state: 'idle', simulation: null, moves: 0, error: null };
const MOST_WORKERS = 8;

/** One thread is left to the page. */
const countWorkers = (): number =>
  Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

/** Plays games in workers of this page. */
export async function simulateHere(
  settings: Settings,
  watch: {
    readonly signal: AbortSignal;
    readonly onPlayed: (played: Played) => void;
    readonly onMoves: (moves: number) => void;
  },
): Promise<readonly Played[]> {
  const { default: BotWorker } = await import('../../bots/worker.ts?worker');
  return runSimulation(settings, { spawn: () => new BotWorker(), workers: countWorkers(), ...watch });
}

/** The run on the screen. Leaving the page ends it. */
export function useRun() {
  const [run, setRun] = useState<Run>(NO_RUN);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (settings: Settings): Promise<Simulation | null> => {
    const control = new AbortController();
    stop.current = control;
    const played: Played[] = [];
    let moves = 0;
    let frame = 0;
    const draw = () => {
      frame = 0;
      setRun({ state: 'running', simulation: { ...settings, played: [...played] }, moves, error: null });
    };
    // Many games may end within one frame.
    const drawSoon = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    try {
      const all = await simulateHere(settings, {
        signal: control.signal,
        onPlayed: game => {
          played.push(game);
          drawSoon();
        },
        onMoves: n => {
          moves = n;
          drawSoon();
        },
      });
      const simulation = { ...settings, played: all };
      cancelAnimationFrame(frame);
      setRun({ state: 'done', simulation, moves: 0, error: null });
      return simulation;
    } catch (error) {
      cancelAnimationFrame(frame);
      console.error(error);
      const why = error instanceof Error ? error.message : String(error);
      setRun({ state: 'failed', simulation: null, moves: 0, error: why });
      return null;
    } finally {
      stop.current = null;
    }
  };
  return {
    ...run,
    start,
    stop: () => stop.current?.abort(),
    /** Shows a result that was opened. */
    show: (simulation: Simulation) => setRun({ state: 'done', simulation, moves: 0, error: null }),
  };
}
