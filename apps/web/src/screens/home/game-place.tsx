import { BadText } from '@tablee/kernel';
import { findCard, loadGame } from '@tablee/shelf';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { Emblem } from '../../games/emblems.tsx';
import { useCover } from '../../games/text.ts';
import { words } from '../../messages/index.ts';
import { Icon } from '../../page/icon.tsx';
import { later, laterDialog } from '../../page/later.tsx';
import { announce } from '../../page/live.tsx';
import { paths } from '../../routes.ts';
import { type Choices, keepChoices, takeChoices } from '../../storage/choices.ts';
import { beginLocal, type Company } from '../../table/begin.ts';
import { levelsOf, sayProblem, seatsOf } from './wishes.ts';

const GameSetup = later(async () => (await import('./game-setup.tsx')).GameSetup);
const InviteDialog = laterDialog(async () => (await import('../table/invite.tsx')).InviteDialog);

/** A game lying on the table, and the three ways to begin it: one tap each. */
export function GamePlace({ id }: { readonly id: string }) {
  const text = words();
  const game = useCover(id);
  const { route } = useLocation();
  const [choices, setChoices] = useState(() => takeChoices(id));
  const [inviting, setInviting] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [unfolded, setUnfolded] = useState(false);

  const choose = (next: Choices) => {
    setChoices(next);
    keepChoices(id, next);
  };
  const card = findCard(id);
  const seats = card?.seats.find(n => n === choices.seats) ?? card?.seats[0] ?? 2;
  const solo = seats === 1;
  const bots: Company = { among: 'bots', seat: choices.seat, levels: levelsOf(choices, seats) };
  const people: Company = { among: 'people', bots: choices.screen.slice(0, seats) };
  const complain = (sentence: string) => {
    setTrouble(sentence);
    announce(sentence);
  };
  const begin = async (company: Company) => {
    const levels = company.among === 'people' ? company.bots : [];
    if (levels.length === seats && !levels.includes(null)) return complain(text.home.noPerson);
    try {
      const rules = await loadGame(id);
      route(paths.local(beginLocal(rules, { seats, options: choices.options, company }).id));
    } catch (error) {
      const said = error instanceof BadText && game;
      complain(said ? sayProblem(game, error.key) : text.lost.chunk);
    }
  };

  return (
    <section class="game-place" aria-labelledby={`game-${id}`}>
      <div class="object">
        <Emblem game={id} />
      </div>
      <div class="game-words">
        <h2 id={`game-${id}`}>{card?.name}</h2>
        <p class="pitch">{game?.pitch}</p>
        <div class="starts">
          <button type="button" class="button main" onClick={() => void begin(bots)}>
            <Icon name={solo ? 'people' : 'computer'} />
            <span>{solo ? text.shared.solo : card?.shared ? text.shared.bot : text.home.bot}</span>
          </button>
          {!solo && (
            <button type="button" class="button" onClick={() => void begin(people)}>
              <Icon name="people" />
              <span>{text.home.screen}</span>
            </button>
          )}
          <button type="button" class="button" onClick={() => setInviting(true)}>
            <Icon name="link" />
            <span>{text.home.link}</span>
          </button>
        </div>
        {trouble && <p class="trouble">{trouble}</p>}
        <div class="game-foot">
          <details class="fold" onToggle={e => setUnfolded(e.currentTarget.open)}>
            <summary>
              {text.home.setup}
              <small class="now">
                {[
                  ...((card?.seats.length ?? 0) > 1 ? [text.home.playersCount(seats)] : []),
                  ...(solo ? [] : [text.levels[choices.level]]),
                ].join(', ')}
              </small>
            </summary>
            {unfolded && game && <GameSetup id={id} game={game} choices={choices} choose={choose} />}
          </details>
          <a class="plain" href={paths.rules(id)}>
            <Icon name="book" />
            {text.home.rules}
          </a>
        </div>
      </div>
      {game && (
        <InviteDialog
          title={text.link.create}
          open={inviting}
          close={() => setInviting(false)}
          game={id}
          seats={seatsOf(game, seats)}
          begin={async () => ({ seats, options: choices.options })}
          hands={card?.secrets ?? false}
        />
      )}
    </section>
  );
}
