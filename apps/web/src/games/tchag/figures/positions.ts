import { refereeOnly } from '@tablee/kernel';
import { type Figure, type Move, type State, tchag } from '@tablee/tchag';

/** One picture: a position, the part of the board it shows, and what is marked on it. */
export type Panel = {
  readonly state: State;
  /** The squares at the lower left and upper right corners. */
  readonly from: string;
  readonly to: string;
  /** Marks the moves of this pawn. */
  readonly targets?: boolean;
  /** Draws this move as an arrow. */
  readonly move?: Move;
  /** Outlines broken lines or islands. */
  readonly broken?: boolean;
  /** Shows the letters and numbers of the squares. */
  readonly named?: boolean;
};

const TABLE = { seats: 2, options: { start: 'rows' } } as const;

/** Red's turn played by the rules: the position before each move, and the one after the last. */
function playOut(text: string, ...moves: readonly string[]): readonly { state: State; move?: Move }[] {
  let state = tchag.readState(text, TABLE);
  const seen: { state: State; move?: Move }[] = [];
  for (const written of moves) {
    const move = tchag.readMove(written);
    if (move === null || tchag.refuse(state, 0, move)) throw new Error(`${written} is no move here`);
    seen.push({ state, move });
    state = tchag.clone(state);
    tchag.apply(state, 0, move, refereeOnly);
  }
  return [...seen, { state }];
}

const START = 'x+x+x+/+yYyYx/x+x+x+/+x+x+x/xRrRr+/+x+x+x r 0-0';
const DIAMOND = 'x+x+x+/+y+xYx/x+yYx+/+xRr+x/xRx+r+/+x+x+x r 0-0';
const STRAIGHT = '....../....../.Yx+../.xRx../.+x+../...... r 3-3';
const DIAGONAL = '....../.x+y../.+r+../.x+x../....../...... r 3-3';
const gap = playOut('....../..+x../..x+../..Yx../..xRx./...... r 3-3', 'd2d3', 'e2<');
const isles = playOut('....../...x../.+yR../.x+.../....../...... r 3-3', 'd4d5', '=b4>');

const GAP = { from: 'c2', to: 'e5' };
const ISLES = { from: 'b3', to: 'd5' };
const ALL = { from: 'a1', to: 'f6', named: true };

export const PANELS: { readonly [F in Figure]: Panel } = {
  start: { ...ALL, state: tchag.readState(START, TABLE) },
  diamond: { ...ALL, state: tchag.readState(DIAMOND, TABLE) },
  straight: { from: 'b2', to: 'd4', state: tchag.readState(STRAIGHT, TABLE), targets: true },
  diagonal: { from: 'b3', to: 'd5', state: tchag.readState(DIAGONAL, TABLE), targets: true },
  'gap-step': { ...GAP, ...gap[0]! },
  'gap-open': { ...GAP, ...gap[1]!, broken: true },
  'gap-closed': { ...GAP, ...gap[2]! },
  'isles-step': { ...ISLES, ...isles[0]! },
  'isles-apart': { ...ISLES, ...isles[1]!, broken: true },
  'isles-joined': { ...ISLES, ...isles[2]! },
};
