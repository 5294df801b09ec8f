import './game.css';
import { findCard, loadGame } from '@tablee/catalogue';
import { BadText } from '@tablee/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { Emblem } from '../../games/emblems.tsx';
import { useCover } from '../../games/text.ts';
import { words } from '../../messages/index.ts';
import { ErrorPage } from '../../page/fallbacks.tsx';
import { useFormRequest } from '../../page/forms/request.ts';
import { Icon } from '../../page/icon.tsx';
import { later, laterDialog } from '../../page/later.tsx';
import { Page } from '../../page/page.tsx';
import { paths } from '../../page/routes.ts';
import { clockOf } from '../../session/clock/clock-choice.ts';
import type { Seating } from '../../session/local/begin.ts';
import { levelsOf, sayProblem, seatsOf } from '../../session/start/setup-choices.ts';
import {
  type Choices,
  hasStarted,
  loadChoices,
  type OptionValues,
  saveChoices,
} from '../../storage/choices.ts';
import { loadDaysOff } from '../../storage/days-off/days-off.ts';
import { GameFacts, preloadTable } from '../home/game-facts.tsx';
import { GameLinks, isOfferedLesson } from './game-links.tsx';

const GameSetup = later(async () => (await import('../setup/game-setup.tsx')).GameSetup);
const OptionsFromLink = later(
  async () => (await import('../setup/composer/options-from-link.tsx')).OptionsFromLink,
);
const InviteDialog = laterDialog(
  async () => (await import('../table/invite/invite-dialog.tsx')).InviteDialog,
);

/** The page of a game: the ways to play it, its lesson, its rules and its set-up. */
export function GamePage({ game: id = '' }: { readonly game?: string }) {
  return findCard(id)?.playable ? <Entry key={id} id={id} /> : <ErrorPage sentence={words().rules.unknown} />;
}

function Entry({ id }: { readonly id: string }) {
  const text = words();
  const game = useCover(id);
  const { route, query } = useLocation();
  const [choices, setChoices] = useState(() => loadChoices(id));
  const [inviting, setInviting] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  /** Why the chosen options cannot be played. Known while the set-up is open. */
  const [conflict, setConflict] = useState<string | null>(null);
  useEffect(preloadTable, []);

  const choose = (next: Choices) => {
    setChoices(next);
    saveChoices(id, next);
  };
  const card = findCard(id);
  const seats = card?.seats.find(n => n === choices.seats) ?? card?.seats[0] ?? 2;
  const [first] = useState(() => (card?.firstPreset && !hasStarted(id) ? card.firstPreset : null));
  const [newcomer] = useState(() => isOfferedLesson(id));
  const solo = seats === 1;
  const bots: Seating = { among: 'bots', seat: choices.seat, levels: levelsOf(choices, seats) };
  const people: Seating = { among: 'people', bots: choices.screen.slice(0, seats) };
  // The table takes the place of this page once it has loaded: until then, another press begins no second game.
  const { busy, problem, complain, run } = useFormRequest(
    error => (error instanceof BadText && game ? sayProblem(game, error.key) : text.errors.notLoaded),
    { closes: true },
  );
  const blocked = conflict !== null || busy;
  const clockWith = (byLink: boolean) => clockOf(id, choices, seats, byLink, loadDaysOff());
  const arrive = (options: OptionValues | null, sentence: string | null, fitting: number | null = null) => {
    if (options) choose({ ...choices, options, seats: fitting ?? choices.seats });
    if (sentence) complain(sentence);
    setUnfolded(true);
    // The link applies once: later visits use the stored choices.
    history.replaceState(history.state, '', paths.game(id));
  };
  const begin = async (seating: Seating, preset?: string) => {
    if (conflict) return complain(conflict);
    const levels = seating.among === 'people' ? seating.bots : [];
    if (levels.length === seats && !levels.includes(null)) return complain(text.home.noPerson);
    await run(async () => {
      const rules = await loadGame(id);
      const proposed = Object.entries(rules.presets[preset ?? ''] ?? {});
      const set = proposed.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
      const options: OptionValues = { ...choices.options, ...Object.fromEntries(set) };
      const { beginLocal } = await import('../../session/local/begin.ts');
      route(paths.local(beginLocal(rules, { seats, options, seating, clock: clockWith(false) }).id));
    });
  };
  const invite = () => {
    if (conflict) complain(conflict);
    else if (!busy) setInviting(true);
  };

  return (
    <Page title={text.home.pageTitle(card?.name ?? id)}>
      {query.modes !== undefined && (
        <OptionsFromLink game={id} code={query.modes} seats={choices.seats} arrive={arrive} />
      )}
      <section class="game-place" aria-labelledby={`game-${id}`}>
        <div class="object">
          <Emblem game={id} />
        </div>
        <div class="game-words">
          <h1 id={`game-${id}`} tabIndex={-1}>
            {card?.name}
          </h1>
          <GameFacts id={id} kind={game?.kind} />
          <p class="pitch">{game?.pitch}</p>
          <div class="starts">
            {newcomer && (
              <a class="button main" href={paths.learn(id)}>
                <Icon name="bulb" />
                <span>{text.home.learn}</span>
              </a>
            )}
            <button
              type="button"
              class={newcomer ? 'button' : 'button main'}
              aria-disabled={blocked}
              onClick={() => void begin(bots)}
            >
              <Icon name={solo ? 'people' : 'computer'} />
              <span>{solo ? text.shared.solo : card?.shared ? text.shared.bot : text.home.bot}</span>
            </button>
            {!solo && (
              <button type="button" class="button" aria-disabled={blocked} onClick={() => void begin(people)}>
                <Icon name="people" />
                <span>{text.home.screen}</span>
              </button>
            )}
            <button type="button" class="button" aria-disabled={blocked} onClick={invite}>
              <Icon name="link" />
              <span>{text.home.link}</span>
            </button>
          </div>
          {first && game && (
            <p class="first-game">
              <button
                type="button"
                class="button"
                aria-disabled={blocked}
                onClick={() => void begin(bots, first)}
              >
                <Icon name="play" />
                <span>{text.home.firstGame(game.presets[first] ?? first)}</span>
              </button>
              <small>{game.presetNotes?.(seats)[first]}</small>
            </p>
          )}
          {(conflict ?? problem) && <p class="trouble">{conflict ?? problem}</p>}
          <div class="game-foot">
            <GameLinks id={id} lesson={!newcomer} />
            <details class="fold" open={unfolded} onToggle={e => setUnfolded(e.currentTarget.open)}>
              <summary>
                <Icon name="settings" />
                {text.home.setup}
                <small class="now">
                  {[
                    ...((card?.seats.length ?? 0) > 1 ? [text.home.playersCount(seats)] : []),
                    ...(solo ? [] : [text.levels[choices.level]]),
                  ].join(', ')}
                </small>
              </summary>
              {unfolded && game && (
                <>
                  <GameSetup
                    id={id}
                    game={game}
                    choices={choices}
                    choose={choose}
                    setConflict={setConflict}
                  />
                  {conflict && <p class="trouble">{conflict}</p>}
                  <button
                    type="button"
                    class="button main"
                    aria-disabled={blocked}
                    onClick={() => void begin(bots)}
                  >
                    <Icon name="play" />
                    {text.home.playThis}
                  </button>
                </>
              )}
            </details>
          </div>
        </div>
        {game && (
          <InviteDialog
            title={text.link.create}
            open={inviting}
            close={() => setInviting(false)}
            game={id}
            seats={seatsOf(game, seats)}
            begin={async () => ({ seats, options: choices.options, clock: clockWith(true) })}
            clock={clockWith(true)}
            hands={card?.secrets ?? false}
          />
        )}
      </section>
    </Page>
  );
}
