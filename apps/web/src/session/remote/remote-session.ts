import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Game, isRefused, readPlay, readRecord, type Seal, type Seat, type Table } from '@tablee/kernel';
import { followTold, RESPITE, type Timeline } from '@tablee/table';
import type {
  Act,
  BotLevel,
  DownFrame,
  Person,
  RefusedFrame,
  Story,
  TableFrame,
  UpFrame,
} from '@tablee/wire';
import { deleteTable, fetchRecord, fetchStory, seatBot, sendBotAway, sitAt } from '../../api/client.ts';
import { backByLink } from '../back-way.ts';
import { type ClockReading, isRespite, tick } from '../clock.ts';
import { outcomeOf, sealOf, stepsOfStory } from '../history/history.ts';
import { openSharedPlanning } from '../plans.ts';
import { type News, noOffers, type TableSession } from '../session.ts';
import { openAiming } from './aims.ts';
import { keepConnected } from './connection.ts';
import { type Pending, predict, stillPending } from './pending-moves.ts';
import { openPointing } from './points.ts';
import { openResync } from './resync.ts';
import { openConversation } from './talk.ts';

/** Objections that pass by themselves: the move is kept and sent again. */
const PASSING = ['too-often', 'not-saved', 'stopping', 'unhealthy'];
const AGAIN_MS = 1_500;

export type RemoteSession = TableSession & {
  /** Takes a free seat; throws an ApiTrouble. */
  sit(name: string, seat?: Seat): Promise<void>;
  /** This browser laid the table: it may seat bots without holding a seat. */
  readonly host: ReadonlySignal<boolean>;
  /** The table was deleted: nothing comes from it any more. */
  readonly gone: ReadonlySignal<boolean>;
  /** Deletes the table, for who laid it; throws an ApiTrouble. */
  remove(): Promise<void>;
  /** Puts a bot on a free seat, or sends it away with null; throws an ApiTrouble. */
  setBot(seat: Seat, level: BotLevel | null): Promise<void>;
  /** The secret of the own seat, for the personal link. */
  readonly token: () => string | null;
};

type Opening = {
  readonly id: string;
  readonly game: Game;
  readonly table: Table;
  readonly story: Story;
  readonly token: string | null;
  /** Called whenever something worth remembering on this device changed. */
  readonly remember: (known: {
    seat: Seat | null;
    token: string | null;
    people: readonly Person[];
    over: boolean;
  }) => void;
  /** What to say about an objection of the server's own; null where the words of every table fit. */
  readonly sayProblem: (key: string) => string | null;
};

/** A table whose referee is the server. Moves are shown at once and confirmed when they are on its disk. */
export function openRemote(opening: Opening): RemoteSession {
  const { id, game, table, story, token: first, remember, sayProblem } = opening;
  let token = first;
  const confirmed = signal<Timeline>(stepsOfStory(story, game, table));
  const waiting = signal<readonly Pending[]>([]);
  const own = signal<Seat | null>(null);
  const people = signal<readonly Person[]>(story.people);
  const watching = signal(0);
  const host = signal(false);
  const gone = signal(false);
  const offers = signal<TableFrame['offers']>(noOffers);
  const seals = signal<readonly Seal[]>(story.head.seals.map(sealOf));
  const news = signal<News | null>(null);
  const { clock } = story.head;
  const sand = signal<ClockReading | null>(null);
  /** This person offered a draw and has not heard yet. */
  let hoping = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  const predicted = computed(() => predict(confirmed.value.at(-1)!.match, waiting.value));
  const steps = computed(() => [...confirmed.value, ...predicted.value]);
  const match = computed(() => steps.value.at(-1)!.match);
  const actors = computed(() => (match.value.outcome ? [] : game.actors(match.value.state)));

  const talk = openConversation({ id, own, match, send: frame => send(frame) });
  const gestures = openPointing({ id, own, sitters: people, match, send: frame => send(frame) });
  const plans = openSharedPlanning({ id, writer: own, match, send: frame => send(frame) });
  const aims = openAiming({ id, own, sitters: people, watching, match, send: frame => line.send(frame) });
  const line = keepConnected(
    () => ({ table: id, token, seen: confirmed.peek().at(-1)!.match.n, heard: talk.heard() }),
    frame => talk.hear(frame) || gestures.hear(frame) || plans.hear(frame) || aims.hear(frame) || hear(frame),
  );

  const note = () => {
    const over = confirmed.peek().at(-1)!.match.outcome !== null;
    remember({ seat: own.peek(), token, people: people.peek(), over });
  };
  const sendWaiting = () => {
    for (const { decision, move } of waiting.peek()) line.send({ t: 'play', table: id, decision, move });
  };

  function settle(next: Timeline) {
    batch(() => {
      confirmed.value = next;
      waiting.value = stillPending(waiting.peek(), next);
    });
  }

  /** A gap between what is known and what is told: the whole story closes it. */
  const { mend, overtake } = openResync(async () =>
    settle(stepsOfStory(await fetchStory(id, token), game, table)),
  );

  function hearTable(frame: TableFrame) {
    const all = confirmed.peek();
    const last = all.at(-1)!;
    overtake();
    if (frame.n === last.match.n + 1 && frame.told) {
      const { n, told, view, events } = frame;
      const next = followTold(all, game, table, { n, told, view, events, outcome: outcomeOf(frame.outcome) });
      settle([...all, next]);
    } else if (frame.n !== last.match.n || frame.view !== game.writeState(last.match.state)) void mend();
    if (hoping && frame.offers.draw === null) {
      hoping = false;
      const bots = frame.people.some(p => p.bot !== null);
      if (bots && !frame.outcome && frame.n === last.match.n) news.value = { kind: 'bot-declines-draw' };
    }
    batch(() => {
      people.value = frame.people;
      watching.value = frame.watching;
      offers.value = frame.offers;
      if (frame.offers.draw !== null && frame.offers.draw === own.peek()) hoping = true;
      if (frame.clock) sand.value = { ...frame.clock, at: tick() };
      if (frame.seals) seals.value = frame.seals.map(sealOf);
    });
    note();
  }

  function hearGone() {
    gone.value = true;
    line.close();
  }

  function hearRefused({ decision, rule, key }: RefusedFrame) {
    // Deleted while this page was not listening.
    if (key === 'no-table') return hearGone();
    if (decision !== undefined && PASSING.includes(key)) {
      clearTimeout(again);
      again = setTimeout(sendWaiting, AGAIN_MS);
      return;
    }
    if (decision !== undefined) {
      const kept = waiting.peek().findIndex(p => p.decision === decision);
      if (kept >= 0) waiting.value = waiting.peek().slice(0, kept);
    }
    // An aim that crossed with the entry that ended the turn: nothing anybody asked for was refused.
    if (decision === undefined && key === 'not-your-turn') return;
    const sentence = rule === 'TABLE' ? sayProblem(key) : null;
    news.value = { kind: 'refused', refusal: { rule, key }, ...(sentence === null ? {} : { sentence }) };
  }

  function hear(frame: DownFrame) {
    switch (frame.t) {
      case 'hello':
        own.value = frame.eyes === 'public' ? null : frame.eyes;
        host.value = frame.host;
        sendWaiting();
        return note();
      case 'table':
        return hearTable(frame);
      case 'people':
        people.value = frame.people;
        watching.value = frame.watching;
        return note();
      case 'refused':
        return hearRefused(frame);
      case 'gone':
        return hearGone();
    }
  }

  const send = (frame: UpFrame) => {
    news.value = null;
    if (!line.send(frame)) news.value = { kind: 'not-sent' };
  };
  const act = (what: Act) => send({ t: 'act', table: id, act: what });

  /** Bots wait until every seat is taken; then whichever is to play is thinking. */
  const thinking = computed<Seat | null>(() => {
    if (people.value.some(p => p.name === null && p.bot === null)) return null;
    return actors.value.find(seat => people.value[seat]?.bot != null) ?? null;
  });

  const backWay = computed(() => backByLink(match.value, own.value, people.value));

  return {
    kind: 'link',
    id,
    game,
    table,
    steps,
    eyes: computed(() => own.value ?? 'public'),
    veiled: false,
    passTo: signal(null),
    pending: computed(() => waiting.value.length),
    hands: computed(() => (own.value !== null && actors.value.includes(own.value) ? [own.value] : [])),
    own,
    sitters: people,
    watching,
    offers,
    connection: line.state,
    backWay,
    thinking,
    conversation: talk.conversation,
    pointing: gestures.pointing,
    planning: plans.planning,
    aiming: aims.aiming,
    ...(clock ? { clock: { clock, told: sand } } : {}),
    host,
    gone,
    news,
    seals,
    lift: () => undefined,
    play(move) {
      const seat = own.peek();
      if (seat === null) return;
      if (isRespite(sand.peek())) {
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
      // Luck has not been drawn yet: one move at a time.
      if (waiting.peek().some(p => p.decision === decision)) return;
      news.value = null;
      waiting.value = [...waiting.peek(), { decision, seat, move }];
      line.send({ t: 'play', table: id, decision, move });
    },
    takeBack: () => act('ask-back'),
    answerBack: yes => act(yes ? 'accept-back' : 'decline-back'),
    resign: () => act('resign'),
    offerDraw: () => act('offer-draw'),
    answerDraw(yes) {
      hoping = false;
      act(yes ? 'accept-draw' : 'decline-draw');
    },
    offerRematch: () => act('offer-rematch'),
    answerRematch: yes => act(yes ? 'offer-rematch' : 'decline-rematch'),
    record: async () => readRecord(await fetchRecord(id)),
    async sit(name, seat) {
      const seated = await sitAt(id, seat === undefined ? { name } : { name, seat });
      token = seated.token;
      // The whole story anew: from a chair one sees more than from the door.
      await mend();
      own.value = seated.seat;
      note();
      line.reconnect();
    },
    async setBot(seat, level) {
      await (level === null ? sendBotAway(id, token, seat) : seatBot(id, token, seat, level));
    },
    async remove() {
      await deleteTable(id);
      hearGone();
    },
    token: () => token,
    close() {
      clearTimeout(again);
      talk.close();
      gestures.close();
      plans.close();
      aims.close();
      line.close();
    },
  };
}
