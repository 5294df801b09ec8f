import './planned-note.css';
import type { GameWords } from '@tablee/catalogue';
import type { Match, Seat } from '@tablee/kernel';
import { linesLeft, playedAsPlanned } from '@tablee/table';
import { useEffect } from 'preact/hooks';
import type { GameView } from '../../../board/contract.ts';
import { announce } from '../../../page/live.tsx';
import type { RemoteSession } from '../../../session/remote/remote-session.ts';
import { findPlan, keepPlan } from './kept-plan.ts';
import type { Words } from './words/index.ts';

type Props = {
  readonly session: RemoteSession;
  readonly view: GameView;
  readonly game: GameWords;
  readonly word: Words;
};

/** How many replies are planned, and that one of them was played. */
export function PlannedNote({ session, view, game, word }: Props) {
  const own = session.own.value;
  const { match } = session.steps.value.at(-1)!;
  const note = own !== null ? sayPlan(session.id, match, own, view, game, word) : null;
  const fresh = note?.played ?? 0;
  useEffect(() => {
    const plan = findPlan(session.id);
    if (!note || !plan || fresh <= (plan.told ?? 0)) return;
    announce(note.sentence);
    keepPlan(session.id, { ...plan, told: fresh });
  }, [fresh]);
  return note && <p class="planned-note">{note.sentence}</p>;
}

type Note = {
  readonly sentence: string;
  /** The entry in which a planned reply was played; 0 while it waits. */
  readonly played: number;
};

function sayPlan(
  table: string,
  match: Match,
  own: Seat,
  view: GameView,
  game: GameWords,
  word: Words,
): Note | null {
  const plan = findPlan(table);
  if (!plan) return null;
  const { line } = match;
  const last = line.findLast(({ seat }) => seat === own);
  // Said until the other has answered it.
  if (last && playedAsPlanned(match, own, plan).includes(last.n) && isLastTurn(match, own))
    return { sentence: word.played(view.nameMove(last.move, game)), played: last.n };
  const left = match.outcome ? [] : linesLeft(match, plan);
  if (left.length > 0) return { sentence: word.planned(left.length), played: 0 };
  return null;
}

/** The last moves were this seat's. */
const isLastTurn = ({ line }: Match, own: Seat): boolean => line.last?.seat === own;
