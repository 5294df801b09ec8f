import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Part, Row } from '../report.ts';
import { median } from '../statistics.ts';
import {
  type Ask,
  ENGINES,
  type EngineName,
  FINE_ENGINES,
  FINE_STEP,
  type FineName,
  SCENES,
  type SceneName,
  type Shot,
  SMALL_STEP,
} from './engines.ts';
import { countEvents, drawBreaks, drawMidGame, LAID, TIGHT } from './shots.ts';

const ROUNDS = 7;
/** Of processor time. */
const ROUND_MS = 250;
const WARM_MS = 1_000;

const FINE_SCENE: SceneName = 'laid';
const stepOf = (seconds: number): string => `${Number((seconds * 1e6).toPrecision(2))} µs`;
const NOTES = [
  'In breaks the peers at 1/120 s compute another shot: their solvers treat hits within one step as simultaneous and move 15 to 22 discs where the exact answer, ours, is about 8. Their shots per second in breaks are not for the same result.',
  `In the break laid by hand, small-steps, the independent simulator of the tests, moves nearly the same number as ours at ${stepOf(SMALL_STEP)}. box2d-fine is Box2D at ${stepOf(FINE_STEP)}, the step that comes closest; it still moves one or two discs more. Neither counts as the fastest peer.`,
];

type Round = { readonly [S in SceneName]: { readonly [N in EngineName]: Shot } };

const NAMES: { readonly [S in SceneName]: string } = {
  midGame: 'in mid-game',
  laid: 'a break into a pack laid by hand',
  tight: 'a break into a pack without a gap',
};

/**
 * Whole shots, from the position to rest, 24 discs, 23 posts, the rail and four elastics. Peers run at the settings that
 * suit them best (world.ts, peers/). They cannot let a disc jump the rail, so no shot here makes one.
 */
export async function measurePhysics(): Promise<Part> {
  const rounds = await shootSideBySide();
  const fine = await shootFine();
  const of = (scene: SceneName, name: EngineName, what: (shot: Shot) => number): number =>
    median(rounds.map(round => what(round[scene][name])));
  const rate = ({ shots, seconds }: Shot): number => shots / seconds;
  const line = (name: string, scene: SceneName, what: (shot: Shot) => number, unit: string) => ({
    name,
    values: [
      ...ENGINES.map(engine => of(scene, engine, what)),
      ...FINE_ENGINES.map(engine => (scene === FINE_SCENE ? what(fine[engine]) : null)),
    ],
    unit,
  });
  return {
    title: 'Physics: whole shots in a second of one core',
    grid: {
      columns: [...ENGINES, ...FINE_ENGINES],
      rows: SCENES.flatMap(scene => [
        line(NAMES[scene], scene, rate, 'shots/s'),
        line('  discs that moved', scene, shot => shot.moved, 'a shot'),
      ]),
    },
    rows: [
      ...listScene('midGame', countEvents(drawMidGame()), 80_000, 60),
      ...listScene('laid', countEvents(drawBreaks(LAID)), 4_000, 10),
      ...listScene('tight', countEvents(drawBreaks(TIGHT)), null, null),
    ],
    notes: NOTES,
  };

  function listScene(scene: SceneName, events: number, least: number | null, times: number | null): Row[] {
    const value = of(scene, 'tablee', rate);
    const faster = median(rounds.map(round => rate(round[scene].tablee) / fastestPeer(round[scene], rate)));
    return [
      {
        name: `Shots, ${NAMES[scene]}`,
        value,
        unit: 'shots/s',
        ...(least && { target: { atLeast: least } }),
      },
      { name: '  contacts and stops in one', value: events, unit: 'events' },
      {
        name: '  faster than the fastest peer',
        value: faster,
        unit: '×',
        ...(times && { target: { atLeast: times } }),
      },
    ];
  }
}

const fastestPeer = (shots: Round[SceneName], rate: (shot: Shot) => number): number =>
  Math.max(...ENGINES.filter(name => name !== 'tablee').map(name => rate(shots[name])));

const startWorker = (name: EngineName | FineName): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { workerData: name });

async function ask(worker: Worker, question: Ask): Promise<Shot> {
  worker.postMessage(question);
  const [shot]: Shot[] = await once(worker, 'message');
  return shot!;
}

/** One after another, each once: a shot takes seconds. */
async function shootFine(): Promise<{ readonly [N in FineName]: Shot }> {
  const shots: { [N in FineName]?: Shot } = {};
  for (const name of FINE_ENGINES) {
    const worker = startWorker(name);
    shots[name] = await ask(worker, { scene: FINE_SCENE, ms: null });
    await worker.terminate();
  }
  return shots as { readonly [N in FineName]: Shot };
}

/** Interleaved, so that other load of the machine affects all of them. */
async function shootSideBySide(): Promise<Round[]> {
  const workers = new Map(ENGINES.map(name => [name, startWorker(name)]));
  const shootAll = async (scene: SceneName, ms: number) => {
    const shots: { [N in EngineName]?: Shot } = {};
    for (const name of ENGINES) shots[name] = await ask(workers.get(name)!, { scene, ms });
    return shots as Round[SceneName];
  };
  for (const scene of SCENES) await shootAll(scene, WARM_MS);
  const rounds: Round[] = [];
  for (let k = 0; k < ROUNDS; k++) {
    const round: { [S in SceneName]?: Round[SceneName] } = {};
    for (const scene of SCENES) round[scene] = await shootAll(scene, ROUND_MS);
    rounds.push(round as Round);
  }
  await Promise.all([...workers.values()].map(worker => worker.terminate()));
  return rounds;
}
