import { randomBytes } from 'node:crypto';
import type { DownFrame } from '@tablee/wire';
import type { Elsewhere } from '../bus/audience.ts';
import { type Bus, localBus, type Topic } from '../bus/bus.ts';
import { Message } from '../bus/message.ts';
import { StoreError } from '../store/errors.ts';
import type { Beat, Fence, FleetStore } from '../store/fleet-store.ts';
import type { TableDuties } from '../tables/duties.ts';
import type { KnownRules } from '../tables/game-source.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Registry } from '../tables/registry.ts';
import { type Scheduler, systemScheduler } from '../tables/scheduler.ts';
import { DatabaseTime } from './database-time.ts';
import { BEAT_MS, Duties } from './duties.ts';
import { Follower } from './follower.ts';
import type { News } from './messages.ts';
import { NewsChannel } from './news-channel.ts';
import { SharedRules } from './shared-rules.ts';

const MAINTENANCE = 'maintenance';
const TABLE = 'table/';
/** A table taken over that could not be read is tried again after this long. */
const OPEN_AGAIN_MS = 1_000;
/** Who watches a table is told again after about this long: messages may be lost, and a node may have been away. */
const TELL_AGAIN_MS = 4_000;

/** Other nodes answer within this long who watches a table. */
const ANSWERS_MS = 700;

export type FleetLog = { readonly error: (details: object, sentence: string) => void };

/** What a simulation replaces. */
export type FleetProcess = {
  /** Unique to this process. */
  readonly node: string;
  /** The clock of this process. */
  readonly scheduler: Scheduler;
};

const thisProcess = (): FleetProcess => ({
  node: randomBytes(9).toString('base64url'),
  scheduler: systemScheduler,
});

/** The parts of the server that a fleet drives. */
export type FleetMembers = {
  readonly registry: Registry;
  /** To be called when a table has changed, or this node has got its duty. */
  readonly notice: (table: LiveTable) => void;
  /** A player was active at another node. */
  readonly notePlayer: (table: LiveTable) => void;
  /** Who watches a table elsewhere has changed. */
  readonly presenceChanged: (table: LiveTable) => void;
  /** Devices of people have changed at another node. */
  readonly peopleChanged: () => void;
};

/** This process as one of several with the same database. */
export class Fleet implements TableDuties {
  readonly node: string;
  /** The time of the database, which all nodes share. */
  readonly scheduler: Scheduler;
  readonly bus: Bus;
  readonly rules: SharedRules;
  readonly #store: FleetStore;
  readonly #log: FleetLog;
  readonly #clock: Scheduler;
  readonly #time: DatabaseTime;
  readonly #duties: Duties;
  readonly #news: NewsChannel;
  /** What was last told about the watchers of a table. */
  readonly #toldHere = new WeakMap<LiveTable, string>();
  /** The tables whose watchers are still to be told again. */
  #toTell: Iterator<LiveTable> | null = null;
  /** Who watches tables that are not in memory here, while that is asked. */
  readonly #asked = new Map<string, Set<number>>();
  #follower: Follower | null = null;
  #members: FleetMembers | null = null;
  #startedAt = Number.POSITIVE_INFINITY;

  constructor(
    store: FleetStore,
    log: FleetLog,
    rules: KnownRules,
    { node, scheduler }: FleetProcess = thisProcess(),
  ) {
    this.node = node;
    this.rules = new SharedRules(rules);
    this.#store = store;
    this.#log = log;
    this.#clock = scheduler;
    this.#time = new DatabaseTime(scheduler.now);
    this.scheduler = { now: this.#time.now, schedule: scheduler.schedule };
    this.#news = new NewsChannel(node, store.channel, scheduler);
    this.bus = {
      ...localBus,
      hint: (topic, frame) => this.#hint(topic, frame),
      // A node that is alone tells nothing: one that joins asks the database.
      stored: ({ id, n }) => {
        if (this.areShared) this.#news.tell({ kind: 'changed', table: id, n });
      },
    };
    this.#duties = new Duties({
      node: this.node,
      knows: this.rules.text,
      rows: store.duties,
      scheduler,
      events: {
        gained: name => this.#gained(name),
        lost: name => this.#lost(name),
        freed: names => this.#news.tell({ kind: 'freed', names }),
        beat: (beat, sent, received) => this.#beat(beat, sent, received),
        failed: err => log.error({ err }, 'the lease of this node could not be renewed'),
      },
    });
  }

  /** When a node last started while no other was running: clocks stored before have stopped. */
  get startedAt(): number {
    return this.#startedAt;
  }

  get areShared(): boolean {
    return this.#duties.others.length > 0;
  }

  /** Nodes with a valid lease, this one included, and the duties of this one; for the metrics. */
  get size(): { readonly nodes: number; readonly duties: number } {
    return { nodes: this.#duties.others.length + 1, duties: this.#duties.size };
  }

  /** Must be called before tables are opened: from then on this node knows the time of the database. */
  async start(): Promise<void> {
    await this.#duties.start();
    this.#duties.want(MAINTENANCE);
  }

  follow(members: FleetMembers): void {
    this.#members = members;
    this.#follower = new Follower({
      fleet: this.#store,
      registry: members.registry,
      scheduler: this.#clock,
      isAlone: () => !this.areShared,
      failed: err => {
        // The store tells once that it is away.
        if (err instanceof StoreError && err.kind === 'busy') return;
        this.#log.error({ err }, 'tables could not be brought up to date');
      },
    });
    this.#follower.start();
    this.#news.listen((from, news) => this.#hear(from, news));
    // Taken over before there were tables to open.
    for (const name of this.#duties.names) this.#gained(name);
  }

  /** Gives the duties back: other nodes go on. */
  async stop(): Promise<void> {
    this.#follower?.stop();
    this.#news.stop();
    await this.#duties.stop();
  }

  isOurs(table: LiveTable): boolean {
    const name = nameOf(table);
    if (this.#duties.holds(name)) return true;
    this.#duties.want(name);
    return false;
  }

  fenceOf(table: LiveTable): Fence {
    const name = nameOf(table);
    // No duty has epoch 0: the write is refused.
    return this.#duties.holds(name) ?? { name, node: this.node, epoch: 0 };
  }

  release(table: LiveTable): void {
    this.#duties.drop(nameOf(table));
  }

  /** Proof that this node does the chores of the fleet; null when another one does. */
  readonly maintenanceFence = (): Fence | null => this.#duties.holds(MAINTENANCE);

  readonly isMaintainer = (): boolean => this.maintenanceFence() !== null;

  /** A table was loaded: other nodes tell who watches it there. */
  opened(table: LiveTable): void {
    this.#news.tell({ kind: 'who', table: table.id });
  }

  /** Devices of people have changed here. */
  tellPeople(): void {
    if (this.areShared) this.#news.tell({ kind: 'people' });
  }

  /** The seats that look at a table at other nodes, as far as they answer in time. For tables not in memory here. */
  async lookingAt(id: string): Promise<readonly number[]> {
    if (!this.areShared) return [];
    const seats = this.#asked.get(id) ?? new Set();
    this.#asked.set(id, seats);
    this.#news.tell({ kind: 'who', table: id });
    await new Promise<void>(done => {
      this.#clock.schedule(ANSWERS_MS, done);
    });
    this.#asked.delete(id);
    return [...seats];
  }

  /** The watchers of a table at this node may have changed. */
  tellPresence(table: LiveTable): void {
    const { seats, watching, looking } = table.audience.here;
    const text = `${seats.join()} ${watching} ${looking.join()}`;
    if (this.#toldHere.get(table) === text) return;
    this.#toldHere.set(table, text);
    this.#news.tell({ kind: 'here', table: table.id, seats, watching, looking });
  }

  #hint(topic: Topic, frame: DownFrame): void {
    localBus.hint(topic, frame);
    if (this.areShared) this.#news.tell({ kind: 'hint', table: topic.id, frame });
  }

  #hear(from: string, news: News): void {
    if (news.kind === 'freed') {
      this.#duties.noteFreed(news.names);
      return;
    }
    if (news.kind === 'people') {
      this.#members?.peopleChanged();
      return;
    }
    if (news.kind === 'here') for (const seat of news.looking) this.#asked.get(news.table)?.add(seat);
    const table = this.#members?.registry.inMemory(news.table);
    if (!table) return;
    if (news.kind === 'changed') this.#follower?.note(table);
    else if (news.kind === 'hint') this.#show(table, news.frame);
    else if (news.kind === 'here') this.#noteElsewhere(table, from, news);
    else if (table.audience.size > 0) {
      this.#toldHere.delete(table);
      this.tellPresence(table);
    }
  }

  #show(table: LiveTable, frame: DownFrame): void {
    if (frame.t === 'planned') table.ephemera.plans.set(frame.seat, frame.notes, frame.turn);
    table.send(Message.of(frame));
    this.#members?.notePlayer(table);
  }

  #beat(beat: Beat, sent: number, received: number): void {
    this.#time.note(beat.now, sent, received);
    this.#startedAt = beat.startedAt;
    this.rules.note(beat.othersKnow);
    for (const table of this.#members?.registry.tables ?? [])
      for (const node of table.audience.nodes)
        if (!beat.others.includes(node)) this.#noteElsewhere(table, node, null);
    if (beat.others.length > 0) this.#tellAgain();
  }

  /** `watchers`: null when the node is gone. */
  #noteElsewhere(table: LiveTable, node: string, watchers: Elsewhere | null): void {
    if (table.audience.noteElsewhere(node, watchers)) this.#members?.presenceChanged(table);
  }

  /** With every beat a part of the tables, so that there are never many messages at once. */
  #tellAgain(): void {
    const { registry } = this.#members ?? {};
    if (!registry) return;
    for (let left = Math.ceil((registry.size * BEAT_MS) / TELL_AGAIN_MS); left > 0; left--) {
      this.#toTell ??= registry.tables[Symbol.iterator]();
      const { value: table, done } = this.#toTell.next();
      if (done) {
        this.#toTell = null;
        return;
      }
      if (this.#toldHere.delete(table)) this.tellPresence(table);
    }
  }

  #gained(name: string): void {
    if (!name.startsWith(TABLE) || !this.#members) return;
    const { registry, notice } = this.#members;
    const id = name.slice(TABLE.length);
    const table = registry.inMemory(id);
    if (table) {
      notice(table);
      return;
    }
    // Taken over from a node that is gone. Opening it notices it.
    registry.open(id).then(
      opened => {
        if (!opened) this.#duties.drop(name);
      },
      err => {
        this.#log.error({ table: id, err }, 'a table taken over could not be opened');
        if (!(err instanceof StoreError)) this.#duties.drop(name);
        // No other node has reason to open it.
        else
          this.#clock.schedule(OPEN_AGAIN_MS, () => {
            if (this.#duties.names.includes(name)) this.#gained(name);
          });
      },
    );
  }

  #lost(name: string): void {
    // Every node is ready to do the chores; tables are asked for when there is something to do.
    if (name === MAINTENANCE) this.#duties.want(name);
    const table = this.#members?.registry.inMemory(name.slice(TABLE.length));
    if (table) this.#members?.notice(table);
  }
}

const nameOf = ({ id }: LiveTable): string => `${TABLE}${id}`;
