import { BLUE, PIECES, type Side, type State, tekao, YELLOW } from '@tablee/tekao';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../page/icon.tsx';
import { laterDialog } from '../../../page/later.tsx';
import { announce } from '../../../page/live.tsx';
import type { BoardState } from '../input/board-mode.ts';
import { type PlacingInput, removeFromDraft } from './actions.ts';
import { loadDraft, nextPlacement, pruneDraft, storeDraft } from './draft.ts';
import type { Lineup } from './lineup.ts';

/** Pause before an automatic placement: long enough to stop it, short enough for the opponent. */
const PAUSE_MS = 600;

export type Plan = Pick<
  PlacingInput,
  'draft' | 'planning' | 'following' | 'setDraft' | 'setPlanning' | 'setFollowing'
>;

type SidePlan = { readonly draft: Lineup; readonly mode: 'off' | 'planning' | 'following' };
const NO_PLAN: SidePlan = { draft: [], mode: 'off' };

const SIDES: readonly Side[] = [BLUE, YELLOW];
const loadPlans = ({ variant }: State): readonly SidePlan[] =>
  SIDES.map(side => ({ draft: loadDraft(variant, side), mode: 'off' }));

/** TEKAO-5: only a side that chooses its pieces can plan them. */
const isPlannable = (state: State, side: Side): boolean =>
  state.phase === 'place' && state.variant.setup === 'arranged' && state.men[side]! < PIECES;

/** One plan per side: on a shared screen both may have one. */
export function usePlan(board: BoardState, side: Side, own: boolean): Plan {
  const { state, seat, n } = board;
  const [plans, setPlans] = useState(() => loadPlans(state));
  const update = (change: Partial<SidePlan>): void =>
    setPlans(now => now.map((plan, i) => (i === side ? { ...plan, ...change } : plan)));
  const plan = plans[side] ?? NO_PLAN;
  const able = own && isPlannable(state, side);
  const draft = able ? pruneDraft(plan.draft, state, side) : [];
  const following = able && plan.mode === 'following' && draft.length > 0;

  // Taking a piece back stops following, or the piece would be placed again at once.
  const placed = state.men[0]! + state.men[1]!;
  const placedBefore = useRef(placed);
  useEffect(() => {
    if (placed < placedBefore.current && following) update({ mode: 'off' });
    placedBefore.current = placed;
  }, [placed]);

  // When placing ends, the drafts made here are deleted.
  const planned = useRef(new Set<Side>());
  if (able) planned.current.add(side);
  const { phase, variant } = state;
  useEffect(() => {
    if (phase === 'place') return;
    for (const done of planned.current) storeDraft(variant, done, []);
    planned.current.clear();
  }, [phase]);

  const play = useRef(board.props.play);
  play.current = board.props.play;
  useEffect(() => {
    const move = following && seat !== null ? nextPlacement(draft, state) : null;
    if (move === null) return;
    const timer = setTimeout(() => play.current(tekao.writeMove(move)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [following, seat, n]);

  return {
    draft,
    planning: able && plan.mode === 'planning',
    following,
    setDraft: next => {
      update({ draft: next });
      storeDraft(variant, side, next);
    },
    setPlanning: on => update({ mode: on ? 'planning' : 'off', draft }),
    setFollowing: on => update({ mode: on ? 'following' : 'off', draft }),
  };
}

const LineupsDialog = laterDialog(async () => (await import('../lineups/index.ts')).LineupsDialog);

/** Buttons to plan, follow and save the draft. */
export function PlanBar({ input }: { readonly input: PlacingInput }) {
  const { draft, planning, following, word } = input;
  const [open, setOpen] = useState(false);
  const toggleFollowing = (): void => {
    input.setFollowing(!following);
    if (!following) announce(word.followed);
  };
  const togglePlanning = (): void => {
    input.setPlanning(!planning);
    if (!planning) announce(word.planning);
  };
  return (
    <div class="plan-bar">
      {following && <p class="says">{word.following(draft.length)}</p>}
      {!following && (
        <button type="button" class="button prepare" onClick={togglePlanning}>
          {planning ? word.prepared : word.prepare}
        </button>
      )}
      {draft.length > 0 && (
        <button type="button" class="button follow" onClick={toggleFollowing}>
          <Icon name={following ? 'pause' : 'play'} />
          {following ? word.halt : word.follow}
        </button>
      )}
      <button
        type="button"
        class="button shelf-button"
        aria-label={word.lineups}
        onClick={() => setOpen(true)}
      >
        <Icon name="open" />
      </button>
      {planning && <RemoveButton input={input} />}
      <LineupsDialog input={input} open={open} close={() => setOpen(false)} />
    </div>
  );
}

/** Removes the selected piece from the draft, or all pieces. */
function RemoveButton({ input }: { readonly input: PlacingInput }) {
  const { selection, draft, word } = input;
  const { at } = selection;
  if (draft.length === 0) return null;
  const remove = (): void => (at === null ? input.setDraft([]) : removeFromDraft(input, at));
  return (
    <button type="button" class="button" onClick={remove}>
      {at === null ? word.clear : word.lift}
    </button>
  );
}
