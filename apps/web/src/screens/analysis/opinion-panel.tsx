import type { GameWords } from '@tablee/catalogue';
import type { Match, Seat } from '@tablee/kernel';
import { useEffect } from 'preact/hooks';
import type { GameView } from '../../board/contract.ts';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { announce } from '../../page/live.tsx';
import { percent } from '../match/percent.ts';
import type { Opinion } from './opinion.ts';
import type { Words } from './words/index.ts';

type Props = {
  readonly opinion: Opinion;
  readonly match: Match;
  readonly view: GameView;
  readonly game: GameWords;
  readonly name: (seat: Seat) => string;
  readonly bottom: Seat;
  readonly play: (move: string) => void;
  readonly text: Words;
};

const sayReady = ({ opinion, match, view, game, name, bottom, text }: Omit<Props, 'play'>) =>
  opinion.state === 'ready'
    ? {
        chances: sayChances(opinion, match, name, text),
        best: text.best(view.nameMove(opinion.move, game, bottom)),
      }
    : null;

/** The opinion in short, above the controls of a phone: its panel is below the board there. */
export function OpinionLine(props: Omit<Props, 'play'>) {
  const { opinion, text } = props;
  if (opinion.state === 'off') return null;
  const said = sayReady(props);
  return (
    <p class="opinion-line" aria-hidden="true">
      {said ? `${said.chances}. ${said.best}` : sayState(opinion, text)}
    </p>
  );
}

/** What the strongest bot thinks of the position on the board. */
export function OpinionPanel(props: Props) {
  const { opinion, play, text } = props;
  const ready = opinion.state === 'ready' ? opinion : null;
  const { chances, best } = sayReady(props) ?? {};
  useEffect(() => {
    if (chances && best) announce(`${chances}. ${best}`);
  }, [opinion]);
  if (opinion.state === 'off') return null;
  return (
    <section class="opinion" aria-label={text.opinion} data-testid="opinion">
      {ready ? (
        <>
          <p>
            <b>{chances}</b>
          </p>
          <meter min={0} max={1} value={ready.value} aria-hidden="true" />
          <p class="row">
            <span>{best}</span>
            <button type="button" class="button" onClick={() => play(ready.move)}>
              <Icon name="play" />
              {text.playBest}
            </button>
          </p>
        </>
      ) : (
        <p role="status">{sayState(opinion, text)}</p>
      )}
    </section>
  );
}

function sayChances(
  { seat, value }: Extract<Opinion, { readonly state: 'ready' }>,
  { game, table }: Match,
  name: (seat: Seat) => string,
  text: Words,
): string {
  const chances = percent(value);
  if (game.traits.goal === 'shared') return text.chancesAll(chances);
  const side = game.teams(table).find(team => team.includes(seat)) ?? [seat];
  return text.chances(words().and(side.map(name)), chances);
}

function sayState(opinion: Opinion, text: Words): string {
  if (opinion.state === 'failed') return text.failed;
  if (opinion.state !== 'none') return text.thinking;
  return opinion.why === 'over' ? text.over : text.noBots;
}
