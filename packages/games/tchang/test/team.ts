import {
  type Colour,
  EXITS,
  GROUND,
  goMove,
  hasHiddenStatue,
  hasStone,
  isBitten,
  isUnseen,
  type Move,
  type Space,
  type State,
  shareMove,
} from '../src/index.ts';

/** A simple greedy policy for one player with four pawns; it wins sometimes. */
export function chooseForTeam(s: State): Move | null {
  return share(s) ?? (s.step === 'moved' ? null : (rescue(s) ?? (s.open ? leave(s) : explore(s))));
}

const steps = (s: State, pawn: Colour, to: Space): number => s.maze.stepsBetween(s.pawns[pawn]!, to);

type Trip = { readonly pawn: Colour; readonly to: Space; readonly worth: number };

/** The best affordable trip. */
function best(s: State, trips: readonly Trip[]): Move | null {
  const able = trips.filter(
    ({ pawn, to }) => !isBitten(s, pawn) && steps(s, pawn, to) > 0 && steps(s, pawn, to) <= s.purses[pawn]!,
  );
  if (able.length === 0) return null;
  const { pawn, to } = able.reduce((a, b) => (b.worth > a.worth ? b : a));
  return goMove(pawn, s.pawns[pawn]!, to);
}

/** Pawns on one space balance what is left after the route home. */
function share(s: State): Move | null {
  const exit = s.open ? EXITS[s.exit]! : null;
  const need = (pawn: Colour): number => (exit === null ? 0 : steps(s, pawn, exit));
  const spare = (pawn: Colour): number => s.purses[pawn]! - need(pawn);
  for (const giver of s.variant.colours) {
    for (const receiver of s.variant.colours) {
      if (giver === receiver || s.pawns[giver] !== s.pawns[receiver]) continue;
      const amount = Math.min(s.purses[giver]!, Math.floor((spare(giver) - spare(receiver)) / 2));
      if (amount > 0) return shareMove(giver, receiver, amount, s.pawns[giver]!);
    }
  }
  return null;
}

function rescue(s: State): Move | null {
  const bitten = s.variant.colours.filter(pawn => isBitten(s, pawn));
  const trips = bitten.flatMap(other => {
    const to = s.pawns[other]!;
    return s.variant.colours.map(pawn => ({ pawn, to, worth: -steps(s, pawn, to) }));
  });
  return best(s, trips);
}

function explore(s: State): Move | null {
  const trips = GROUND.filter(space => isUnseen(s.cells[space]!)).flatMap(to => {
    const gain = (hasStone(s.cells[to]!) ? 2 : 0) + (hasHiddenStatue(s.cells[to]!) ? 1.4 : 0);
    return s.variant.colours.map(pawn => ({
      pawn,
      to,
      worth: gain - steps(s, pawn, to) + s.purses[pawn]! / 20,
    }));
  });
  return best(s, trips);
}

/** To the exit, or to a pawn that cannot leave alone. */
function leave(s: State): Move | null {
  const exit = EXITS[s.exit]!;
  const spare = (pawn: Colour): number => s.purses[pawn]! - steps(s, pawn, exit);
  const poor = s.variant.colours.filter(pawn => spare(pawn) < 0);
  const trips = poor.flatMap(other =>
    s.variant.colours
      .filter(pawn => pawn !== other && s.pawns[pawn] !== s.pawns[other])
      .map(pawn => ({ pawn, to: s.pawns[other]!, worth: spare(pawn) - 2 * steps(s, pawn, s.pawns[other]!) })),
  );
  return (
    best(s, trips) ??
    best(
      s,
      s.variant.colours.map(pawn => ({ pawn, to: exit, worth: spare(pawn) })),
    )
  );
}
