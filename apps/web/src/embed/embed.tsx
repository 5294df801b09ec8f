import type { GameWords } from '@tablee/catalogue';
import { isMemoryGame } from '@tablee/table';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameView } from '../board/contract.ts';
import { useTableText } from '../games/text.ts';
import { loadView } from '../games/views.ts';
import { Icon, type IconName } from '../page/icon.tsx';
import { useLoaded } from '../page/later.tsx';
import { Marks } from '../page/mark.tsx';
import { paths } from '../page/routes.ts';
import { looksOf } from '../screens/match/seat-looks.ts';
import { nameOf, sayResult } from '../screens/match/sentences.ts';
import { stopsOf, usePlayer } from '../screens/replay/player.ts';
import { pastOf, shownAt } from '../session/timeline.ts';
import { type Followed, followTable } from './follow.ts';
import { useWords, type Words } from './words/index.ts';

type Props = { readonly id: string; readonly query: URLSearchParams };

/** A table in a frame of another site: the board, who plays, and a way to Tablée. */
export function Embed({ id, query }: Props) {
  const [followed, setFollowed] = useState<Followed | null | undefined>(undefined);
  const word = useWords();
  useEffect(() => followTable(id, setFollowed), [id]);
  if (!word) return null;
  if (followed === null)
    return (
      <main class="embed-screen">
        <p>{word.gone}</p>
        <a href={paths.home}>{word.open}</a>
      </main>
    );
  return followed ? <Loaded id={id} query={query} followed={followed} word={word} /> : null;
}

type LoadedProps = Props & { readonly followed: Followed; readonly word: Words };

function Loaded(props: LoadedProps) {
  const { id } = props.followed.game;
  const game = useTableText(id);
  const view = useLoaded(() => loadView(id), [id]);
  return game && view.state === 'ready' ? <Screen {...props} game={game} view={view.value} /> : null;
}

/** The entry in the link; by default the last one. */
function entryIn(query: URLSearchParams, last: number): number {
  const n = Number(query.get('n') ?? Number.NaN);
  return Number.isInteger(n) && n >= 0 && n <= last ? n : last;
}

type ScreenProps = LoadedProps & { readonly game: GameWords; readonly view: GameView };

function Screen({ id, query, followed, word, game, view }: ScreenProps) {
  const { people, over } = followed;
  const newest = followed.steps.at(-1)!;
  const steps = useMemo(() => (isMemoryGame(newest.match) ? [newest] : followed.steps), [followed.steps]);
  const last = steps.length - 1;
  const [seen, setSeen] = useState(last);
  const stops = useMemo(() => stopsOf(steps, false), [steps]);
  const player = usePlayer(stops, entryIn(query, last), view.suspense ? seen : null);
  // Who looks at the newest move sees the next one, too.
  const wasLast = useRef(last);
  useEffect(() => {
    if (player.at >= wasLast.current && !player.playing) player.go(last);
    wasLast.current = last;
  }, [last]);
  const step = steps[player.at] ?? newest;
  const { match } = step;
  const looks = looksOf(view, match, game);
  const name = (seat: number): string => nameOf(seat, people, looks);
  const actors = match.outcome ? [] : match.game.actors(match.state);
  const control = (icon: IconName, label: string, act: () => void) => (
    <button type="button" class="plain" aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="embed-screen">
      <header>
        <h1>
          <a href={paths.table(id)} rel="noopener">
            {game.name}
          </a>
          {!over && <small>{word.live}</small>}
        </h1>
        <ul>
          {people.map((_, seat) => (
            <li key={seat} class={actors.includes(seat) ? 'active' : ''}>
              <Marks shapes={looks[seat]!.shapes} />
              {name(seat)}
              {actors.includes(seat) && <span class="hidden-but-heard">, {word.toMove}</span>}
            </li>
          ))}
        </ul>
      </header>
      <main data-testid="board">
        <view.Board
          shown={shownAt(step, steps)}
          past={pastOf(steps, step)}
          table={match.table}
          hands={[]}
          eyes="public"
          veiled={false}
          bottom={0}
          play={() => undefined}
          explain={() => undefined}
          hint={null}
          points={[]}
          point={null}
          plans={[]}
          plan={null}
          aims={[]}
          aim={null}
          lookedBack
          seen={setSeen}
          text={game}
        />
      </main>
      <footer>
        {match.outcome && <b class="result">{sayResult(match, null, name)}</b>}
        {stops.length > 1 && (
          <div class="controls">
            {control('first', word.first, () => player.go(0))}
            {control('previous', word.previous, () => player.go(player.previous))}
            {player.playing
              ? control('pause', word.pause, player.toggle)
              : control('play', word.play, player.toggle)}
            {control('next', word.next, () => player.go(player.next))}
            {control('last', word.last, () => player.go(last))}
            <span class="count">
              {player.place}/{player.of}
            </span>
          </div>
        )}
        <a class="home" href={paths.table(id)} rel="noopener">
          {word.open}
        </a>
      </footer>
    </div>
  );
}
