import type { GameWords } from '@tablee/catalogue';
import type { Seat, TimelineStep } from '@tablee/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { GameView } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import { announce } from '../../page/live.tsx';
import type { TableSession } from '../../session/session.ts';
import { isByClock, isTakeBack } from '../../session/timeline.ts';
import { storageFailed } from '../../storage/store.ts';
import {
  type Explained,
  explainRefusal,
  readerOf,
  sayReason,
  sayResult,
  withoutRule,
} from '../match/sentences.ts';

/** Announces moves and news of the table to screen readers. */
export function useAnnouncements(
  session: TableSession,
  view: GameView,
  game: GameWords,
  name: (seat: Seat) => string,
  sentenceName: (seat: Seat) => string,
  announced: TimelineStep,
  bottom: Seat,
  explain: (said: Explained) => void,
): void {
  const announcedTo = useRef(session.steps.peek().at(-1)!.match.n);

  useEffect(() => {
    const fresh = session.steps
      .peek()
      .filter(({ match }) => match.n > announcedTo.current && match.n <= announced.match.n);
    announcedTo.current = announced.match.n;
    const late = [...new Set(fresh.flatMap(s => (isByClock(s) ? [s.entry!.seat] : [])))];
    const sentences: (string | null)[] = late.map(seat => words().table.timeUpOf(name(seat)));
    const happened = fresh.flatMap(s => [
      ...s.events.map(e => view.say(e, game, s.match.state, sentenceName, bottom)),
      isTakeBack(s) ? words().table.tookBack : null,
    ]);
    sentences.push(...happened);
    if (announced.match.outcome && fresh.length > 0) {
      const reason = sayReason(announced.match, game, name);
      sentences.push(
        sayResult(announced.match, readerOf(session), name),
        sentences.includes(reason) ? null : reason,
      );
    }
    const said = sentences.filter(s => s !== null);
    if (said.length > 0) announce(said.join(' '));
  }, [announced.match.n]);

  const points = session.pointing?.points.value;
  const seen = useRef(0);
  useEffect(() => {
    for (const { id, seat, at } of points ?? []) {
      if (id <= seen.current) continue;
      seen.current = id;
      const where = view.namePlace?.(at, game) ?? at;
      if (seat !== session.own.peek()) announce(words().chat.pointed(name(seat), where));
    }
  }, [points]);

  const plans = session.planning.plans.value;
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const notes = plans.flatMap(p => p.notes.map(note => ({ seat: p.seat, note, key: `${p.seat} ${note}` })));
    const fresh = notes.filter(({ seat, key }) => seat !== session.own.peek() && !known.current.has(key));
    known.current = new Set(notes.map(({ key }) => key));
    // On a shared screen the writer sees the note: no announcement is needed.
    if (session.kind !== 'link') return;
    const said = fresh.flatMap(({ seat, note }) => {
      const meant = view.namePlan?.(note, game);
      return meant ? [words().chat.planned(name(seat), meant)] : [];
    });
    if (said.length > 0) announce(said.join(' '));
  }, [plans]);

  const news = session.news.value;
  useEffect(() => {
    if (!news) return;
    const text = words().table;
    if (news.kind === 'refused')
      explain(news.sentence ? withoutRule(news.sentence) : explainRefusal(news.refusal, game));
    if (news.kind === 'move-waits') explain(withoutRule(text.moveWaits));
    if (news.kind === 'not-sent') explain(withoutRule(words().connection.notSent));
    if (news.kind === 'bot-failed') explain(withoutRule(text.botFailed));
    if (news.kind === 'bot-declines-draw') explain(withoutRule(text.botDeclines));
    if (news.kind === 'declined') explain(withoutRule(words().offers.declined[news.offer]));
  }, [news]);

  const full = storageFailed.value && session.kind !== 'link';
  useEffect(() => {
    if (full) explain(withoutRule(words().table.storageFailed));
  }, [full]);
}
