import { exitAt, isWarned, longestQuiet, NO_COLOUR, nameSpace, pawnsOn } from '@tablee/tchang';
import { later } from '../../page/later.tsx';
import { allowanceOf, ownPawns } from './choices.ts';
import { choosePawn, closeTurn, give, goThere } from './press.ts';
import { type Desk, mayGo, pawnInHand } from './scene.ts';
import type { Gift } from './share.ts';
import { canReach, traceWay, type Way } from './ways.ts';

/** Fetched when two first share. */
const Sharing = later(async () => (await import('./sharing.tsx')).Sharing);

/** Whoever has just met somebody may want to share: then it is open by itself. */
export const isSharing = ({ choices, hand, met }: Desk): boolean =>
  choices.shares && (hand.sharing ?? met !== null);

/** What can be done now, where the thumb is: go there, share, end the turn. */
export function Deeds({ desk }: { readonly desk: Desk }) {
  const { seat, state, choices, hand, change, word } = desk;
  if (seat === null || choices.closing === null)
    return state.phase === 'explore' && desk.plan !== null ? <Kept desk={desk} /> : null;
  const sharing = isSharing(desk);
  const going = wayAimed(desk);
  return (
    <div class="tchang-deeds">
      <div class="row">
        {going && <Going desk={desk} way={going} />}
        {choices.shares && (
          <button
            type="button"
            class="button"
            aria-expanded={sharing}
            onClick={() => change({ sharing: !sharing, gift: null })}
          >
            {word.share}
          </button>
        )}
        {hand.gift && sharing ? (
          <Giving desk={desk} gift={hand.gift} />
        ) : (
          // Whoever is about to go does not pass; another touch on the purse, and it can be.
          !(going && state.step === 'start') && <Closing desk={desk} />
        )}
      </div>
      {sharing && <Sharing desk={desk} />}
      {state.step !== 'start' && !sharing && (
        <p class="tchang-note">{word.allows[allowanceOf(state, seat)]}</p>
      )}
    </div>
  );
}

/** While the others play the place is kept, so that nothing jumps when one's own turn comes. */
const Kept = ({ desk }: { readonly desk: Desk }) => (
  <div class="tchang-deeds kept" aria-hidden="true">
    <div class="row">
      <span class="button">{desk.word.pass}</span>
    </div>
  </div>
);

/** TCHANG-9: one move for all that was counted out. */
const Giving = ({ desk, gift }: { readonly desk: Desk; readonly gift: Gift }) => (
  <button type="button" class="button main" onClick={() => give(desk)}>
    {desk.word.giveNow(gift.amount, desk.text.seats[gift.giver]!, desk.text.seats[gift.receiver]!)}
  </button>
);

function Closing({ desk }: { readonly desk: Desk }) {
  const { state, hand, word } = desk;
  const begun = state.step !== 'start';
  const pass = hand.passing ? (losesNow(desk) ? word.passLoses : word.passSure) : word.pass;
  return (
    <button
      type="button"
      class={hand.passing ? 'button alarm' : begun ? 'button main' : 'button'}
      onClick={() => closeTurn(desk)}
    >
      {begun ? word.end : pass}
    </button>
  );
}

/** TCHANG-13: one more pass, and it is over. */
const losesNow = ({ state }: Desk): boolean =>
  isWarned(state) && state.quiet + 1 >= longestQuiet(state.variant.seats);

/** The way to the space aimed at, if the pawn in hand may take it now. */
function wayAimed(desk: Desk): Way | null {
  const { hand, state } = desk;
  const pawn = pawnInHand(desk);
  const to = hand.aimed;
  return to !== null && pawn !== null && mayGo(desk) && canReach(state, pawn, to)
    ? traceWay(state, pawn, to)
    : null;
}

/** What it costs and what stays, said before it is done. */
function Going({ desk, way }: { readonly desk: Desk; readonly way: Way }) {
  const { state, word, text, seat } = desk;
  const { to, cost, left, reveals } = way;
  const mine = pawnsOn(state, to).filter(p => seat !== null && ownPawns(state, seat).includes(p));
  // One that stands there may have been meant; where several do, their purses tell them apart.
  const others = mine.length === 1 ? mine : [];
  const label = exitAt(to) === NO_COLOUR ? word.goHere(nameSpace(to), cost) : word.leaveHere(cost);
  return (
    <>
      <button type="button" class="button main go" onClick={() => goThere(desk, to)}>
        <span>
          {label}
          <small>{reveals ? `${word.stays(left)}, ${word.noReturn}` : word.stays(left)}</small>
        </span>
      </button>
      {others.map(other => (
        <button key={other} type="button" class="button" onClick={() => choosePawn(desk, other)}>
          {word.choosePawn(text.colours[other]!)}
        </button>
      ))}
    </>
  );
}
