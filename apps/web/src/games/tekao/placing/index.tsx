import './placing.css';
import './tray.css';
import './wide.css';
import './shelf.css';
import { PIECES, type Side, sideOfSeat, sideToMove } from '@tablee/tekao';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { isPress } from '../../../board/keyboard.ts';
import { later } from '../../../page/later.tsx';
import type { Mode, Scene } from '../mode.ts';
import { words } from '../words.ts';
import { type Desk, freeSquares, pressSquare } from './desk.ts';
import { gripUnplaced } from './grip.ts';
import { inHandOf, useHeld } from './hand.ts';
import { Latest, latestOf, Standing } from './latest.tsx';
import { Spots, Unplaceds } from './layer.tsx';
import { useLot } from './lot.ts';
import { placedOf } from './placed.ts';
import { usePlan } from './plan.ts';
import { rolesOf } from './roles.ts';
import { Tray, turnByKey } from './tray.tsx';

const KeepPlaced = later(async () => (await import('./keep-placed.tsx')).KeepPlaced);

/** Whose army lies before this person: their own; on a shared screen that of whoever is to place. */
function armyOf({ state, seat, props }: Scene): { readonly side: Side; readonly own: boolean } {
  if (seat !== null) return { side: sideOfSeat(seat), own: true };
  if (typeof props.eyes === 'number') return { side: sideOfSeat(props.eyes), own: true };
  return { side: sideToMove(state), own: false };
}

export type PlacingMode = Mode & {
  /** Once all stand, until one's own side has acted: what was placed can be kept. */
  readonly keep: ComponentChildren;
};

/** Before the battle: a piece in hand, turned as one likes, goes to a free square of the home (TEKAO-4, TEKAO-5). */
export function usePlacing(scene: Scene): PlacingMode {
  const { state, root } = scene;
  const { side, own } = armyOf(scene);
  const word = words().placing;
  useLot(scene);
  const plan = usePlan(scene, side, own);
  const { draft, preparing } = plan;
  const [held, change] = useHeld(preparing ? `plan ${side}` : scene.n);
  const inHand = inHandOf({ state, side, preparing, draft, held });
  const desk: Desk = { ...plan, scene, side, own, held, inHand, word, change };
  const newest = useRef(desk);
  newest.current = desk;
  const now = (): Desk => newest.current;
  // The last piece held here, and where: when it then stands there, it was this hand that put it.
  const shown = useRef<number | null>(null);
  if (held.at !== null && !preparing) shown.current = held.at;
  const putHere = shown.current !== null && latestOf(scene)?.square === shown.current;
  const placed = own ? placedOf([...scene.props.past, scene.props.shown], side) : [];
  const keep = placed.length === PIECES && <KeepPlaced formation={placed} side={side} />;

  return {
    roleOf: rolesOf(desk),
    press: square => pressSquare(desk, square, false, performance.now()),
    grasp: at => root.current && gripUnplaced(now, root.current, at),
    onKey: (event, square) => {
      if (event.key === 'Escape' && held.at !== null) change({ at: null, putMs: 0 });
      else if (isPress(event) && square !== null && scene.settled) pressSquare(desk, square, true, 0);
      else return turnByKey(desk, event);
      return true;
    },
    lifted: null,
    first: held.at ?? freeSquares(desk)[0] ?? null,
    under: (
      <>
        <Spots desk={desk} />
        {putHere && <Standing scene={scene} />}
      </>
    ),
    over: (
      <>
        <Latest scene={scene} />
        <Unplaceds desk={desk} />
      </>
    ),
    panel: (
      <>
        <Tray desk={desk} now={now} />
        {keep}
      </>
    ),
    keep: isFresh(scene, side) ? keep : null,
  };
}

/** The battle has begun and this side, which placed its pieces itself, has not acted yet. */
const isFresh = ({ state, props }: Scene, side: Side): boolean =>
  state.phase === 'battle' &&
  state.variant.setup !== 'mirrored' &&
  [...props.past, props.shown].every(({ events }) =>
    events.every(e => (e.kind !== 'moved' && e.kind !== 'turned') || sideOfSeat(e.seat) !== side),
  );
