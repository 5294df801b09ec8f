import { BLUE, PIECES, type Side, type State, tekao, YELLOW } from '@tablee/tekao';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Scene } from '../mode.ts';
import { nextOf, pruneDraft } from './draft.ts';
import type { Formation } from './formation.ts';
import { keepDraft, takeDraft } from './kept-draft.ts';

/** Long enough to be seen coming and stopped, short enough for whoever waits. */
const PAUSE_MS = 600;

export type Plan = {
  /** What is still to be placed of it. */
  readonly draft: Formation;
  /** It is laid out now; the board plays nothing meanwhile. */
  readonly preparing: boolean;
  /** Its next piece is placed each time it is one's turn. */
  readonly following: boolean;
  readonly redraft: (draft: Formation) => void;
  readonly prepare: (on: boolean) => void;
  readonly follow: (on: boolean) => void;
};

type Sheet = { readonly draft: Formation; readonly doing: 'nothing' | 'preparing' | 'following' };
const BLANK: Sheet = { draft: [], doing: 'nothing' };

const SIDES: readonly Side[] = [BLUE, YELLOW];
const openSheets = ({ variant }: State): readonly Sheet[] =>
  SIDES.map(side => ({ draft: takeDraft(variant, side), doing: 'nothing' }));

/** TEKAO-5: only who chooses the pieces can plan them. */
export const isPlannable = (state: State, side: Side): boolean =>
  state.phase === 'place' && state.variant.setup === 'arranged' && state.men[side]! < PIECES;

/** One plan for each side: on one screen both may have one. */
export function usePlan(scene: Scene, side: Side, own: boolean): Plan {
  const { state, seat, n } = scene;
  const [sheets, setSheets] = useState(() => openSheets(state));
  const write = (change: Partial<Sheet>): void =>
    setSheets(now => now.map((sheet, i) => (i === side ? { ...sheet, ...change } : sheet)));
  const sheet = sheets[side] ?? BLANK;
  const able = own && isPlannable(state, side);
  const draft = able ? pruneDraft(sheet.draft, state, side) : [];
  const following = able && sheet.doing === 'following' && draft.length > 0;

  // Who takes a piece back does not want it placed again at once.
  const standing = state.men[0]! + state.men[1]!;
  const stood = useRef(standing);
  useEffect(() => {
    if (standing < stood.current && following) write({ doing: 'nothing' });
    stood.current = standing;
  }, [standing]);

  // Once the armies stand, the drafts made here have done their work.
  const planned = useRef(new Set<Side>());
  if (able) planned.current.add(side);
  const { phase, variant } = state;
  useEffect(() => {
    if (phase === 'place') return;
    for (const done of planned.current) keepDraft(variant, done, []);
    planned.current.clear();
  }, [phase]);

  const play = useRef(scene.props.play);
  play.current = scene.props.play;
  useEffect(() => {
    const move = following && seat !== null ? nextOf(draft, state) : null;
    if (move === null) return;
    const timer = setTimeout(() => play.current(tekao.writeMove(move)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [following, seat, n]);

  return {
    draft,
    preparing: able && sheet.doing === 'preparing',
    following,
    redraft: next => {
      write({ draft: next });
      keepDraft(variant, side, next);
    },
    prepare: on => write({ doing: on ? 'preparing' : 'nothing', draft }),
    follow: on => write({ doing: on ? 'following' : 'nothing', draft }),
  };
}
