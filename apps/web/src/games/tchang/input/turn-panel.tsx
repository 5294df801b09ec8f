import {
  exitAt,
  isHopeless,
  isWarned,
  longestQuiet,
  NO_COLOUR,
  nameSpace,
  pawnsOn,
  type State,
} from '@tablee/tchang';
import { useEffect, useState } from 'preact/hooks';
import { Confirm } from '../../../page/dialog.tsx';
import { later } from '../../../page/later.tsx';
import { announce } from '../../../page/live.tsx';
import { paths } from '../../../page/routes.ts';
import { canReach, ownPawns, type Route, traceRoute } from '../draw/routes.ts';
import { choosePawn, endTurn, give, goTo } from './actions.ts';
import { type BoardState, isSharing, mayMove, selectedPawn } from './board-state.ts';
import { allowanceOf } from './choices.ts';
import type { Gift } from './sharing.ts';

const SharingPanel = later(async () => (await import('../panels/sharing.tsx')).SharingPanel);

/** Buttons below the board: go, share, end the turn. */
export function TurnPanel({ board }: { readonly board: BoardState }) {
  const { seat, state, choices, selection, select, word } = board;
  if (seat === null || choices.closing === null)
    return state.phase === 'explore' && board.plan !== null ? <Placeholder board={board} /> : null;
  const sharing = isSharing(board);
  const route = aimedRoute(board);
  return (
    <div class="tchang-deeds">
      <div class="row">
        {route && <GoButton board={board} route={route} />}
        {choices.shares && (
          <button
            type="button"
            class="button"
            aria-expanded={sharing}
            onClick={() => select({ sharing: !sharing, gift: null })}
          >
            {word.share}
          </button>
        )}
        {selection.gift && sharing ? (
          <GiveButton board={board} gift={selection.gift} />
        ) : (
          // Hide the pass button while a move is aimed at.
          !(route && state.step === 'start') && <EndTurnButton board={board} />
        )}
      </div>
      {sharing && <SharingPanel board={board} />}
      {state.step !== 'start' && !sharing && (
        <p class="tchang-note">{word.allows[allowanceOf(state, seat)]}</p>
      )}
    </div>
  );
}

/** Keeps the height of the panel while others play, so that the page does not jump. */
const Placeholder = ({ board }: { readonly board: BoardState }) => (
  <div class="tchang-deeds kept" aria-hidden="true">
    <div class="row">
      <span class="button">{board.word.pass}</span>
    </div>
  </div>
);

/** TCHANG-9: gives all counted fireflies in one move. */
const GiveButton = ({ board, gift }: { readonly board: BoardState; readonly gift: Gift }) => (
  <button type="button" class="button main" onClick={() => give(board)}>
    {board.word.giveNow(gift.amount, board.text.seats[gift.giver]!, board.text.seats[gift.receiver]!)}
  </button>
);

function EndTurnButton({ board }: { readonly board: BoardState }) {
  const { state, selection, word } = board;
  const begun = state.step !== 'start';
  const pass = selection.passing ? (losesNow(board) ? word.passLoses : word.passSure) : word.pass;
  return (
    <button
      type="button"
      class={selection.passing ? 'button alarm' : begun ? 'button main' : 'button'}
      onClick={() => endTurn(board)}
    >
      {begun ? word.end : pass}
    </button>
  );
}

/** TCHANG-13: passing now loses the game. */
const losesNow = ({ state }: BoardState): boolean =>
  isWarned(state) && state.quiet + 1 >= longestQuiet(state.variant.seats);

/** The route to the aimed space, if the selected pawn may take it now. */
function aimedRoute(board: BoardState): Route | null {
  const { selection, state } = board;
  const pawn = selectedPawn(board);
  const to = selection.aimed;
  return to !== null && pawn !== null && mayMove(board) && canReach(state, pawn, to)
    ? traceRoute(state, pawn, to)
    : null;
}

/** Moves the pawn; its label states cost and remaining fireflies. */
function GoButton({ board, route }: { readonly board: BoardState; readonly route: Route }) {
  const { state, word, text, seat } = board;
  const { to, cost, left, reveals } = route;
  const mine = pawnsOn(state, to).filter(p => seat !== null && ownPawns(state, seat).includes(p));
  // The press may have meant the own pawn on that space. Several are chosen by their purses.
  const others = mine.length === 1 ? mine : [];
  const label = exitAt(to) === NO_COLOUR ? word.goHere(nameSpace(to), cost) : word.leaveHere(cost);
  return (
    <>
      <button type="button" class="button main go" onClick={() => goTo(board, to)}>
        <span>
          {label}
          <small>{reveals ? `${word.stays(left)}, ${word.noReturn}` : word.stays(left)}</small>
        </span>
      </button>
      {others.map(other => (
        <button key={other} type="button" class="button" onClick={() => choosePawn(board, other)}>
          {word.choosePawn(text.colours[other]!)}
        </button>
      ))}
    </>
  );
}

/** TCHANG-13: computed after a pause, so that it does not delay the board. */
function useHopeless(state: State): boolean {
  const [known, setKnown] = useState<{ readonly state: State; readonly hopeless: boolean } | null>(null);
  useEffect(() => {
    if (state.phase !== 'explore') return;
    const timer = setTimeout(() => setKnown({ state, hopeless: isHopeless(state) }), 400);
    return () => clearTimeout(timer);
  }, [state]);
  // A hopeless position stays hopeless, so keep the last result until the next is known.
  return state.phase === 'explore' && (known?.hopeless ?? false);
}

type LossWarningProps = {
  readonly board: BoardState;
  /** How many partners are computers. */
  readonly bots: number;
  readonly giveUp: (() => void) | null;
};

/**
 * TCHANG-13: warns that the game is, or soon will be, lost, and offers to give up. Bots that see no way out propose it
 * at once instead of passing until the game is lost.
 */
export function LossWarning({ board, bots, giveUp }: LossWarningProps) {
  const { state, text, word } = board;
  const hopeless = useHopeless(state);
  const [asking, setAsking] = useState(false);
  const [playingOn, playOn] = useState(false);
  const quiet = isWarned(state);
  const proposed = bots > 0 && giveUp !== null && !playingOn && (hopeless || quiet);
  const warning = hopeless
    ? `${text.hopeless} ${proposed ? word.botsGiveUp(bots) : word.hopeless}`
    : quiet
      ? `${word.warned}${proposed ? ` ${word.botsGiveUp(bots)}` : ''}`
      : null;
  useEffect(() => {
    if (hopeless && warning) announce(warning);
  }, [hopeless]);
  if (warning === null) return null;
  return (
    <div class="tchang-warning">
      <p>
        {warning} <a href={paths.rules('tchang', 'TCHANG-13')}>{word.rule('TCHANG-13')}</a>
      </p>
      {(hopeless || proposed) && giveUp && (
        <button type="button" class="button" onClick={() => setAsking(true)}>
          {proposed ? word.giveUpTogether : word.giveUp}
        </button>
      )}
      {proposed && (
        <button type="button" class="button" onClick={() => playOn(true)}>
          {word.playOn}
        </button>
      )}
      {giveUp && (
        <Confirm
          title={word.giveUp}
          question={asking ? word.giveUpAsk : null}
          yes={giveUp}
          close={() => setAsking(false)}
        />
      )}
    </div>
  );
}
