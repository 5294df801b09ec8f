import './planned-note.css';
import type { GameWords } from '@tablee/catalogue';
import type { Match, Played, Seat } from '@tablee/kernel';
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
  // Said until the other has answered it.
  const planned = playedAsPlanned(match, own, plan);
  const turn = lastTurnOf(match, own).filter(({ n }) => planned.includes(n));
  if (turn[0]) return { sentence: word.played(view.nameMove(turn[0].move, game)), played: turn.at(-1)!.n };
  const left = match.outcome ? [] : linesLeft(match, plan);
  if (left.length > 0) return { sentence: word.planned(left.length), played: 0 };
  return null;
}

/** The moves of this seat at the end of the line. */
function lastTurnOf({ line }: Match, own: Seat): readonly Played[] {
  let count = 0;
  for (let at = line; at.last?.seat === own; at = at.before) count++;
  return line.tail(count);
}
