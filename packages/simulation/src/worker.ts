import { type GamePlayer, openGames } from './play.ts';
import type { Played, Settings } from './settings.ts';

/** To a worker: play one game. With `tellMoves`, it also reports how long the running game is. */
export type PlayRequest = { readonly simulate: Settings; readonly i: number; readonly tellMoves: boolean };

/** From a worker. */
export type PlayAnswer =
  | { readonly played: Played }
  | { readonly i: number; readonly moves: number }
  | { readonly failed: string };

/** The least time between two reports of a running game. */
const REPORT_MS = 250;

export const isPlayRequest = (x: unknown): x is PlayRequest =>
  typeof x === 'object' && x !== null && 'simulate' in x;

/** Plays the games it is asked for, one after another. The games of one simulation are opened once. */
export function gameServer(post: (answer: PlayAnswer) => void): (asked: unknown) => Promise<void> {
  let opened: { readonly key: string; readonly player: Promise<GamePlayer> } | null = null;
  return async asked => {
    if (!isPlayRequest(asked)) return;
    const { simulate, i, tellMoves } = asked;
    const key = JSON.stringify(simulate);
    if (opened?.key !== key) opened = { key, player: openGames(simulate) };
    let last = performance.now();
    const report = (moves: number): void => {
      if (performance.now() - last < REPORT_MS) return;
      last = performance.now();
      post({ i, moves });
    };
    try {
      const player = await opened.player;
      post({ played: await player.play(i, tellMoves ? report : undefined) });
    } catch (e) {
      post({ failed: e instanceof Error ? e.message : String(e) });
    }
  };
}
