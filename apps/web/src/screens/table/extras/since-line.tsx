import './since.css';
import type { GameWords } from '@tablee/catalogue';
import { useEffect, useState } from 'preact/hooks';
import type { GameView } from '../../../board/contract.ts';
import { words } from '../../../messages/index.ts';
import { useKeys } from '../../../page/keys.ts';
import { announce } from '../../../page/live.tsx';
import type { TableSession } from '../../../session/session.ts';
import { readerOf, sayResult } from '../../match/sentences.ts';
import type { Since } from '../shown.ts';
import type { BoardControl } from '../table.tsx';
import type { Words } from './words/index.ts';

type Props = {
  readonly since: Since;
  readonly board: BoardControl;
  readonly session: TableSession;
  readonly view: GameView;
  readonly game: GameWords;
  readonly word: Words;
};

/** Says that the board shows what happened meanwhile; on a phone it takes the place of the turn. */
export function SinceLine({ since, board, session, view, game, word }: Props) {
  const { showing, skip, name, bottom } = board;
  const { steps, own } = session;
  const end = since.steps.at(-1)!;
  /** Once the end was on the board, showing it again is no news. */
  const [shown, setShown] = useState(showing >= end);
  useEffect(() => {
    if (showing >= end) setShown(true);
  }, [showing]);
  const movers = [...new Set(since.steps.map(n => steps.value[n]?.entry?.seat ?? 0))].filter(
    seat => seat !== own.value,
  );
  const sentence = word.since[since.what](words().and(movers.map(name)), movers.length > 1);
  useEffect(() => {
    const happened = since.steps.flatMap(n => {
      const step = steps.peek()[n];
      return (step?.events ?? []).map(e => view.say(e, game, step!.match.state, name, bottom));
    });
    const { match } = steps.peek().at(-1)!;
    const result = sayResult(match, readerOf(session), name);
    announce([sentence, ...happened, result].filter(said => said !== null && said !== '').join(' '));
  }, []);
  useKeys(shown ? {} : { Escape: skip });
  // The game went on.
  if (steps.value.length - 1 > end) return null;
  return (
    <p class={shown ? 'since' : 'since fresh'} data-testid="since">
      <span>{sentence}</span>
      {!shown && (
        <button type="button" class="button" title={word.skipLong} onClick={skip}>
          {word.skip}
        </button>
      )}
    </p>
  );
}
