import { useState } from 'preact/hooks';

export type Interest = {
  /** Somebody has begun to mean something here; from then on it stays so. */
  readonly awake: boolean;
  /** A pointer moves over the board, a finger on it, the focus in it. */
  readonly wake: () => void;
};

/** What only hands need is fetched when some come near; whoever only looks loads none of it. */
export function useInterest(): Interest {
  const [awake, setAwake] = useState(false);
  return { awake, wake: () => setAwake(true) };
}
