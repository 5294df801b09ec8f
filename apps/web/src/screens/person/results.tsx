import type { ResultsAnswer } from '@tablee/wire';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useCover } from '../../games/text.ts';
import { words } from '../../messages/index.ts';
import { useLoaded } from '../../page/later.tsx';
import { AvatarOf } from '../match/avatar.tsx';
import { fetchResults } from './requests.ts';
import { sayPersonError } from './use-request.ts';
import type { Words } from './words/index.ts';

type Tally = { readonly won: number; readonly drawn: number; readonly lost: number };

/** Results by game and by opponent, counted when they are opened. */
export function Results({ text }: { readonly text: Words }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold" onToggle={e => setOpen(e.currentTarget.open)}>
      <summary>{text.results.title}</summary>
      {open && <Counted text={text} />}
    </details>
  );
}

function Counted({ text }: { readonly text: Words }) {
  const loaded = useLoaded(fetchResults, []);
  const { results } = text;
  if (loaded.state === 'loading') return <p>{words().loading}</p>;
  if (loaded.state === 'failed') return <p class="trouble">{sayPersonError(loaded.error, text)}</p>;
  const { games, opponents, complete } = loaded.value;
  return (
    <div class="stack setup">
      {games.length === 0 && <p>{text.history.none}</p>}
      {games.length > 0 && (
        <ResultTable caption={results.byGame} of={results.game} text={results}>
          {games.map(tally => (
            <Row key={tally.game} tally={tally}>
              <GameName game={tally.game} />
            </Row>
          ))}
        </ResultTable>
      )}
      {opponents.length > 0 && (
        <ResultTable caption={results.byOpponent} of={results.opponent} text={results}>
          {opponents.map(opponent => (
            <Row
              key={`${opponent.game} ${opponent.name} ${opponent.avatar} ${opponent.bot}`}
              tally={opponent}
            >
              <Opponent of={opponent} />
            </Row>
          ))}
        </ResultTable>
      )}
      {!complete && <p class="field-hint">{results.latest}</p>}
    </div>
  );
}

type TableProps = {
  readonly caption: string;
  /** The head of the first column. */
  readonly of: string;
  readonly text: Words['results'];
  readonly children: ComponentChildren;
};

const ResultTable = ({ caption, of, text, children }: TableProps) => (
  <table class="results">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {[of, text.won, text.drawn, text.lost].map(head => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

const Row = ({ tally, children }: { readonly tally: Tally; readonly children: ComponentChildren }) => (
  <tr>
    <th scope="row">{children}</th>
    <td>{tally.won}</td>
    <td>{tally.drawn}</td>
    <td>{tally.lost}</td>
  </tr>
);

const GameName = ({ game }: { readonly game: string }) => <>{useCover(game)?.name ?? game}</>;

function Opponent({ of: { game, name, avatar, bot } }: { readonly of: ResultsAnswer['opponents'][number] }) {
  const all = words();
  return (
    <>
      {bot === null && <AvatarOf person={{ name, avatar }} />}{' '}
      {bot === null ? name || all.someone : all.table.bot(all.levels[bot])}
      <span class="of-game">
        <GameName game={game} />
      </span>
    </>
  );
}
