import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Game, isRefused, readPlay, readRecord, type Seal, type Seat, type Table } from '@tablee/kernel';
import { followTold, RESPITE, type Timeline } from '@tablee/table';
import type {
  Act,
  BotLevel,
  DownFrame,
  Person,
  RefusedFrame,
  SitDown,
  Story,
  TableFrame,
  UpFrame,
} from '@tablee/wire';
import { isPassing, resendPauseMs } from '@tablee/wire/resend';
import {
  askTable,
  deleteTable,
  fetchHistory,
  fetchRecord,
  seatBot,
  sendBotAway,
  sitAt,
} from '../../api/client.ts';
import { outcomeOf, sealOf, stepsOfHistory } from '../history/history.ts';
import { openSharedPlanning } from '../plans.ts';
import {
  type ClockReading,
  endedOffer,
  isRespite,
  type News,
  noOffers,
  type TableSession,
  tick,
} from '../session.ts';
import { takeBackByLink } from '../timeline.ts';
import { openAiming } from './aims.ts';
import { keepConnected } from './connection.ts';
import { type Pending, predict, stillPending } from './pending-moves.ts';
import { openPointing } from './points.ts';
import { openResync } from './resync.ts';
import { openConversation } from './talk.ts';

export type RemoteSession = TableSession & {
  /** Takes a free seat. Throws an ApiError. */
  sit(choice: SitDown): Promise<void>;
  /** This browser created the table: it may seat bots without holding a seat. */
  readonly host: ReadonlySignal<boolean>;
  /** The table was deleted. */
  readonly gone: ReadonlySignal<boolean>;
  /** Deletes the table; only for the host. Throws an ApiError. */
  remove(): Promise<void>;
  /** Seats a bot, or removes it with null. Throws an ApiError. */
  setBot(seat: Seat, level: BotLevel | null): Promise<void>;
  /** The token of the own seat, for the personal link. */
  readonly token: () => string | null;
};

type Opening = {
  readonly id: string;
  readonly game: Game;
  readonly table: Table;
  readonly history: Story;
  readonly token: string | null;
  /** Called when a stored fact about the table changes. */
  readonly remember: (known: {
    seat: Seat | null;
    token: string | null;
    people: readonly Person[];
    over: boolean;
    /** The last entry. */
    n: number;
  }) => void;
  /** The text for a problem key of the server; null if the common texts apply. */
  readonly sayProblem: (key: string) => string | null;
};

/** A table whose referee is the server. Moves are shown at once and confirmed when the server has stored them. */
export function openRemote(opening: Opening): RemoteSession {
  const { id, game, table, history, token: first, remember, sayProblem } = opening;
  let token = first;
  const confirmed = signal<Timeline>(stepsOfHistory(history, game, table));
  const waiting = signal<readonly Pending[]>([]);
  const own = signal<Seat | null>(history.eyes === 'public' ? null : history.eyes);
  const people = signal<readonly Person[]>(history.people);
  const watching = signal(0);
  const host = signal(false);
  const gone = signal(false);
  const offers = signal<TableFrame['offers']>(noOffers);
  const seals = signal<readonly Seal[]>(history.head.seals.map(sealOf));
  const news = signal<News | null>(null);
  const { clock } = history.head;
  const reading = signal<ClockReading | null>(null);
  /** This person withdrew an own offer: its end is no refusal. */
  let withdrawn = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  /** Passing refusals since the last frame of the table. */
  let refusedTimes = 0;

  const predicted = computed(() => predict(confirmed.value.at(-1)!.match, waiting.value));
  const steps = computed(() => [...confirmed.value, ...predicted.value]);
  const match = computed(() => steps.value.at(-1)!.match);
  const actors = computed(() => (match.value.outcome ? [] : game.actors(match.value.state)));

  const talk = openConversation({ id, own, match, send: frame => send(frame) });
  const gestures = openPointing({ id, own, people, match, send: frame => send(frame) });
  const plans = openSharedPlanning({ id, writer: own, match, send: frame => send(frame) });
  const aims = openAiming({ id, own, people, watching, match, send: frame => connection.send(frame) });
  const connection = keepConnected(
    () => ({ table: id, token, seen: confirmed.peek().at(-1)!.match.n, heard: talk.heard() }),
    frame =>
      talk.receive(frame) ||
      gestures.receive(frame) ||
      plans.receive(frame) ||
      aims.receive(frame) ||
      receive(frame),
  );

  const note = () => {
    const { n, outcome } = confirmed.peek().at(-1)!.match;
    remember({ seat: own.peek(), token, people: people.peek(), over: outcome !== null, n });
  };
  const sendWaiting = () => {
    for (const { decision, move } of waiting.peek())
      connection.send({ t: 'play', table: id, decision, move });
  };

  function settle(next: Timeline) {
    batch(() => {
      confirmed.value = next;
      waiting.value = stillPending(waiting.peek(), next);
    });
  }

  /** Fetches the whole history after a gap. */
  const { resync, markStale } = openResync(async () =>
    settle(stepsOfHistory(await fetchHistory(id, token), game, table)),
  );

  function receiveTable(frame: TableFrame) {
    const all = confirmed.peek();
    const last = all.at(-1)!;
    markStale();
    refusedTimes = 0;
    if (frame.n === last.match.n + 1 && frame.told) {
      const { n, told, view, events } = frame;
      const next = followTold(all, game, table, { n, told, view, events, outcome: outcomeOf(frame.outcome) });
      settle([...all, next]);
    } else if (frame.n !== last.match.n || frame.view !== game.writeState(last.match.state)) void resync();
    // With a new entry the offer was accepted, or a move was the answer.
    const declined = frame.n === last.match.n ? endedOffer(offers.peek(), frame.offers, own.peek()) : null;
    if (declined && !withdrawn) {
      const bot = declined === 'draw' && frame.people.some(p => p.bot !== null);
      news.value = bot ? { kind: 'bot-declines-draw' } : { kind: 'declined', offer: declined };
    }
    if (declined) withdrawn = false;
    batch(() => {
      people.value = frame.people;
      watching.value = frame.watching;
      offers.value = frame.offers;
      if (frame.clock) reading.value = { ...frame.clock, at: tick() };
      if (frame.seals) seals.value = frame.seals.map(sealOf);
    });
    note();
  }

  function receiveGone() {
    gone.value = true;
    connection.close();
  }

  function receiveRefusal({ decision, rule, key }: RefusedFrame) {
    // Deleted while this page was not connected.
    if (key === 'no-table') return receiveGone();
    const index = waiting.peek().findIndex(p => p.decision === decision);
    // A move after one that still waits was refused because of that one.
    if (decision !== undefined && (isPassing(key) || index > 0)) {
      clearTimeout(again);
      again = setTimeout(sendWaiting, resendPauseMs(++refusedTimes));
      return;
    }
    if (index >= 0) waiting.value = waiting.peek().slice(0, index);
    // An aim crossed with the entry that ended the turn: no action of the person was refused.
    if (decision === undefined && key === 'not-your-turn') return;
    const sentence = rule === 'TABLE' ? sayProblem(key) : null;
    news.value = { kind: 'refused', refusal: { rule, key }, ...(sentence === null ? {} : { sentence }) };
  }

  function receive(frame: DownFrame) {
    switch (frame.t) {
      case 'hello':
        own.value = frame.eyes === 'public' ? null : frame.eyes;
        host.value = frame.host;
        sendWaiting();
        return note();
      case 'table':
        return receiveTable(frame);
      case 'people':
        people.value = frame.people;
        watching.value = frame.watching;
        return note();
      case 'refused':
        return receiveRefusal(frame);
      case 'gone':
        return receiveGone();
    }
  }

  const send = (frame: UpFrame) => {
    news.value = null;
    if (!connection.send(frame)) news.value = { kind: 'not-sent' };
  };
  const act = (what: Act) => send({ t: 'act', table: id, act: what });

  /** Bots wait until every seat is taken. */
  const thinking = computed<Seat | null>(() => {
    if (people.value.some(p => p.name === null && p.bot === null)) return null;
    return (
      actors.value.find(seat => people.value[seat]?.bot != null || people.value[seat]?.understudy?.by) ?? null
    );
  });

  const takeBackStatus = computed(() => takeBackByLink(match.value, own.value, people.value));

  return {
    kind: 'link',
    id,
    game,
    table,
    steps,
    eyes: computed(() => own.value ?? 'public'),
    hasCurtain: false,
    passTo: signal(null),
    pending: computed(() => waiting.value.length),
    actingSeats: computed(() => (own.value !== null && actors.value.includes(own.value) ? [own.value] : [])),
    own,
    people,
    watching,
    offers,
    connection: connection.state,
    takeBackStatus,
    thinking,
    conversation: talk.conversation,
    pointing: gestures.pointing,
    planning: plans.planning,
    aiming: aims.aiming,
    ...(clock ? { clock: { clock, reading } } : {}),
    host,
    gone,
    news,
    seals,
    openCurtain: () => undefined,
    play(move) {
      const seat = own.peek();
      if (seat === null) return;
      if (isRespite(reading.peek())) {
        news.value = { kind: 'refused', refusal: RESPITE };
        return;
      }
      const now = match.peek();
      const read = readPlay(now, seat, move);
      if (isRefused(read)) {
        news.value = { kind: 'refused', refusal: read.refusal };
        return;
      }
      const decision = now.decisions[seat]!;
      // Wait for the luck of the previous move.
      if (waiting.peek().some(p => p.decision === decision)) {
        news.value = { kind: 'move-waits' };
        return;
      }
      news.value = null;
      waiting.value = [...waiting.peek(), { decision, seat, move }];
      connection.send({ t: 'play', table: id, decision, move });
    },
    takeBack: () => act('ask-back'),
    answerBack(yes) {
      withdrawn = !yes && offers.peek().back?.seat === own.peek();
      act(yes ? 'accept-back' : 'decline-back');
    },
    resign: () => act('resign'),
    offerDraw: () => act('offer-draw'),
    answerDraw(yes) {
      withdrawn = !yes && offers.peek().draw === own.peek();
      act(yes ? 'accept-draw' : 'decline-draw');
    },
    offerRematch: () => act('offer-rematch'),
    answerRematch(yes) {
      withdrawn = !yes && offers.peek().rematch?.seat === own.peek();
      act(yes ? 'offer-rematch' : 'decline-rematch');
    },
    record: async () => readRecord(await fetchRecord(id)),
    async sit(choice) {
      const seated = await sitAt(id, choice);
      token = seated.token;
      // A seat sees more than a spectator: load the history again.
      await resync();
      own.value = seated.seat;
      note();
      connection.reconnect();
    },
    ask: (method, path, body) => askTable(id, token, path, method, body),
    release() {
      token = null;
      own.value = null;
      note();
      // A spectator sees less than a seat.
      void resync();
      connection.reconnect();
    },
    async setBot(seat, level) {
      await (level === null ? sendBotAway(id, token, seat) : seatBot(id, token, seat, level));
    },
    async remove() {
      await deleteTable(id);
      receiveGone();
    },
    token: () => token,
    close() {
      clearTimeout(again);
      talk.close();
      gestures.close();
      plans.close();
      aims.close();
      connection.close();
    },
  };
}
