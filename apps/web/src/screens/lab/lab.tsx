import './lab.css';
import { CARDS, type GameCover, loadCover, loadGame } from '@tablee/catalogue';
import type { Game } from '@tablee/kernel';
import { readSimulation, type Simulation, writeSimulation } from '@tablee/simulation';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../messages/index.ts';
import { LoadFailed, Loading } from '../../page/fallbacks.tsx';
import { Icon } from '../../page/icon.tsx';
import { useLoaded } from '../../page/later.tsx';
import { announce } from '../../page/live.tsx';
import { Page } from '../../page/page.tsx';
import { packText, unpackText } from '../../session/record/packed-text.ts';
import { sayProblem } from '../../session/start/setup-choices.ts';
import { language } from '../../storage/settings.ts';
import { presetOf } from '../setup/option-values.ts';
import { type Draft, draftFor, draftOf, settingsOf, valuesOf } from './draft.ts';
import { ResultView } from './result-view.tsx';
import { GameField, SettingsFields } from './settings-form.tsx';
import { useRun } from './simulation.ts';
import { useWords, type Words } from './words/index.ts';

/** Messengers cut longer addresses. */
const LONGEST_LINK = 30_000;

export function Lab() {
  const loaded = useWords();
  if (loaded.state === 'failed') return <LoadFailed />;
  return loaded.state === 'ready' ? <Bench text={loaded.value} /> : <Loading />;
}

/** Why these settings cannot be played, or null. */
function problemIn(rules: Game, cover: GameCover, draft: Draft, text: Words): string | null {
  const table = { seats: draft.seats, options: valuesOf(rules, draft) };
  const [problem] = rules.problems(table);
  const refusal = problem ?? rules.noBots?.(table)?.key;
  if (refusal !== undefined) return sayProblem(cover, refusal);
  return draft.seed.trim() === '' ? text.noSeed : null;
}

/** The preset that bots play instead of what was chosen; null if they play what was chosen. */
function imposedPreset(rules: Game, draft: Draft): string | null {
  const chosen = presetOf(rules, valuesOf(rules, draft));
  const played = presetOf(rules, settingsOf(rules, draft).options);
  return played === chosen ? null : played;
}

function Bench({ text }: { readonly text: Words }) {
  const [draft, setDraft] = useState<Draft>(() => draftFor(CARDS[0]!.id));
  const [link, setLink] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const run = useRun();
  const running = run.state === 'running';
  const tell = (sentence: string) => {
    setStatus(sentence);
    announce(sentence);
  };

  /** Puts the result into the address, so that a reload and a copied address show it again. */
  const keep = async (simulation: Simulation): Promise<void> => {
    const packed = await packText(writeSimulation(simulation));
    const fits = packed.length <= LONGEST_LINK;
    const address = `${location.pathname}${fits ? `#${packed}` : ''}`;
    history.replaceState(history.state, '', address);
    setLink(fits ? location.origin + address : null);
  };
  const show = async (simulation: Simulation): Promise<void> => {
    setTrouble(null);
    setStatus('');
    setDraft(draftOf(simulation));
    run.show(simulation);
    await keep(simulation);
  };
  const openLink = async (packed: string): Promise<void> => {
    if (packed === '') return;
    try {
      await show(await readSimulation(await unpackText(packed)));
    } catch {
      setTrouble(text.linkBad);
    }
  };
  const openFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      await show(await readSimulation(await file.text()));
    } catch {
      setTrouble(text.openBad);
      announce(text.openBad);
    }
  };
  useEffect(() => {
    const open = () => void openLink(location.hash.slice(1));
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  const begin = async (rules: Game): Promise<void> => {
    setTrouble(null);
    setLink(null);
    setStatus('');
    const simulation = await run.start(settingsOf(rules, draft));
    if (!simulation) return;
    const n = simulation.played.length;
    if (n === simulation.games) tell(text.done(n));
    else tell(n === 0 ? text.nothing : text.stopped(n, simulation.games));
    if (n > 0) await keep(simulation);
  };

  return (
    <Page title={`${text.title} — ${words().brand}`}>
      <div class="reading lab">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p>{text.intro}</p>
        <div class="lab-columns">
          <section class="stack lab-settings" aria-label={text.settings}>
            <h2>{text.settings}</h2>
            <fieldset class="choices stack" disabled={running}>
              <legend class="hidden-but-heard">{text.settings}</legend>
              <GameField draft={draft} set={setDraft} text={text} />
              <WithGame game={draft.game}>
                {(rules, cover) => (
                  <SettingsFields draft={draft} set={setDraft} text={text} rules={rules} cover={cover} />
                )}
              </WithGame>
            </fieldset>
            <WithGame game={draft.game}>
              {(rules, cover) => (
                <StartButton
                  text={text}
                  running={running}
                  problem={problemIn(rules, cover, draft, text)}
                  imposed={imposedName(rules, cover, draft)}
                  start={() => void begin(rules)}
                  stop={run.stop}
                />
              )}
            </WithGame>
          </section>
          <div class="stack">
            {run.simulation && running && (
              <Progress
                text={text}
                done={run.simulation.played.length}
                of={run.simulation.games}
                moves={run.moves}
              />
            )}
            {status && <p class="lab-status">{status}</p>}
            {run.error !== null && (
              <p class="trouble" role="alert">
                {text.failed(run.error)}
              </p>
            )}
            {run.simulation && run.simulation.played.length > 0 && (
              <WithGame game={run.simulation.game} rules={run.simulation.rules}>
                {(rules, cover) => (
                  <ResultView
                    simulation={run.simulation!}
                    rules={rules}
                    cover={cover}
                    text={text}
                    link={link}
                    running={running}
                  />
                )}
              </WithGame>
            )}
            {trouble && (
              <p class="trouble" role="alert">
                {trouble}
              </p>
            )}
            {!running && (
              <div>
                <label class="button file">
                  <Icon name="open" />
                  {text.open}
                  <input
                    type="file"
                    accept=".json,application/json,text/plain"
                    onChange={e => void openFile(e.currentTarget.files?.[0])}
                  />
                </label>
              </div>
            )}
          </div>
        </div>
      </div>
    </Page>
  );
}

function imposedName(rules: Game, cover: GameCover, draft: Draft): string | null {
  const table = { seats: draft.seats, options: valuesOf(rules, draft) };
  if (rules.problems(table).length > 0) return null;
  const preset = imposedPreset(rules, draft);
  return preset === null ? null : (cover.presets[preset] ?? preset);
}

type WithGameProps = {
  readonly game: string;
  readonly rules?: number;
  readonly children: (rules: Game, cover: GameCover) => ComponentChildren;
};

/** Loads a game and its cover; shows the last one until another is loaded. */
function WithGame({ game, rules, children }: WithGameProps) {
  const chosen = language.value;
  const loaded = useLoaded(
    () => Promise.all([loadGame(game, rules), loadCover(game, chosen)]),
    [game, rules, chosen],
  );
  if (loaded.state === 'failed') return <p class="trouble">{words().errors.notLoaded}</p>;
  // Fields of another game must not be filled with these choices.
  if (loaded.state === 'loading' || loaded.value[0].id !== game) return null;
  return <>{children(...loaded.value)}</>;
}

type StartProps = {
  readonly text: Words;
  readonly running: boolean;
  readonly problem: string | null;
  readonly imposed: string | null;
  readonly start: () => void;
  readonly stop: () => void;
};

/** One button for both, so that the focus stays on it. */
function StartButton({ text, running, problem, imposed, start, stop }: StartProps) {
  const blocked = !running && problem !== null;
  return (
    <div class="stack">
      {imposed !== null && <p class="choice-note">{text.limited(imposed)}</p>}
      {problem && (
        <p class="trouble" id="lab-problem">
          {problem}
        </p>
      )}
      <button
        type="button"
        class="button main"
        aria-disabled={blocked}
        aria-describedby={problem ? 'lab-problem' : undefined}
        onClick={() => (running ? stop() : blocked || start())}
      >
        <Icon name={running ? 'pause' : 'play'} />
        {running ? text.stop : text.start}
      </button>
    </div>
  );
}

type ProgressProps = {
  readonly text: Words;
  readonly done: number;
  readonly of: number;
  readonly moves: number;
};

function Progress({ text, done, of, moves }: ProgressProps) {
  return (
    <div class="lab-progress">
      <progress max={of} value={done} aria-label={text.progress(done, of)} />
      <p>
        <b>{text.progress(done, of)}</b> <span>{text.running(moves)}</span>
      </p>
    </div>
  );
}
