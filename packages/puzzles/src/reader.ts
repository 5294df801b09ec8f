import { BadText } from '@tablee/kernel';
import {
  type Answer,
  GOALS,
  type Goal,
  type GoalKey,
  GRADES,
  type Grade,
  type Play,
  type Proof,
  type Puzzle,
} from './puzzle.ts';

/** Reads puzzles from outside. Every mistake is a BadText that names the puzzle and the field. */

type Fields = { readonly [name: string]: unknown };

/** Reads the fields of one object; `end` refuses those that nothing asked for. */
class FieldReader {
  private readonly fields: Fields;
  private readonly where: string;
  private readonly asked = new Set<string>();

  constructor(raw: unknown, where: string) {
    this.where = where;
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) this.bad('must be an object');
    this.fields = raw as Fields;
  }

  bad(what: string): never {
    throw new BadText('puzzle', `Puzzle ${this.where} ${what}.`, [this.where]);
  }

  has(name: string): boolean {
    return this.fields[name] !== undefined;
  }
  private take(name: string): unknown {
    this.asked.add(name);
    return this.fields[name];
  }
  text(name: string, shape = /./): string {
    const value = this.take(name);
    if (typeof value === 'string' && shape.test(value)) return value;
    return this.bad(`needs a text "${name}" like ${shape.source}`);
  }
  count(name: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
    const value = this.take(name);
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    return this.bad(`needs a whole number "${name}" from ${least} to ${most}`);
  }
  share(name: string): number {
    const value = this.take(name);
    if (typeof value === 'number' && value >= 0 && value <= 1) return value;
    return this.bad(`needs a number "${name}" from 0 to 1`);
  }
  counts(name: string): number[] {
    return this.items(name, 0).map(value =>
      typeof value === 'number' && Number.isInteger(value) && value >= 0
        ? value
        : this.bad(`has in "${name}" something that is no whole number`),
    );
  }
  items(name: string, least: number): readonly unknown[] {
    const value = this.take(name);
    if (Array.isArray(value) && value.length >= least) return value;
    return this.bad(`needs a list "${name}" of at least ${least}`);
  }
  options(name: string): Puzzle['options'] {
    const value = this.take(name);
    const plain = (v: unknown) => ['boolean', 'number', 'string'].includes(typeof v);
    if (typeof value === 'object' && value !== null && Object.values(value).every(plain))
      return value as Puzzle['options'];
    return this.bad(`needs options as an object "${name}"`);
  }
  object(name: string): FieldReader {
    return new FieldReader(this.take(name), `${this.where}, ${name},`);
  }
  /** One of a list of objects. */
  item(name: string, i: number, raw: unknown): FieldReader {
    return new FieldReader(raw, `${this.where}, ${name}[${i}],`);
  }
  end(): void {
    const unknown = Object.keys(this.fields).find(name => !this.asked.has(name));
    if (unknown !== undefined) this.bad(`has an unknown field "${unknown}"`);
  }
}

const ID = /^[a-z]+-[0-9a-km-np-z]{4}$/;

export function readPuzzle(raw: unknown): Puzzle {
  const named = typeof raw === 'object' && raw !== null && 'id' in raw ? String(raw.id) : '(without id)';
  const f = new FieldReader(raw, named);
  const common = {
    id: f.text('id', ID),
    game: f.text('game', /^[a-z]+$/),
    rules: f.count('rules', 1),
    grade: f.count('grade', 1, GRADES.length) as Grade,
    seats: f.count('seats', 1, 8),
    options: f.options('options'),
    seat: f.count('seat', 0, 7),
    position: f.text('position'),
    goal: readGoal(f.object('goal')),
    proof: readProof(f.object('proof')),
  };
  if (!common.id.startsWith(`${common.game}-`)) f.bad(`is of ${common.game}, but its id is not`);
  if (common.seat >= common.seats) f.bad('has a solver who sits at none of its seats');
  const puzzle = { ...common, ...readJudge(f) };
  f.end();
  return puzzle;
}

type Judged<P = Puzzle> = P extends Puzzle
  ? Omit<P, Exclude<keyof Puzzle, 'judge'>> & { judge: P['judge'] }
  : never;

function readJudge(f: FieldReader): Judged {
  if (f.text('judge', /^(?:exact|reach)$/) === 'exact')
    return { judge: 'exact', answers: readAnswers(f, 'answers') };
  return {
    judge: 'reach',
    line: readPlays(f, 'line'),
    ...(f.has('hands') ? { hands: f.counts('hands') } : {}),
    ...(f.has('turns') ? { turns: f.count('turns', 1) } : {}),
    ...(f.has('moves') ? { moves: f.count('moves', 1) } : {}),
    ...(f.has('luck') ? { luck: f.text('luck') } : {}),
  };
}

function readGoal(f: FieldReader): Goal {
  const key = f.text('key');
  if (!Object.hasOwn(GOALS, key))
    f.bad(`has an unknown key "${key}"; keys: ${Object.keys(GOALS).join(', ')}`);
  const numbers = f.counts('numbers');
  const wanted = GOALS[key as GoalKey];
  if (numbers.length !== wanted) f.bad(`"${key}" has ${numbers.length} numbers instead of ${wanted}`);
  f.end();
  return { key: key as GoalKey, numbers };
}

function readProof(f: FieldReader): Proof {
  const by = f.text('by', /^(?:search|trials|play)$/);
  const proof: Proof =
    by === 'search'
      ? { by, turns: f.count('turns', 1), nodes: f.count('nodes', 1) }
      : by === 'trials'
        ? {
            by,
            trials: f.count('trials', 1),
            best: f.share('best'),
            second: f.share('second'),
            error: f.share('error'),
          }
        : { by: 'play', thoughts: f.count('thoughts', 0) };
  f.end();
  return proof;
}

const readAnswers = (f: FieldReader, name: string): Answer[] =>
  f.items(name, 1).map((raw, i) => {
    const answer = f.item(name, i, raw);
    const read: Answer = {
      plays: readPlays(answer, 'plays'),
      ...(answer.has('reply') ? { reply: readPlays(answer, 'reply') } : {}),
      ...(answer.has('next') ? { next: readAnswers(answer, 'next') } : {}),
    };
    answer.end();
    return read;
  });

const readPlays = (f: FieldReader, name: string): Play[] =>
  f.items(name, 1).map((raw, i) => {
    const play = f.item(name, i, raw);
    const read: Play = {
      seat: play.count('seat', 0, 7),
      move: play.text('move'),
      ...(play.has('picks') ? { picks: play.counts('picks') } : {}),
    };
    play.end();
    return read;
  });

/** Reads a game's list and refuses an id that occurs twice. */
export function readPuzzles(list: readonly unknown[]): readonly Puzzle[] {
  const puzzles = list.map(readPuzzle);
  const ids = new Set<string>();
  for (const { id } of puzzles) {
    if (ids.has(id)) throw new BadText('puzzle', `Puzzle ${id} occurs twice.`, [id]);
    ids.add(id);
  }
  return puzzles;
}
