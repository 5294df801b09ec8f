import { BadText, type Fields, type GameRecord, isFields } from '@tablee/kernel';
import {
  addMove,
  EMPTY_TREE,
  MAX_COMMENT,
  MAX_NODES,
  nodeAt,
  nodesFrom,
  ROOT,
  setComment,
  type Tree,
} from './tree.ts';

/** Where the lines begin: the set-up of a game with its luck, or a position. */
export type Start = {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: GameRecord['options'];
  readonly names?: readonly string[];
} & ({ readonly setup: readonly number[] } | { readonly position: string });

/** An analysis: where it begins, and its lines. */
export type Analysis = { readonly start: Start; readonly tree: Tree };

/** A tree may hold the same ids after it was written and read: ids are counted in the order of the file. */
type FileNode = {
  /** The node this one continues, counted from 1; 0 is the start. Default: the node before. */
  readonly after?: number;
  readonly seat: number;
  readonly move: string;
  readonly picks?: readonly number[];
  readonly comment?: string;
};

export const ANALYSIS_FORMAT = 1;
/** As for a record in a link. */
export const MAX_TEXT = 1_000_000;
const MAX_MOVE = 2_000;
const MAX_POSITION = 20_000;
const MAX_PICKS = 10_000;
const MAX_SEATS = 64;

/** The place of each node in the file. */
export const fileOrder = (tree: Tree): readonly number[] => nodesFrom(tree, ROOT);

export function writeAnalysis({ start, tree }: Analysis): string {
  const order = fileOrder(tree);
  const place = new Map(order.map((id, i) => [id, i]));
  const lines = order.slice(1).map((id, i): FileNode => {
    const { parent, seat, move, picks, comment } = nodeAt(tree, id);
    const after = place.get(parent)!;
    return {
      ...(after === i ? {} : { after }),
      seat,
      move,
      ...(picks.length > 0 ? { picks } : {}),
      ...(comment === '' ? {} : { comment }),
    };
  });
  const { comment } = nodeAt(tree, ROOT);
  return JSON.stringify({
    analysis: ANALYSIS_FORMAT,
    ...start,
    ...(comment === '' ? {} : { comment }),
    lines,
  });
}

const bad = (key: string, sentence: string, values: readonly (string | number)[] = []): never => {
  throw new BadText(key, sentence, values);
};
const broken = (): never => bad('analysis-head', 'The beginning of the analysis is broken.');

const isCount = (x: unknown): x is number => Number.isSafeInteger(x) && (x as number) >= 0;
const isText = (x: unknown, longest: number): x is string => typeof x === 'string' && x.length <= longest;
const isPicks = (x: unknown): x is number[] => Array.isArray(x) && x.length <= MAX_PICKS && x.every(isCount);
const isNames = (x: unknown): x is string[] =>
  Array.isArray(x) && x.length <= MAX_SEATS && x.every(name => isText(name, MAX_COMMENT));
const isOptions = (x: unknown): x is GameRecord['options'] =>
  isFields(x) &&
  Object.values(x).every(v => typeof v === 'boolean' || typeof v === 'number' || isText(v, MAX_MOVE));

function readStart(raw: Fields): Start {
  const { game, rules, seats, options, names, setup, position } = raw;
  if (!isText(game, MAX_COMMENT) || !isCount(rules) || !isCount(seats) || seats > MAX_SEATS) return broken();
  if (!isOptions(options) || !(names === undefined || isNames(names))) return broken();
  const head = { game, rules, seats, options, ...(names === undefined ? {} : { names }) };
  if (isPicks(setup) && position === undefined) return { ...head, setup };
  if (isText(position, MAX_POSITION) && setup === undefined) return { ...head, position };
  return broken();
}

/** Reads an analysis from text, without the rules; throws a BadText that says what is wrong. */
export function readAnalysis(text: string): Analysis {
  if (text.length > MAX_TEXT) return bad('analysis-long', 'The analysis is too long.');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return bad('analysis-shape', 'This is not an analysis of Tablée, or it is cut short.');
  }
  if (!isFields(raw) || !isCount(raw.analysis))
    return bad('analysis-shape', 'This is not an analysis of Tablée, or it is cut short.');
  if (raw.analysis !== ANALYSIS_FORMAT)
    return bad('analysis-newer', 'This analysis was written by a newer Tablée.');
  const start = readStart(raw);
  const { comment, lines } = raw;
  if (!(comment === undefined || isText(comment, MAX_COMMENT))) return broken();
  if (!Array.isArray(lines)) return bad('analysis-shape', 'The analysis is cut short.');
  if (lines.length > MAX_NODES) return bad('analysis-long', 'The analysis is too long.');
  let tree = comment === undefined ? EMPTY_TREE : setComment(EMPTY_TREE, ROOT, comment);
  for (const [i, line] of lines.entries()) tree = readNode(tree, line, i + 1);
  return { start, tree };
}

/** Node n of the file. */
function readNode(tree: Tree, raw: unknown, n: number): Tree {
  const wrong = (): never => bad('analysis-line', `Move ${n} of the analysis is broken.`, [n]);
  if (!isFields(raw)) return wrong();
  const { after = n - 1, seat, move, picks = [], comment = '' } = raw;
  if (!isCount(after) || after >= n || !isCount(seat) || seat >= MAX_SEATS) return wrong();
  if (!isText(move, MAX_MOVE) || !isPicks(picks) || !isText(comment, MAX_COMMENT)) return wrong();
  const grown = addMove(tree, after, { seat, move, picks });
  // A move that is written twice would shift the numbers of all later ones.
  if (grown?.at !== n) return bad('analysis-twice', `Move ${n} of the analysis is written twice.`, [n]);
  return comment === '' ? grown.tree : setComment(grown.tree, n, comment);
}
