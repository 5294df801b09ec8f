import { EXITS, NOWHERE, routeBetween, type State, type TchangEvent } from '@tablee/tchang';
import { useEffect, useState } from 'preact/hooks';
import type { Shown } from '../../../board/contract.ts';
import { prefersStill } from '../../../storage/settings.ts';
import { centreOf } from '../art/geometry.ts';
import type { Lantern } from '../art/light.tsx';
import { ServantsBehind, ServantsInFront } from '../art/servant-figures.tsx';
import { Tomb } from '../art/tomb.tsx';
import { walkMs } from './schedule.ts';

type Props = {
  readonly shown: Shown<State, TchangEvent>;
  /** The state animated so far: its fireflies shine. */
  readonly seen: State;
  readonly hurried: boolean;
  /** The factor of the entry's times. */
  readonly pace: number;
};

/** Current space of the walking pawn; its light follows space by space. */
function useWalker({ shown, hurried, pace }: Props): { readonly pawn: number; readonly at: number } | null {
  const walk = shown.events.find(e => e.kind === 'moved');
  const way = walk?.kind === 'moved' ? [walk.from, ...routeBetween(shown.state, walk.from, walk.to)] : [];
  const [walked, setWalked] = useState({ n: shown.n, step: way.length });
  const still = hurried || prefersStill() || way.length === 0;
  const step = still ? way.length - 1 : walked.n === shown.n ? Math.min(walked.step, way.length - 1) : 0;
  useEffect(() => {
    if (still || step >= way.length - 1) return;
    const timer = setTimeout(
      () => setWalked({ n: shown.n, step: step + 1 }),
      (walkMs(way.length - 1) * pace) / (way.length - 1),
    );
    return () => clearTimeout(timer);
  }, [shown.n, step, still]);
  return walk?.kind === 'moved' && step >= 0 ? { pawn: walk.pawn, at: way[step] ?? walk.to } : null;
}

/** TCHANG-15: constant elements, so that the ground is not redrawn. */
const BEHIND = <ServantsBehind />;
const IN_FRONT = <ServantsInFront />;

/** TCHANG-12: brightness of the open exit, in fireflies. */
const DAYLIGHT = 9;

/** The tomb, lit around the pawns by the number of their fireflies. */
export function Lanterns(props: Props) {
  const { shown, seen } = props;
  const walker = useWalker(props);
  const { state } = shown;
  const pawns: readonly Lantern[] = state.variant.colours.flatMap(pawn => {
    const space = walker?.pawn === pawn ? walker.at : state.pawns[pawn]!;
    return space === NOWHERE ? [] : [{ ...centreOf(space), fireflies: seen.purses[pawn]! }];
  });
  const day = state.open ? [{ ...centreOf(EXITS[state.exit]!), fireflies: DAYLIGHT }] : [];
  return (
    <Tomb closed={state.maze.closed} pawns={[...pawns, ...day]} behind={BEHIND}>
      {IN_FRONT}
    </Tomb>
  );
}
