import { words } from '../../../messages/index.ts';
import type { BoardState } from './board-state.ts';

/** Input code is a chunk of its own, so that spectators do not download it. */
const importInput = () => import('../input/index.ts');
type Input = Awaited<ReturnType<typeof importInput>>;
let loaded: Input | null = null;

export async function loadInput(): Promise<Input> {
  loaded = await importInput();
  return loaded;
}

/** Not needed for a gesture itself, so it is loaded later than input. */
export const loadSelection = () => import('../selection/index.ts');

/** Null until it is loaded; nothing can be selected before. */
export const loadedInput = (): Input | null => loaded;

/** Keys pressed while an action waits for input to load. Null: no action waits. */
let pendingKeys: KeyboardEvent[] | null = null;

/** Runs `act` now, or as soon as input is loaded. Tells the player if loading fails. */
export function withInput({ tell }: Pick<BoardState, 'tell'>, act: (input: Input) => void): void {
  if (loaded) {
    act(loaded);
    return;
  }
  pendingKeys ??= [];
  loadInput().then(
    input => {
      act(input);
      replayKeys();
    },
    () => {
      pendingKeys = null;
      tell(words().errors.notLoaded);
    },
  );
}

/** Stores a key that follows a waiting action. False: no action waits, so the key is to be handled now. */
export function deferKey(event: KeyboardEvent): boolean {
  pendingKeys?.push(event);
  return pendingKeys !== null;
}

/** Dispatches one key per task, so that the board renders after each. */
function replayKeys(): void {
  setTimeout(() => {
    const [event, ...rest] = pendingKeys ?? [];
    pendingKeys = null;
    if (!event) return;
    event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
    pendingKeys = rest;
    replayKeys();
  });
}
