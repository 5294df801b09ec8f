export const GESTURES = ['rock', 'paper', 'scissors'] as const;
export type GestureName = (typeof GESTURES)[number];
/** Inside the rules: its index, or one of the two below. */
export type Gesture = number;
export const NO_GESTURE: Gesture = -1;
/** In a view: chosen, but not for these eyes. */
export const SECRET: Gesture = -2;

const beaten: { readonly [G in GestureName]: GestureName } = {
  rock: 'scissors',
  paper: 'rock',
  scissors: 'paper',
};

export const beats = (mine: Gesture, theirs: Gesture): boolean =>
  beaten[GESTURES[mine]!] === GESTURES[theirs];

/** DRAGON-3: the gesture that goes on, or NO_GESTURE when all three or only one is shown. */
export function strongest(shown: readonly Gesture[]): Gesture {
  const kinds = [...new Set(shown)];
  if (kinds.length !== 2) return NO_GESTURE;
  const [one, other] = [kinds[0]!, kinds[1]!];
  return beats(one, other) ? one : other;
}
