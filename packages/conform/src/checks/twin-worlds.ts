import {
  type Chance,
  type Eyes,
  type Game,
  goBack,
  isMove,
  isRefused,
  type Match,
  type MoveEntry,
  openMatch,
  playMove,
  type Seat,
  searchChance,
} from '@tablee/kernel';
import { canon, difference, isSame } from './canon.ts';
import type { Finding } from './finding.ts';
import { recordAt, seatsAt, textsOf } from './stop.ts';
import { askedChance, type Stop, type Walk } from './walk.ts';

/** The difference between the two worlds. */
export type Change =
  | { readonly n: number; readonly kind: 'pick'; readonly i: number; readonly value: number }
  | { readonly n: number; readonly kind: 'move'; readonly move: string };

const CHANGES = 8;

/** A random choice of all picks and moves that could have been others. */
export function chooseChanges(game: Game, walk: Walk, dice: Chance): Change[] {
  const changes = walk.stops.flatMap((stop, n): Change[] => {
    const picks = n === 0 ? walk.record.setup : picksOf(stop);
    const turned = stop.of.flatMap((of, i): Change[] =>
      of > 1 ? [{ n, kind: 'pick', i, value: (picks[i]! + 1 + dice.pick(of - 1)) % of }] : [],
    );
    const other = otherMove(game, walk, n, dice);
    return other === null ? turned : [...turned, { n, kind: 'move', move: other }];
  });
  while (changes.length > CHANGES) changes.splice(dice.pick(changes.length), 1);
  return changes;
}

const picksOf = (stop: Stop): readonly number[] =>
  stop.entry && isMove(stop.entry) ? (stop.entry.picks ?? []) : [];

function otherMove(game: Game, walk: Walk, n: number, dice: Chance): string | null {
  const entry = walk.stops[n]!.entry;
  if (entry === null || !isMove(entry)) return null;
  const { state } = walk.stops[n - 1]!.match;
  const sampled = game.writeMove(game.sample(state, entry.seat, dice));
  const others = [...textsOf(game, state, entry.seat), sampled].filter(text => text !== entry.move);
  return others.length === 0 ? null : others[dice.pick(others.length)]!;
}

/** The luck of the first world with one pick changed; random beyond its picks. */
function twinChance(walk: Walk, n: number, change: Change, dice: Chance) {
  const picks = n === 0 ? walk.record.setup : picksOf(walk.stops[n]!);
  let i = 0;
  return askedChance({
    pick(of) {
      const at = i++;
      const turned = change.kind === 'pick' && change.n === n && change.i === at ? change.value : picks[at];
      return turned !== undefined && turned < of ? turned : dice.pick(of);
    },
  });
}

/** Plays the twin world: the same moves as long as they are legal, the same luck except for the change. */
function* playTwin(game: Game, walk: Walk, change: Change): Generator<Stop> {
  const dice = searchChance(change.n);
  const luck = twinChance(walk, 0, change, dice);
  let stop: Stop = { ...openMatch(game, walk.table, luck), entry: null, of: luck.of };
  yield stop;
  const played = [stop];
  for (let n = 1; n < walk.stops.length; n++) {
    const { entry } = walk.stops[n]!;
    if (entry === null) return;
    if (!isMove(entry)) {
      const target = entry.act === 'back' ? played[entry.to] : undefined;
      if (!target) return;
      stop = { ...goBack(stop.match, target.match, entry.seat), of: [] };
      played.push(stop);
      yield stop;
      continue;
    }
    const wanted = change.kind === 'move' && change.n === n ? { ...entry, move: change.move } : entry;
    const next = stepTwin(game, stop.match, wanted, twinChance(walk, n, change, dice), dice);
    if (!next) return;
    stop = next;
    played.push(stop);
    yield stop;
  }
}

/** Plays the move of the first world; if it is illegal, a sample. */
function stepTwin(
  game: Game,
  match: Match,
  wanted: MoveEntry,
  luck: ReturnType<typeof askedChance>,
  dice: Chance,
): Stop | null {
  const actors = game.actors(match.state);
  if (match.outcome || actors.length === 0) return null;
  const same = playMove(match, wanted.seat, wanted.move, luck);
  if (!isRefused(same)) return { match: same.match, entry: same.entry, events: same.events, of: luck.of };
  const seat = actors.includes(wanted.seat) ? wanted.seat : actors[0]!;
  const other = playMove(match, seat, game.writeMove(game.sample(match.state, seat, dice)), luck);
  if (isRefused(other)) return null;
  return { match: other.match, entry: other.entry, events: other.events, of: luck.of };
}

/**
 * Plays two worlds that differ in one hidden thing. Eyes that were told the same must see the same, or the view leaks.
 * Eyes that see the same must have been told the same, or events leak, or a reveal is missing in the state.
 */
export function* checkTwins(game: Game, walk: Walk): Generator<Finding> {
  if (walk.stops.length === 0) return;
  const dice = searchChance(walk.stops.length);
  for (const change of chooseChanges(game, walk, dice)) yield* compareWorlds(game, walk, change);
}

/** Checks at every position what could be taken back. */
export type RecallCheck = {
  readonly hasLearnt: boolean;
  told(eyes: Eyes, n: number): void;
  check(stop: Stop, twin: Stop, alike: ReadonlySet<Eyes>, sameTruth: boolean): Generator<string>;
};

/** With `recall`, also checks take-backs at every stop. */
export function* compareWorlds(
  game: Game,
  walk: Walk,
  change: Change,
  recall: RecallCheck | null = null,
): Generator<Finding> {
  const alike = new Set<Eyes>([...seatsAt(walk), 'public']);
  let n = 0;
  for (const twin of playTwin(game, walk, change)) {
    const stop = walk.stops[n]!;
    const find = (check: Finding['check'], sentence: string): Finding => ({
      check,
      sentence: `${sentence} (seed ${walk.seed}, entry ${n}, twin: ${JSON.stringify(change)})`,
      record: recordAt(walk, n),
    });
    const sameEntry = isSame(stop.entry, twin.entry);
    const sameTruth = isSame(stop.match.state, twin.match.state);
    // Different moves may lead to the same state, such as a card shown and shuffled in again: that is no leak.
    const traceless = !isSame(moveOf(stop), moveOf(twin)) && sameTruth;
    dropMovers(alike, stop, twin);
    for (const eyes of alike) {
      const told = [stop, twin].map(w => w.events.map(e => game.tell(e, eyes)).filter(e => e !== null));
      const seen = [stop, twin].map(w => game.redact(w.match.state, eyes));
      const toldSame = isSame(told[0], told[1]);
      const seenSame = isSame(seen[0], seen[1]);
      if (toldSame && !seenSame) {
        yield find(
          'twins-view',
          `${eyes} was told the same and sees a difference: ${difference(...pair(seen))}`,
        );
        return;
      }
      if (!toldSame && seenSame && !traceless && unordered(told[0]!) !== unordered(told[1]!)) {
        yield find(
          'twins-told',
          `${eyes} sees the same and was told otherwise: ${difference(...pair(told))}`,
        );
        return;
      }
      if (toldSame && typeof eyes === 'number' && stop.match.decisions[eyes] !== twin.match.decisions[eyes])
        yield find('twins-view', `seat ${eyes} was told the same and faces another decision`);
      if (toldSame) continue;
      alike.delete(eyes);
      recall?.told(eyes, n);
      if (!seenSame && sameEntry && stop.entry && isMove(stop.entry) && !stop.match.line.last!.binding)
        yield find('binding', `"${stop.entry.move}" shows ${eyes} something hidden, and could be taken back`);
    }
    const blind = [...alike].find(eyes => eyes !== 'public');
    if (blind !== undefined && !alike.has('public')) {
      yield find('twins-view', `spectators tell apart what seat ${blind} cannot`);
      return;
    }
    for (const sentence of recall?.check(stop, twin, alike, sameTruth) ?? [])
      yield find('twins-back', sentence);
    if (alike.size === 0 && !recall?.hasLearnt) return;
    n++;
  }
}

/** The order of stones drawn together does not matter. */
const unordered = (told: readonly unknown[]): string => told.map(canon).sort().join();

const pair = (two: readonly unknown[]): [unknown, unknown] => [two[0], two[1]];

/** Seats that played different moves know of the difference. */
function dropMovers(alike: Set<Eyes>, stop: Stop, twin: Stop): void {
  if (isSame(moveOf(stop), moveOf(twin))) return;
  for (const seat of [seatOf(stop), seatOf(twin)]) if (seat !== null) alike.delete(seat);
}

const seatOf = (stop: Stop): Seat | null => (stop.entry && isMove(stop.entry) ? stop.entry.seat : null);
const moveOf = (stop: Stop): unknown =>
  stop.entry && isMove(stop.entry) ? [stop.entry.seat, stop.entry.move] : null;
