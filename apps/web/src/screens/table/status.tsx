import type { Seat, TimelineStep } from '@tablee/kernel';
import './status.css';
import { signal } from '@preact/signals';
import type { GameWords } from '@tablee/catalogue';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameView, SeatLook } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { later, laterDialog } from '../../page/later.tsx';
import { announce } from '../../page/live.tsx';
import { Marks } from '../../page/mark.tsx';
import { paths } from '../../page/routes.ts';
import {
  concernsAbsence,
  hasOffers,
  isAlone,
  posedTo,
  type SeatInfo,
  type TableSession,
} from '../../session/session.ts';
import { isByClock } from '../../session/timeline.ts';
import { addPoints, loadScore } from '../../storage/scores.ts';
import { language } from '../../storage/settings.ts';
import { type Explained, hasLost, nameOnTurn, readerOf, sayReason, sayResult } from '../match/sentences.ts';
import type { Advice } from './hint.ts';

const OfferNotices = later(async () => (await import('./dialogs/offers.tsx')).OfferNotices);
const AbsenceNotices = laterDialog(async () => (await import('./absence/notices.tsx')).AbsenceNotices);
const BotCaption = later(async () => (await import('./caption/bot-caption.tsx')).BotCaption);
const AnalyseButton = later(async () => (await import('../analysis/entry/analyse-button.tsx')).AnalyseButton);
const ClockStatus = later(async () => (await import('../clock/clock-status.tsx')).ClockStatus);

/** A sentence stays at least this long, although bots may answer at once. */
const READING_MS = 4_000;

/**
 * The message of the status line. It goes with the decision it was about, or when something else is said. A refusal goes
 * at once; other sentences can be read first.
 */
export function useMessage(session: TableSession) {
  const [message, setMessage] = useState<{
    readonly posed: number;
    readonly said: Explained;
    readonly endMs: number;
  } | null>(null);
  const posed = posedTo(session);
  const isPosed = message?.posed === posed;
  useEffect(() => {
    if (!message || isPosed) return;
    // A newer message may be set before this effect is cleaned up.
    const drop = () => setMessage(newest => (newest === message ? null : newest));
    const timer = setTimeout(drop, message.endMs - performance.now());
    return () => clearTimeout(timer);
  }, [message, isPosed]);
  return {
    explained: message && (isPosed || message.endMs > 0) ? message.said : null,
    // Some sentences are said after a request, when the last render knows an older decision.
    explain: (said: Explained, stays = false) =>
      setMessage({ posed: posedTo(session), said, endMs: stays ? performance.now() + READING_MS : 0 }),
    clear: () => setMessage(null),
  };
}

type Props = {
  readonly session: TableSession;
  readonly view: GameView;
  readonly game: GameWords;
  /** The last step that may be announced. */
  readonly announced: TimelineStep;
  /** The board is showing an event that is not announced yet. */
  readonly watching: boolean;
  readonly looks: readonly SeatLook[];
  readonly name: (seat: Seat) => string;
  readonly sentenceName?: (seat: Seat) => string;
  readonly explained: Explained | null;
  readonly advice: Advice;
  /** The seat at the lower edge of the board. */
  readonly bottom: Seat;
  readonly replayAt: (n?: number) => string;
  readonly rematch: () => void;
  /** The task is shown elsewhere on this screen. */
  readonly prompted?: boolean;
  /** The entry on the board, where captions tell what bots did. */
  readonly captioned?: number | null;
  /** Shown below it. */
  readonly more?: ComponentChildren;
  /** Opens a rule over the board; without it the link leads to the page of the rules. */
  readonly openRule?: (rule: string) => (event: MouseEvent) => void;
};

/**
 * The status line: turn, connection, refusals, advice, result, and offers to answer. It is the only place for messages:
 * on a phone it stays above the bottom bar, and a message takes the place of the turn.
 */
export function StatusLine(props: Props) {
  const { explained, session, announced, watching, name } = props;
  useEffect(() => {
    if (explained) announce(explained.sentence);
  }, [explained]);
  return (
    <div class="status">
      {hasOffers(session) && <OfferNotices session={session} name={name} />}
      <AbsenceNotices open={concernsAbsence(session)} session={session} name={name} />
      <ConnectionNotice session={session} />
      {watching ? <Watching /> : announced.match.outcome ? <Ending {...props} /> : <OnTurn {...props} />}
      {props.captioned != null && !announced.match.outcome && (
        <BotCaption
          session={session}
          view={props.view}
          game={props.game}
          name={props.sentenceName ?? name}
          n={props.captioned}
          hidden={explained !== null || props.advice.state !== 'none'}
        />
      )}
      <div class="explain" data-testid="explain">
        {explained ? (
          <p>
            {explained.sentence}{' '}
            {explained.rule && isRuleOf(session.game.id, explained.rule) && (
              <a
                href={paths.rules(session.game.id, explained.rule)}
                onClick={props.openRule?.(explained.rule)}
              >
                {words().table.why}
                {/* Links of several messages have different names for screen readers. */}
                <span class="hidden-but-heard"> ({explained.rule})</span>
              </a>
            )}
          </p>
        ) : (
          <Advised {...props} />
        )}
      </div>
      {props.more}
    </div>
  );
}

/** The rule of a clock may belong to another game: TCHAKO-23 at a table of Tchag. */
const isRuleOf = (game: string, rule: string): boolean =>
  game.startsWith(rule.slice(0, rule.indexOf('-')).toLowerCase());

const Watching = () => (
  <p class="turn" data-testid="turn">
    <b>{words().table.watch}</b>
  </p>
);

function OnTurn({ session, view, game, looks, announced, prompted = false }: Props) {
  const text = words().table;
  const { match } = announced;
  const actors = match.game.actors(match.state);
  /** The seat that has the device. */
  const [holds] = session.hasCurtain ? session.actingSeats.value : [];
  const own = actors.find(s => s === session.own.value);
  const seat = own ?? holds ?? session.thinking.value ?? actors[0];
  if (seat === undefined) return null;
  const free = ({ name: called, bot }: SeatInfo) => called === null && bot === null;
  const empty = session.kind === 'link' && actors.some(s => free(session.people.value[s]!));
  const name = (s: Seat) => nameOnTurn(s, session.people.value, looks);
  // While several seats have to choose, all of them are marked; while seats are free, none.
  const marked =
    empty && own === undefined
      ? []
      : seat === own || seat === holds || session.thinking.value !== null
        ? [seat]
        : actors;
  // On a shared screen a prompt could reveal what is in the hand.
  const acts = !session.hasCurtain && actors.some(s => session.actingSeats.value.includes(s));
  const task = acts && !prompted && !isAlone(session) ? view.task(match.state, game) : null;
  return (
    <p class="turn" data-testid="turn">
      {marked.length > 0 && <Marks shapes={marked.flatMap(s => looks[s]?.shapes ?? [])} />}
      <b>{capitalized(sayTurn(session, actors, seat, empty, name))}</b>
      {task && <span>{task}</span>}
      {session.clock && (
        <ClockStatus
          clock={session.clock}
          own={session.own.value}
          plays={session.kind !== 'link' || session.own.value !== null}
          name={name}
        />
      )}
      {isByClock(announced) && !session.clock?.reading.value?.idle && (
        <small data-testid="time-up">{text.timeUp}</small>
      )}
      {session.pending.value > 0 && <small>{text.pending}</small>}
    </p>
  );
}

/** A sentence may begin with "l’ordinateur". */
const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function sayTurn(
  session: TableSession,
  actors: readonly Seat[],
  seat: Seat,
  empty: boolean,
  name: Props['name'],
): string {
  const text = words().table;
  if (isAlone(session)) return text.waiting;
  if (session.own.value === seat) return actors.length > 1 ? text.yourChoice : text.yourTurn;
  if (session.hasCurtain && session.actingSeats.value.includes(seat) && actors.length > 1)
    return text.choice(name(seat));
  if (session.thinking.value !== null) return text.thinking(name(session.thinking.value));
  if (empty) return text.waiting;
  if (actors.length > 1 && actors.length === session.table.seats) return text.allChoose;
  return actors.length > 1 ? text.choosing(words().and(actors.map(name))) : text.turn(name(seat));
}

function Ending({ session, game, name, replayAt, rematch, announced: { match } }: Props) {
  const text = words();
  const plays = session.kind !== 'link' || session.own.value !== null;
  const before = loadScore(session.id, match.table.seats);
  return (
    <div class="ending">
      <p class="result" data-testid="turn">
        <b>{sayResult(match, readerOf(session), name)}</b>
        <span>{sayReason(match, game, name)}</span>
        {hasLost(match, readerOf(session)) && <span class="gentle">{text.over.gentle}</span>}
        {before && match.outcome && match.game.traits.goal !== 'shared' && (
          <span data-testid="score">
            {text.over.score(sayScore(addPoints(before, match.outcome.payoff), name))}
          </span>
        )}
      </p>
      <div class="row">
        {plays && (
          <button type="button" class="button main" onClick={rematch}>
            <Icon name="again" />
            {match.game.traits.goal === 'shared' ? text.shared.again : text.menu.rematch}
          </button>
        )}
        <a class="button" href={replayAt()}>
          <Icon name="graph" />
          {text.menu.review}
        </a>
        <AnalyseButton record={() => session.record()} />
      </div>
    </div>
  );
}

const sayScore = (points: readonly number[], name: Props['name']): string =>
  points.map((n, seat) => `${name(seat)} ${n.toLocaleString(language.value)}`).join(', ');

function Advised({ advice, view, game, bottom }: Props) {
  const text = words().table;
  const sentence =
    advice.state === 'thinking'
      ? text.hintThinking
      : advice.state === 'failed'
        ? text.hintFailed
        : advice.state === 'ready' && !view.advises
          ? text.hintIs(view.nameMove(advice.move, game, bottom))
          : null;
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [sentence]);
  return sentence ? <p>{sentence}</p> : null;
}

const online = signal(navigator.onLine);
addEventListener('online', () => {
  online.value = true;
});
addEventListener('offline', () => {
  online.value = false;
});

/** Shows connection problems; empty while the connection is open. */
function ConnectionNotice({ session }: { readonly session: TableSession }) {
  const state = session.connection.value;
  if (state === 'open') return null;
  const text = words().connection;
  return (
    <p class="notice door" role="status">
      {online.value || state === 'opening' ? text[state] : text.offline}
    </p>
  );
}
