import {
  BadText,
  type Eyes,
  type Game,
  isMove,
  isRefused,
  liveChance,
  type Match,
  openMatch,
  playMove,
  readTable,
  type Seat,
  seedFromText,
  type Table,
} from '@tablee/kernel';
import { canon } from './checks/canon.ts';
import { walk } from './checks/walk.ts';

/** The inputs of a golden play; the rules produce the rest of the file. */
export type Play = {
  readonly table: Table;
  readonly seed: string;
  readonly moves: readonly { readonly seat: Seat; readonly move: string }[];
};

export type SayEvent = (event: unknown) => string;

const REMAKE = 'npm run golden';
const GAP = '   ';
const WIDTH = 110;

const sayValue = (x: unknown): string => (typeof x === 'string' ? x : JSON.stringify(x));

/** An event as words: its kind, then its fields. */
const sayPlainly: SayEvent = event => {
  if (typeof event !== 'object' || event === null) return sayValue(event);
  const fields = Object.entries(event).map(([name, value]) =>
    name === 'kind' ? sayValue(value) : `${name} ${sayValue(value)}`,
  );
  return fields.join(' ');
};

/** What each pair of eyes was told, grouped by equal texts. */
function sayTold(game: Game, table: Table, events: readonly unknown[], say: SayEvent): string[] {
  if (events.length === 0) return [];
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const groups = new Map<string, { readonly eyes: Eyes[]; readonly words: string }>();
  for (const eyes of [...seats, 'public' as const]) {
    const told = events.map(e => game.tell(e, eyes)).filter(e => e !== null);
    const group = groups.get(canon(told)) ?? { eyes: [], words: told.map(say).join(', ') || 'nothing' };
    group.eyes.push(eyes);
    groups.set(canon(told), group);
  }
  const name = (eyes: Eyes) => (typeof eyes === 'number' ? `seat ${eyes}` : eyes);
  const line = ({ eyes, words }: { readonly eyes: readonly Eyes[]; readonly words: string }) =>
    eyes.length > seats.length
      ? `all see: ${words}`
      : `${eyes.map(name).join(', ')} ${eyes.length > 1 ? 'see' : 'sees'}: ${words}`;
  return [...groups.values()].map(line);
}

/** One line if it is short enough, else one line per part. */
const fold = (parts: readonly string[]): string => {
  const line = parts.join(GAP);
  return line.length <= WIDTH ? line : parts.join(`\n${GAP}`);
};

/** The text of a golden play. */
export function writePlay(game: Game, play: Play, say: SayEvent = sayPlainly): string {
  const { table, seed, moves } = play;
  const key = seedFromText(seed);
  const lines = [
    `# What every pair of eyes is told, and the position after every move. Made anew by: ${REMAKE}`,
    `game ${game.id} ${game.rules}`,
    `seats ${table.seats}`,
    `options ${JSON.stringify(table.options)}`,
    `seed ${seed}`,
  ];
  const luckOf = (picks: readonly number[]) => (picks.length > 0 ? [`luck ${picks.join(' ')}`] : []);
  const chance = liveChance(key, 0);
  const opened = openMatch(game, table, chance);
  lines.push(fold(['start', ...luckOf(chance.picks), ...sayTold(game, table, opened.events, say)]));
  lines.push(`= ${game.writeState(opened.match.state)}`);
  let match: Match = opened.match;
  for (const { seat, move } of moves) {
    const luck = liveChance(key, match.n + 1);
    const step = playMove(match, seat, move, luck);
    if (isRefused(step)) {
      const { rule, key: why } = step.refusal;
      throw new BadText(
        'play',
        `Move ${match.n + 1}, "${move}" by seat ${seat}, is refused: ${rule} ${why}.`,
      );
    }
    const told = sayTold(game, table, step.events, say);
    lines.push(fold([`> ${seat} ${move}`, ...luckOf(luck.picks), ...told]));
    lines.push(`= ${game.writeState(step.match.state)}`);
    match = step.match;
  }
  if (match.outcome) {
    const { payoff, score, reason } = match.outcome;
    lines.push(`outcome ${payoff.join('-')}${score ? ` score ${score.join('-')}` : ''} ${reason}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Reads the inputs of a play; positions and events in the file are ignored. */
export function readPlay(game: Game, text: string): Play {
  const head = (word: string): string => {
    const found = text.split('\n').find(line => line.startsWith(`${word} `));
    if (found === undefined) throw new BadText('play', `The play has no line "${word} …".`);
    return found.slice(word.length + 1);
  };
  if (head('game') !== `${game.id} ${game.rules}`)
    throw new BadText('play', `The play is of ${head('game')}, not of ${game.id} ${game.rules}.`);
  const moves = text.split('\n').flatMap(line => {
    const found = /^> ([0-9]+) (.*?)(?: {3}.*)?$/.exec(line);
    return found ? [{ seat: Number(found[1]), move: found[2]! }] : [];
  });
  const table = readTable(game, Number(head('seats')), JSON.parse(head('options')));
  return { table, seed: head('seed'), moves };
}

/** A random game from a seed, as a play. */
export function randomPlay(game: Game, table: Table, seed: string, limit = 1000): Play {
  const { record } = walk(game, table, seed, limit);
  return { table, seed, moves: record.entries.filter(isMove).map(({ seat, move }) => ({ seat, move })) };
}
