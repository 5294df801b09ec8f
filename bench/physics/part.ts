import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Part, Row } from '../report.ts';
import { median } from '../statistics.ts';
import { type Ask, ENGINES, type EngineName, SCENES, type SceneName, type Shot } from './engines.ts';
import { countEvents, drawBreaks, drawMidGame, LAID, TIGHT } from './shots.ts';

const ROUNDS = 7;
/** Of processor time. */
const ROUND_MS = 250;
const WARM_MS = 1_000;

type Round = { readonly [S in SceneName]: { readonly [N in EngineName]: Shot } };

const NAMES: { readonly [S in SceneName]: string } = {
  midGame: 'in mid-game',
  laid: 'a break into a pack laid by hand',
  tight: 'a break into a pack without a gap',
};

/**
 * Whole shots, from the position to rest, 24 discs, 23 posts, the rail and four elastics. The peers go in steps and get what
 * suits them best (world.ts, peers/); they do not know that a disc jumps the rail, so no shot here makes one. Their solvers
 * move more discs of a pack than hits in turn do, which costs them time; the grid says how many.
 */
export async function measurePhysics(): Promise<Part> {
  const rounds = await shootSideBySide();
  const of = (scene: SceneName, name: EngineName, what: (shot: Shot) => number): number =>
    median(rounds.map(round => what(round[scene][name])));
  const rate = ({ shots, seconds }: Shot): number => shots / seconds;
  const line = (name: string, scene: SceneName, what: (shot: Shot) => number, unit: string) => ({
    name,
    values: ENGINES.map(engine => of(scene, engine, what)),
    unit,
  });
  return {
    title: 'Physics: whole shots in a second of one core',
    grid: {
      columns: ENGINES,
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

/** Interleaved, so that whatever else the machine does falls on all of them. */
async function shootSideBySide(): Promise<Round[]> {
  const workers = new Map(
    ENGINES.map(name => [name, new Worker(new URL('./worker.ts', import.meta.url), { workerData: name })]),
  );
  const shoot = async (name: EngineName, ask: Ask): Promise<Shot> => {
    const worker = workers.get(name)!;
    worker.postMessage(ask);
    const [shot]: Shot[] = await once(worker, 'message');
    return shot!;
  };
  const shootAll = async (scene: SceneName, ms: number) => {
    const shots: { [N in EngineName]?: Shot } = {};
    for (const name of ENGINES) shots[name] = await shoot(name, { scene, ms });
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
