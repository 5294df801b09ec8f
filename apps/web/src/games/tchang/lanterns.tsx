import { EXITS, NOWHERE, type State, type TchangEvent, wayBetween } from '@tablee/tchang';
import { useEffect, useState } from 'preact/hooks';
import type { Shown } from '../../board/contract.ts';
import { LateServants } from '../../servants/late.tsx';
import { prefersStill } from '../../settings.ts';
import { centreOf } from './art/geometry.ts';
import type { Lantern } from './art/light.tsx';
import { Tomb } from './art/tomb.tsx';
import { walkMs } from './schedule.ts';

type Props = {
  readonly shown: Shown<State, TchangEvent>;
  /** As far as it has been seen: how many fireflies shine. */
  readonly seen: State;
  readonly hurried: boolean;
};

/** Where the pawn that walks is by now: the light goes with it, space by space. */
function useWalker({ shown, hurried }: Props): { readonly pawn: number; readonly at: number } | null {
  const walk = shown.events.find(e => e.kind === 'moved');
  const way = walk?.kind === 'moved' ? [walk.from, ...wayBetween(shown.state, walk.from, walk.to)] : [];
  const [far, go] = useState({ n: shown.n, step: way.length });
  const still = hurried || prefersStill() || way.length === 0;
  const step = still ? way.length - 1 : far.n === shown.n ? Math.min(far.step, way.length - 1) : 0;
  useEffect(() => {
    if (still || step >= way.length - 1) return;
    const timer = setTimeout(
      () => go({ n: shown.n, step: step + 1 }),
      walkMs(way.length - 1) / (way.length - 1),
    );
    return () => clearTimeout(timer);
  }, [shown.n, step, still]);
  return walk?.kind === 'moved' && step >= 0 ? { pawn: walk.pawn, at: way[step] ?? walk.to } : null;
}

/** TCHANG-15, the same all game long: the ground is not drawn anew for them. */
const BEHIND = <LateServants where="behind" />;
const IN_THE_OPEN = <LateServants where="open" />;

/** TCHANG-12: as much daylight as so many fireflies comes in where the exit is open. */
const DAYLIGHT = 9;

/** The tomb, lit round the pawns: more where more fireflies are. */
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
      {IN_THE_OPEN}
    </Tomb>
  );
}
