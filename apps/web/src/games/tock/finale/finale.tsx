import './finale.css';
import type { Seat } from '@tablee/kernel';
import { coloursOf, nameSeat, PAWNS, type State, type TockEvent } from '@tablee/tock';
import type { Messages } from '@tablee/tock/messages/fr';
import { useState } from 'preact/hooks';
import type { Past } from '../../../board/contract.ts';
import { words as pageWords } from '../../../messages/index.ts';
import { Icon } from '../../../page/icon.tsx';
import { wordsOf } from '../draw/card.tsx';
import { words } from '../text/words.ts';
import { countMissing, type Summary, summarize } from './summary.ts';

type Props = {
  readonly past: readonly Past<TockEvent>[];
  readonly state: State;
  /** Null: a spectator or a shared screen. */
  readonly viewer: Seat | null;
  readonly nameOf: ((seat: Seat) => string) | undefined;
  readonly text: Messages;
};

/** The end of a game on the board: who won, the pawns taken and the card that decided. */
export function Finale({ past, state, viewer, nameOf, text }: Props) {
  const [closed, close] = useState(false);
  const summary = summarize(past, state);
  if (!summary || closed) return null;
  const word = words().end;
  const name = nameOf ?? ((seat: Seat) => nameSeat(state, seat, text));
  const { winners, captures, decisive, cards } = summary;
  const lost = viewer !== null && !winners.includes(viewer);
  const colours = winners.flatMap(seat => coloursOf(state, seat));
  return (
    <section class="tock-finale" aria-label={word.label}>
      <button type="button" class="plain" aria-label={word.close} onClick={() => close(true)}>
        <Icon name="cross" />
      </button>
      <svg viewBox={`0 0 ${colours.length * PAWNS * 60} 84`} aria-hidden="true">
        {colours.flatMap((colour, k) =>
          Array.from({ length: PAWNS }, (_, i) => k * PAWNS + i).map(i => (
            <g key={i} transform={`translate(${30 + 60 * i} 46) scale(0.7)`}>
              <g class="marble" style={{ '--n': i }}>
                <use href={`#tock-marble-${colour}`} />
                <use href="#tock-gleam" />
              </g>
            </g>
          )),
        )}
      </svg>
      <h2>{titleOf(summary, viewer, name)}</h2>
      {lost && <p>{word.missing(countMissing(state, viewer))}</p>}
      <ul>
        <li>{word.captures(...captures)}</li>
        {decisive && (
          <li>{word.decisive(wordsOf(decisive.card, text).a, name(decisive.seat), decisive.turn, cards)}</li>
        )}
      </ul>
    </section>
  );
}

function titleOf({ winners }: Summary, viewer: Seat | null, name: (seat: Seat) => string): string {
  const word = words().end;
  const all = pageWords().and(winners.map(name));
  if (viewer === null) return word.watched(all, winners.length);
  if (!winners.includes(viewer)) return word.lost(all);
  const partner = winners.find(seat => seat !== viewer);
  return partner === undefined ? word.won : word.wonWith(name(partner));
}
